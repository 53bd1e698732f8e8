package app.traytable.ui.pointapile

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import app.traytable.R
import app.traytable.match.Frame
import app.traytable.room.FigurePart
import app.traytable.room.FigureWords
import app.traytable.room.GameRoom
import app.traytable.room.Scene
import app.traytable.room.Share
import app.traytable.room.refusalWords
import app.traytable.rules.Playable
import app.traytable.rules.bots.Temper
import app.traytable.rules.pointapile.PointAPile
import app.traytable.rules.pointapile.PointAPileCards
import app.traytable.rules.pointapile.PointAPileEvent
import app.traytable.rules.pointapile.PointAPileMove
import app.traytable.rules.pointapile.PointAPileRefusal
import app.traytable.rules.pointapile.PointAPileState.Phase
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.rules.pointapile.bots.PointAPileBots
import app.traytable.rules.pointapile.bots.PointAPileReason
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.CardColour
import app.traytable.ui.cards.CardFace
import app.traytable.ui.cards.drawn
import app.traytable.ui.help.HelpBook
import app.traytable.ui.home.ShelfEntry
import app.traytable.ui.table.Table
import app.traytable.ui.words.OptionWords
import app.traytable.ui.words.SetupWords
import app.traytable.ui.words.Speech

internal typealias PointAPileMoment =
    Table<PointAPileMove, PointAPileView, PointAPileEvent, PointAPileReason>

internal typealias PointAPileScene =
    Scene<PointAPileMove, PointAPileView, PointAPileEvent, PointAPileReason>

/** Point-a-Pile in this app. */
object PointAPileRoom :
    GameRoom<PointAPileMove, PointAPileView, PointAPileEvent, PointAPileReason> {
    override val playable = Playable(PointAPile(), PointAPileBots())

    override val shelf =
        ShelfEntry(
            R.string.pointapile_name,
            R.string.pointapile_line,
            R.string.pointapile_about,
            "Pandaqi",
            listOf(
                CardFace(CardColour.Red),
                CardFace(CardColour.Blue),
                CardFace(CardColour.Green, "+1"),
            ),
        )

    override val poster get() = PointAPilePoster

    override val book: HelpBook get() = PointAPileBook.BOOK

    override val lessons get() = PointAPileLessons.ALL

    override fun news(scene: PointAPileScene) = pointAPileNews(scene)

    override val setup =
        SetupWords(
            R.string.begins_by_lot,
            mapOf(
                "missions" to OptionWords(R.string.option_missions, R.string.option_missions_line),
                "touch-me-not" to
                    OptionWords(R.string.option_touch_me_not, R.string.option_touch_me_not_line),
            ),
        )

    override val tempers =
        mapOf(
            Temper.BOLD to R.string.temper_pointapile_bold,
            Temper.STEADY to R.string.temper_pointapile_steady,
            Temper.CAREFUL to R.string.temper_pointapile_careful,
        )

    override val refusals =
        refusalWords<PointAPileRefusal> {
            when (it) {
                PointAPileRefusal.PILES_FORMED -> R.string.refuse_pile_piles_formed
                PointAPileRefusal.ACTIVE_PUTS -> R.string.refuse_pile_active_puts
                PointAPileRefusal.NO_CARD -> R.string.refuse_pile_no_card
                PointAPileRefusal.CARD_PUT -> R.string.refuse_pile_card_put
                PointAPileRefusal.NO_PILE -> R.string.refuse_pile_no_pile
                PointAPileRefusal.SPLIT -> R.string.refuse_pile_split
                PointAPileRefusal.SPARE -> R.string.refuse_pile_spare
                PointAPileRefusal.ENOUGH_PILES -> R.string.refuse_pile_enough_piles
                PointAPileRefusal.CARDS_LEFT -> R.string.refuse_pile_cards_left
                PointAPileRefusal.PILES_FIRST -> R.string.refuse_pile_piles_first
                PointAPileRefusal.NOT_POINTING -> R.string.refuse_pile_not_pointing
                PointAPileRefusal.PICKED -> R.string.refuse_pile_picked
                PointAPileRefusal.PICK_NO_PILE -> R.string.refuse_pile_pick_no_pile
                PointAPileRefusal.SAME_COLOUR -> R.string.refuse_pile_same_colour
                PointAPileRefusal.TOUCH_ACTIVE_ONLY -> R.string.refuse_touch_active_only
                PointAPileRefusal.TOUCH_NOT_ACTIVE -> R.string.refuse_touch_not_active
                PointAPileRefusal.TOUCH_NOT_LEADER -> R.string.refuse_touch_not_leader
                PointAPileRefusal.TOUCH_UNDER_5 -> R.string.refuse_touch_under_five
                PointAPileRefusal.TOUCH_OVER_5 -> R.string.refuse_touch_over_five
                PointAPileRefusal.TOUCH_LACKS_COLOUR -> R.string.refuse_touch_lacks_colour
                PointAPileRefusal.TOUCH_OWNS_COLOUR -> R.string.refuse_touch_owns_colour
                PointAPileRefusal.TOUCH_FIRST_ONE -> R.string.refuse_touch_first_one
            }
        }

    override val figures =
        listOf(
            FigureWords.Against(
                R.string.pointapile_figure_piles,
                FigurePart("piles-alone", R.string.pointapile_figure_alone),
                FigurePart("piles-with-others", R.string.pointapile_figure_with_others),
            ),
        )

    override fun words(speech: Speech) = PointAPileWords(speech)

    override fun sound(event: PointAPileEvent) = pointAPileSound(event)

    override fun chapter(scene: PointAPileScene): String =
        if (scene.view.phase() == Phase.POINTING) "pointing" else "piles"

    override val showsItsEnd = true

    override val isPointedTogether = true

    @Composable
    override fun Table(
        table: PointAPileMoment,
        modifier: Modifier,
    ) = PointAPileTable(table, modifier)

    @Composable
    override fun Count(
        frame: Frame,
        view: PointAPileView,
    ) = PointAPileCount(frame, view)

    /** Every card that gives or takes something. */
    override fun tally(
        view: PointAPileView,
        seat: Seat,
        speech: Speech,
    ): List<Share> =
        view.worths(seat).filter { it.points() != 0 }.map { worth ->
            Share(
                withSign(worth.points()),
                PointAPileWords(speech).card(worth.card()).upper(),
                PointAPileCards.colour(worth.card()).drawn(),
            )
        }

    /** Cards that count first, then those of the colour of which there are most. */
    override fun trophies(
        view: PointAPileView,
        seat: Seat,
    ): List<CardFace> {
        val pile = view.scorePile(seat)
        val best = byColour(pile).maxBy { it.value }.key
        return view
            .worths(seat)
            .sortedByDescending {
                it.points() * 2 +
                    if (PointAPileCards.colour(it.card()) == best) 1 else 0
            }.take(PointAPile.GOAL)
            .map { pointAPileFace(it.card()) }
    }

    @Composable
    override fun Secret(
        view: PointAPileView,
        seat: Seat,
    ) = MissionWords(view, seat)
}
