package app.traytable.ui.whist

import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.TableUi
import app.traytable.rules.table.Level
import app.traytable.rules.table.Player
import app.traytable.ui.Look
import app.traytable.ui.Screens
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableAsides
import app.traytable.ui.table.TableMoment
import app.traytable.ui.table.TableScreen
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class WhistScreensTest {
    private val players =
        listOf(Player.person("Anna"), Player.bot("Biscuit", Level.NORMAL), Player.person("Ben"))

    @Test
    fun oneFollowsSuit() {
        val moment = TableMoment(WhistRoom, players, 3)
        repeat(7) { moment.playByLot() }
        check("whist-turn", moment.turnOf(moment.toAct.single()), setOf(Look.Phone, Look.Fold))
    }

    @Test
    fun thePhoneGoesToTheNextOne() {
        val moment = TableMoment(WhistRoom, players, 3)
        repeat(5) { moment.playByLot() }
        check("whist-handover", moment.handOver())
    }

    @Test
    fun somebodyWins() {
        val moment = TableMoment(WhistRoom, players, 3)
        while (moment.toAct.isNotEmpty()) moment.playByLot()
        check("whist-over", moment.over())
    }

    private fun check(
        name: String,
        ui: TableUi,
        looks: Set<Look> = setOf(Look.Phone),
    ) = Screens.check(name, looks) { TableScreen(ui, TableAsides(), TableActions()) }
}
