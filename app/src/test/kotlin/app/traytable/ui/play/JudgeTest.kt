package app.traytable.ui.play

import android.content.Context
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.TableUi
import app.traytable.room.MatchInRoom
import app.traytable.room.info
import app.traytable.rules.noidea.NoIdeaEvent
import app.traytable.rules.noidea.NoIdeaMove
import app.traytable.rules.noidea.NoIdeaView
import app.traytable.rules.solo.SoloEvent
import app.traytable.rules.solo.SoloMove
import app.traytable.rules.solo.SoloMoves
import app.traytable.rules.solo.SoloView
import app.traytable.rules.table.Match
import app.traytable.rules.table.Player
import app.traytable.rules.table.Seat
import app.traytable.rules.table.Setup
import app.traytable.ui.cards.spoken
import app.traytable.ui.noidea.NoIdeaRoom
import app.traytable.ui.noidea.NoIdeaUnderTest
import app.traytable.ui.noidea.noIdeaFace
import app.traytable.ui.pointapile.PointAPileRoom
import app.traytable.ui.pointapile.PointAPileUnderTest
import app.traytable.ui.pointapile.PointAPileWords
import app.traytable.ui.solo.SoloRoom
import app.traytable.ui.solo.SoloUnderTest
import app.traytable.ui.solo.soloFace
import app.traytable.ui.table.ShownMoment
import app.traytable.ui.table.TableMoment
import app.traytable.ui.table.frame
import app.traytable.ui.table.seenBy
import app.traytable.ui.words.Speech
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Test
import org.junit.runner.RunWith

/** A judge who cannot object proves nothing. */
@RunWith(AndroidJUnit4::class)
class JudgeTest {
    private val resources = ApplicationProvider.getApplicationContext<Context>().resources
    private val secrets = Secrets(resources)
    private val people = listOf("Anna", "Ben").map { Player.person(it) }
    private val dealt =
        Match.start(
            SoloRoom.playable.game(),
            Setup.of(SoloRoom.info, 2, 5).withFirst(ANNA),
            people,
        )
    private val solo = MatchUnderTest(SoloUnderTest, dealt)

    @Test
    fun aCardOfAHandIsForItsOwner() {
        val pile = dealt.seenBy(null).top()
        val card = dealt.seenBy(ANNA).hand().first { it != pile && it !in dealt.seenBy(BEN).hand() }
        val said = listOf(Spoken(soloFace(card).spoken(resources), null))

        assertNull(secrets.leak(solo, ANNA, emptyList(), said))
        assertNotNull(secrets.leak(solo, BEN, emptyList(), said))
        assertNotNull(secrets.leak(solo, null, listOf(solo), said))
    }

    @Test
    fun aViewIsForWhoTookThePhone() {
        var match = solo
        val witness = Witness { match }
        witness.published(TableUi.HandOver(frame(dealt), listOf(ANNA), emptyList()))
        assertNull(witness.objection(ShownMoment(1, 0, null), atRest = true))
        assertNotNull(witness.objection(ShownMoment(1, 0, ANNA), atRest = false))

        witness.takes(ANNA)
        assertNull(witness.objection(ShownMoment(1, 0, ANNA), atRest = true))
        assertNotNull(witness.objection(ShownMoment(1, 0, BEN), atRest = false))

        val next =
            dealt.play(
                ANNA,
                dealt.legalMoves(ANNA).first { it != SoloMoves.SAY },
            )
        match = MatchUnderTest(SoloUnderTest, next)
        witness.published(TableUi.HandOver(frame(next), listOf(BEN), emptyList()))
        assertNull("on its way", witness.objection(ShownMoment(1, 0, ANNA), atRest = false))
        assertNotNull("too late", witness.objection(ShownMoment(1, 0, ANNA), atRest = true))
        assertNotNull(witness.objection(ShownMoment(1, 2, null), atRest = false))
        if (!next.toAct().contains(ANNA)) {
            assertNotNull(witness.objection(ShownMoment(1, 1, ANNA), atRest = false))
        }
        witness.rests()
        assertNotNull(witness.objection(ShownMoment(1, 0, ANNA), atRest = false))
    }

