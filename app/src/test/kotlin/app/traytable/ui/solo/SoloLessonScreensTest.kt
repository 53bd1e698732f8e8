package app.traytable.ui.solo

import androidx.compose.runtime.CompositionLocalProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.learn.Lesson
import app.traytable.learn.LessonUi
import app.traytable.learn.LessonUi.Waits
import app.traytable.match.TableUi
import app.traytable.rules.table.Level
import app.traytable.rules.table.Match
import app.traytable.rules.table.Player
import app.traytable.rules.table.Seat
import app.traytable.rules.table.Setup
import app.traytable.settings.TimeToSpeak
import app.traytable.ui.Look
import app.traytable.ui.Screens
import app.traytable.ui.learn.coached
import app.traytable.ui.table.LocalHabits
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableAsides
import app.traytable.ui.table.TableScreen
import app.traytable.ui.table.frame
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class SoloLessonScreensTest {
    @Test
    fun theCardToTouchGlows() = check("lesson-solo", "first", "play Choose G")

    @Test
    fun theWordToSayGlows() = check("lesson-solo-say", "first", "solo")

    @Test
    fun theCountOfARoundIsExplained() =
        check("lesson-solo-end", "first", "play Y5", later = 2, setOf(Look.Phone, Look.Small))

    private fun check(
        name: String,
        lesson: String,
        move: String,
        later: Int = 0,
        looks: Set<Look> = setOf(Look.Phone),
    ) {
        val taught = SoloRoom.lessons.first { it.id() == "solo/$lesson" }
        val step = taught.steps().indexOfFirst { step -> listOf(move) in step.ways() }
        draw(name, moment(taught, step + later), looks)
    }

    private fun draw(
        name: String,
        ui: LessonUi,
        looks: Set<Look>,
    ) = Screens.check(name, looks) {
        val patient = LocalHabits.current.withTimeToSpeak(TimeToSpeak.AS_LONG_AS_IT_TAKES)
        CompositionLocalProvider(LocalHabits provides patient) {
            TableScreen(
                ui.table(),
                TableAsides(coached = coached(ui, {}, {}, {})),
                TableActions(again = {}),
            )
        }
    }

    /** The lesson as it lies there once a step waits for the learner. */
    private fun moment(
        lesson: Lesson,
        at: Int,
    ): LessonUi {
        val deal = lesson.deals().single()
        val game = SoloRoom.playable.game()
        val setup = Setup.of(game.info(), deal.seats(), deal.seed()).withFirst(deal.first())
        val players =
            listOf("Anna", "Ben", "Carla").mapIndexed { seat, name ->
                if (seat == 0) Player.person(name) else Player.bot(name, Level.NORMAL)
            }
        var match: SoloMatch = Match.start(game, setup, players)
        val play = {
            seat: Seat,
            move: String,
            ->
            match = match.play(seat, game.moves().parse(move))
        }
        deal.steps().take(at + 1).forEachIndexed { index, step ->
            step.plies().forEach {
                play(Seat.parse(it.substringBefore(' ')), it.substringAfter(' '))
            }
            if (index < at) step.ways().firstOrNull()?.forEach { play(Lesson.LEARNER, it) }
        }
        val step = deal.steps()[at]
        val glowing =
            step
                .ways()
                .firstOrNull()
                ?.first()
                ?.let(game.moves()::parse)
        val table =
            when {
                !step.isToAct -> {
                    TableUi.Watching(match.inRoom.frame(Lesson.LEARNER), false, listOf())
                }

                match.actor == Lesson.LEARNER -> {
                    SoloMatches.turn(match)
                }

                else -> {
                    SoloMatches.watching(match, Lesson.LEARNER)
                }
            }
        val waits = if (step.isToAct) Waits.FOR_A_MOVE else Waits.TO_GO_ON
        val sentence = step.sentence()
        return LessonUi(
            table,
            null,
            sentence,
            waits,
            glowing.takeUnless { step.isFree },
            at + 1,
            deal.steps().size,
        )
    }
}
