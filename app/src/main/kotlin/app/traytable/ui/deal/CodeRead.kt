package app.traytable.ui.deal

import androidx.compose.runtime.Immutable
import app.traytable.Rooms
import app.traytable.room.info
import app.traytable.rules.table.BrokenDealCode
import app.traytable.rules.table.DealCode
import app.traytable.rules.table.DealRefusal
import app.traytable.rules.table.Setup

/** What a text is that somebody has written where a code belongs. */
@Immutable
sealed interface CodeRead {
    /** The code of this deal. */
    class Right(
        val deal: Setup,
    ) : CodeRead

    /** None, or not yet; [letters] are those that the reason is about. */
    class Wrong(
        val why: DealRefusal,
        val letters: String,
    ) : CodeRead {
        /** Whether it can become one by writing on. */
        val isBeginning get() = why == DealRefusal.EMPTY || why == DealRefusal.SHORT
    }
}

fun Rooms.readCode(text: String): CodeRead =
    try {
        CodeRead.Right(DealCode.read(text, all().map { it.info }))
    } catch (e: BrokenDealCode) {
        CodeRead.Wrong(e.why(), e.letters())
    }
