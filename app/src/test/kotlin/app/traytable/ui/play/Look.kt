package app.traytable.ui.play

import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import app.traytable.match.TableUi

/** The screen and the move it belongs to: what looks the same is the same. */
fun AppInHand.look(): String {
    val ply = (ui as? TableUi.Laid)?.frame()?.ply()
    val parts = nodes().map { "${it.said()} ${it.config.getOrNull(SemanticsProperties.Selected)}" }
    return "$ply ${ui.javaClass} $parts"
}
