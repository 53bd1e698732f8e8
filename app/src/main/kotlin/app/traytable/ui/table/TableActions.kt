package app.traytable.ui.table

import app.traytable.rules.table.Move
import app.traytable.rules.table.Seat
import app.traytable.settings.BotSpeed
import app.traytable.settings.HastyTouch
import app.traytable.ui.tray.Pacing

/** What can be done at a table, whatever is played on it. */
class TableActions(
    val play: (Seat, Move) -> Unit = { _, _ -> },
    val playAll: (Seat, List<Move>) -> Unit = { _, _ -> },
    /** Moves of several seats at the same moment. */
    val playTogether: (Map<Seat, Move>) -> Unit = {},
    val undo: () -> Unit = {},
    val take: (Seat) -> Unit = {},
    val passOn: () -> Unit = {},
    val hurry: () -> Unit = {},
    val goOn: () -> Unit = {},
    val pace: (BotSpeed) -> Unit = {},
    /** Whether the table is heard from now on; null where that cannot be chosen. */
    val hear: ((Boolean) -> Unit)? = null,
    val haveLooked: () -> Unit = {},
    val holdBots: () -> Unit = {},
    val letBotsGoOn: () -> Unit = {},
    val peek: (Seat) -> Unit = {},
    val stopPeeking: () -> Unit = {},
    val readLog: () -> Unit = {},
    val closeLog: () -> Unit = {},
    val askForHint: () -> Unit = {},
    val closeHints: () -> Unit = {},
    /** The next move is asked about and not played; null where there is nobody to ask. */
    val doubtHint: (() -> Unit)? = null,
    val heed: (HastyTouch) -> Unit = {},
    /** All choose at the same moment, or one after another. */
    val allAtOnce: (Boolean) -> Unit = {},
    val help: () -> Unit = {},
    /** Lays the table of a lesson as it was before its last words; null in a match. */
    val again: (() -> Unit)? = null,
    /** How quickly a match goes by that is looked back at; null at any other table. */
    val pacing: Pacing? = null,
    /** Looks back at the match from its beginning; null where nobody may. */
    val replay: (() -> Unit)? = null,
    val leave: () -> Unit = {},
    val rematch: () -> Unit = {},
    val sameDeal: () -> Unit = {},
)
