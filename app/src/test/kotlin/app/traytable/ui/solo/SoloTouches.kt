package app.traytable.ui.solo

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.performSemanticsAction
import app.traytable.ui.cards.spoken
import app.traytable.ui.table.TableUser

/** Touches a card of the own hand; of equal ones, the first. */
internal fun TableUser.touch(card: Byte) {
    compose
        .onAllNodes(hasContentDescription(spoken(card)) and hasClickAction())
        .onFirst()
        .performSemanticsAction(SemanticsActions.OnClick)
}

internal fun TableUser.spoken(card: Byte) = soloFace(card).spoken(resources)
