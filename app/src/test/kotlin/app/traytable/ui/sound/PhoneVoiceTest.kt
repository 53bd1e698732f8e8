package app.traytable.ui.sound

import android.content.Context
import android.media.AudioManager
import android.speech.tts.TextToSpeech
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.ShadowTextToSpeech
import java.util.Locale

@RunWith(AndroidJUnit4::class)
class PhoneVoiceTest {
    private val context = ApplicationProvider.getApplicationContext<Context>()
    private val audio = context.getSystemService(AudioManager::class.java)
    private val voice = PhoneVoice(context, Locale.GERMANY)
    private val engine = shadowOf(ShadowTextToSpeech.getLastTextToSpeechInstance())

    @Test
    fun itSpeaksTheLanguageOfTheApp() {
        ShadowTextToSpeech.addLanguageAvailability(Locale.GERMANY)
        come()
        voice.say("3")
        voice.say("2")

        assertEquals(listOf("3", "2"), engine.spokenTextList)
        assertEquals(Locale.GERMANY, engine.currentLanguage)
        assertEquals("what is late is not said", TextToSpeech.QUEUE_FLUSH, engine.queueMode)
    }

    @Test
    fun withoutThatLanguageNothingIsSaid() {
        ShadowTextToSpeech.addLanguageAvailability(Locale.FRANCE)
        come()
        voice.say("3")
        assertSilent()
    }

    @Test
    fun withoutAnEngineOrBeforeItHasComeNothingIsSaid() {
        ShadowTextToSpeech.addLanguageAvailability(Locale.GERMANY)
        voice.say("3")
        engine.onInitListener.onInit(TextToSpeech.ERROR)
        voice.say("2")
        assertSilent()
    }

    @Test
    fun aVoiceThatWouldAskANetworkGivesWayToOneThatDoesNot() {
        ShadowTextToSpeech.addLanguageAvailability(Locale.GERMANY)
        speak("far", isFar = true)
        ShadowTextToSpeech.addVoice(voice("near", isFar = false))
        come()
        voice.say("3")

        assertEquals("near", engine.currentVoice.name)
        assertEquals(listOf("3"), engine.spokenTextList)
    }

    @Test
    fun whereThereIsNoOtherNothingIsSaid() {
        ShadowTextToSpeech.addLanguageAvailability(Locale.GERMANY)
        speak("far", isFar = true)
        come()
        voice.say("3")
        assertSilent()
    }

    @Test
    fun aSilentPhoneIsSilent() {
        ShadowTextToSpeech.addLanguageAvailability(Locale.GERMANY)
        come()
        listOf(AudioManager.RINGER_MODE_SILENT, AudioManager.RINGER_MODE_VIBRATE).forEach {
            audio.ringerMode = it
            voice.say("3")
        }
        assertSilent()
    }

    @Test
    fun whoLeavesHearsNoMore() {
        ShadowTextToSpeech.addLanguageAvailability(Locale.GERMANY)
        come()
        voice.close()
        voice.say("3")
        assertTrue(engine.isShutdown)
        assertSilent()
    }

    private fun come() = engine.onInitListener.onInit(TextToSpeech.SUCCESS)

    /** The engine's usual voice. */
    private fun speak(
        name: String,
        isFar: Boolean,
    ) {
        val voice = voice(name, isFar)
        ShadowTextToSpeech.addVoice(voice)
        ShadowTextToSpeech.getLastTextToSpeechInstance().voice = voice
    }

    private fun voice(
        name: String,
        isFar: Boolean,
    ) = android.speech.tts.Voice(name, Locale.GERMANY, 300, 300, isFar, emptySet())

    private fun assertSilent() = assertEquals(emptyList<String>(), engine.spokenTextList)
}
