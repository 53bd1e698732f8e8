package app.traytable.ui.sound

import android.content.Context
import android.media.AudioAttributes
import android.media.AudioManager
import android.media.SoundPool

/** The sounds on this phone: soft, beside whatever else it plays, and none if it is silent. */
internal class SoundBox(
    private val context: Context,
) : AutoCloseable {
    private val audio = context.getSystemService(AudioManager::class.java)

    internal val pool: SoundPool =
        SoundPool
            .Builder()
            .setMaxStreams(MOST)
            .setAudioAttributes(
                AudioAttributes
                    .Builder()
                    .setUsage(AudioAttributes.USAGE_GAME)
                    .setContentType(AudioAttributes.CONTENT_TYPE_SONIFICATION)
                    .build(),
            ).build()

    @Volatile
    private var samples = emptyMap<Sound, Int>()

    /** Reads them from the app's own file, which takes a moment. */
    fun load() {
        samples = Sound.entries.associateWith { pool.load(context, it.wave, 1) }
    }

    fun play(sound: Sound) {
        if (audio.ringerMode != AudioManager.RINGER_MODE_NORMAL) return
        samples[sound]?.let { pool.play(it, VOLUME, VOLUME, 1, 0, 1f) }
    }

    override fun close() {
        samples = emptyMap()
        pool.release()
    }

    private companion object {
        /** So many at once; the oldest gives way. */
        const val MOST = 3

        /** Of what the volume keys allow. */
        const val VOLUME = 0.4f
    }
}
