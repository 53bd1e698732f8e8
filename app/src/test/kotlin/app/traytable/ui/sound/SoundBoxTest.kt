package app.traytable.ui.sound

import android.content.Context
import android.media.AudioManager
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Shadows.shadowOf

@RunWith(AndroidJUnit4::class)
class SoundBoxTest {
    private val context = ApplicationProvider.getApplicationContext<Context>()
    private val audio = context.getSystemService(AudioManager::class.java)
    private val box = SoundBox(context)

    @Test
    fun everySoundIsPlayedSoftly() {
        box.load()
        Sound.entries.forEach(box::play)

        val volumes =
            Sound.entries.flatMap { sound ->
                shadowOf(box.pool).getResourcePlaybacks(sound.wave).map { it.leftVolume }
            }
        assertEquals(Sound.entries.size, volumes.size)
        assertTrue("$volumes", volumes.all { it > 0f && it <= 0.5f })
    }

    @Test
    fun aSilentPhoneIsSilent() {
        box.load()
        listOf(AudioManager.RINGER_MODE_SILENT, AudioManager.RINGER_MODE_VIBRATE).forEach {
            audio.ringerMode = it
            box.play(Sound.Bell)
        }
        assertEquals(0, plays(Sound.Bell))

        audio.ringerMode = AudioManager.RINGER_MODE_NORMAL
        box.play(Sound.Bell)
        assertEquals(1, plays(Sound.Bell))
    }

    @Test
    fun beforeAndAfterNothingIsPlayed() {
        box.play(Sound.Bell)
        box.load()
        box.close()
        box.play(Sound.Bell)
        assertEquals(0, plays(Sound.Bell))
    }

    @Test
    fun noTwoSoundsAreOne() =
        assertEquals(Sound.entries.size, Sound.entries.distinctBy { it.wave }.size)

    private fun plays(sound: Sound) = shadowOf(box.pool).getResourcePlaybacks(sound.wave).size
}
