package app.traytable.ui.tray.drawing

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.CacheDrawScope
import androidx.compose.ui.draw.DrawResult
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.dp
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.ui.Screens
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.CardColour
import app.traytable.ui.cards.CardFace
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayColours
import org.junit.Test
import org.junit.runner.RunWith

private val Fox = Color(0xFFA8431C)
private val FoxDark = Color(0xFF5E2208)
private val Whale = Color(0xFF2F5F8A)
private val WhaleDark = Color(0xFF163450)

@RunWith(AndroidJUnit4::class)
class DrawingsScreensTest {
    @Test
    fun aTrayWithTheLoopOfPlay() =
        Screens.check("tray") {
            OnFloor { colours ->
                val tray = trayDrawing(colours)
                val loop = loopDrawing(tray.bed.deflate(18.dp.toPx()), colours)
                val left = tray.bed.left
                val low = Offset(left, size.height * 0.75f)
                val high = Offset(left, size.height * 0.42f)
                onDrawBehind {
                    tray.drawOn(this)
                    loop.drawOn(this, direction = 1)
                    loop.drawLamp(this, low, high, direction = 1)
                    val from = Offset(size.width * 0.6f, size.height * 0.5f)
                    val to = Offset(size.width * 0.5f, size.height * 0.3f)
                    drawWay(from, to, -24.dp.toPx(), colours)
                }
            }
        }

    @Test
    fun aLoopThatHasTurnedAndALampOnItsWayAcrossTheSeam() =
        Screens.check("loop-against") {
            OnFloor { colours ->
                val tray = trayDrawing(colours)
                val bed = tray.bed.deflate(40.dp.toPx())
                val corners =
                    listOf(bed.topCenter, bed.centerRight, bed.bottomCenter, bed.centerLeft)
                val through = LoopDrawing.through(corners)
                val loop = LoopDrawing(through, corners, this, colours)
                onDrawBehind {
                    tray.drawOn(this)
                    loop.drawOn(this, direction = -1, turn = 20f)
                    loop.drawLamp(this, bed.centerRight, bed.centerLeft, -1, progress = 0.7f)
                }
            }
        }

    @Test
    fun fingersAndAClash() =
        Screens.check("fingers") {
            OnFloor { colours ->
                val tray = trayDrawing(colours)
                val middle = Offset(size.width / 2, size.height * 0.4f)
                val left = Offset(30.dp.toPx(), size.height * 0.3f)
                val right = Offset(size.width - 30.dp.toPx(), size.height * 0.7f)
                onDrawBehind {
                    tray.drawOn(this)
                    drawSleeve(left, middle, Fox, FoxDark)
                    drawSleeve(right, middle, Whale, WhaleDark, scale = 0.84f)
                    drawBurst(middle, 57.dp.toPx(), colours)
                    drawHand(left, middle, Fox)
                    drawHand(right, middle, Whale, scale = 0.84f)
                    drawCircle(colours.lamp, 6.dp.toPx(), wrist(left, middle))
                    val tip = Offset(size.width * 0.3f, size.height * 0.75f)
                    val near = tip + Offset(60.dp.toPx(), 90.dp.toPx())
                    drawSleeve(near, tip, Fox, FoxDark, longest = 76.dp.toPx())
                    drawHand(near, tip, Fox)
                }
            }
        }

    @Test
    fun victory() = Screens.check("victory-drawing") { OnFloor { colours -> victory(colours) } }

    @Test
    fun platesAndButtons() = Screens.check("plates") { Plates() }
}

@Composable
private fun OnFloor(draw: CacheDrawScope.(TrayColours) -> DrawResult) {
    val colours = LocalTrayColours.current
    Spacer(Modifier.fillMaxSize().background(colours.floor).drawWithCache { draw(colours) })
}

private fun CacheDrawScope.trayDrawing(colours: TrayColours): TrayDrawing {
    val outer = Rect(Offset.Zero, size).deflate(4.dp.toPx())
    val side = 14.dp.toPx()
    return TrayDrawing(outer, Rims(side, 56.dp.toPx(), side, 88.dp.toPx()), this, colours)
}

private fun Density.loopDrawing(
    bounds: Rect,
    colours: TrayColours,
): LoopDrawing {
    val way = LoopDrawing.around(bounds, 64.dp.toPx())
    val chevrons = listOf(bounds.topCenter, bounds.centerRight, bounds.bottomCenter)
    return LoopDrawing(way, chevrons, this, colours)
}

private fun CacheDrawScope.victory(colours: TrayColours): DrawResult {
    val tray = trayDrawing(colours)
    val centre = Offset(size.width / 2, size.height * 0.28f)
    val radius = 60.dp.toPx()
    val area = tray.bed.deflate(18.dp.toPx())
    val confetti =
        Confetti(Rect(area.topLeft, Size(area.width, area.height * 0.5f)), this, colours) {
            (it - centre).getDistance() > radius * 2
        }
    return onDrawBehind {
        tray.drawOn(this)
        confetti.drawOn(this)
        drawRays(centre, radius, colours)
        drawCircle(colours.lamp, radius * 1.33f, centre)
        drawCrown(centre, radius, colours)
    }
}

@Composable
private fun Plates() {
    val colours = LocalTrayColours.current
    Column(
        Modifier.fillMaxSize().background(colours.felt).padding(20.dp),
        Arrangement.spacedBy(16.dp),
    ) {
        FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
            ScoreBadge("103")
            ScoreBadge("2") { Spacer(Modifier.size(10.dp).background(colours.tagInk)) }
        }
        FlowRow(
            Modifier.background(colours.rim).padding(12.dp),
            Arrangement.spacedBy(12.dp),
            Arrangement.spacedBy(12.dp),
        ) {
            TrayButton("Draw", {})
            TrayButton("To the games", {}, kind = ButtonKind.Quiet)
            TrayButton("Continue", {}, kind = ButtonKind.OnFelt)
            TrayButton("Point at the pile nobody wants", {}, Modifier.width(130.dp))
        }
        FlowRow(horizontalArrangement = Arrangement.spacedBy(20.dp)) {
            WishMat(CardColour.Red, "Red") {
                Card(CardFace(CardColour.Green, "4"), Modifier.width(80.dp))
            }
            CountdownDisc(2, Modifier.size(150.dp)) { 2 / 3f }
        }
        Square()
    }
}

@Composable
private fun Square() {
    val colours = LocalTrayColours.current
    val places = listOf(10 to 10, 80 to 10, 10 to 104)
    Box(
        Modifier.size(160.dp, 210.dp).drawBehind {
            val card = Size(60.dp.toPx(), 84.dp.toPx())
            val cards = places.map { (x, y) -> Rect(Offset(x.dp.toPx(), y.dp.toPx()), card) }
            drawLampMat(cards, colours)
        },
        Alignment.TopStart,
    ) {
        places.forEach { (x, y) ->
            val place = Modifier.offset(x.dp, y.dp).width(60.dp)
            Card(CardFace(CardColour.Yellow, "5"), place)
        }
    }
}
