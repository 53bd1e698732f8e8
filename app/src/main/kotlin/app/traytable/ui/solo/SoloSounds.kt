package app.traytable.ui.solo

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.setValue
import app.traytable.rules.solo.SoloEvent
import app.traytable.ui.sound.LocalSounds
import app.traytable.ui.sound.Sound
import app.traytable.ui.table.rememberKept

internal fun soloSound(event: SoloEvent): Sound? =
    when (event) {
        is SoloEvent.Lays, is SoloEvent.Protects, is SoloEvent.Interjects -> Sound.CardLaid

        is SoloEvent.Turns -> Sound.CardFlipped

        is SoloEvent.Draws, is SoloEvent.Gives -> Sound.CardDrawn

        is SoloEvent.Swaps, is SoloEvent.PassesHand -> Sound.PileTaken

        is SoloEvent.SaysSolo -> Sound.Bell

        is SoloEvent.ForgotSolo -> Sound.ClaimLost

        is SoloEvent.GoesOut -> Sound.RoundEnd

        is SoloEvent.Deals, is SoloEvent.Shuffles -> Sound.Shuffled

        is SoloEvent.CallsTriple,
        is SoloEvent.Wishes,
        is SoloEvent.IsSkipped,
        is SoloEvent.ChangesDirection,
        is SoloEvent.DrawsNothing,
        is SoloEvent.Keeps,
        is SoloEvent.Aims,
        is SoloEvent.Chooses,
        is SoloEvent.Asks,
        is SoloEvent.Accepts,
        is SoloEvent.GoesOn,
        is SoloEvent.Counts,
        -> null
    }

/** A count that lies on the table instead of the move that ended the round; not once more. */
@Composable
internal fun RoundEndHeard(table: SoloMoment) {
    val sounds = LocalSounds.current
    var isHeard by rememberKept(table.frame.id(), table.view.round()) { false }
    LaunchedEffect(Unit) {
        if (!isHeard) sounds.play(Sound.RoundEnd)
        isHeard = true
    }
}
