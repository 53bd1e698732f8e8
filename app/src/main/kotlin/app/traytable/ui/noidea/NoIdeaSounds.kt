package app.traytable.ui.noidea

import app.traytable.rules.noidea.NoIdeaEvent
import app.traytable.ui.sound.Sound

internal fun noIdeaSound(event: NoIdeaEvent): Sound? =
    when (event) {
        is NoIdeaEvent.Draws, is NoIdeaEvent.IsDealt -> Sound.CardDrawn

        is NoIdeaEvent.Opens, is NoIdeaEvent.Lays -> Sound.CardLaid

        is NoIdeaEvent.Shows, is NoIdeaEvent.Returns -> Sound.CardFlipped

        is NoIdeaEvent.Removes -> Sound.PileTaken

        is NoIdeaEvent.Right -> Sound.ClaimWon

        is NoIdeaEvent.Mistaken -> Sound.ClaimLost

        is NoIdeaEvent.WinsPrize, is NoIdeaEvent.WinsTrophy -> Sound.Trophy

        is NoIdeaEvent.Shuffles -> Sound.Shuffled

        is NoIdeaEvent.Touches,
        is NoIdeaEvent.DrawsNothing,
        is NoIdeaEvent.Plus,
        is NoIdeaEvent.Refills,
        is NoIdeaEvent.Claims,
        is NoIdeaEvent.Clears,
        -> null
    }
