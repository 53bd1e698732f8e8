package app.traytable.ui.pointapile

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import app.traytable.match.Animal
import app.traytable.ui.cards.CardColour
import app.traytable.ui.cards.CardFace
import app.traytable.ui.cards.CardSign
import app.traytable.ui.home.Poster
import app.traytable.ui.home.PosterCard
import app.traytable.ui.tray.drawing.drawHand
import app.traytable.ui.tray.drawing.drawSleeve
import app.traytable.ui.tray.pieces.detail
import app.traytable.ui.tray.pieces.field

private const val HAND = 0.95f

/** Where an arm comes from and what it points at. */
private class Arm(
    val animal: Animal,
    val from: Offset,
    val tip: Offset,
)

private val arms =
    listOf(
        Arm(Animal.PIG, Offset(-10f, 20f), Offset(66f, 62f)),
        Arm(Animal.CHICK, Offset(200f, 26f), Offset(130f, 64f)),
        Arm(Animal.FROG, Offset(182f, 180f), Offset(116f, 108f)),
    )

/** A pile that three want. */
internal val PointAPilePoster =
    Poster(
        Color(0xFF1F4E6B),
        listOf(
            PosterCard(CardFace(CardColour.Red), 56f, 30f, 66f, turn = -10f),
            PosterCard(
                CardFace(
                    CardColour.Green,
                    "+4",
                    CardSign(PointAPilePictogram.CardOfOneColour, "5"),
                ),
                68f,
                34f,
                66f,
                turn = 6f,
            ),
        ),
    ) { arms.forEach { drawArm(it) } }

private fun DrawScope.drawArm(arm: Arm) {
    // However wide the picture is, the arm begins outside of it.
    val from = arm.tip + (arm.from - arm.tip) * 12f
    val scale = HAND / density
    drawSleeve(from, arm.tip, arm.animal.field, arm.animal.detail, scale)
    drawHand(from, arm.tip, arm.animal.field, scale)
}
