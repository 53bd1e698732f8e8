package app.traytable.ui.eyes

import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.semantics.SemanticsNode
import app.traytable.ui.LaidOut
import app.traytable.ui.pictures.Picture
import kotlin.math.floor
import kotlin.math.roundToInt

/** Looks at one screen as it stands. */
class Checks(
    private val page: String,
    private val density: Float,
) {
    private val windows = OnScreen.windows()

    fun all(picture: Picture): List<Finding> =
        windows.flatMap { names(it) + sizes(it) + twins(it) } + letters(picture) + marks(picture)

    /** Whatever can be touched says what it is. */
    private fun names(window: OnScreen) =
        window.touchable
            .filter { it.label.isBlank() }
            .map { found("no name", "${it.further} ${it.boundsInRoot}") }

    /** It is as large as a finger, or nothing else that can be touched is so near. */
    private fun sizes(window: OnScreen) =
        window.touchable.filter { it.isSmall() && hasNeighbour(it, window) }.map {
            val (wide, high) = listOf(it.size.width, it.size.height).map { px -> px / density }
            found(
                "small",
                "${it.label} / ${it.further} ${wide.roundToInt()} x ${high.roundToInt()}",
            )
        }

    private fun SemanticsNode.isSmall() =
        size.width < FINGER * density - 1 || size.height < FINGER * density - 1

    private fun hasNeighbour(
        node: SemanticsNode,
        window: OnScreen,
    ): Boolean {
        val finger = node.touchBoundsInRoot
        return finger.isSmall() ||
            window.touchable.any { other ->
                other.id != node.id && other.boundsInRoot.deflate(1f).overlaps(finger) &&
                    !other.boundsInRoot.contains(node.boundsInRoot)
            }
    }

    private fun Rect.contains(other: Rect) =
        left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom

    private fun Rect.isSmall() = width < FINGER * density - 1 || height < FINGER * density - 1

    /** No two things are called the same. */
    private fun twins(window: OnScreen) =
        window.touchable
            .filter { it.label.isNotBlank() }
            .groupBy { "${it.label} / ${it.further}" }
            .filter { it.value.size > 1 }
            .map { (name, all) -> found("twins", "${all.size} x $name") }

    /** Words can be read. */
    private fun letters(picture: Picture): List<Finding> {
        val contrast = Contrast(picture)
        val screen = windows.first()
        return LaidOut
            .firstWindow()
            .filterNot { screen.isLeftOut(it.node) || it.isHalf }
            .mapNotNull { text ->
                val ratio = contrast.of(text)?.rounded() ?: return@mapNotNull null
                val kind = if (contrast.isCovered(text)) "covered words" else "faint words"
                found(kind, "${text.text} $ratio").takeIf { ratio < WORDS }
            }
    }

    /** What can be touched can be seen. */
    private fun marks(picture: Picture): List<Finding> {
        val contrast = Contrast(picture)
        return windows.first().touchable.mapNotNull {
            val ratio = contrast.within(it.boundsInRoot)?.rounded() ?: return@mapNotNull null
            found("faint", "${it.label} $ratio").takeIf { ratio < MARKS }
        }
    }

    private fun Float.rounded() = floor(this * 10 + 0.5f) / 10

    private fun found(
        kind: String,
        what: String,
    ) = Finding(kind, page, what.replace('\n', ' ').replace("\u200B", ""))

    private companion object {
        /** In dp. */
        const val FINGER = 48
        const val WORDS = 4.5f
        const val MARKS = 3f
    }
}
