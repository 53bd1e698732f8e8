package app.traytable.ui.deal

import app.traytable.Rooms
import app.traytable.match.TableUi
import app.traytable.room.info
import app.traytable.rules.table.DealCode
import app.traytable.rules.table.Player
import app.traytable.rules.table.Seat
import app.traytable.rules.table.Setup
import app.traytable.setup.Offers
import app.traytable.ui.Samples
import app.traytable.ui.noidea.NoIdeaRoom
import app.traytable.ui.table.TableMoment

/** Codes as somebody may write them, and matches that were played before. */
internal object DealSamples {
    private val solo = Rooms.STANDARD.of("solo").info

    val deal: Setup =
        Setup
            .of(solo, 4, 123_456_789_012)
            .with("match-length", "150")
            .with("lenient-solo", "on")
            .withFirst(Seat.of(1))

    val code: String = DealCode.inGroups(DealCode.of(deal))

    fun written(text: String): DealUi {
        val read = Rooms.STANDARD.readCode(text)
        val offers =
            Offers(Samples.planner, listOf(Samples.seated("solo", "Anna", "Ben", "*Biscuit")))
        val draft =
            (read as? CodeRead.Right)?.let {
                offers.dealt(Rooms.STANDARD.of(it.deal.game()).info, it.deal)
            }
        return DealUi(text, read, draft)
    }

    /** A match of three that was played before. */
    fun over(): TableUi.Over {
        val players = listOf("Anna", "Great-grandmother Theo", "Ben").map(Player::person)
        val moment = TableMoment(NoIdeaRoom, players, 12)
        while (moment.toAct.isNotEmpty()) moment.playByLot()
        val earlier =
            listOf(
                TableUi.Ranked(1, "Clara", 14),
                TableUi.Ranked(2, "Great-grandmother Theo", 9),
                TableUi.Ranked(3, "Biscuit", 0),
            )
        val noon = 1_751_709_600_000
        return moment.over(TableUi.Annals(emptyList(), TableUi.Earlier(noon, earlier, 2)))
    }
}
