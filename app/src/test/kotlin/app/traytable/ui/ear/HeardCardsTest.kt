package app.traytable.ui.ear

import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.rules.qwinto.QwintoMove
import app.traytable.rules.qwinto.QwintoView
import app.traytable.rules.solo.SoloMove
import app.traytable.rules.table.Seat
import app.traytable.ui.noidea.NoIdeaRoom
import app.traytable.ui.pointapile.PointAPileRoom
import app.traytable.ui.qwinto.QwintoRoom
import app.traytable.ui.qwinto.QwintoWords
import app.traytable.ui.solo.SoloMatches
import app.traytable.ui.solo.SoloRoom
import app.traytable.ui.solo.actor
import app.traytable.ui.solo.moves
import app.traytable.ui.table.TableMoment
import app.traytable.ui.words.Speech
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** Every card says what it is, whose, where and how many; and what can be done with it. */
@RunWith(AndroidJUnit4::class)
class HeardCardsTest {
    @get:Rule
    val compose = createComposeRule()

    private val ears by lazy { Ears(compose) }

    @Test
    fun theCardsOfALayoutSayWhoseAndWhere() {
        val moment = NoIdeaRoom.begun().apply { repeat(9) { playByLot() } }
        ears.hear(moment.openTurn())
        val read = ears.read()

        ANNA_BEN_ROBO.forEachIndexed { seat, player ->
            (0 until 6).forEach { place ->
                val lies = moment.table.card(Seat.of(seat), place) >= -1
                val said = read.filter { "${player.name()}, place ${place + 1} of 6, " in it }
                assertEquals("$read", 1, said.size)
                assertTrue("$said $lies", said.single().endsWith("face down") || "empty" in said[0])
            }
        }
        assertTrue("$read", read.any { Regex("pile 1: [a-z]+ \\d.*, [a-z]+ cards?").matches(it) })
        assertTrue("$read", "new pile: empty" in read)
    }

    @Test
    fun theCardsOfAHandSayTheirPlaceAndWhetherTheyFit() {
        val moment = SoloRoom.begun()
        val seat = moment.toAct.first()
        ears.hear(moment.turnOf(seat))
        val held = ears.nodes().filter { SemanticsProperties.CollectionItemInfo in it.config }
        val size = moment.view(seat).hand().size

        assertEquals(size, held.size)
        held.forEachIndexed { index, card ->
            val said = Ears.label(card)
            assertTrue(said, ", card ${index + 1} of $size, " in said)
            assertTrue(said, said.endsWith(", fits") || said.endsWith(", does not fit"))
        }
        assertTrue(held.any { Ears.label(it).endsWith("does not fit") })
        assertTrue("${ears.read()}", ears.read().any { Regex("Draw pile, \\d+ cards").matches(it) })
    }

    @Test
    fun everyWayToLayACardIsAnActionOfIt() {
        val wishes = { moves: List<SoloMove> -> moves.filterIsInstance<SoloMove.PlayFor>() }
        val moment =
            (1L..200L).firstNotNullOf { seed ->
                SoloRoom.begun(seed).takeIf { wishes(it.moves(it.toAct.first())).isNotEmpty() }
            }
        val seat = moment.toAct.first()
        ears.hear(moment.turnOf(seat))
        val card =
            ears.read().first {
                it.startsWith("black") &&
                    ears.deeds(it).any { d ->
                        "ask for" in d
                    }
            }
        assertEquals(4, ears.deeds(card).count { "and ask for" in it })
        val deed = ears.deeds(card).first { it.endsWith("and ask for red") }

        ears.act(card, deed)
        assertEquals(1, ears.user.done.size)
        assertTrue(
            "${ears.user.done}",
            ears.user.done
                .single()
                .endsWith(" R"),
        )
    }

