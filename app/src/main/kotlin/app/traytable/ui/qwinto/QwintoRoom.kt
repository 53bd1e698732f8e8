package app.traytable.ui.qwinto

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
import app.traytable.rules.qwinto.Qwinto
import app.traytable.rules.qwinto.QwintoEvent
import app.traytable.rules.qwinto.QwintoMove
import app.traytable.rules.qwinto.QwintoRefusal
import app.traytable.rules.qwinto.QwintoView
import app.traytable.rules.qwinto.bots.QwintoBots
import app.traytable.rules.qwinto.bots.QwintoReason
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.CardColour
import app.traytable.ui.cards.CardFace
import app.traytable.ui.help.HelpBook
import app.traytable.ui.home.ShelfEntry
import app.traytable.ui.table.Table
import app.traytable.ui.words.SetupWords
import app.traytable.ui.words.Speech

internal typealias QwintoMoment = Table<QwintoMove, QwintoView, QwintoEvent, QwintoReason>

internal typealias QwintoScene = Scene<QwintoMove, QwintoView, QwintoEvent, QwintoReason>

/** Qwinto in this app. */
object QwintoRoom : GameRoom<QwintoMove, QwintoView, QwintoEvent, QwintoReason> {
    override val playable = Playable(Qwinto(), QwintoBots())

    override val shelf =
        ShelfEntry(
            R.string.qwinto_name,
            R.string.qwinto_line,
            R.string.qwinto_about,
            "NSV",
            listOf(
                CardFace(CardColour.Orange, "4"),
                CardFace(CardColour.Yellow, "6"),
                CardFace(CardColour.Gray, "−2"),
            ),
        )

    override val poster get() = QwintoPoster

    override val book: HelpBook get() = QwintoBook.BOOK

    override val lessons: List<Lesson> get() = QwintoLessons.ALL

    override fun news(scene: QwintoScene): List<News> = qwintoNews(scene)

    override val setup = SetupWords(R.string.begins_by_lot)

    override val tempers =
        mapOf(
            Temper.BOLD to R.string.temper_qwinto_bold,
            Temper.STEADY to R.string.temper_qwinto_steady,
            Temper.CAREFUL to R.string.temper_qwinto_careful,
        )

    /** A table never says that a field is closed alone, but why it is. */
    override val refusals =
        refusalWords<QwintoRefusal> {
            when (it) {
                QwintoRefusal.LAY_FIRST -> R.string.refuse_qwinto_lay_first
                QwintoRefusal.NOT_IN_HAND -> R.string.refuse_not_in_hand
                QwintoRefusal.NO_PLACE -> R.string.refuse_qwinto_no_place
                QwintoRefusal.NOT_EQUAL -> R.string.refuse_qwinto_not_equal
                QwintoRefusal.NOT_NEIGHBOURS -> R.string.refuse_qwinto_not_neighbours
                QwintoRefusal.ANSWER_FIRST -> R.string.refuse_qwinto_answer_first
                QwintoRefusal.ANSWERED -> R.string.refuse_qwinto_answered
                QwintoRefusal.WRONG_COLOUR -> R.string.refuse_qwinto_wrong_colour
                QwintoRefusal.FILLED -> R.string.refuse_qwinto_filled
                QwintoRefusal.TWICE_IN_ROW -> R.string.refuse_qwinto_twice_in_row
                QwintoRefusal.TWICE_IN_COLUMN -> R.string.refuse_qwinto_twice_in_column
                QwintoRefusal.NOT_RISING -> R.string.refuse_qwinto_not_rising
                QwintoRefusal.NO_FIELD, QwintoRefusal.CLOSED -> R.string.refuse_qwinto_no_field
            }
        }

    override val figures =
        listOf(
            FigureWords.Parts(
                R.string.qwinto_figure_rows,
                listOf(
                    FigurePart(
                        "points-orange",
                        R.string.qwinto_figure_orange,
                        CardColour.Orange,
                    ),
                    FigurePart(
                        "points-yellow",
                        R.string.qwinto_figure_yellow,
                        CardColour.Yellow,
                    ),
                    FigurePart(
                        "points-purple",
                        R.string.qwinto_figure_purple,
                        CardColour.Purple,
                    ),
                ),
            ),
            FigureWords.PerMatch("bonus-columns", R.string.qwinto_figure_columns),
            FigureWords.PerMatch("failed-attempts", R.string.qwinto_figure_failed),
        )

    override fun words(speech: Speech) = QwintoWords(speech)

    override fun sound(event: QwintoEvent) = qwintoSound(event)

    override fun chapter(scene: QwintoScene): String =
        if (scene.view.call() == null) "turn" else "sheet"

    @Composable
    override fun Table(
        table: QwintoMoment,
        modifier: Modifier,
    ) = QwintoTable(table, modifier)

    override fun tally(
        view: QwintoView,
        seat: Seat,
        speech: Speech,
    ): List<Share> = shares(view.sheet(seat), speech)

    @Composable
    override fun Count(
        frame: Frame,
        view: QwintoView,
    ) = QwintoCount(frame, view)
}
