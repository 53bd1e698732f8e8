package app.traytable.ui.words

import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.rules.Games
import app.traytable.rules.bots.BotTurn
import app.traytable.rules.bots.Hint
import app.traytable.rules.noidea.NoIdeaBots
import app.traytable.rules.pointapile.PointAPileBots
import app.traytable.rules.qwinto.QwintoBots
import app.traytable.rules.solo.SoloBots
import app.traytable.rules.table.Game
import app.traytable.rules.table.Match
import app.traytable.rules.table.Move
import app.traytable.rules.table.Player
import app.traytable.rules.table.Rng
import app.traytable.rules.table.Setup
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class HintWordsTest {
    private val languages = listOf(english, german)

    @Test
    fun everyReasonHasWordsAndNoWordsAreLeftOver() {
        assertEquals(NoIdeaBots.REASONS.toSet(), HINTS.getValue("noidea").keys)
        assertEquals(QwintoBots.REASONS.toSet(), HINTS.getValue("qwinto").keys)
        assertEquals(PointAPileBots.REASONS.toSet(), HINTS.getValue("pointapile").keys)
        assertEquals(SoloBots.REASONS.toSet(), HINTS.getValue("solo").keys)
    }

    @Test
    fun everyHintInAMatchIsToldInBothLanguages() {
        Games.all().forEach { tellAll(it) }
    }

    private fun <S : Any, M : Move, V : Any> tellAll(game: Game<S, M, V>) {
        val chance = Rng(5)
        val players = NAMES.take(4).map { Player.person(it) }
        var match = Match.start(game, Setup.of(game.info(), players.size, 3), players)
        repeat(60) {
            val seat = game.toAct(match.state()).firstOrNull() ?: return
            val hint = BotTurn.hint(match, seat)
            tell(game.info().id(), hint, game.view(match.state(), seat))
            val moves = game.legalMoves(match.state(), seat)
            match = match.play(seat, moves[chance.below(moves.size)])
        }
    }

    private fun tell(
        game: String,
        hint: Hint<*>,
        view: Any,
    ) {
        val (why, warum) = languages.map { hintedReason(it, game, hint, NAMES) }
        assertNotEquals(why, warum)
        assertTrue("$why $warum", why.endsWith(".") && warum.endsWith("."))
        assertFalse(why + warum, Regex("""%\d|\bS\d|\?""").containsMatchIn(why + warum))
        languages.forEach {
            assertTrue(hintedMove(it, hint.move(), view, NAMES).isNotBlank())
        }
    }

    @Test
    fun theSentencesSayWhatIsKnown() {
        val move = Games.all()[1].parse("pass")
        assertEquals(
            "That calls 12. It suits you in yellow, field 5.",
            hintedReason(english, "qwinto", Hint.of(move, "call-leaves-room", "12", "Y5"), NAMES),
        )
        assertEquals(
            "Mit diesem Stapel würde Ben gewinnen.",
            hintedReason(german, "pointapile", Hint.of(move, "blocks", "S2"), NAMES),
        )
    }
}
