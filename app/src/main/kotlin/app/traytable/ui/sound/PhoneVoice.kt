package app.traytable.ui.sound

import android.content.Context
import android.media.AudioAttributes
import android.media.AudioManager
import android.speech.tts.TextToSpeech
import java.util.Locale

/**
 * What this phone itself speaks with. It comes when it comes: until then, and where it does not know
 * the language or would ask a network, nothing is said. Nobody waits for it.
 */
internal class PhoneVoice(
    context: Context,
    private val language: Locale,
) : Voice,
    AutoCloseable {
    private val audio = context.getSystemService(AudioManager::class.java)
    private var isReady = false
    private val speech: TextToSpeech =
        TextToSpeech(context) { if (it == TextToSpeech.SUCCESS) prepare() }

    private fun prepare() {
        val isKnown = speech.setLanguage(language) >= TextToSpeech.LANG_AVAILABLE
        isReady = isKnown && staysHere()
        if (!isReady) return
        speech.setAudioAttributes(
            AudioAttributes
                .Builder()
                .setUsage(AudioAttributes.USAGE_GAME)
                .setContentType(AudioAttributes.CONTENT_TYPE_SPEECH)
                .build(),
        )
    }

    /** Nothing that is said leaves the phone, if need be with another voice than the usual one. */
    private fun staysHere(): Boolean {
        if (speech.voice?.isNetworkConnectionRequired != true) return true
        val own =
            speech.voices.orEmpty().firstOrNull {
                it.locale.language == language.language &&
                    !it.isNetworkConnectionRequired &&
                    TextToSpeech.Engine.KEY_FEATURE_NOT_INSTALLED !in it.features
            }
        return own != null && speech.setVoice(own) == TextToSpeech.SUCCESS
    }

    override fun say(words: String) {
        if (!isReady || audio.ringerMode != AudioManager.RINGER_MODE_NORMAL) return
        // What is still being said is late.
        speech.speak(words, TextToSpeech.QUEUE_FLUSH, null, words)
    }

    override fun close() {
        isReady = false
        speech.shutdown()
    }
}
