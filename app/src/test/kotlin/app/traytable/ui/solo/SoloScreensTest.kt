package app.traytable.ui.solo

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Surface
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.Frame
import app.traytable.match.TableUi
import app.traytable.rules.solo.SoloCards
import app.traytable.rules.solo.SoloCards.Symbol
import app.traytable.rules.solo.SoloMove
import app.traytable.rules.solo.SoloRefusal
import app.traytable.rules.table.Seat
import app.traytable.ui.Look
import app.traytable.ui.Screens
import app.traytable.ui.table.LogBeside
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableAsides
import app.traytable.ui.table.TableScreen
import app.traytable.ui.table.frame
import app.traytable.ui.table.log
import app.traytable.ui.table.seenBy
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class SoloScreensTest {
    @Test
    fun aTurn() {
        val match =
            SoloMatches.find(4, people = 1) {
                it.actor == ANNA && it.plies() > 8 && it.own.chain() == 0 && it.own.size(ANNA) == 8
            }
        Screens.check("solo-turn", Look.ALL) {
            LogBeside(match.inRoom.log(ANNA)) {
                // The one bar that is drawn with all it can hold, in every way to look.
                TableScreen(SoloMatches.turn(match), it, TableActions(hear = {}))
            }
        }
    }

    @Test
    fun tenSeatsAndManyCards() {
        val match =
            SoloMatches.find(10, people = 1, choose = { m, moves, lot ->
                val draw = moves.firstOrNull { it is SoloMove.Draw || it is SoloMove.Take }
                if (m.actor == ANNA && draw != null) draw else moves[lot.nextInt(moves.size)]
            }) { it.actor == ANNA && it.own.hand().size == 25 }
        check(
            "solo-many",
            SoloMatches.watching(match, ANNA),
            looks = setOf(Look.Phone, Look.Landscape, Look.Small),
        )
    }

    @Test
    fun aChainAndAWish() {
        val match =
            SoloMatches.find(4, people = 1) { m ->
                m.actor == ANNA && m.own.chain() >= 4 && m.own.colour() != null &&
                    SoloCards.symbol(m.own.top()) == Symbol.DRAW_FOUR &&
                    m.moves(ANNA).any { it is SoloMove.Protect }
            }
        check("solo-chain", SoloMatches.turn(match))
    }

    @Test
    fun aColourToChoose() {
        val match =
            SoloMatches.find(4, people = 1) { m ->
                m.actor == ANNA && m.moves(ANNA).any { it.text() == "play Choose R" }
            }
        val choose = keyOf(SoloCards.parse("Choose"), 0)
        checkPicked("solo-wheel", match, choose)
    }

    @Test
    fun aPlayerToChoose() {
        val match =
            SoloMatches.find(10, people = 1) { m ->
                m.actor == ANNA &&
                    m.moves(ANNA).any { it is SoloMove.PlayAt && it.card() == RED_SWAP }
            }
        checkPicked("solo-target", match, keyOf(RED_SWAP, 0))
    }

    @Test
    fun aTriple() {
        val match =
            SoloMatches.find(3, people = 1) { m ->
                m.actor == ANNA && m.moves(ANNA).count { it is SoloMove.Triple } >= 3
            }
        val last =
            match
                .moves(ANNA)
                .filterIsInstance<SoloMove.Triple>()
                .first()
                .last()
        checkPicked("solo-triple", match, keyOf(last, 0))
    }

    @Test
    fun theTimeToSaySolo() {
        val match =
            SoloMatches.find(4) { m -> m.actor != ANNA && ANNA in m.own.silent() && m.plies() > 20 }
        check(
            "solo-say",
            SoloMatches.handOver(match),
            looks = setOf(Look.Phone, Look.FontGerman),
        )
    }

    @Test
    fun theLastCardsTogether() {
        val match =
            SoloMatches.find(3, people = 1) { m ->
                m.actor == ANNA &&
                    m.moves(ANNA).any { it is SoloMove.Silently && it.lay() is SoloMove.PlayAt }
            }
        val silent = match.moves(ANNA).first { it is SoloMove.Silently } as SoloMove.Silently
        val gift = (silent.lay() as SoloMove.PlayAt).card()
        checkPicked("solo-last", match, keyOf(gift, 0), looks = setOf(Look.Font2))
    }

    @Test
    fun aGift() {
        val match =
            SoloMatches.find(3, people = 1) { m ->
                m.actor == ANNA && m.own.isGiving && m.own.offer().size == 1
            }
        check("solo-gift", SoloMatches.turn(match))
    }

    @Test
    fun aReaction() {
        val match =
            SoloMatches.find(5, people = 1) { m ->
                m.actor != ANNA && m.moves(ANNA).any { it is SoloMove.Interject }
            }
        check("solo-reaction", SoloMatches.watching(match, ANNA))
    }

    @Test
    fun thePhoneChangesHands() {
        val match = SoloMatches.find(4) { it.plies() == 30 }
        check("solo-handover", SoloMatches.handOver(match))
    }

    @Test
    fun botsActWhileSeveralLookOn() {
        val match = SoloMatches.find(5, people = 3) { it.plies() > 12 && it.actor.index() == 4 }
        val refused = Frame.Refused(SoloRefusal.SOLO, 1)
        check(
            "solo-looking-on",
            TableUi.Watching(match.inRoom.frame(refused = refused), false, match.people),
        )
    }

    @Test
    fun theEndOfARound() {
        val match =
            SoloMatches.find(4, people = 1) {
                it.actor == ANNA && it.own.round() == 3 && isFreshRound(it.latest(ANNA), ANNA)
            }
        check("solo-round", SoloMatches.turn(match))
    }

    @Test
    fun allRoundsOfAMatch() {
        val match = SoloMatches.find(4) { it.own.round() == 7 }
        val table = match.seenBy(null)
        Screens.check("solo-rounds") {
            Surface(Modifier.fillMaxSize()) {
                Box(Modifier.padding(16.dp)) {
                    SoloRounds(match.inRoom.frame(), table, table.rounds())
                }
            }
        }
    }

    private fun check(
        name: String,
        ui: TableUi,
        looks: Set<Look> = setOf(Look.Phone),
    ) = Screens.check(name, looks) { TableScreen(ui, TableAsides(), TableActions()) }

    private fun checkPicked(
        name: String,
        match: SoloMatch,
        pick: String,
        looks: Set<Look> = setOf(Look.Phone),
    ) = Screens.check(name, looks) { Picked(match, pick) }

    private companion object {
        val ANNA: Seat = Seat.of(0)
        val RED_SWAP = SoloCards.parse("RSwap")
    }
}
