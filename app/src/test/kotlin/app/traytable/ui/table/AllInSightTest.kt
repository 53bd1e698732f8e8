package app.traytable.ui.table

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.Rooms
import app.traytable.room.GameRoom
import app.traytable.room.info
import app.traytable.rules.table.Event
import app.traytable.rules.table.Level
import app.traytable.rules.table.Move
import app.traytable.rules.table.Player
import app.traytable.ui.Leafing
import app.traytable.ui.Page
import app.traytable.ui.play.composed
import app.traytable.ui.play.said
import app.traytable.ui.tray.Order
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith

/**
 * On the smallest phones whoever acts sees what they hold, what it is about and what they can do, all
 * at once, also in the largest letters: every card of the hand shows as much as a finger needs to find
 * it, a pile that can be touched shows at least half of itself, and every button is whole. And the
 * hand stands in one place throughout.
 */
@RunWith(AndroidJUnit4::class)
class AllInSightTest {
    private val hidden = mutableListOf<String>()

    /** Where the hand stands, by game and phone. */
    private val hands = mutableMapOf<String, Float>()

    @Test
    fun onTheSmallestPhones() {
        for (letters in listOf(1f, 1.3f, LARGEST)) {
            look("w320dp-h568dp", letters)
            look("de-w320dp-h640dp", letters)
        }
        assertEquals(hidden.joinToString("\n"), 0, hidden.size)
    }

    private fun look(
        phone: String,
        letters: Float,
    ) = Leafing.through("$phone-mdpi", letters, turns(), false) {
        each { _, page ->
            val where = "${page.name}, $phone, letters $letters"
            judge(where)
            stays(where, "${page.name.substringBeforeLast(',')} $phone $letters")
        }
    }

    private fun judge(where: String) {
        val groups = composed().flatMap { it.unmergedRootSemanticsNode.groups() }
        val deeds = groups.touchable(Order.Deeds)
        val foot =
            groups
                .filter { it.isOf(Order.Deeds) || it.isOf(Order.Prompt) }
                .filterNot { it.boundsInRoot.isEmpty }
                .minOfOrNull { it.boundsInRoot.top } ?: return
        deeds.filter { it.boundsInRoot.height < it.size.height }.forEach {
            hidden += "$where: the button ${it.said()} is cut"
        }
        groups.touchable(Order.Hand).filter { it.isInHand() }.forEach {
            val seen = minOf(it.boundsInRoot.bottom, foot) - it.boundsInRoot.top
            if (seen < STRIP) hidden += "$where: of ${it.said()} are seen $seen"
        }
        val piles = groups.touchable(Order.Places)
        val isOneSeen =
            piles.any {
                minOf(it.boundsInRoot.bottom, foot) - it.boundsInRoot.top >=
                    it.size.height / 2
            }
        if (piles.isNotEmpty() && !isOneSeen) {
            hidden += "$where: none of ${piles.map { it.said() }}"
        }
    }

    private fun stays(
        where: String,
        match: String,
    ) {
        val groups = composed().flatMap { it.unmergedRootSemanticsNode.groups() }
        // The room of the whole hand is the widest.
        val hand = groups.filter { it.isOf(Order.Hand) }.maxByOrNull { it.size.width } ?: return
        val bottom = hand.boundsInRoot.bottom
        if (hands.getOrPut(match) { bottom } != bottom) hidden += "$where: the hand has moved"
    }

    /** A card is higher than wide; the own piece in the foot is not, and has a place of its own. */
    private fun SemanticsNode.isInHand() =
        parent?.isOf(Order.Hand) == true || size.height > size.width

    private fun List<SemanticsNode>.touchable(order: Order) =
        filter { it.isOf(order) }.flatMap { it.within() }.distinctBy { it.id }.filter {
            SemanticsActions.OnClick in it.config
        }

    private fun SemanticsNode.isOf(order: Order) =
        config.getOrNull(SemanticsProperties.TraversalIndex) == order.ordinal.toFloat()

    private fun SemanticsNode.groups(): List<SemanticsNode> =
        within().filter { SemanticsProperties.TraversalIndex in it.config }

    private fun SemanticsNode.within(): List<SemanticsNode> =
        listOf(this) + children.flatMap { it.within() }

    private fun turns() = Rooms.STANDARD.all().flatMap { it.turns(2) + it.turns(4) }

    /** Turns of a match by lot, early and late. */
    private fun <M : Move, V : Any, E : Event, H : Any> GameRoom<M, V, E, H>.turns(
        seats: Int,
    ): List<Page> {
        val players =
            LONG_NAMES.take(seats).mapIndexed { seat, name ->
                if (seat == 0) Player.person(name) else Player.bot(name, Level.EASY)
            }
        val moment = TableMoment(this, players, seats.toLong(), emptyList())
        val pages = mutableListOf<Page>()
        while (pages.size < TURNS && moment.toAct.isNotEmpty()) {
            val person = moment.toAct.firstOrNull { it.index() == 0 }
            if (person != null) {
                val ui = moment.turnOf(person)
                pages +=
                    Page("${info.id()}, $seats seats, move ${moment.match.plies()}") {
                        TableScreen(ui, TableAsides(), TableActions())
                    }
            }
            repeat(APART) { if (moment.toAct.isNotEmpty()) moment.playByLot() }
        }
        return pages
    }

    private companion object {
        /** A finger finds it, and the number at the top of a card is whole. */
        const val STRIP = 24f
        const val LARGEST = 2f
        const val TURNS = 5
        const val APART = 3
    }
}
