package app.traytable.ui.table.pointapile

import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.TableUi
import app.traytable.rules.table.Seat
import app.traytable.ui.table.LocalHabits

/** How much there is of the screen. */
internal class Room(
    val width: Dp,
    val height: Dp,
) {
    val isWide = width > height && width >= 600.dp
}

private const val IN_A_GRID = 4
private const val SMALL_TEXT = 1.3f

/** Others on top, piles in the middle, what is one's own below: for one thumb. */
@Composable
internal fun TallTable(
    scene: Scene,
    room: Room,
) {
    Column(Modifier.fillMaxSize()) {
        BoxWithConstraints(Modifier.weight(1f)) {
            Column(
                Modifier
                    .fillMaxWidth()
                    .verticalScroll(rememberScrollState())
                    .heightIn(min = maxHeight)
                    .padding(horizontal = 16.dp, vertical = 8.dp),
                Arrangement.SpaceBetween,
            ) {
                Column(verticalArrangement = Arrangement.spacedBy(8.dp)) {
                    Heading(scene)
                    Others(scene)
                    LastSaid(scene)
                }
                Piles(scene, Modifier.padding(vertical = 8.dp))
                Aside(scene)
            }
        }
        if (hasHand(scene)) {
            Surface(
                Modifier.fillMaxWidth(),
                RoundedCornerShape(topStart = 20.dp, topEnd = 20.dp),
                MaterialTheme.colorScheme.surfaceContainerLow,
            ) {
                Hand(scene, room.height * 0.33f, Modifier.heightIn(max = room.height * 0.6f))
            }
        }
    }
}

/** Seats at one side, the hand at the side of the stronger one. */
@Composable
internal fun WideTable(
    scene: Scene,
    room: Room,
) {
    val seats: @Composable () -> Unit = {
        Column(
            Modifier
                .width(room.width * 0.3f)
                .fillMaxHeight()
                .verticalScroll(rememberScrollState())
                .padding(horizontal = 12.dp, vertical = 4.dp),
            Arrangement.spacedBy(8.dp),
        ) {
            Heading(scene)
            others(scene).forEach { ScorePlate(scene, it, Modifier.fillMaxWidth()) }
        }
    }
    val hand: @Composable () -> Unit = {
        if (hasHand(scene)) {
            Surface(
                Modifier.width(room.width * 0.34f).fillMaxHeight(),
                RoundedCornerShape(20.dp),
                MaterialTheme.colorScheme.surfaceContainerLow,
            ) { Hand(scene, room.height * 0.5f, Modifier.fillMaxHeight()) }
        }
    }
    val leftHanded = LocalHabits.current.leftHanded()
    Row(Modifier.fillMaxSize()) {
        if (leftHanded) hand() else seats()
        BoxWithConstraints(Modifier.weight(1f)) {
            Column(
                Modifier
                    .fillMaxWidth()
                    .verticalScroll(rememberScrollState())
                    .heightIn(min = maxHeight)
                    .padding(horizontal = 12.dp, vertical = 4.dp),
                Arrangement.SpaceBetween,
            ) {
                LastSaid(scene)
                Piles(scene, Modifier.padding(vertical = 8.dp))
                Aside(scene)
            }
        }
        if (leftHanded) seats() else hand()
    }
}

private fun others(scene: Scene): List<Seat> =
    scene.own?.let { scene.table.after(it) } ?: scene.table.seats

/** Two in a row; more than four go on to the side, and with large letters one under the other. */
@Composable
private fun Others(scene: Scene) {
    val others = others(scene)
    val columns = if (LocalDensity.current.fontScale > SMALL_TEXT) 1 else 2
    if (others.size <= IN_A_GRID || columns == 1) {
        Column(verticalArrangement = Arrangement.spacedBy(6.dp)) {
            others.chunked(columns).forEach { row ->
                Row(horizontalArrangement = Arrangement.spacedBy(6.dp)) {
                    row.forEach { ScorePlate(scene, it, Modifier.weight(1f)) }
                }
            }
        }
    } else {
        Row(
            Modifier.horizontalScroll(rememberScrollState()),
            Arrangement.spacedBy(6.dp),
        ) {
            others.chunked(2).forEach { column ->
                Column(
                    Modifier.width(IntrinsicSize.Max),
                    Arrangement.spacedBy(6.dp),
                ) {
                    column.forEach { ScorePlate(scene, it, Modifier.width(150.dp)) }
                }
            }
        }
    }
}

private fun hasHand(scene: Scene) = !scene.table.isHandOver

/** What belongs to who holds the phone, and what there is to do. */
@Composable
private fun Hand(
    scene: Scene,
    cardsHeight: Dp,
    modifier: Modifier,
) {
    Column(
        modifier
            .verticalScroll(rememberScrollState())
            .padding(horizontal = 16.dp, vertical = 10.dp),
        Arrangement.spacedBy(10.dp),
        Alignment.CenterHorizontally,
    ) {
        scene.own?.let { Own(scene, it) }
        val viewer = scene.table.viewer
        if (scene.isPointing && viewer != null) PointingPanel(scene, viewer, cardsHeight)
        if (scene.isPutting) {
            if (scene.table.actor != null) FormingWords(scene)
            if (scene.forming.isDone) DoneButton(scene) else OpenCards(scene, cardsHeight)
        }
        if (scene.table.ui is TableUi.Watching) {
            TextButton(scene.table.actions.hurry, Modifier.heightIn(min = 48.dp)) {
                Text(stringResource(R.string.pile_hurry))
            }
        }
    }
}

@Composable
private fun Own(
    scene: Scene,
    seat: Seat,
) {
    Row(
        horizontalArrangement = Arrangement.spacedBy(8.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        ScorePlate(scene, seat, Modifier.weight(1f))
        if (scene.mayHoldMission(seat)) HeldMission(scene, seat, Modifier.weight(1f))
    }
}
