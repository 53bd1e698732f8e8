package app.traytable.ui.noidea

import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.TableUi
import app.traytable.rules.noidea.NoIdeaEvent
import app.traytable.rules.noidea.NoIdeaMove
import app.traytable.rules.noidea.NoIdeaView
import app.traytable.rules.noidea.bots.NoIdeaReason
import app.traytable.rules.table.Cards
import app.traytable.rules.table.Level
import app.traytable.rules.table.Player
import app.traytable.rules.table.Seat
import app.traytable.ui.Look
import app.traytable.ui.Screens
import app.traytable.ui.table.LogBeside
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableAsides
import app.traytable.ui.table.TableMoment
import app.traytable.ui.table.TableScreen
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class NoIdeaScreensTest {
    private val anna = Player.person("Anna")
    private val grandmother = Player.person("Grandmother")
    private val ben = Player.person("Ben")
    private val biscuit = Player.bot("Biscuit", Level.NORMAL)
    private val pickle = Player.bot("Pickle", Level.HARD)

    @Test
    fun theTurnBegins() = check("noidea-begin", moment(2).openTurn())

    @Test
    fun oneTurnsACard() {
        val moment = moment(5)
        repeat(60) { moment.playByLot() }
        moment.until { !it.mustDraw() && it.held() == Cards.NONE && it.piles().size > 3 }
        check("noidea-reveal", moment.openTurn(), looks = setOf(Look.Phone, Look.Landscape))
    }

    @Test
    fun severalPilesFit() {
        val moment = moment(3)
        check(
            "noidea-choose",
            moment
                .until {
                    it.held() != Cards.NONE
                }.openTurn(),
        )
    }

    @Test
    fun aCardWasShownAndGoesBack() {
        val moment = moment(3)
        while (moment.told.none { it is NoIdeaEvent.Returns }) moment.playByLot()
        Screens.check("noidea-shown", Look.ALL) {
            LogBeside(moment.log()) { TableScreen(moment.openTurn(), it, TableActions()) }
        }
    }

    @Test
    fun somebodyReachesForACardBeforeDrawing() {
        val moment = moment(3)
        val spot = Spot(moment.table.current(), 1)
        check("noidea-reach", moment.openTurn(), touched = spot.name)
    }

    @Test
    fun aTrophyIsWon() {
        val moment = moment(3)
        while (moment.told.none { it is NoIdeaEvent.Clears }) moment.playByLot()
        check("noidea-trophy", moment.openTurn())
    }

    @Test
    fun aBotPlays() {
        val moment = moment(4, anna, biscuit, pickle, grandmother)
        check("noidea-watching", moment.until { it.current() == Seat.of(1) }.watching())
    }

    @Test
    fun theEnd() {
        val moment = moment(3)
        moment.until { it.isOver }
        check("noidea-over", moment.over(), looks = setOf(Look.Phone))
    }

    private fun moment(
        seats: Int,
        vararg players: Player,
    ): TableMoment<NoIdeaMove, NoIdeaView, NoIdeaEvent, NoIdeaReason> {
        val usual = listOf(anna, grandmother, ben, biscuit, pickle).take(seats)
        return TableMoment(NoIdeaRoom, players.asList().ifEmpty { usual }, 3)
    }

    private fun check(
        name: String,
        ui: TableUi,
        looks: Set<Look> = setOf(Look.Phone),
        touched: String? = null,
    ) = Screens.check(name, looks, touched) { TableScreen(ui, TableAsides(), TableActions()) }
}
