package app.traytable.ui.tray

import androidx.compose.runtime.withFrameMillis
import androidx.compose.ui.MotionDurationScale
import app.traytable.ui.sound.Sound
import app.traytable.ui.sound.Sounds
import kotlinx.coroutines.currentCoroutineContext

/**
 * A part of a move that is heard.
 *
 * @param after so many milliseconds after the move
 */
class Heard(
    val sound: Sound,
    val after: Int = 0,
)

/**
 * What is heard of a move: one after the other, and a card as it lands.
 *
 * @param isFlying its cards have a way to go
 */
internal fun inTurn(
    sounds: List<Sound>,
    isFlying: Boolean,
): List<Heard> =
    sounds.distinct().take(MOST).mapIndexed { index, sound ->
        Heard(sound, index * APART + if (sound.lands && isFlying) Flight.MILLIS else 0)
    }

private const val MOST = 3
private const val APART = 110

/** As time passes for what flies; where nothing does, the first is heard at once. */
internal suspend fun Sounds.play(heard: List<Heard>) {
    val all = heard.sortedBy { it.after }
    val pace = currentCoroutineContext()[MotionDurationScale]?.scaleFactor ?: 1f
    val isStill = pace == 0f
    var now = if (isStill) all.firstOrNull()?.after ?: 0 else 0
    all.forEach {
        passes(((it.after - now) * if (isStill) 1f else pace).toLong())
        now = it.after
        play(it.sound)
    }
}

/** Counts frames: while nobody can look, no time passes. */
internal suspend fun passes(millis: Long) {
    var left = millis
    if (left <= 0L) return
    var last = withFrameMillis { it }
    while (left > 0) {
        val now = withFrameMillis { it }
        left -= (now - last).coerceAtMost(LONGEST_FRAME)
        last = now
    }
}

private const val LONGEST_FRAME = 100L
