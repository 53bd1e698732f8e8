package app.traytable.ui.play

import app.traytable.room.info
import app.traytable.rules.table.Journal
import app.traytable.ui.noidea.NoIdeaUnderTest
import app.traytable.ui.pointapile.PointAPileUnderTest
import app.traytable.ui.qwinto.QwintoUnderTest
import app.traytable.ui.solo.SoloUnderTest
import app.traytable.ui.whist.WhistUnderTest

/** Every game that is tapped through, read for leaks and killed at every move. */
object TestRooms {
    val all: List<RoomUnderTest<*, *, *, *>> =
        listOf(
            NoIdeaUnderTest,
            QwintoUnderTest,
            PointAPileUnderTest,
            SoloUnderTest,
            WhistUnderTest,
        )

    fun of(game: String): RoomUnderTest<*, *, *, *> = all.first { it.room.info.id() == game }

    fun replay(journal: Journal): MatchUnderTest<*, *, *, *> = of(journal.game()).replay(journal)
}
