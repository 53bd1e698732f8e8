package app.traytable.ui.noidea

import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import app.traytable.match.TableUi
import app.traytable.rules.noidea.NoIdeaEvent
import app.traytable.rules.noidea.NoIdeaMove
import app.traytable.rules.noidea.NoIdeaView
import app.traytable.rules.noidea.bots.NoIdeaReason
import app.traytable.rules.table.Level
import app.traytable.rules.table.Player
import app.traytable.ui.cards.spoken
import app.traytable.ui.table.TableMoment
import app.traytable.ui.table.TableUser
import org.junit.Assert.assertTrue
import org.junit.Rule

/** Those who look at a table of No Idea and say when all have seen what is shown. */
abstract class NoIdeaAudience {
    @get:Rule
    val compose = createComposeRule()

    protected val user = TableUser(compose)

    protected fun shown(events: List<NoIdeaEvent>) = events.count { it is NoIdeaEvent.Shows }

    protected fun prizes(events: List<NoIdeaEvent>) = events.count { it is NoIdeaEvent.WinsPrize }

    protected fun isBot(event: NoIdeaEvent) = event.seat().index() > 0

    protected fun assertPrompt(words: String) =
        assertTrue(
            "$words: ${user.said()}",
            words in user.said(),
        )

    protected fun assertOnStage(shown: NoIdeaEvent.Shows) =
        assertTrue(noIdeaFace(shown.card()).spoken(user.resources) in user.said())

    /** "Anna · 4 cards to go", wherever the other "cards to go" are. */
    protected fun softLine() = user.said().first { " to go" in it && " · " in it }

    protected fun nameOf(seat: Int) = NAMES[seat]

    protected fun waitForYears() {
        compose.mainClock.advanceTimeBy(60_000)
        compose.waitForIdle()
    }

    protected fun goOn() {
        compose.onNodeWithText("Go on").performClick()
        compose.mainClock.advanceTimeBy(2_500)
        compose.waitForIdle()
    }

    /** The first move like that, and the one before: it has been watched. */
    protected fun showMove(
        from: Moment,
        wanted: (List<NoIdeaEvent>) -> Boolean,
    ): Moment {
        var moment = from
        var before = ui(moment)
        var seed = 4L
        while (!wanted(moment.told) || moment.table.isOver) {
            if (moment.table.isOver) moment = TableMoment(NoIdeaRoom, from.match.players(), seed++)
            before = ui(moment)
            moment.playByLot()
        }
        user.show(before)
        user.show(ui(moment))
        return moment
    }

    protected fun ui(moment: Moment): TableUi {
        val next = moment.toAct.firstOrNull() ?: return moment.over()
        val isPerson = moment.match.players()[next.index()].level() == null
        return if (isPerson) moment.openTurn() else moment.watching()
    }

    protected fun people(many: Int): Moment =
        TableMoment(NoIdeaRoom, NAMES.take(many).map { Player.person(it) }, 3)

    protected fun withBots(): Moment =
        TableMoment(
            NoIdeaRoom,
            listOf(
                Player.person("Anna"),
                Player.bot("Ben", Level.EASY),
                Player.bot("Carla", Level.EASY),
            ),
            3,
        )

    private companion object {
        val NAMES = listOf("Anna", "Ben", "Carla")
    }
}

internal typealias Moment = TableMoment<NoIdeaMove, NoIdeaView, NoIdeaEvent, NoIdeaReason>
