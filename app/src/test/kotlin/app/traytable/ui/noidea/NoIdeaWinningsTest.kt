package app.traytable.ui.noidea

import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.TableUi
import app.traytable.rules.noidea.NoIdeaEvent
import app.traytable.rules.table.Seat
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** Prizes and trophies are won before everybody's eyes. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w411dp-h891dp")
class NoIdeaWinningsTest : NoIdeaAudience() {
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
}
