package app.traytable.ui.noidea

import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.TableUi
import app.traytable.room.Story
import app.traytable.rules.noidea.NoIdeaEvent
import app.traytable.rules.noidea.NoIdeaView
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.spoken
import app.traytable.ui.table.TableAsides
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** What everybody wants to see lies on the stage until somebody says that all have. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w411dp-h891dp")
class NoIdeaShowTest : NoIdeaAudience() {
    @Test
    fun aCardThatFitsNowhereLiesThereUntilSomebodyGoesOnAndThenTheSeatsTurn() {
        val moment = showMove(people(3)) { it.any { event -> event is NoIdeaEvent.Returns } }
        val back = moment.told.filterIsInstance<NoIdeaEvent.Returns>().single()
        waitForYears()
        assertPrompt("Remember: place\u00a0${back.place() + 1}.")
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
        // Written in few words, and heard in all.
        val who = nameOf(shown.seat().index())
        val heard = user.said().single { it.endsWith("It fits nowhere.") }
        assertTrue(heard, heard.startsWith("$who turns over card ${shown.place() + 1}: "))
        goOn()
        assertTrue("Draw a card" in user.said())
    }

    @Test
    fun whoTurnsThePhoneMeanwhileStillSeesItAndOnce() {
        val moment = showMove(people(3)) { it.any { event -> event is NoIdeaEvent.Returns } }
        val back = moment.told.filterIsInstance<NoIdeaEvent.Returns>().single()
        user.turnPhone()
        assertPrompt("Remember: place\u00a0${back.place() + 1}.")
        assertTrue("${nameOf(back.seat().index())} · " in softLine())
        goOn()
        user.turnPhone()
        assertPrompt("The draw pile comes first.")
    }

    @Test
    fun whoHasLookedAloneDoesNotSeeItAgain() {
        val moment = people(3)
        moment.until { view -> (0..2).all { hasWon(view, Seat.of(it)) } }
        showMove(moment) { it.any { event -> event is NoIdeaEvent.Returns } }
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

    private fun hasWon(
        view: NoIdeaView,
        seat: Seat,
    ) = view.trophies(seat).isNotEmpty() || (0..2).any { view.prizes(seat, it) > 0 }

    @Test
    fun whoHasWonNothingIsNotAskedToLook() {
        user.show(people(3).openTurn())
        assertPrompt("The draw pile comes first.")
        compose.onNodeWithText("Look alone").assertDoesNotExist()
    }

    @Test
    fun aMatchThatIsOpenedAtThisMomentShowsItToo() {
        val moment = people(3)
        while (moment.told.none { it is NoIdeaEvent.Returns }) moment.playByLot()
        val back = moment.told.filterIsInstance<NoIdeaEvent.Returns>().single()
        user.show(moment.openTurn())
        assertPrompt("Remember: place\u00a0${back.place() + 1}.")
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
        assertTrue(user.said().any { it.startsWith("Remember") })
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
        assertTrue(user.said().any { it.startsWith("Remember") })
        assertTrue(user.botsWait)
        compose.mainClock.advanceTimeBy(5_000)
        assertFalse(user.said().any { it.startsWith("Remember") })
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
        assertPrompt("Remember: place\u00a0${cards[0].place() + 1}.")
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
}
