package app.traytable.ui.play

import android.content.Context
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.TableUi
import app.traytable.rules.noidea.NoIdea
import app.traytable.rules.noidea.NoIdeaCards
import app.traytable.rules.pointapile.PointAPile
import app.traytable.rules.solo.Solo
import app.traytable.rules.table.Match
import app.traytable.rules.table.Player
import app.traytable.rules.table.Seat
import app.traytable.rules.table.Setup
import app.traytable.ui.cards.faces.noIdeaFace
import app.traytable.ui.cards.faces.soloFace
import app.traytable.ui.cards.spoken
import app.traytable.ui.table.ShownMoment
import app.traytable.ui.table.TableMoment
import app.traytable.ui.table.frame
import app.traytable.ui.table.seenBy
import app.traytable.ui.words.pointAPileMission
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
    private val solo = Solo()
    private val dealt =
        Match.start(solo, Setup.of(solo.info(), 2, 5).withFirst(ANNA), people)

    @Test
    fun aCardOfAHandIsForItsOwner() {
        val pile = dealt.seenBy(null).top()
        val card = dealt.seenBy(ANNA).hand().first { it != pile && it !in dealt.seenBy(BEN).hand() }
        val said = listOf(Spoken(soloFace(card).spoken(resources), null))

        assertNull(secrets.leak(dealt, ANNA, emptyList(), said))
        assertNotNull(secrets.leak(dealt, BEN, emptyList(), said))
        assertNotNull(secrets.leak(dealt, null, listOf(dealt), said))
    }

    @Test
    fun aViewIsForWhoTookThePhone() {
        var match: Match<*, *, *> = dealt
        val witness = Witness { match }
        witness.published(TableUi.HandOver(dealt.frame(), listOf(ANNA), emptyList()))
        assertNull(witness.objection(ShownMoment(1, 0, null), atRest = true))
        assertNotNull(witness.objection(ShownMoment(1, 0, ANNA), atRest = false))

        witness.takes(ANNA)
        assertNull(witness.objection(ShownMoment(1, 0, ANNA), atRest = true))
        assertNotNull(witness.objection(ShownMoment(1, 0, BEN), atRest = false))

        val next =
            dealt.play(
                ANNA,
                solo.legalMoves(dealt.state(), ANNA).first { it.text() != "solo" },
            )
        match = next
        witness.published(TableUi.HandOver(next.frame(), listOf(BEN), emptyList()))
        assertNull("on its way", witness.objection(ShownMoment(1, 0, ANNA), atRest = false))
        assertNotNull("too late", witness.objection(ShownMoment(1, 0, ANNA), atRest = true))
        assertNotNull(witness.objection(ShownMoment(1, 2, null), atRest = false))
        if (!solo.toAct(next.state()).contains(ANNA)) {
            assertNotNull(witness.objection(ShownMoment(1, 1, ANNA), atRest = false))
        }
        witness.rests()
        assertNotNull(witness.objection(ShownMoment(1, 0, ANNA), atRest = false))
    }

    @Test
    fun anOpenTableIsNobodysButForAPeek() {
        val match = TableMoment(PointAPile(), people, 3, listOf("missions")).match
        val witness = Witness { match }
        witness.published(TableUi.YourTurn(match.frame(), emptyList()))
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
        val match = TableMoment(PointAPile(), people, 3, listOf("missions")).match
        val mission = checkNotNull(match.seenBy(ANNA).mission(ANNA))
        val said = listOf(Spoken(pointAPileMission(resources, mission), null))

        assertNull(secrets.leak(match, ANNA, emptyList(), said))
        assertNotNull(secrets.leak(match, BEN, emptyList(), said))
        assertNotNull(secrets.leak(match, null, emptyList(), said))
    }

    @Test
    fun theWorthOfTrophiesIsForTheirOwner() {
        val moment = TableMoment(NoIdea(), people, 3)
        moment.until { view -> view.trophies(view.current()).isNotEmpty() }
        val owner = moment.table.current()
        val view = moment.view(owner)
        val prizes = (0..2).flatMap { value -> List(view.prizes(owner, value)) { value } }
        val values = view.trophies(owner).map { it.toInt() } + prizes
        val said = listOf(Spoken("${values.joinToString(" + ")} = ${values.sum()}", null))

        assertNull(secrets.leak(moment.match, owner, emptyList(), said))
        assertNotNull(secrets.leak(moment.match, null, emptyList(), said))
    }

    @Test
    fun aTurnedCardIsSeenAtItsOwnPlaceAndOnlyForAMoment() {
        val moment = TableMoment(NoIdea(), people, 3)
        while (moment.match.lastEvents(null).none { it.verb() == "returns" }) moment.playByLot()
        val shown = moment.match.lastEvents(null).last { it.verb() == "shows" }
        val face = noIdeaFace(NoIdeaCards.parse(shown.words()[1])).spoken(resources)
        val place = shown.words()[0].toInt() - 1
        val there = listOf(Spoken(face, "${shown.seat()} $place"))
        val elsewhere = listOf(Spoken(face, "${moment.table.current()} $place"))
        val then = moment.match
        assertNull(secrets.leak(then, null, emptyList(), there))
        assertNotNull(secrets.leak(then, null, emptyList(), elsewhere))

        moment.playByLot()
        assertNull("on its way", secrets.leak(moment.match, null, listOf(then), there))
        assertNotNull("at rest", secrets.leak(moment.match, null, emptyList(), there))
        assertNotNull(secrets.leak(moment.match, null, listOf(then), elsewhere))
    }

    private companion object {
        val ANNA: Seat = Seat.of(0)
        val BEN: Seat = Seat.of(1)
    }
}
