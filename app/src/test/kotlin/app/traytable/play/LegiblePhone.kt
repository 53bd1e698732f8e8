package app.traytable.play

import androidx.compose.runtime.Recomposer
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getAllSemanticsNodes
import androidx.lifecycle.ViewModelProvider
import app.traytable.MainActivity
import app.traytable.TraytableApp
import app.traytable.match.MatchViewModel
import app.traytable.match.speechless
import app.traytable.play.server.Wish
import app.traytable.ui.play.composed
import app.traytable.ui.play.said
import org.robolectric.RuntimeEnvironment
import java.nio.file.Files
import java.nio.file.StandardCopyOption.ATOMIC_MOVE
import java.nio.file.StandardCopyOption.REPLACE_EXISTING

/**
 * Writes down beside the matches what can be touched and where, whenever it is at rest, so that
 * tests in the browser can follow a script. How often it has been touched until then stands above.
 */
class LegiblePhone : Phone() {
    private val folder = session.data()
    private var touches = 0
    private var written = ""

    /** A script has nobody who could speak up, so nobody is waited for. */
    override fun opened(app: MainActivity) {
        ViewModelProvider(app, speechless(TraytableApp.of(app)))[MatchViewModel::class.java]
    }

    override fun felt(wish: Wish) {
        val lifted = wish is Wish.Touch && wish.phase() == Wish.Phase.UP
        if (lifted || wish is Wish.Wheel) touches++
    }

    override fun rest() {
        val app = RuntimeEnvironment.getApplication() as TraytableApp
        if (!app.background().isIdle) return
        if (Recomposer.runningRecomposers.value.any { it.hasPendingWork }) return
        val text = (listOf("$touches") + touchable().map(::line)).joinToString("\n", "", "\n")
        if (text != written) {
            val draft = Files.writeString(folder.resolve("$FILE.draft"), text)
            Files.move(draft, folder.resolve(FILE), ATOMIC_MOVE, REPLACE_EXISTING)
            written = text
        }
    }

    private fun touchable(): List<SemanticsNode> =
        composed()
            .flatMap { it.getAllSemanticsNodes(mergingEnabled = true) }
            .filter { SemanticsActions.OnClick in it.config || it.isForFingers() }
            .filter { SemanticsProperties.Disabled !in it.config }

    /** Nothing that a tap does: a finger rests there. */
    private fun SemanticsNode.isForFingers() = SemanticsProperties.Selected in config

    /** Where to touch it, or else where to turn the wheel and how far; then its words. */
    private fun line(node: SemanticsNode): String {
        val window = node.positionOnScreen - node.positionInWindow
        // The middle is the middle also of what is turned to another side of the table.
        val half = Offset(node.size.width / 2f, node.size.height / 2f)
        val whole = node.layoutInfo.coordinates.localToWindow(half)
        val label = node.said().joinToString(" / ").replace('\n', ' ')
        if (whole in node.boundsInWindow) return "${(whole + window).inDots()} 0 0 $label"
        val scrolled = generateSequence(node.parent) { it.parent }.firstOrNull { it.scrolls() }
        val place = (scrolled ?: node).boundsInWindow.center
        return "${(place + window).inDots()} ${(whole - place).inDots()} $label"
    }

    private fun SemanticsNode.scrolls() =
        SemanticsProperties.VerticalScrollAxisRange in config ||
            SemanticsProperties.HorizontalScrollAxisRange in config

    private fun Offset.inDots() = "${x.toInt()} ${y.toInt()}"

    companion object {
        private const val FILE = "touchable"

        @JvmStatic
        fun main(args: Array<String>) = Play.play(args, LegiblePhone::class.java)
    }
}
