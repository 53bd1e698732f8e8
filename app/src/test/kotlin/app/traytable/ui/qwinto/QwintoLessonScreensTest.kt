package app.traytable.ui.qwinto

import androidx.compose.runtime.Composable
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.learn.Lesson
import app.traytable.learn.LessonDeal
import app.traytable.learn.LessonUi
import app.traytable.learn.LessonUi.Waits
import app.traytable.match.TableUi
import app.traytable.room.MatchInRoom
import app.traytable.room.Turn
import app.traytable.room.info
import app.traytable.rules.qwinto.QwintoEvent
import app.traytable.rules.qwinto.QwintoMove
import app.traytable.rules.qwinto.QwintoView
import app.traytable.rules.table.Level
import app.traytable.rules.table.Match
import app.traytable.rules.table.Player
import app.traytable.rules.table.Seat
import app.traytable.rules.table.Setup
import app.traytable.ui.Look
import app.traytable.ui.Screens
import app.traytable.ui.learn.coached
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableAsides
import app.traytable.ui.table.TableScreen
import app.traytable.ui.table.frame
import org.junit.Test
import org.junit.runner.RunWith

private typealias LessonMatch = Match<*, QwintoMove, QwintoView, QwintoEvent>

@RunWith(AndroidJUnit4::class)
class QwintoLessonScreensTest {
    private val lesson = QwintoLessons.ALL.first()

    @Test
    fun theFieldThatIsToBeFilledGlows() =
        Screens.check("lesson-qwinto", setOf(Look.Phone, Look.Landscape)) { Step(FIRST_ENTRY) }

    @Composable
    private fun Step(number: Int) {
        val ui = ui(number)
        val asides = TableAsides(coached = coached(ui, {}, {}, {}))
        TableScreen(ui.table(), asides, TableActions())
    }

    /** The table of a lesson that has been followed up to this step, counted from 1. */
    private fun ui(number: Int): LessonUi {
        val step = lesson.steps()[number - 1]
        var match = before(number)
        step.plies().forEach { match = match.played(it) }
        val way = step.ways().firstOrNull()
        val seat = Lesson.LEARNER
        val turn = Turn(seat, match.legalMoves(seat).toList())
        val frame =
            MatchInRoom(QwintoRoom, match)
                .frame(seat, turns = if (way == null) emptyList() else listOf(turn))
        return LessonUi(
            if (way == null) {
                TableUi.Watching(frame, false, emptyList())
            } else {
                TableUi.YourTurn(frame, listOf(seat))
            },
            null,
            step.sentence(),
            if (way == null) Waits.TO_GO_ON else Waits.FOR_A_MOVE,
            way?.takeIf { !step.isFree }?.let { match.game().moves().parse(it.first()) },
            number,
            lesson.steps().size,
        )
    }

    private fun before(number: Int): LessonMatch {
        var first = 1
        val deal =
            lesson.deals().first { deal ->
                (number < first + deal.steps().size).also { if (!it) first += deal.steps().size }
            }
        var match = dealt(deal)
        deal.steps().take(number - first).forEach { step ->
            step.plies().forEach { match = match.played(it) }
            step.ways().firstOrNull()?.forEach { match = match.played("${Lesson.LEARNER} $it") }
        }
        return match
    }

    private fun dealt(deal: LessonDeal): LessonMatch {
        val setup = Setup.of(QwintoRoom.info, deal.seats(), deal.seed()).withFirst(deal.first())
        val players = listOf(Player.person("Anna"), Player.bot("Biscuit", Level.NORMAL))
        val match: LessonMatch = Match.start(QwintoRoom.playable.game(), setup, players)
        return deal.opening().fold(match) { now, ply -> now.played(ply) }
    }

    private fun LessonMatch.played(ply: String): LessonMatch {
        val (seat, move) = ply.split(" ", limit = 2)
        return play(Seat.parse(seat), game().moves().parse(move))
    }

    private companion object {
        const val FIRST_ENTRY = 6
    }
}
