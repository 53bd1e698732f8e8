package app.traytable.ui.noidea

import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.TableUi
import app.traytable.room.Story
import app.traytable.rules.noidea.NoIdeaEvent
import app.traytable.rules.noidea.NoIdeaMove
import app.traytable.rules.noidea.NoIdeaView
import app.traytable.rules.noidea.bots.NoIdeaReason
import app.traytable.rules.table.Level
import app.traytable.rules.table.Player
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.spoken
import app.traytable.ui.table.TableAsides
import app.traytable.ui.table.TableMoment
import app.traytable.ui.table.TableUser
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** What everybody wants to see lies on the stage until somebody says that all have. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w411dp-h891dp")
class NoIdeaShowTest {
    @get:Rule
    val compose = createComposeRule()

    private val user = TableUser(compose)

    @Test
    fun aCardThatFitsNowhereLiesThereUntilSomebodyGoesOnAndThenTheSeatsTurn() {
        val moment = showMove(people(3)) { it.any { event -> event is NoIdeaEvent.Returns } }
        val back = moment.told.filterIsInstance<NoIdeaEvent.Returns>().single()
        waitForYears()
        assertPrompt("Look well: place\u00a0${back.place() + 1}.")
        assertTrue("${nameOf(back.seat().index())} · " in softLine())
        assertFalse("Draw a card" in user.said())
        goOn()
        assertPrompt("The draw pile comes first.")
        assertTrue("${nameOf(moment.table.current().index())} · " in softLine())
    }

    @Test
    fun itIsSoWithLargeLetters() {
        user.fontScale = 2f
        val moment = showMove(people(3)) { it.any { event -> event is NoIdeaEvent.Returns } }
        waitForYears()
        val shown = moment.told.filterIsInstance<NoIdeaEvent.Shows>().single()
        val card = noIdeaFace(shown.card()).spoken(user.resources)
        assertTrue(card in user.said())
        val story = "${card.replaceFirstChar { it.titlecase() }}: it fits nowhere."
        assertTrue(story in user.said())
        goOn()
        assertTrue("Draw a card" in user.said())
    }

    @Test
    fun whoTurnsThePhoneMeanwhileStillSeesItAndOnce() {
        val moment = showMove(people(3)) { it.any { event -> event is NoIdeaEvent.Returns } }
        val back = moment.told.filterIsInstance<NoIdeaEvent.Returns>().single()
        user.turnPhone()
        assertPrompt("Look well: place\u00a0${back.place() + 1}.")
        assertTrue("${nameOf(back.seat().index())} · " in softLine())
        goOn()
        user.turnPhone()
        assertPrompt("The draw pile comes first.")
    }

    @Test
    fun whoHasLookedAloneDoesNotSeeItAgain() {
        val moment = showMove(people(3)) { it.any { event -> event is NoIdeaEvent.Returns } }
        goOn()
        user.peek = {
            user.asides =
                app.traytable.ui.table
                    .TableAsides(peeked = moment.peek(it))
        }
        compose.onNodeWithText("Look alone").performClick()
        compose.onNodeWithText("Not now").performClick()
        assertPrompt("The draw pile comes first.")
    }

    @Test
    fun aMatchThatIsOpenedAtThisMomentShowsItToo() {
        val moment = people(3)
        while (moment.told.none { it is NoIdeaEvent.Returns }) moment.playByLot()
        val back = moment.told.filterIsInstance<NoIdeaEvent.Returns>().single()
        user.show(moment.openTurn())
        assertPrompt("Look well: place\u00a0${back.place() + 1}.")
        assertTrue("${nameOf(back.seat().index())} · " in softLine())
    }

