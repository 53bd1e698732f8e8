package app.traytable.ui.sound

import androidx.compose.runtime.staticCompositionLocalOf

/** Lets a sound be heard and felt, if anybody wants that now. */
fun interface Sounds {
    fun play(sound: Sound)
}

/** The sounds of the table on which this is shown. */
val LocalSounds = staticCompositionLocalOf { Sounds {} }

/**
 * Only while somebody looks, and none so soon after itself that it would be noise.
 *
 * @param now in milliseconds
 */
internal class SoundsInSight(
    private val isInSight: () -> Boolean,
    private val now: () -> Long,
    private val sounds: Sounds,
) : Sounds {
    private val last = mutableMapOf<Sound, Long>()

    override fun play(sound: Sound) {
        val before = last[sound]
        if (!isInSight() || (before != null && now() - before < sound.rest)) return
        last[sound] = now()
        sounds.play(sound)
    }
}
