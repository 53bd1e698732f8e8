package app.traytable.ui.pointapile

import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import app.traytable.rules.table.Seat
import app.traytable.ui.table.Table
import app.traytable.ui.table.TableActions
import kotlinx.coroutines.runBlocking

/** The table after some taps. */
@Composable
internal fun InUse(
    table: PointAPileMoment,
    chosen: List<Int> = emptyList(),
    aimed: Int? = null,
    looked: Looked? = null,
    reveals: Reveals = Reveals(),
    near: Seat = table.viewer ?: checkNotNull(table.actor),
) {
    val seen = remember { PileFlights(table.view) }
    val forming = remember { Forming(table, mutableStateOf(chosen), seen) }
    val aim =
        remember {
            Aim(table, mutableStateOf(aimed), mutableStateOf(aimed != null))
                .apply { passed = 0.35f }
        }
    val held = remember { mutableStateOf(false) }
    val parts = Parts(table, near, forming, aim, reveals, held) {}
    if (looked == null) {
        OnTheTray(parts, seen, Modifier.fillMaxSize())
    } else {
        LookPage(parts, looked)
    }
}

/** All have pointed; the table so many milliseconds after the countdown has begun. */
internal class RevealedMoment(
    private val moment: Moment,
    millis: Int,
) {
    private val reveals = Reveals()
    private val near: Seat

    init {
        moment.allButOnePoint()
        near = moment.toAct[0]
        reveals.notice(moment.match.plies(), moment.table, near)
        moment.playByLot()
        reveals.notice(moment.match.plies(), moment.table, near)
        runBlocking { checkNotNull(reveals.shown).clock.snapTo(millis.toFloat()) }
    }

    @Composable
    fun Shown() {
        val table = Table(moment.openTurn(), moment.scene(null), TableActions())
        InUse(table, reveals = reveals, near = near)
    }
}
