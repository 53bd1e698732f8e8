package app.traytable.ui.ear

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.junit4.ComposeContentTestRule
import androidx.compose.ui.test.onRoot
import app.traytable.match.TableUi
import app.traytable.room.GameRoom
import app.traytable.rules.table.Event
import app.traytable.rules.table.Level
import app.traytable.rules.table.Move
import app.traytable.rules.table.Player
import app.traytable.ui.play.deeds
import app.traytable.ui.table.TableMoment
import app.traytable.ui.table.TableUser

/** Somebody who plays by ear, and what they hear. */
class Ears(
    private val compose: ComposeContentTestRule,
) {
    val user = TableUser(compose).apply { isHeard = true }

    /** Shows that moment and lets it be told. */
    fun hear(ui: TableUi): String {
        user.show(ui)
        compose.mainClock.advanceTimeBy(APART)
        compose.waitForIdle()
        return told()
    }

    /** Time for all that was told to be spoken. */
    fun listen() {
        compose.mainClock.advanceTimeBy(LONG)
        compose.waitForIdle()
    }

    /** What is told now, in the one place where that is. */
    fun told(): String =
        compose
            .onNode(SemanticsMatcher.keyIsDefined(SemanticsProperties.LiveRegion))
            .fetchSemanticsNode()
            .config[SemanticsProperties.Text]
            .joinToString { it.text }
            .trim()

    /** Everything a finger comes across, as it is read. */
    fun read(): List<String> = nodes().map(::label).filter { it.isNotEmpty() }

    fun node(label: String): SemanticsNode =
        checkNotNull(nodes().firstOrNull { label(it) == label }) { "no $label among ${read()}" }

    fun touch(label: String) = touch(node(label))

    private fun touch(node: SemanticsNode) {
        val act = node.config[SemanticsActions.OnClick].action
        compose.runOnIdle { checkNotNull(act)() }
        compose.mainClock.advanceTimeBy(APART)
        compose.waitForIdle()
    }

    /** A touch where everything is told reads the whole table. */
    fun readTable() = touch(nodes().first { SemanticsProperties.LiveRegion in it.config })

    /** An action of the screen reader. */
    fun act(
        label: String,
        deed: String,
    ) {
        val all = node(label).config[SemanticsActions.CustomActions]
        val action =
            checkNotNull(all.firstOrNull { it.label == deed }) { "${all.map { it.label }}" }
        compose.runOnIdle { action.action() }
        compose.waitForIdle()
    }

    fun deeds(label: String): List<String> = node(label).deeds()

    fun nodes(): List<SemanticsNode> = below(compose.onRoot().fetchSemanticsNode())

    private fun below(node: SemanticsNode): List<SemanticsNode> =
        listOf(node) + node.children.flatMap(::below)

    companion object {
        private const val APART = 1_000L
        private const val LONG = 120_000L

        fun label(node: SemanticsNode): String =
            listOfNotNull(
                node.config.getOrNull(SemanticsProperties.ContentDescription)?.joinToString(),
                node.config.getOrNull(SemanticsProperties.Text)?.joinToString { it.text },
                node.config.getOrNull(SemanticsProperties.StateDescription),
            ).filter { it.isNotBlank() }.joinToString()
    }
}

val ANNA_BEN_ROBO =
    listOf(Player.person("Anna"), Player.person("Ben"), Player.bot("Robo", Level.EASY))

fun <M : Move, V : Any, E : Event, H : Any> GameRoom<M, V, E, H>.begun(seed: Long = 7) =
    TableMoment(this, ANNA_BEN_ROBO, seed)
