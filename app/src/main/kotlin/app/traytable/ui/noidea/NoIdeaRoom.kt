package app.traytable.ui.noidea

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import app.traytable.R
import app.traytable.learn.Lesson
import app.traytable.learn.News
import app.traytable.match.Frame
import app.traytable.room.FigurePart
import app.traytable.room.FigureWords
import app.traytable.room.GameRoom
import app.traytable.room.Scene
import app.traytable.room.Share
import app.traytable.room.refusalWords
import app.traytable.rules.Playable
import app.traytable.rules.bots.Temper
import app.traytable.rules.noidea.NoIdea
import app.traytable.rules.noidea.NoIdeaEvent
import app.traytable.rules.noidea.NoIdeaMove
import app.traytable.rules.noidea.NoIdeaRefusal
import app.traytable.rules.noidea.NoIdeaView
import app.traytable.rules.noidea.bots.NoIdeaBots
import app.traytable.rules.noidea.bots.NoIdeaReason
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.CardColour
import app.traytable.ui.cards.CardFace
import app.traytable.ui.help.HelpBook
import app.traytable.ui.home.ShelfEntry
import app.traytable.ui.table.Table
import app.traytable.ui.words.OptionWords
import app.traytable.ui.words.SetupWords
import app.traytable.ui.words.Speech

internal typealias NoIdeaMoment = Table<NoIdeaMove, NoIdeaView, NoIdeaEvent, NoIdeaReason>

internal typealias NoIdeaScene = Scene<NoIdeaMove, NoIdeaView, NoIdeaEvent, NoIdeaReason>

/** No Idea in this app. */
object NoIdeaRoom : GameRoom<NoIdeaMove, NoIdeaView, NoIdeaEvent, NoIdeaReason> {
    override val playable = Playable(NoIdea(), NoIdeaBots())

    override val shelf =
        ShelfEntry(
            R.string.noidea_name,
            R.string.noidea_line,
            R.string.noidea_about,
            "NSV",
            listOf(null, CardFace(CardColour.Purple, "3"), null),
        )

    override val poster get() = NoIdeaPoster

    override val book: HelpBook get() = NoIdeaBook.BOOK

    override val lessons: List<Lesson> get() = NoIdeaLessons.ALL

    override fun news(scene: NoIdeaScene): List<News> = noIdeaNews(scene)

    override val setup =
        SetupWords(
            R.string.begins_noidea,
            mapOf(
                "gentle-start" to
                    OptionWords(R.string.option_gentle_start, R.string.option_gentle_start_line),
                "memory-aid" to
                    OptionWords(R.string.option_memory_aid, R.string.option_memory_aid_line),
                "open-trophies" to
                    OptionWords(R.string.option_open_trophies, R.string.option_open_trophies_line),
                "short-game" to
                    OptionWords(R.string.option_short_game, R.string.option_short_game_line),
            ),
        )

    override val tempers =
        mapOf(
            Temper.BOLD to R.string.temper_noidea_bold,
            Temper.STEADY to R.string.temper_noidea_steady,
            Temper.CAREFUL to R.string.temper_noidea_careful,
        )

    override val refusals =
        refusalWords<NoIdeaRefusal> {
            when (it) {
                NoIdeaRefusal.DRAW_FIRST -> R.string.refuse_noidea_draw_first
                NoIdeaRefusal.LAY_FIRST -> R.string.refuse_noidea_lay_first
                NoIdeaRefusal.REVEAL -> R.string.refuse_noidea_reveal
                NoIdeaRefusal.EMPTY_PLACE -> R.string.refuse_noidea_empty_place
                NoIdeaRefusal.NO_FIT -> R.string.refuse_noidea_no_fit
                NoIdeaRefusal.TOO_MANY -> R.string.refuse_noidea_too_many
            }
        }

    override val figures =
        listOf(
            FigureWords.Against(
                R.string.noidea_figure_trophies,
                FigurePart("trophies-by-memory", R.string.noidea_figure_by_memory),
                FigurePart("trophies-by-claim", R.string.noidea_figure_by_claim),
            ),
        )

    override fun words(speech: Speech) = NoIdeaWords(speech)

    override fun sound(event: NoIdeaEvent) = noIdeaSound(event)

    override fun chapter(scene: NoIdeaScene): String =
        when (scene.happened.lastOrNull()) {
            is NoIdeaEvent.Plus,
            is NoIdeaEvent.Removes,
            is NoIdeaEvent.Refills,
            is NoIdeaEvent.IsDealt,
            -> "functions"

            is NoIdeaEvent.WinsPrize -> "prizes"

            is NoIdeaEvent.Clears, is NoIdeaEvent.WinsTrophy -> "cleared"

            is NoIdeaEvent.Right, is NoIdeaEvent.Mistaken -> "claim"

            else -> "turn"
        }

    override val showsItsEnd = true

    @Composable
    override fun Table(
        table: NoIdeaMoment,
        modifier: Modifier,
    ) = NoIdeaTable(table, modifier)

    @Composable
    override fun Count(
        frame: Frame,
        view: NoIdeaView,
    ) = NoIdeaCount(frame, view)

    override fun tally(
        view: NoIdeaView,
        seat: Seat,
        speech: Speech,
    ): List<Share> =
        wonCards(view, seat).map { face ->
            val kind = speech.say(checkNotNull(face.word).text)
            Share(face.mark, speech.say(R.string.face_worth, kind, face.mark.toInt()), face.colour)
        }

    override fun trophies(
        view: NoIdeaView,
        seat: Seat,
    ): List<CardFace> = wonCards(view, seat)

    @Composable
    override fun Secret(
        view: NoIdeaView,
        seat: Seat,
    ) = TrophyValues(view, seat)
}
