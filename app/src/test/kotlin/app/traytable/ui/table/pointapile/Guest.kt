package app.traytable.ui.table.pointapile

import android.content.Context
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.test.junit4.ComposeContentTestRule
import androidx.test.core.app.ApplicationProvider
import app.traytable.match.TableUi
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.faces.pointAPileFace
import app.traytable.ui.cards.spoken
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableAsides
import app.traytable.ui.table.TableScreen
import app.traytable.ui.theme.TraytableTheme

/** Somebody at the table, who sees, hears and taps what is on the screen. */
internal class Guest(
    private val compose: ComposeContentTestRule,
) {
    val resources = ApplicationProvider.getApplicationContext<Context>().resources
    val played = mutableListOf<String>()
    var ui by mutableStateOf<TableUi>(TableUi.Loading())
    var peeked by mutableStateOf<Any?>(null)
    var peek: (Seat) -> Unit = {}

    fun show(shown: TableUi) {
        val first = ui is TableUi.Loading
        ui = shown
        if (first) compose.setContent { Shown() }
        compose.waitForIdle()
    }

    @Composable
    private fun Shown() {
        val actions =
            TableActions(
                play = { _, move -> played += move.text() },
                peek = { peek(it) },
                stopPeeking = { peeked = null },
            )
        TraytableTheme(dark = false, dynamicColour = false) {
            TableScreen(ui, TableAsides(peeked = peeked), actions)
        }
    }

    fun openCard(
        moment: Moment,
        card: Int,
    ): SemanticsNodeInteraction {
        val open = moment.table.open()
        val same = open.indices.filter { moment.table.isToPut(it) && open[it] == open[card] }
        val cards = describedAs(face(moment.table, card)) and hasClickAction()
        return compose.onAllNodes(cards)[same.indexOf(card)]
    }

    private fun face(
        view: PointAPileView,
        card: Int,
    ): String = pointAPileFace(view.open()[card]).spoken(resources)

    fun pile(number: Int) =
        compose.onNode(
            SemanticsMatcher("is pile $number") { node ->
                node.descriptions().any { it.startsWith("Pile $number, on top") }
            },
        )

    private fun describedAs(text: String) =
        SemanticsMatcher("is $text") { node -> node.descriptions().any { it == text } }

    private fun SemanticsNode.descriptions() =
        config.getOrNull(SemanticsProperties.ContentDescription).orEmpty()

    /** All that can be read or heard. */
    fun texts(): List<String> {
        val found = mutableListOf<String>()

        fun collect(node: SemanticsNode) {
            found +=
                node.config
                    .getOrNull(SemanticsProperties.Text)
                    .orEmpty()
                    .map { it.text }
            found += node.descriptions()
            node.children.forEach(::collect)
        }
        compose.waitForIdle()
        val roots = compose.onAllNodes(isRoot(), useUnmergedTree = true)
        roots.fetchSemanticsNodes().forEach(::collect)
        return found
    }
}