    @Test
    fun whoIsAloneGoesOnTooAndBotsWaitForThat() {
        val moment = withBots()
        val anna = Seat.of(0)
        var before: TableUi = moment.openTurn()
        while (moment.told.none { it is NoIdeaEvent.Returns && it.seat() == anna }) {
            before = moment.turnOf(anna)
            moment.playByLot()
        }
        user.show(before)
        user.show(moment.watching(anna))
        waitForYears()
        assertTrue(user.said().any { it.startsWith("Look well") })
        assertTrue(user.botsWait)
        goOn()
        assertFalse(user.botsWait)
        assertPrompt("Waiting for Ben.")
    }

    @Test
    fun aBotsCardGoesBackInItsTimeAndBotsWaitThatLong() {
        val moment = withBots()
        compose.mainClock.autoAdvance = false
        showMove(moment) { it.any { event -> event is NoIdeaEvent.Returns && isBot(event) } }
        compose.mainClock.advanceTimeBy(1_000)
        assertTrue(user.said().any { it.startsWith("Look well") })
        assertTrue(user.botsWait)
        compose.mainClock.advanceTimeBy(5_000)
        assertFalse(user.said().any { it.startsWith("Look well") })
        assertFalse(user.botsWait)
    }

    @Test
    fun aFailedClaimShowsCardByCardAndTheLastOneSaysWhy() {
        val moment =
            showMove(people(3)) {
                it.any { event -> event is NoIdeaEvent.Mistaken } &&
                    shown(it) == 2 &&
                    prizes(it) == 0
            }
        val cards = moment.told.filterIsInstance<NoIdeaEvent.Shows>()
        assertPrompt("Look well: place\u00a0${cards[0].place() + 1}.")
        assertOnStage(cards[0])
        goOn()
        assertOnStage(cards[1])
        assertPrompt("It fits: no trophy.")
        assertTrue(user.said().any { it.contains("It fits pile") })
        waitForYears()
        assertPrompt("It fits: no trophy.")
        goOn()
        assertPrompt("The draw pile comes first.")
    }

    @Test
    fun theLogTellsAClaimOnceItHasBeenShown() {
        val moment =
            showMove(people(3)) {
                it.any { event -> event is NoIdeaEvent.Mistaken } && shown(it) == 2
            }
        val claimant =
            nameOf(
                moment.told
                    .first()
                    .seat()
                    .index(),
            )
        user.show(user.ui, TableAsides(log = log(moment)))
        val mistaken = "$claimant is mistaken and wins no trophy."
        assertTrue("What happened" in user.said())
        assertFalse(mistaken in user.said())
        user.show(user.ui, TableAsides())
        goOn()
        goOn()
        user.show(user.ui, TableAsides(log = log(moment)))
        assertTrue(mistaken in user.said())
    }

    private fun log(moment: Moment) =
        TableUi.Log(
            1,
            null,
            listOf(
                TableUi.LoggedMove(
                    moment.match.plies(),
                    moment.told.first().seat(),
                    Story(NoIdeaRoom, moment.told),
                ),
            ),
        )

    @Test
    fun aPrizeThatSpoilsAClaimIsSeenAndSaysSo() {
        showMove(people(3)) {
            it.any { event -> event is NoIdeaEvent.Mistaken } && prizes(it) == 1 &&
                shown(it) == 1
        }
        assertPrompt("A prize: no trophy.")
        goOn()
        assertPrompt("The draw pile comes first.")
    }

    @Test
    fun aClaimThatIsRightShowsEveryCardAndThenTheTrophy() {
        val moment =
            showMove(people(3)) {
                it.any { event -> event is NoIdeaEvent.Right } &&
                    shown(it) == 2
            }
        val left = moment.table.trophiesLeft()
        goOn()
        assertPrompt("None fits: a trophy!")
        assertTrue("${left + 1} trophies left to win" in user.said())
        goOn()
        assertPrompt("A trophy!")
        assertTrue("$left trophies left to win" in user.said())
        waitForYears()
        assertPrompt("A trophy!")
        goOn()
        assertPrompt("The draw pile comes first.")
    }

