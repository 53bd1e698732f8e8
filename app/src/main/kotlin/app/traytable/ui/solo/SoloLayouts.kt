package app.traytable.ui.solo

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.match.TableUi
import app.traytable.rules.solo.SoloCards
import app.traytable.rules.solo.SoloMove
import app.traytable.ui.table.Flights
import app.traytable.ui.table.LocalHabits
import app.traytable.ui.table.Said

private val MARGIN = 16.dp

/** Letters so large that the own plate goes to the others, to leave room for the buttons. */
@Composable
private fun isLargeType() = LocalDensity.current.fontScale >= 1.5f

/** Others on top, the piles in the middle, the hand within reach of a thumb. */
@Composable
internal fun TallTable(
    picking: Picking,
    flights: Flights,
    cardWidth: Dp,
    width: Dp,
    height: Dp,
) {
    Column(Modifier.fillMaxSize().padding(horizontal = MARGIN)) {
        // Whoever chooses another player sees them all in the question.
        if (picking.question.none { it is SoloMove.PlayAt }) {
            SeatsOnTop(
                picking.table,
                flights,
                width - MARGIN * 2,
                maxOf(height * 0.28f, 130.dp),
                withOwn = isLargeType(),
            )
        }
        Middle(picking, flights, cardWidth * 1.4f, 2, Modifier.weight(1f))
        Own(picking, flights, cardWidth, Modifier.heightIn(max = height * 0.43f), !isLargeType())
    }
}

/** A phone on its side: others, piles and hand beside each other. */
@Composable
internal fun WideTable(
    picking: Picking,
    flights: Flights,
    cardWidth: Dp,
) {
    Row(
        Modifier.fillMaxSize().padding(horizontal = MARGIN),
        Arrangement.spacedBy(MARGIN),
    ) {
        val others: @Composable () -> Unit = {
            SeatsAside(picking.table, flights, Modifier.width(150.dp).fillMaxHeight())
        }
        val own: @Composable () -> Unit = {
            if (picking.isAnybodys) {
                Own(picking, flights, cardWidth, Modifier.weight(1.25f).fillMaxHeight(), true)
            }
        }
        val leftHanded = LocalHabits.current.leftHanded
        if (leftHanded) own() else others()
        Middle(picking, flights, cardWidth, 2, Modifier.weight(1f).fillMaxHeight())
        if (leftHanded) others() else own()
    }
}

/** A tablet: others and what happened at the side, everything else large. */
@Composable
internal fun RoomyTable(
    picking: Picking,
    flights: Flights,
    cardWidth: Dp,
    height: Dp,
) {
    Row(
        Modifier.fillMaxSize().padding(horizontal = 24.dp),
        Arrangement.spacedBy(24.dp),
    ) {
        SeatsAside(picking.table, flights, Modifier.width(220.dp).fillMaxHeight())
        Column(Modifier.weight(1f)) {
            Middle(picking, flights, cardWidth * 1.5f, 4, Modifier.weight(1f))
            Own(picking, flights, cardWidth, Modifier.heightIn(max = height * 0.5f), true)
        }
    }
}

/** What happened last and the piles; or the question that has to be answered first. */
@Composable
private fun Middle(
    picking: Picking,
    flights: Flights,
    cardWidth: Dp,
    lines: Int,
    modifier: Modifier,
) {
    BoxWithConstraints(modifier.fillMaxWidth()) {
        Column(
            Modifier.verticalScroll(rememberScrollState()).heightIn(min = maxHeight).fillMaxWidth(),
            Arrangement.spacedBy(10.dp, Alignment.CenterVertically),
            Alignment.CenterHorizontally,
        ) {
            if (picking.question.isNotEmpty()) {
                SoloQuestion(
                    picking.table,
                    picking.question,
                    cardWidth * 0.7f,
                    picking::play,
                )
            } else {
                val letters = LocalDensity.current.fontScale
                val isTight = this@BoxWithConstraints.maxHeight < 260.dp * letters
                if (!picking.table.isHandOver) {
                    Said(picking.table.frame, lines = if (isTight) 1 else lines)
                }
                SoloPiles(picking.table, flights, if (isTight) 68.dp else cardWidth)
                SoloSigns(picking.table.view)
            }
        }
    }
}

/** Somebody's hand, or calls that anybody may make. */
private val Picking.isAnybodys: Boolean
    get() = table.viewer != null || callers.isNotEmpty()

private val Picking.callers
    get() = (table.ui as? TableUi.Watching)?.others().orEmpty()

@Composable
private fun Own(
    picking: Picking,
    flights: Flights,
    cardWidth: Dp,
    modifier: Modifier,
    hasPlate: Boolean,
) {
    val table = picking.table
    val viewer = table.viewer
    Column(
        modifier.fillMaxWidth().padding(bottom = 8.dp),
        Arrangement.spacedBy(4.dp, Alignment.Bottom),
        Alignment.CenterHorizontally,
    ) {
        if (viewer == null) {
            if (picking.callers.isNotEmpty()) {
                SoloRoom.Calls(table.frame, picking.callers, table.actions)
            }
            return@Column
        }
        SoloPrompt(table)
        val leftHanded = LocalHabits.current.leftHanded
        val plate: @Composable () -> Unit = { SoloPlate(table, viewer, null) }
        Row(
            Modifier.fillMaxWidth(),
            Arrangement.spacedBy(8.dp),
            Alignment.CenterVertically,
        ) {
            if (hasPlate && !leftHanded) plate()
            SoloActions(picking, Modifier.weight(1f))
            if (hasPlate && leftHanded) plate()
        }
        SoloHand(
            picking.hand,
            cardWidth,
            table.words()::move,
            flights,
            handOf(viewer),
            { picking.pick(SoloCards.text(it.card)) },
            Modifier.weight(1f, fill = false),
        )
    }
}
