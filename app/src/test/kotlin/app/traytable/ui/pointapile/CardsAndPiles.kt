package app.traytable.ui.pointapile

import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.hasClickAction
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