    @Test
    fun aTrophyCountsOnceItHasLandedAndSharedPhonesDoNotTellItsWorth() {
        val moment =
            showMove(people(3)) {
                it.any { event -> event is NoIdeaEvent.Clears } &&
                    prizes(it) == 0
            }
        val winner = moment.told.filterIsInstance<NoIdeaEvent.WinsTrophy>().single()
        val won = moment.table.trophies(winner.seat()).size
        assertPrompt("A trophy!")
        assertTrue("${nameOf(winner.seat().index())} wins a trophy." in user.said().joinToString())
        assertTrue(user.said().any { it.startsWith(trophies(won - 1)) })
        assertFalse(user.said().any { "trophy worth" in it.lowercase() })
        goOn()
        val name = nameOf(winner.seat().index())
        assertTrue(user.said().any { it.startsWith(name) && trophies(won) in it })
    }

    @Test
    fun whoPlaysAloneSeesWhatTheTrophyIsWorth() {
        val moment = withBots()
        val winner =
            moment.match.let {
                app.traytable.rules.table.Seat
                    .of(0)
            }
        var before: TableUi = moment.openTurn()
        while (moment.told.none { it is NoIdeaEvent.Clears && it.seat() == winner }) {
            before = moment.turnOf(winner)
            moment.playByLot()
        }
        val value =
            moment.match
                .lastEvents(
                    winner,
                ).filterIsInstance<NoIdeaEvent.WinsTrophy>()
                .single()
                .value()
        user.show(before)
        user.show(moment.watching(winner))
        assertPrompt("A trophy!")
        assertTrue("Trophy worth $value" in user.said())
    }

    @Test
    fun theLastTrophyIsSeenBeforeTheResultAlsoByWhoTurnsThePhone() {
        val moment = people(3)
        var before: TableUi = moment.openTurn()
        while (!moment.table.isOver) {
            before = moment.openTurn()
            moment.playByLot()
        }
        user.show(before)
        user.show(moment.over())
        while ("The last trophy!" !in user.said()) goOn()
        user.turnPhone()
        assertPrompt("The last trophy!")
        assertFalse("To the games" in user.said())
        goOn()
        assertTrue("To the games" in user.said())
    }

    private fun trophies(many: Int) = if (many == 1) "1 trophy," else "$many trophies,"

    private fun shown(events: List<NoIdeaEvent>) = events.count { it is NoIdeaEvent.Shows }

    private fun prizes(events: List<NoIdeaEvent>) = events.count { it is NoIdeaEvent.WinsPrize }

    private fun isBot(event: NoIdeaEvent) = event.seat().index() > 0

    private fun assertPrompt(words: String) =
        assertTrue(
            "$words: ${user.said()}",
            words in user.said(),
        )

    private fun assertOnStage(shown: NoIdeaEvent.Shows) =
        assertTrue(noIdeaFace(shown.card()).spoken(user.resources) in user.said())

    /** "Anna · 4 cards to go", wherever the other "cards to go" are. */
    private fun softLine() = user.said().first { " to go" in it && " · " in it }

    private fun nameOf(seat: Int) = NAMES[seat]

    private fun waitForYears() {
        compose.mainClock.advanceTimeBy(60_000)
        compose.waitForIdle()
    }

    private fun goOn() {
        compose.onNodeWithText("Go on").performClick()
        compose.mainClock.advanceTimeBy(2_500)
        compose.waitForIdle()
    }

    /** The first move like that, and the one before: it has been watched. */
    private fun showMove(
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

    private fun ui(moment: Moment): TableUi {
        val next = moment.toAct.firstOrNull() ?: return moment.over()
        val isPerson = moment.match.players()[next.index()].level() == null
        return if (isPerson) moment.openTurn() else moment.watching()
    }

    private fun people(many: Int): Moment =
        TableMoment(NoIdeaRoom, NAMES.take(many).map { Player.person(it) }, 3)

    private fun withBots(): Moment =
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

private typealias Moment = TableMoment<NoIdeaMove, NoIdeaView, NoIdeaEvent, NoIdeaReason>
