package app.traytable.ui.noidea

import app.traytable.learn.Lesson
import app.traytable.learn.LessonDeal
import app.traytable.learn.LessonStep
import app.traytable.room.info
import app.traytable.rules.noidea.NoIdeaEvent
import app.traytable.rules.noidea.NoIdeaMove
import app.traytable.rules.noidea.NoIdeaView
import app.traytable.rules.table.Match
import app.traytable.rules.table.Player
import app.traytable.rules.table.Seat
import app.traytable.rules.table.Setup
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

class NoIdeaLessonsTest {
    /** The next move would take it off the stage. */
    @Test
    fun nothingIsPlayedWhileEverybodyLooksAtACard() {
        NoIdeaRoom.lessons.forEach { lesson ->
            lesson.deals().forEach { deal -> Onlooker(lesson, deal).follow() }
        }
    }

    /** What the lesson is about: a card is seen, goes back, and its place is asked for later. */
    @Test
    fun bothCardsThatTheLearnerIsToRememberPayOff() {
        val deal =
            NoIdeaRoom.lessons
                .first()
                .deals()
                .single()
        assertEquals(listOf(3, 1, 1), Onlooker(NoIdeaRoom.lessons.first(), deal).asked())
    }

    private class Onlooker(
        private val lesson: Lesson,
        private val deal: LessonDeal,
    ) {
        private var match: Match<*, NoIdeaMove, NoIdeaView, NoIdeaEvent> =
            Match.start(
                NoIdeaRoom.playable.game(),
                Setup.of(NoIdeaRoom.info, deal.seats(), deal.seed()).withFirst(deal.first()),
                List(deal.seats()) { Player.person("Seat $it") },
            )
        private var isLooking = false

        fun follow() =
            deal.steps().forEachIndexed { index, step ->
                played(step).forEachIndexed { at, (seat, move) ->
                    // The learner cannot move before that, and goes on only then.
                    val waits = at >= step.plies().size
                    assertTrue("${lesson.id()}, step ${index + 1}: $move", waits || !isLooking)
                    play(seat, move)
                }
                if (!step.isToAct) isLooking = false
            }

        /** The places of cards that lay open before, asked for by a question without a glow. */
        fun asked(): List<Int> {
            val places = mutableListOf<Int>()
            deal.steps().forEach { step ->
                played(step).forEach { (seat, move) ->
                    if (step.isFree && seat == Lesson.LEARNER) places += known(move)
                    play(seat, move)
                }
            }
            return places
        }

        private fun known(move: NoIdeaMove): List<Int> {
            val view = match.view(Lesson.LEARNER)
            val seen = (0..5).filter { view.card(Lesson.LEARNER, it) >= 0 }
            return when (move) {
                is NoIdeaMove.Claim -> seen
                is NoIdeaMove.Reveal -> seen.filter { it == move.place() }
                else -> emptyList()
            }
        }

        private fun played(step: LessonStep): List<Pair<Seat, NoIdeaMove>> {
            val own = step.ways().firstOrNull().orEmpty()
            val moves = NoIdeaRoom.playable.game().moves()
            return step.plies().map { ply ->
                Seat.parse(ply.substringBefore(' ')) to moves.parse(ply.substringAfter(' '))
            } + own.map { Lesson.LEARNER to moves.parse(it) }
        }

        private fun play(
            seat: Seat,
            move: NoIdeaMove,
        ) {
            match = match.play(seat, move)
            val told = match.lastEvents(Lesson.LEARNER)
            isLooking = acts(told, null, match.view(Lesson.LEARNER), seat).any { it.isLooked }
        }
    }
}