    @Test
    fun aSheetSaysWhoseItIsAndAStruckOutSumThatItIs() {
        val moment = QwintoRoom.begun()
        val seat = moment.toAct.first()
        ears.hear(moment.turnOf(seat))
        val name = ANNA_BEN_ROBO[seat.index()].name()
        assertTrue(
            "${ears.read()}",
            "$name’s sheet, 0 points, failed attempts: 0 of 4" in ears.read(),
        )

        val late = QwintoRoom.begun()
        while (unfit(late) == null) late.playByLot()
        val unfit = checkNotNull(unfit(late))
        ears.hear(late.turnOf(late.toAct.first()))
        val face = QwintoWords(speech).card(unfit.card())
        val card = ears.read().first { it.startsWith("$face, card ") }
        assertTrue(ears.deeds(card).all { it.startsWith("Lay the ") })
        ears.touch(card)
        val owner = ANNA_BEN_ROBO[late.toAct.first().index()].name()
        val struck = ears.read().filter { "Struck out: $owner has no field for it." in it }
        assertTrue("${ears.read()}", struck.isNotEmpty())
    }

    private val speech get() = Speech(ears.user.resources)

    /** A lay that calls what its own player cannot enter. */
    private fun unfit(moment: TableMoment<QwintoMove, QwintoView, *, *>): QwintoMove.Lay? {
        val seat = moment.toAct.first()
        val view = moment.view(seat)
        return moment.moves(seat).filterIsInstance<QwintoMove.Lay>().firstOrNull {
            view.sheet(seat).openFields(view.callOf(it)).isEmpty()
        }
    }

    @Test
    fun cardsArePutOnPilesWithoutADrag() {
        val moment = PointAPileRoom.begun()
        val seat = moment.toAct.first()
        ears.hear(moment.turnOf(seat))
        val card = ears.read().first { ", card 1 of 6" in it }

        assertEquals(listOf("New pile"), ears.deeds(card))
        ears.act(card, "New pile")
        assertEquals(1, ears.user.done.size)
    }

    @Test
    fun noFingerPointsByItselfWhereSomebodyListens() {
        val moment = PointAPileRoom.begun()
        while (moment.moves(moment.toAct.first()).none { "Pick" in it.javaClass.simpleName }) {
            moment.playByLot()
        }
        val seat = moment.toAct.first()
        ears.hear(moment.turnOf(seat))
        val pile = ears.read().first { it.startsWith("Pile ") && it.endsWith(" cards") }
        ears.touch(pile)
        ears.listen()
        assertTrue("${ears.user.done}", ears.user.done.isEmpty())

        ears.act(pile, "point at it at once")
        assertEquals(1, ears.user.done.size)
    }

    @Test
    fun aSecretIsWarnedOfBeforeItIsSaid() {
        val moment = NoIdeaRoom.begun()
        moment.until { it.trophies(Seat.of(0)).size + it.prizes(Seat.of(0), 1) > 0 }
        val told = ears.hear(moment.turnOf(Seat.of(0)))
        val won = ears.read().first { "hear it" in it }

        ears.touch(won)
        assertTrue(ears.told(), ears.told().startsWith("Only for Anna, and it is said aloud"))
        assertFalse("${ears.read()}", ears.read().any { "together" in it })
        ears.touch(won)
        assertTrue(ears.told(), Regex(".*, together \\d points?").matches(ears.told()))
        assertFalse(told, "together" in told)
    }

    @Test
    fun aRowSaysHowManyFieldsAreFreeAndABackWhoseItIs() {
        val moment = QwintoRoom.begun()
        while (moment.table.call() == null || moment.openFields().isEmpty()) moment.playByLot()
        val seat = moment.toAct.first { moment.openFields(it).isNotEmpty() }
        ears.hear(moment.turnOf(seat))
        val name = ANNA_BEN_ROBO[seat.index()].name()
        val rows = ears.read().filter { Regex("(orange|yellow|purple) row.*").matches(it) }

        assertEquals("${ears.read()}", 3, rows.size)
        assertTrue("$rows", rows.all { Regex(".*, \\d fields? free").matches(it) })
        assertTrue("${ears.read()}", "$name’s face-down card, card 1 of 3" in ears.read())
    }

