package app.traytable.ui.sound

import androidx.annotation.RawRes
import androidx.compose.ui.hapticfeedback.HapticFeedbackType
import app.traytable.R

/**
 * What can be heard at a table, and how the phone feels then.
 *
 * @param wave made by `gradle/sound` whenever the app is built
 * @param beats in the hand of whoever holds the phone
 * @param rest so many milliseconds it is not heard again, or a quick run of moves would be a drum
 * @param lands it is heard as a card comes down, not as it takes off
 */
enum class Sound(
    @param:RawRes val wave: Int,
    val beats: List<Beat>,
    val rest: Int = 140,
    val lands: Boolean = false,
) {
    CardLaid(R.raw.card_laid, listOf(light()), lands = true),
    CardDrawn(R.raw.card_drawn, listOf(faint())),
    CardFlipped(R.raw.card_flipped, listOf(faint(), faint(60))),
    Shuffled(R.raw.shuffled, listOf(faint(), faint(80), faint(80), faint(80)), rest = 400),
    PileTaken(R.raw.pile_taken, listOf(faint(), light(90))),
    Count(R.raw.count, listOf(light())),
    Bell(R.raw.bell, listOf(firm()), rest = 400),
    ClaimWon(R.raw.claim_won, listOf(light(), firm(90)), rest = 400),
    ClaimLost(R.raw.claim_lost, listOf(firm(), firm(110)), rest = 400),
    Trophy(R.raw.trophy, listOf(light(), light(70), light(70), firm(70)), rest = 400),
    RoundEnd(R.raw.round_end, listOf(light(), light(120)), rest = 1000),
}

/**
 * One of the touches that every phone knows, so that none needs a permission.
 *
 * @param after so many milliseconds after the one before
 */
class Beat(
    val after: Long,
    val touch: HapticFeedbackType,
)

private fun faint(after: Long = 0) = Beat(after, HapticFeedbackType.TextHandleMove)

private fun light(after: Long = 0) = Beat(after, HapticFeedbackType.ContextClick)

private fun firm(after: Long = 0) = Beat(after, HapticFeedbackType.LongPress)
