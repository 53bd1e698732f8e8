package app.traytable.ui.ear

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onRoot
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.Rooms
import app.traytable.room.GameRoom
import app.traytable.rules.table.Event
import app.traytable.rules.table.Level
import app.traytable.rules.table.Move
import app.traytable.rules.table.Player
import app.traytable.ui.play.said
import app.traytable.ui.table.TableMoment
import app.traytable.ui.table.TableUser
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class DumpTest {
    @get:Rule
    val compose = createComposeRule()

    @Test
    fun dump() {
        val user = TableUser(compose)
        listOf("noidea", "qwinto", "pointapile", "solo").forEach { game ->
            dump(user, Rooms.STANDARD.of(game))
        }
    }

    private fun <M : Move, V : Any, E : Event, H : Any> dump(
        user: TableUser,
        room: GameRoom<M, V, E, H>,
    ) {
        val moment =
            TableMoment(
                room,
                listOf(Player.person("Anna"), Player.person("Ben"), Player.bot("Robo", Level.EASY)),
                7L,
            )
        repeat(9) { moment.playByLot() }
        val first = moment.toAct.first()
        val turn = if (moment.match.isOpen) moment.openTurn() else moment.turnOf(first)
        listOf(turn, moment.handOver(), moment.watching(first)).forEach { ui ->
            user.show(ui)
            println("=== ${room.playable.info().id()} ${ui.javaClass.simpleName}")
            print(compose.onRoot().fetchSemanticsNode(), "")
        }
    }

    private fun print(
        node: SemanticsNode,
        indent: String,
    ) {
        val custom = node.config.getOrNull(SemanticsActions.CustomActions)?.map { it.label }
        println("$indent${node.said()} ${custom ?: ""}")
        node.children.forEach { print(it, "$indent  ") }
    }
}