    @Test
    fun aNumberIsEnteredInOneStep() {
        val moment = QwintoRoom.begun()
        while (moment.table.call() == null || moment.openFields().isEmpty()) moment.playByLot()
        val seat = moment.toAct.first { moment.openFields(it).isNotEmpty() }
        ears.hear(moment.turnOf(seat))
        val fields = ears.read().filter { ", open for the " in it }
        val rows = ears.read().filter { " row: " in it }
        assertEquals(moment.openFields(seat).size, fields.size)
        assertEquals(fields.flatMap(ears::deeds).sorted(), rows.flatMap(ears::deeds).sorted())

        val deed = ears.deeds(fields.first()).single()
        assertTrue(deed, Regex("Enter in [a-z]+, field \\d").matches(deed))
        ears.act(fields.first(), deed)
        assertEquals(1, ears.user.done.size)
    }

    private fun TableMoment<QwintoMove, QwintoView, *, *>.openFields(seat: Seat = toAct.first()) =
        moves(seat).filterIsInstance<QwintoMove.Enter>()

    @Test
    fun twoEqualCardsAreLaidInOneStep() {
        val moment = QwintoRoom.begun()
        while (moment.moves(moment.toAct.first()).none { it is QwintoMove.LayTwo }) {
            moment.playByLot()
        }
        ears.hear(moment.turnOf(moment.toAct.first()))
        val card =
            ears.read().first { c ->
                ", card " in c && ears.deeds(c).any { ", then " in it }
            }

        ears.act(card, ears.deeds(card).first { ", then " in it })
        assertEquals(1, ears.user.done.size)
    }

    @Test
    fun soloIsSaidWithTheLastCardsInOneStep() {
        val match =
            SoloMatches.find(3) { m -> m.moves(m.actor).any { it is SoloMove.Silently } }
        ears.hear(SoloMatches.turn(match))
        val deeds = ears.read().flatMap { c -> if (", card " in c) ears.deeds(c) else emptyList() }
        val aloud = deeds.filter { it.endsWith(", with “Solo!”") }
        assertTrue("$deeds", aloud.isNotEmpty())
        assertEquals(
            aloud.map { it.replace(", with ", ", without ") },
            deeds.filter { it.endsWith(", without “Solo!”") },
        )

        val card = ears.read().first { c -> ", card " in c && aloud.first() in ears.deeds(c) }
        ears.act(card, aloud.first())
        assertFalse("silent" in ears.user.done.single())
    }

    @Test
    fun pilesAreCountedAsAList() {
        val moment = NoIdeaRoom.begun().apply { repeat(9) { playByLot() } }
        ears.hear(moment.openTurn())
        assertListed(moment.table.piles().size + 1)
    }

    @Test
    fun soAreThoseThatArePointedAtAndTheEmptyTable() {
        val moment = PointAPileRoom.begun()
        while (moment.moves(moment.toAct.first()).none { "Pick" in it.javaClass.simpleName }) {
            moment.playByLot()
        }
        ears.hear(moment.turnOf(moment.toAct.first()))
        assertListed(moment.table.piles().size + 1)

        ears.act("Empty table", "point at it at once")
        assertEquals(1, ears.user.done.size)
    }

    private fun assertListed(many: Int) {
        val list =
            ears.nodes().first {
                it.config.getOrNull(SemanticsProperties.CollectionInfo)?.columnCount == many
            }
        val items =
            list.below().mapNotNull {
                it.config.getOrNull(
                    SemanticsProperties.CollectionItemInfo,
                )
            }
        assertEquals((0 until many).toList(), items.map { it.columnIndex })
    }

    private fun SemanticsNode.below(): List<SemanticsNode> =
        children.flatMap { listOf(it) + it.below() }
}
