package app.traytable.ui.ear

import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.rules.noidea.NoIdeaMove
import app.traytable.rules.table.Seat
import app.traytable.ui.noidea.NoIdeaRoom
import app.traytable.ui.pointapile.PointAPileRoom
import app.traytable.ui.qwinto.QwintoRoom
import app.traytable.ui.solo.SoloMatches
import app.traytable.ui.solo.SoloRoom
import app.traytable.ui.table.seenBy
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class ToldAloudTest {
    @get:Rule
    val compose = createComposeRule()

    private val ears by lazy { Ears(compose) }

    @Test
    fun whoseTurnItIsAndWhatIsAskedIsTold() {
        val moment = NoIdeaRoom.begun()
        val first = moment.toAct.first()
        val name = ANNA_BEN_ROBO[first.index()].name()

        assertEquals("$name’s turn. The draw pile comes first.", ears.hear(moment.openTurn()))
    }

    @Test
    fun whatIsAskedByNameNeedsNoOtherName() {
        val moment = QwintoRoom.begun()
        val first = moment.toAct.first()
        val name = ANNA_BEN_ROBO[first.index()].name()

        assertEquals("$name, choose a card.", ears.hear(moment.turnOf(first)))
    }

    @Test
    fun whatIsAskedIsAWholeSentence() {
        val gift = SoloMatches.find(3) { it.seenBy(null).isGiving }
        assertTrue(ears.hear(SoloMatches.turn(gift)).endsWith(": choose card 1 of 2."))

        val moment = NoIdeaRoom.begun()
        while (moment.toAct.isEmpty() || moment.moves(moment.toAct[0]).none(::isClaim)) {
            moment.playByLot()
        }
        ears.hear(moment.openTurn())
        ears.listen()
        assertTrue(
            ears.user.told.last(),
            ears.user.told
                .last()
                .endsWith("or say: Nothing fits!"),
        )
    }

    private fun isClaim(move: NoIdeaMove) = move is NoIdeaMove.Claim

    @Test
    fun everyMoveIsToldOnceAndInOrderHoweverManyComeAtOnce() {
        val moment = PointAPileRoom.begun()
        ears.hear(moment.turnOf(moment.toAct.first()))
        val before = moment.match.plies()
        repeat(3) { moment.playByLot() }

        val told = ears.hear(moment.turnOf(moment.toAct.first()))
        val moves = moment.log(moment.toAct.first()).moves().filter { it.ply() > before }
        val sentences = moves.flatMap { it.story().inWords(speech()) }
        assertTrue("$told: $sentences", sentences.size >= 3)
        assertTrue("$told: $sentences", told.startsWith(sentences.joinToString(" ")))

        moment.playByLot()
        val next = ears.hear(moment.turnOf(moment.toAct.first()))
        assertFalse(next, sentences.first() in next)
    }

    @Test
    fun botsWaitUntilItHasBeenSaid() {
        val moment = SoloRoom.begun()
        ears.hear(moment.watching(null))
        moment.playByLot()
        val words = ears.hear(moment.watching(null))
        assertTrue(ears.user.botsWait)
        compose.mainClock.advanceTimeBy(Aloud.timeFor(words) / 2)
        compose.waitForIdle()
        assertTrue(ears.user.botsWait)

        ears.listen()
        assertFalse(ears.user.botsWait)
        moment.playByLot()
        assertTrue(ears.hear(moment.watching(null)).isNotEmpty())
        assertTrue(ears.user.botsWait)
    }

    @Test
    fun whereNobodyListensNobodyWaits() {
        ears.user.isHeard = false
        ears.user.show(SoloRoom.begun().apply { playByLot() }.watching(null))

        assertFalse(ears.user.botsWait)
    }

    @Test
    fun whatWasForOnePairOfEarsIsGoneWithThePhone() {
        val moment = SoloRoom.begun()
        val seat = moment.toAct.first()
        ears.hear(moment.turnOf(seat))
        moment.play(seat, "draw")
        val own = ears.hear(moment.turnOf(seat))
        val drawn =
            moment
                .log(seat)
                .moves()
                .last()
                .story()
                .inWords(speech())
                .last()
        assertTrue("$own: $drawn", drawn in own)

        ears.user.show(moment.handOver())
        assertFalse(drawn in ears.read().joinToString())
        assertFalse(drawn in ears.hear(moment.handOver()))
    }

    @Test
    fun theHandOverHasOnlyItselfToRead() {
        val moment = SoloRoom.begun().apply { repeat(6) { playByLot() } }
        val told = ears.hear(moment.handOver())
        val name = ANNA_BEN_ROBO[moment.toAct.first().index()].name()

        assertTrue(told, told.endsWith("Give the phone to $name."))
        val read = ears.read()
        assertFalse("$read", read.any { "card" in it && it != told })
        val focused =
            ears.nodes().single { it.config.getOrElse(SemanticsProperties.Focused) { false } }
        assertEquals("$name, takes the phone.", Ears.label(focused))
    }

    @Test
    fun whoTakesThePhoneIsBackAtTheStory() {
        val moment = SoloRoom.begun().apply { repeat(6) { playByLot() } }
        ears.hear(moment.handOver())
        val told = ears.hear(moment.turnOf(moment.toAct.first()))

        val focused =
            ears.nodes().single { it.config.getOrElse(SemanticsProperties.Focused) { false } }
        assertEquals(told, Ears.label(focused).trim())
    }

    @Test
    fun anUndoneMoveIsTold() {
        val moment = NoIdeaRoom.begun().apply { repeat(3) { playByLot() } }
        val earlier = moment.openTurn()
        moment.playByLot()
        ears.hear(moment.openTurn())

        val told = ears.hear(earlier)
        assertTrue(told, told.startsWith("The last move has been undone."))
    }

    @Test
    fun aTouchReadsTheTableInFourSentences() {
        listOf(NoIdeaRoom.begun(), SoloRoom.begun(), PointAPileRoom.begun()).forEach { moment ->
            repeat(7) { moment.playByLot() }
            val seat = moment.toAct.first()
            ears.hear(moment.turnOf(seat))
            ears.readTable()
            val told = ears.told()
            assertTrue(told, told.startsWith("At the table: Anna, Ben and Robo; to act: "))
            assertTrue(told, Regex("""\.( |$)""").findAll(told).count() == 4)
        }
    }

    @Test
    fun whatIsReadToEverybodyNamesNoHand() {
        val moment = SoloRoom.begun().apply { repeat(7) { playByLot() } }
        ears.hear(moment.watching(null))
        ears.readTable()

        assertFalse(ears.told(), "in hand" in ears.told())
        ears.hear(moment.turnOf(Seat.of(0)))
        ears.readTable()
        assertTrue(ears.told(), "Anna: " in ears.told() && "in hand: " in ears.told())
    }

    private fun speech() =
        app.traytable.ui.words
            .Speech(ears.user.resources, ANNA_BEN_ROBO.map { it.name() })
}
