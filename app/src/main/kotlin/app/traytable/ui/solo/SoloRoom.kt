package app.traytable.ui.solo

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import app.traytable.R
import app.traytable.learn.Lesson
import app.traytable.match.Frame
import app.traytable.room.FigureWords
import app.traytable.room.GameRoom
import app.traytable.room.Scene
import app.traytable.room.Share
import app.traytable.room.refusalWords
import app.traytable.rules.Playable
import app.traytable.rules.bots.Temper
import app.traytable.rules.solo.Solo
import app.traytable.rules.solo.SoloCards
import app.traytable.rules.solo.SoloEvent
import app.traytable.rules.solo.SoloMove
import app.traytable.rules.solo.SoloRefusal
import app.traytable.rules.solo.SoloView
import app.traytable.rules.solo.bots.SoloBots
import app.traytable.rules.solo.bots.SoloReason
import app.traytable.rules.table.Colour
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.CardColour
import app.traytable.ui.cards.CardFace
import app.traytable.ui.cards.Words
import app.traytable.ui.help.HelpBook
import app.traytable.ui.home.ShelfEntry
import app.traytable.ui.table.Table
import app.traytable.ui.table.TableActions
import app.traytable.ui.words.OptionWords
import app.traytable.ui.words.SetupWords
import app.traytable.ui.words.Speech
import app.traytable.ui.words.ValueWords

internal typealias SoloMoment = Table<SoloMove, SoloView, SoloEvent, SoloReason>

internal typealias SoloScene = Scene<SoloMove, SoloView, SoloEvent, SoloReason>

private const val LENIENT_SOLO = "lenient-solo"

/** Solo in this app. */
object SoloRoom : GameRoom<SoloMove, SoloView, SoloEvent, SoloReason> {
    override val playable = Playable(Solo(), SoloBots())

    override val shelf =
        ShelfEntry(
            R.string.solo_name,
            R.string.solo_line,
            R.string.solo_about,
            "AMIGO",
            listOf(
                CardFace(CardColour.Green, "7"),
                CardFace(CardColour.Red, "7"),
                CardFace(CardColour.Yellow, "7"),
            ),
        )

    override val poster get() = SoloPoster

    override val book: HelpBook get() = SoloBook.BOOK

    override val lessons: List<Lesson> get() = SoloLessons.ALL

    override fun news(scene: SoloScene) = soloNews(scene)

    override val setup =
        SetupWords(
            R.string.begins_solo,
            mapOf(
                "match-length" to
                    OptionWords(
                        R.string.option_match_length,
                        R.string.option_one_round_line,
                        mapOf(
                            "500" to points("500"),
                            "300" to points("300"),
                            "150" to points("150"),
                            "one-round" to
                                ValueWords(
                                    Words(R.string.option_one_round),
                                    Words(R.string.option_one_round_line),
                                ),
                        ),
                    ),
                "mixed-chains" to
                    OptionWords(R.string.option_mixed_chains, R.string.option_mixed_chains_line),
                LENIENT_SOLO to
                    OptionWords(R.string.option_lenient_solo, R.string.option_lenient_solo_line),
                "interject-actions" to
                    OptionWords(
                        R.string.option_interject_actions,
                        R.string.option_interject_actions_line,
                    ),
                "action-start" to
                    OptionWords(R.string.option_action_start, R.string.option_action_start_line),
            ),
        )

    private fun points(limit: String) =
        ValueWords(
            Words(R.string.option_points, limit),
            Words(R.string.option_match_length_points_line, limit),
        )

    override val tempers =
        mapOf(
            Temper.BOLD to R.string.temper_solo_bold,
            Temper.STEADY to R.string.temper_solo_steady,
            Temper.CAREFUL to R.string.temper_solo_careful,
        )

    override val refusals =
        refusalWords<SoloRefusal> {
            when (it) {
                SoloRefusal.LAY_OR_DRAW -> R.string.refuse_solo_lay_or_draw
                SoloRefusal.CHAIN -> R.string.refuse_solo_chain
                SoloRefusal.DRAWN -> R.string.refuse_solo_drawn
                SoloRefusal.GIVING -> R.string.refuse_solo_giving
                SoloRefusal.ASKED -> R.string.refuse_solo_asked
                SoloRefusal.ALL_SWAP -> R.string.refuse_solo_all_swap
                SoloRefusal.NOT_HELD -> R.string.refuse_not_in_hand
                SoloRefusal.NO_FIT -> R.string.refuse_solo_no_fit
                SoloRefusal.CHOOSE -> R.string.refuse_solo_choose
                SoloRefusal.NO_COLOUR -> R.string.refuse_solo_no_colour
                SoloRefusal.NO_TARGET -> R.string.refuse_solo_no_target
                SoloRefusal.NO_TRIPLE -> R.string.refuse_solo_no_triple
                SoloRefusal.PROTECT -> R.string.refuse_solo_protect
                SoloRefusal.NO_PROTECTION -> R.string.refuse_solo_no_protection
                SoloRefusal.NO_DANGER -> R.string.refuse_solo_no_protection
                SoloRefusal.IN_TURN -> R.string.refuse_solo_in_turn
                SoloRefusal.NO_NUMBER -> R.string.refuse_solo_no_number
                SoloRefusal.NOT_THE_SAME -> R.string.refuse_solo_not_the_same
                SoloRefusal.SOLO -> R.string.refuse_solo_solo
                SoloRefusal.NOT_DUE -> R.string.refuse_solo_not_due
            }
        }

    override val figures =
        listOf(
            FigureWords.PerEach("cards-left", "rounds", R.string.solo_figure_cards_left),
            FigureWords.PerMatch("interjections", R.string.solo_figure_interjections),
            FigureWords.InAll("solo-forgotten", R.string.solo_figure_forgotten),
        )

    override fun words(speech: Speech) = SoloWords(speech)

    override fun sound(event: SoloEvent) = soloSound(event)

    override fun chapter(scene: SoloScene): String {
        val view = scene.view
        return when {
            view.isAllSwap -> "black"
            view.isAsked -> "protection"
            view.isGiving || view.chain() > 0 -> "actions"
            !view.silent().isEmpty -> "last"
            SoloCards.colour(view.top()) == Colour.BLACK -> "black"
            else -> "turn"
        }
    }

    @Composable
    override fun Table(
        table: SoloMoment,
        modifier: Modifier,
    ) = SoloTable(table, modifier)

    @Composable
    override fun Count(
        frame: Frame,
        view: SoloView,
    ) = SoloRounds(frame, view, view.rounds())

    /** The points of every round; the fewest win. */
    override fun tally(
        view: SoloView,
        seat: Seat,
        speech: Speech,
    ): List<Share> =
        view.rounds().mapIndexed { index, round ->
            val points = round.points()[seat.index()]
            val spoken = speech.say(R.string.solo_in_round, index + 1, speech.points(points))
            Share("$points", spoken)
        }

    /** The last cards of whoever went out lie on top. */
    override fun trophies(
        view: SoloView,
        seat: Seat,
    ): List<CardFace> =
        if (view.lastRound()?.winner() == seat) {
            generateSequence(view.pile()) { it.below() }.take(3).map { soloFace(it.top()) }.toList()
        } else {
            emptyList()
        }

    @Composable
    override fun Calls(
        frame: Frame,
        people: List<Seat>,
        actions: TableActions,
    ) {
        val saidByItself = frame.options()[LENIENT_SOLO] == "on"
        val calls = SoloCall.entries.filter { it != SoloCall.Solo || !saidByItself }
        SoloCalls(calls, frame, people, actions)
    }
}
