package app.traytable.ui.pointapile

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import app.traytable.rules.pointapile.PointAPileEvent
import app.traytable.ui.sound.LocalSounds
import app.traytable.ui.sound.Sound

internal fun pointAPileSound(event: PointAPileEvent): Sound? =
    when (event) {
        is PointAPileEvent.Draws, is PointAPileEvent.Splits -> Sound.CardDrawn

        is PointAPileEvent.Puts -> Sound.CardLaid

        is PointAPileEvent.Points -> Sound.Bell

        is PointAPileEvent.Contested -> Sound.ClaimLost

        is PointAPileEvent.Scores,
        is PointAPileEvent.ScoresUnwanted,
        is PointAPileEvent.Discards,
        -> Sound.PileTaken

        is PointAPileEvent.Reaches, is PointAPileEvent.Completes -> Sound.Trophy

        is PointAPileEvent.RunsOut -> Sound.RoundEnd

        is PointAPileEvent.Shuffles -> Sound.Shuffled

        // Where somebody points in secret, nothing is heard.
        is PointAPileEvent.Picks,
        is PointAPileEvent.CountsDown,
        is PointAPileEvent.Wanted,
        is PointAPileEvent.Unwanted,
        is PointAPileEvent.Unsplittable,
        -> null
    }

/** What is heard while all see who points where; the rest of the move comes after it. */
internal val REVEALED = setOf(Sound.Bell, Sound.ClaimLost, Sound.PileTaken)

/** Three, two, one, all fingers, and where several want the same. */
@Composable
internal fun RevealHeard(revealed: Revealed) {
    if (revealed.isAgain) return
    val sounds = LocalSounds.current
    val count = revealed.count
    LaunchedEffect(revealed, count) { sounds.play(if (count > 0) Sound.Count else Sound.Bell) }
    val isClash =
        revealed.isJudged &&
            revealed.before
                .piles()
                .indices
                .any(revealed::isSplit)
    LaunchedEffect(revealed, isClash) { if (isClash) sounds.play(Sound.ClaimLost) }
}
