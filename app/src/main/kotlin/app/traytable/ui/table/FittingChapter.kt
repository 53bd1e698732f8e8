package app.traytable.ui.table

import app.traytable.match.Frame
import app.traytable.match.TableUi
import app.traytable.rules.noidea.NoIdeaView
import app.traytable.rules.pointapile.PointAPileState.Phase
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.rules.qwinto.QwintoView
import app.traytable.rules.solo.SoloCards
import app.traytable.rules.solo.SoloView
import app.traytable.rules.table.Colour

/** The chapter of the rules that answers the question of this moment. */
fun fittingChapter(ui: TableUi.Laid): String {
    val frame = ui.frame()
    val chapter =
        if (ui is TableUi.Over) {
            "end"
        } else {
            when (val view = frame.view()) {
                is NoIdeaView -> ofNoIdea(frame)
                is QwintoView -> if (view.call() == null) "turn" else "sheet"
                is PointAPileView -> if (view.phase() == Phase.POINTING) "pointing" else "piles"
                is SoloView -> ofSolo(view)
                else -> throw IllegalArgumentException("No rules for ${frame.game()}")
            }
        }
    return "${frame.game()}/$chapter"
}

private fun ofNoIdea(frame: Frame): String =
    when (frame.happened().lastOrNull()?.verb()) {
        "plus", "removes", "refills", "is-dealt" -> "functions"
        "wins-prize" -> "prizes"
        "clears", "wins-trophy" -> "cleared"
        "right", "mistaken" -> "claim"
        else -> "turn"
    }

private fun ofSolo(view: SoloView): String =
    when {
        view.isAllSwap() -> "black"
        view.isAsked() -> "protection"
        view.isGiving() || view.chain() > 0 -> "actions"
        !view.silent().isEmpty() -> "last"
        SoloCards.colour(view.top()) == Colour.BLACK -> "black"
        else -> "turn"
    }
