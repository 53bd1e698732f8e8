package app.traytable.ui.table

import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.material3.Surface
import androidx.compose.ui.Modifier
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.Damage
import app.traytable.match.TableUi
import app.traytable.rules.bots.Comparison
import app.traytable.rules.table.Level
import app.traytable.rules.table.Player
import app.traytable.rules.table.Seat
import app.traytable.ui.Look
import app.traytable.ui.Screens
import app.traytable.ui.pointapile.PointAPileRoom
import app.traytable.ui.qwinto.QwintoRoom
import app.traytable.ui.solo.SoloRoom
import org.junit.Test
import org.junit.runner.RunWith

/** What looks the same in every game. */
@RunWith(AndroidJUnit4::class)
class TableScreensTest {
    @Test
    fun whatHappened() {
        val players = listOf(Player.person("Anna"), Player.bot("Biscuit", Level.EASY))
        val moment = TableMoment(SoloRoom, players, 5)
        repeat(30) { moment.playByLot() }
        Screens.check("log") {
            TableScreen(moment.watching(), TableAsides(moment.log()), TableActions())
        }
    }

    @Test
    fun whyNotAnotherMove() {
        val moment = soloAgainstABot()
        val hinted = moment.hinted()
        val other = moment.texts(ANNA).first { it != hinted }
        Screens.check("hint-reply") {
            TableScreen(
                moment.turnOf(ANNA),
                TableAsides(hints = moment.replied(other, ANNA, TRIED)),
                TableActions(doubtHint = {}),
            )
        }
    }

    private fun soloAgainstABot(): TableMoment<*, *, *, *> {
        val players = listOf(Player.person("Anna"), Player.bot("Biscuit", Level.EASY))
        val moment = TableMoment(SoloRoom, players, 5)
        while (moment.match.plies() < 8 || moment.toAct != listOf(ANNA)) moment.playByLot()
        return moment
    }

    @Test
    fun hintsForEverybody() {
        val names = listOf("Anna", "Grandmother", "Ben", "Cleo")
        val moment = TableMoment(QwintoRoom, names.map { Player.person(it) }, 2)
        moment.until { moment.match.plies() > 12 && moment.toAct.size == names.size }
        Screens.check("hints") {
            TableScreen(moment.openTurn(), TableAsides(hints = moment.hints()), TableActions())
        }
    }

    @Test
    fun theOthersLookAway() = lookAlone("alone-before", hasSaidSo = false)

    @Test
    fun somebodyLooksAlone() = lookAlone("alone", hasSaidSo = true)

    private fun lookAlone(
        name: String,
        hasSaidSo: Boolean,
        looks: Set<Look> = setOf(Look.Phone),
    ) {
        val names = listOf("Anna", "Grandmother", "Ben")
        val people = names.map { Player.person(it) }
        val moment = TableMoment(PointAPileRoom, people, 2, listOf("missions"))
        val peek = moment.peek(ANNA).takeIf { hasSaidSo }
        Screens.check(name, looks) {
            Surface(Modifier.fillMaxSize()) {
                LookAlone(moment.frame(), ANNA, peek, TableActions()) {}
            }
        }
    }

    @Test
    fun aSaveThatCannotBeRead() {
        val broken = TableUi.Broken(7, "solo", Damage.MOVES, "traytable 1\n")
        Screens.check("broken") { TableScreen(broken, TableAsides(), TableActions()) }
    }

    private companion object {
        val ANNA: Seat = Seat.of(0)
        val TRIED = Comparison(300, 180, 60, true)
    }
}
