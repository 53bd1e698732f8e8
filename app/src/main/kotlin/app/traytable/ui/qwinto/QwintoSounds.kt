package app.traytable.ui.qwinto

import app.traytable.rules.qwinto.QwintoEvent
import app.traytable.ui.sound.Sound

internal fun qwintoSound(event: QwintoEvent): Sound? =
    when (event) {
        // A number comes down on its field like a card.
        is QwintoEvent.Lays, is QwintoEvent.Enters -> Sound.CardLaid

        is QwintoEvent.Calls -> Sound.Bell

        is QwintoEvent.FillsRow, is QwintoEvent.FillsColumn -> Sound.Trophy

        is QwintoEvent.Fails -> Sound.ClaimLost

        is QwintoEvent.Draws -> Sound.CardDrawn

        is QwintoEvent.Shuffles -> Sound.Shuffled

        is QwintoEvent.EndsByRows,
        is QwintoEvent.EndsByFailing,
        is QwintoEvent.EndsByLastCard,
        -> Sound.RoundEnd

        is QwintoEvent.Passes, is QwintoEvent.CannotEnter -> null
    }
