package app.traytable.ui.replay

import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.Rooms
import app.traytable.replay.Eyes
import app.traytable.replay.LaidReplay
import app.traytable.replay.ReplayUi
import app.traytable.room.GameRoom
import app.traytable.rules.table.Seat
import app.traytable.ui.Look
import app.traytable.ui.Screens
import org.junit.Test
import org.junit.runner.RunWith

/** Every game looked back at with all cards open, and one of them in every way. */
@RunWith(AndroidJUnit4::class)
class ReplayScreensTest {
    @Test
    fun layoutsLieFaceUp() = check("replay-noidea", open("noidea", 4, 60))

    @Test
    fun handsLieUnderThePieces() = check("replay-qwinto", open("qwinto", 4, 60))

    @Test
    fun secretFingersAreSeen() = check("replay-pointapile", open("pointapile", 5, 40, "missions"))

    @Test
    fun handsFanOutOnTheRim() {
        val moment = ReplayMoments.over(room("solo"), 4)
        check("replay-solo", ReplayMoments.open(moment, 40), Look.OTHER_FORMS)
        Screens.check("replay-eyes", touched = "eyes") {
            ReplayScreen(ReplayMoments.open(moment, 40), ReplayActions())
        }
    }

    @Test
    fun asOnePersonSawIt() =
        check(
            "replay-eyes-of-ben",
            ReplayMoments.seen(ReplayMoments.over(room("qwinto"), 3), 30, Eyes.of(Seat.of(1))),
            setOf(Look.Dark),
        )

    private fun room(id: String): GameRoom<*, *, *, *> = Rooms.STANDARD.of(id)

    private fun open(
        game: String,
        seats: Int,
        ply: Int,
        vararg options: String,
    ): ReplayUi.Laid = ReplayMoments.open(ReplayMoments.over(room(game), seats, *options), ply)

    private fun check(
        name: String,
        ui: ReplayUi,
        looks: Set<Look> = setOf(Look.Phone),
    ) = Screens.check(name, looks) { ReplayScreen(ui, ReplayActions()) }
}
