package app.traytable.ui.tray.around

import android.content.pm.PackageManager
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.TraytableApp
import app.traytable.match.TableUi
import app.traytable.room.GameRoom
import app.traytable.rules.table.Player
import app.traytable.settings.Settings
import app.traytable.ui.Look
import app.traytable.ui.Screens
import app.traytable.ui.noidea.NoIdeaRoom
import app.traytable.ui.pointapile.pointing
import app.traytable.ui.qwinto.QwintoRoom
import app.traytable.ui.solo.SoloRoom
import app.traytable.ui.table.LocalHabits
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableAsides
import app.traytable.ui.table.TableMoment
import app.traytable.ui.table.TableScreen
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Shadows.shadowOf

/** The phone lies on the table, and people sit around it. */
@RunWith(AndroidJUnit4::class)
class AroundScreensTest {
    @Before
    fun giveTheGlassTenFingers() {
        val packages = ApplicationProvider.getApplicationContext<TraytableApp>().packageManager
        shadowOf(packages)
            .setSystemFeature(PackageManager.FEATURE_TOUCHSCREEN_MULTITOUCH_JAZZHAND, true)
    }

    @Test
    fun allFingersGather() = check("around-pile", pointing(8, 2).handOver(), setOf(Look.Phone))

    @Test
    fun soloIsHandedOverAcrossTheTable() {
        val moment = moment(SoloRoom, 4)
        while (moment.toAct.single().index() != 2) moment.playByLot()
        check("around-solo-handover", moment.handOver(), setOf(Look.Phone))
    }

    @Test
    fun noIdeaAround() {
        val moment = moment(NoIdeaRoom, 4)
        repeat(9) { moment.playByLot() }
        check("around-noidea", moment.openTurn(), setOf(Look.Phone))
    }

    @Test
    fun twoAnswerAtOnceOnATablet() {
        val moment = moment(QwintoRoom, 2)
        while (moment.toAct.size < 2) moment.playByLot()
        check("around-qwinto", moment.openTurn(), setOf(Look.Tablet))
    }

    private fun moment(
        room: GameRoom<*, *, *, *>,
        seats: Int,
    ) = TableMoment(room, NAMES.take(seats).map(Player::person), 5)

    private fun check(
        name: String,
        ui: TableUi.Laid,
        looks: Set<Look>,
    ) = Screens.check(name, looks) { Lying(ui) }

    @Composable
    private fun Lying(ui: TableUi.Laid) {
        CompositionLocalProvider(LocalHabits provides Settings.STANDARD.withLiesOnTable(true)) {
            TableScreen(ui, TableAsides(), TableActions())
        }
    }

    private companion object {
        val NAMES = listOf("Anna", "Ben", "Chloé", "Deniz")
    }
}