    @Test
    fun anOpenTableIsNobodysButForAPeek() {
        val moment = TableMoment(PointAPileRoom, people, 3, listOf("missions"))
        val witness = Witness { MatchUnderTest(PointAPileUnderTest, moment.match) }
        witness.published(TableUi.YourTurn(moment.frame(), emptyList()))
        assertNotNull(witness.objection(ShownMoment(1, 0, ANNA), atRest = false))

        witness.takes(ANNA)
        assertNull(witness.objection(ShownMoment(1, 0, ANNA), atRest = true))
        assertNotNull(witness.objection(ShownMoment(1, 0, BEN), atRest = true))
        witness.looksTogether()
        witness.rests()
        assertNotNull(witness.objection(ShownMoment(1, 0, ANNA), atRest = true))
    }

    @Test
    fun aMissionIsForItsOwner() {
        val match = TableMoment(PointAPileRoom, people, 3, listOf("missions")).match
        val played = MatchUnderTest(PointAPileUnderTest, match)
        val mission = checkNotNull(match.seenBy(ANNA).mission(ANNA))
        val said = listOf(Spoken(PointAPileWords(Speech(resources)).mission(mission), null))

        assertNull(secrets.leak(played, ANNA, emptyList(), said))
        assertNotNull(secrets.leak(played, BEN, emptyList(), said))
        assertNotNull(secrets.leak(played, null, emptyList(), said))
    }

    @Test
    fun theWorthOfTrophiesIsForTheirOwner() {
        val moment = TableMoment(NoIdeaRoom, people, 3)
        moment.until { view -> view.trophies(view.current()).isNotEmpty() }
        val owner = moment.table.current()
        val view = moment.view(owner)
        val prizes = (0..2).flatMap { value -> List(view.prizes(owner, value)) { value } }
        val values = view.trophies(owner).map { it.toInt() } + prizes
        val said = listOf(Spoken("${values.joinToString(" + ")} = ${values.sum()}", null))

        assertNull(secrets.leak(noIdea(moment.match), owner, emptyList(), said))
        assertNotNull(secrets.leak(noIdea(moment.match), null, emptyList(), said))
    }

    @Test
    fun aTurnedCardIsSeenOnTheStageAndOnlyForAMoment() {
        val moment = TableMoment(NoIdeaRoom, people, 3)
        while (moment.told.none { it is NoIdeaEvent.Returns }) moment.playByLot()
        val shown = moment.told.filterIsInstance<NoIdeaEvent.Shows>().last()
        val face = noIdeaFace(shown.card()).spoken(resources)
        val stage = listOf(Spoken(face, null))
        val place = listOf(Spoken(face, "${shown.seat()} ${shown.place()}"))
        val then = noIdea(moment.match)
        assertNull(secrets.leak(then, null, emptyList(), stage))
        assertNotNull("on its place", secrets.leak(then, null, emptyList(), place))

        moment.playByLot()
        val later = noIdea(moment.match)
        assertNull("on its way", secrets.leak(later, null, listOf(then), stage))
        assertNotNull("at rest", secrets.leak(later, null, emptyList(), stage))
        assertNotNull("on its place", secrets.leak(later, null, listOf(then), place))
    }

    private fun frame(match: SoloMatch) = MatchInRoom(SoloRoom, match).frame()

    private fun noIdea(match: NoIdeaMatch) = MatchUnderTest(NoIdeaUnderTest, match)

    private companion object {
        val ANNA: Seat = Seat.of(0)
        val BEN: Seat = Seat.of(1)
    }
}

private typealias SoloMatch = Match<*, SoloMove, SoloView, SoloEvent>

private typealias NoIdeaMatch = Match<*, NoIdeaMove, NoIdeaView, NoIdeaEvent>
