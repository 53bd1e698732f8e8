package app.traytable.ui.pointapile

import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.performTouchInput
import app.traytable.ui.cards.spoken
import app.traytable.ui.table.TableUser

/** One of the cards that still have to be put on a pile. */
internal fun TableUser.openCard(
    moment: Moment,
    card: Int,
): SemanticsNodeInteraction {
    val open = moment.table.open()
    val same = open.indices.filter { moment.table.isToPut(it) && open[it] == open[card] }
    val face = pointAPileFace(open[card]).spoken(resources)
    val cards = describedAs("is $face") { it == face } and hasClickAction()
    return compose.onAllNodes(cards)[same.indexOf(card)]
}

/** A finger takes a card to a place. */
internal fun TableUser.drag(
    moment: Moment,
    card: Int,
    place: SemanticsNodeInteraction,
) {
    val from = openCard(moment, card).fetchSemanticsNode().boundsInRoot.center
    val way = place.fetchSemanticsNode().boundsInRoot.center - from
    compose.onRoot().performTouchInput {
        down(from)
        repeat(10) { moveBy(way / 10f) }
        up()
    }
}

internal fun TableUser.pile(number: Int): SemanticsNodeInteraction =
    compose.onNode(
        describedAs("is pile $number") { it.startsWith("Pile $number, on top") },
    )

private fun describedAs(
    what: String,
    fits: (String) -> Boolean,
) = SemanticsMatcher(what) { node ->
    node.config
        .getOrNull(SemanticsProperties.ContentDescription)
        .orEmpty()
        .any(fits)
}
