package app.traytable.ui.pointapile

import androidx.compose.ui.platform.LocalResources
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.R
import app.traytable.learn.Lesson
import app.traytable.match.TableUi
import app.traytable.room.MatchInRoom
import app.traytable.room.Turn
import app.traytable.rules.table.Level
import app.traytable.rules.table.Match
import app.traytable.rules.table.Player
import app.traytable.rules.table.Seat
import app.traytable.rules.table.Setup
import app.traytable.ui.Screens
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableAsides
import app.traytable.ui.table.TableScreen
import app.traytable.ui.table.frame
import app.traytable.ui.tray.Coached
import org.junit.Test
import org.junit.runner.RunWith

/** What is to be touched glows and is in sight above the sentence that asks for it. */
@RunWith(AndroidJUnit4::class)
class PointAPileLessonScreensTest {
    @Test
    fun aCardThatIsToBePut() = check("lesson-pointapile", R.string.lesson_pointapile_cover)

    private fun check(
        name: String,
        sentence: Int,
    ) {
        val lesson = PointAPileFirstLesson.LESSON
        val at = lesson.steps().indexOfFirst { it.sentence() == sentence }
        val step = lesson.steps()[at]
        var match = begun(lesson)
        lesson.steps().take(at).forEach { done ->
            match = match.played(done.plies(), done.ways().firstOrNull().orEmpty())
        }
        match = match.played(step.plies(), emptyList())
        val turn = Turn(LEARNER, match.legalMoves(LEARNER))
        val frame = MatchInRoom(PointAPileRoom, match).frame(LEARNER, turns = listOf(turn))
        val glowing = match.game().moves().parse(step.ways()[0][0])
        Screens.check(name) {
            val resources = LocalResources.current
            val names = match.players().map { it.name() }.toTypedArray()
            val soft = resources.getString(R.string.lesson_step, at + 1, lesson.steps().size)
            val coached =
                Coached(resources.getString(sentence, *names), soft, glowing = glowing)
            TableScreen(
                TableUi.YourTurn(frame, listOf(LEARNER)),
                TableAsides(coached = coached),
                TableActions(),
            )
        }
    }

    private fun begun(lesson: Lesson): Played {
        val deal = lesson.deals().single()
        val names = listOf("Anna", "Biscuit", "Pickle").take(deal.seats())
        val players =
            names.mapIndexed { seat, name ->
                if (seat == 0) Player.person(name) else Player.bot(name, Level.NORMAL)
            }
        val game = PointAPileRoom.playable.game()
        var setup = Setup.of(game.info(), deal.seats(), deal.seed()).withFirst(deal.first())
        deal.options().forEach { (option, value) -> setup = setup.with(option, value) }
        return Match.start(game, setup, players)
    }

    private fun Played.played(
        plies: List<String>,
        own: List<String>,
    ): Played =
        (plies + own.map { "$LEARNER $it" }).fold(this) { match, ply ->
            val (seat, move) = ply.split(' ', limit = 2)
            match.play(Seat.parse(seat), match.game().moves().parse(move))
        }

    private companion object {
        val LEARNER: Seat = Lesson.LEARNER
    }
}
