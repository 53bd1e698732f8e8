package app.traytable.ui.replay

import app.traytable.replay.Eyes
import app.traytable.replay.ReplaySpeed

/** What somebody can do who looks back at a match. */
class ReplayActions(
    val step: (moves: Int) -> Unit = {},
    val goTo: (ply: Int) -> Unit = {},
    val backToARound: () -> Unit = {},
    val onToARound: () -> Unit = {},
    val playOrPause: () -> Unit = {},
    val pause: () -> Unit = {},
    val pace: (ReplaySpeed) -> Unit = {},
    val hear: ((Boolean) -> Unit)? = null,
    val look: (Eyes) -> Unit = {},
    val haveLooked: (table: Long, ply: Int) -> Unit = { _, _ -> },
    val readLog: () -> Unit = {},
    val closeLog: () -> Unit = {},
    val help: () -> Unit = {},
    val leave: () -> Unit = {},
)
