package app.traytable.ui.tray

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.CollectionInfo
import androidx.compose.ui.semantics.CollectionItemInfo
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.collectionInfo
import androidx.compose.ui.semantics.collectionItemInfo
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.customActions
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import app.traytable.R
import app.traytable.ui.cards.CardState
import app.traytable.ui.cards.spoken
import app.traytable.ui.ear.LocalIsHeard
import app.traytable.ui.ear.heard

/** So many cards stand side by side. */
@Composable
internal fun Modifier.listed(many: Int): Modifier =
    if (LocalIsHeard.current) {
        semantics { collectionInfo = CollectionInfo(1, many) }
    } else {
        this
    }

/** One of those, counted from 0. */
@Composable
internal fun Modifier.listedAs(index: Int): Modifier =
    if (LocalIsHeard.current) {
        semantics { collectionItemInfo = CollectionItemInfo(0, 1, index, 1) }
    } else {
        this
    }

/** "blue 7, card 3 of 8, does not fit", and all that can be done with it; of a back, whose it is. */
@Composable
internal fun Modifier.heardAs(
    held: HandCard,
    index: Int,
    many: Int,
    owner: String,
): Modifier {
    if (!LocalIsHeard.current) return this
    val face =
        held.face?.spoken(LocalResources.current) ?: stringResource(R.string.ear_back_of, owner)
    val place = stringResource(R.string.ear_card_of, index + 1, many)
    val whole = listOfNotNull(face, place, held.away, held.note).joinToString()
    val hint = stringResource(R.string.card_hinted)
    return clearAndSetSemantics {
        contentDescription = whole
        collectionItemInfo = CollectionItemInfo(0, 1, index, 1)
        if (held.state == CardState.Selected) selected = true
        if (held.state == CardState.Hinted) stateDescription = hint
        if (held.also.isNotEmpty()) customActions = held.also.map { it.heard() }
    }
}
