package app.traytable.ui.pointapile

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Surface
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.TableUi
import app.traytable.rules.table.Seat
import app.traytable.ui.Look
import app.traytable.ui.Screens
import app.traytable.ui.table.LogBeside
import app.traytable.ui.table.Table
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableAsides
import app.traytable.ui.table.TableScreen
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class PointAPileScreensTest {
    @Test
    fun forming() = check("pile-forming", forming(4, 2, 3).openTurn(), looks = Look.OTHER_FORMS)

    @Test
    fun formingForTwo() = check("pile-forming-two", forming(2, 1, 0).openTurn())

    @Test
    fun formingForEight() {
        val moment = forming(8, 2, 6)
        checkInUse(
            "pile-forming-eight",
            moment,
            chosen = listOf(moment.toPut()),
            looks = setOf(Look.Small),
        )
    }

    @Test
    fun cardsAreChosen() {
        val moment = forming(3, 2, 2)
        checkInUse("pile-chosen", moment, chosen = moment.table.toPut().takeLast(2))
    }

    @Test
    fun allPut() = check("pile-all-put", forming(3, 2, 6).openTurn())

    @Test
    fun splitting() =
        check("pile-splitting", firstMatch({ moment(5, it) }, ::isSplitting).openTurn())

    @Test
    fun handOver() =
        check(
            "pile-handover",
            pointing(4, 3).playByLot().handOver(),
            looks = setOf(Look.Dark),
        )

    @Test
    fun pointing() {
        val moment = pointing(4, 3).playByLot()
        check(
            "pile-pointing",
            moment.turnOf(moment.toAct.first()),
        )
    }

    @Test
    fun pointingWithEverything() {
        val moment = pointing(5, 3, "missions", "touch-me-not")
        check("pile-pointing-options", moment.turnOf(moment.mostBarred()))
    }

    @Test
    fun aimed() {
        val moment = pointing(4, 3).playByLot()
        val seat = moment.mostBarred()
        val view = moment.view(seat)
        val largest =
            view
                .piles()
                .indices
                .filter { view.mayPick(seat, it) }
                .maxBy { view.piles()[it].size }
        checkInUse("pile-aimed", moment, seat, aimed = largest)
    }

    @Test
    fun pointingForEight() {
        val moment = pointing(8, 2)
        val seat = moment.mostBarred()
        Screens.check("pile-pointing-eight", Look.MOST - Look.Dark) {
            LogBeside(moment.log(seat)) { TableScreen(moment.turnOf(seat), it, TableActions()) }
        }
    }

    @Test
    fun lookingThroughAScorePile() {
        val moment = forming(2, 4, 2)
        val seat = listOf(seat(0), seat(1)).maxBy { moment.table.scorePile(it).size }
        checkInUse("pile-look", moment, looked = Looked(Heap.Score, seat.index()))
    }

    @Test
    fun countdown() = reveal("pile-countdown", Revealed.BEAT + 250)

    @Test
    fun fingersDown() =
        reveal(
            "pile-revealed",
            Revealed.JUDGED + Revealed.SHAKE + 1,
        )

    @Test
    fun eightFingersDown() =
        reveal(
            "pile-revealed-eight",
            Revealed.JUDGED + Revealed.SHAKE + 1,
            seats = 8,
            looks = setOf(Look.Phone, Look.Landscape),
        )

    @Test
    fun result() {
        val moment = moment(3, 7, "missions").until { it.isOver }
        Screens.check("pile-count") {
            Surface(Modifier.fillMaxSize()) {
                Box(Modifier.verticalScroll(rememberScrollState()).padding(16.dp)) {
                    PointAPileCount(moment.frame(), moment.table)
                }
            }
        }
    }

    /** Who of those to point may point at some piles, but at the fewest. */
    private fun Moment.mostBarred() =
        toAct
            .filter { seat -> moves(seat).size > 1 }
            .minBy { seat -> moves(seat).size }

    /** At this moment of the countdown. */
    private fun reveal(
        name: String,
        millis: Int,
        seats: Int = 5,
        looks: Set<Look> = setOf(Look.Phone),
    ) {
        val revealed = RevealedMoment(pointing(seats, 2), millis)
        Screens.check(name, looks) { revealed.Shown() }
    }

    private fun check(
        name: String,
        ui: TableUi.Laid,
        looks: Set<Look> = setOf(Look.Phone),
    ) = Screens.check(name, looks) { TableScreen(ui, TableAsides(), TableActions()) }

    /** The table after some taps. */
    private fun checkInUse(
        name: String,
        moment: Moment,
        viewer: Seat? = null,
        chosen: List<Int> = emptyList(),
        aimed: Int? = null,
        looked: Looked? = null,
        looks: Set<Look> = setOf(Look.Phone),
    ) {
        val ui = if (viewer == null) moment.openTurn() else moment.turnOf(viewer)
        val table = Table(ui, moment.scene(viewer), TableActions())
        Screens.check(name, looks) { InUse(table, chosen, aimed, looked) }
    }
}
