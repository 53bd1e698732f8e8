package app.traytable.ui.pointapile

import app.traytable.R
import app.traytable.learn.News
import app.traytable.rules.pointapile.PointAPile
import app.traytable.rules.pointapile.PointAPileCards
import app.traytable.rules.pointapile.PointAPileEvent
import app.traytable.rules.pointapile.PointAPileRefusal
import app.traytable.rules.pointapile.PointAPileScore
import app.traytable.rules.pointapile.PointAPileState.Phase
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.rules.table.Seat

/** What is explained when it happens for the first time. All of it lies open to whoever looks. */
internal fun pointAPileNews(scene: PointAPileScene): List<News> {
    val view = scene.view
    val happened = scene.happened
    return listOfNotNull(
        BARRED.takeIf { isBarred(view) },
        SPLIT.takeIf { view.phase() == Phase.SPLITTING },
        TOUCH.takeIf { isTouchMeNotOnTop(view) },
        SINGLE.takeIf { happened.any { it is PointAPileEvent.Unsplittable } },
        REST.takeIf { happened.any { it is PointAPileEvent.ScoresUnwanted } },
        CROWD.takeIf { isCrowdInSpace(happened) },
        CONDITION.takeIf { isConditionOpen(view, happened) },
        CLOSE.takeIf { isSomebodyClose(view) },
    )
}

private fun news(
    word: String,
    sentence: Int,
) = News("pointapile/$word", sentence)

private val BARRED = news("barred", R.string.news_pointapile_barred)
private val SPLIT = news("split", R.string.news_pointapile_split)
private val TOUCH = news("touch-me-not", R.string.news_pointapile_touch)
private val SINGLE = news("single", R.string.news_pointapile_single)
private val REST = news("rest", R.string.news_pointapile_rest)
private val CROWD = news("crowd", R.string.news_pointapile_crowd)
private val CONDITION = news("condition", R.string.news_pointapile_condition)
private val CLOSE = news("close", R.string.news_pointapile_close)

/** Whoever looks here has to point, and may not at some pile because of its colour. */
private fun isBarred(view: PointAPileView): Boolean {
    val viewer = view.viewer() ?: return false
    return view.toPick().contains(viewer) &&
        view.piles().indices.any { view.refusal(viewer, it) == PointAPileRefusal.SAME_COLOUR }
}

/** Only while all can see it and some have to point. */
private fun isTouchMeNotOnTop(view: PointAPileView): Boolean =
    view.phase() == Phase.POINTING &&
        view.piles().any { PointAPileCards.isTouchMeNot(it.last()) }

/** All of them in the same pointing: what is left over of it goes to nobody. */
private fun isCrowdInSpace(happened: List<PointAPileEvent>): Boolean {
    val there =
        happened.count {
            it is PointAPileEvent.Points && it.target() == PointAPileView.SPACE
        }
    return there > 1 && happened.any { it is PointAPileEvent.Discards }
}

/** Somebody has got a card that gives nothing yet because its owner lacks what it asks for. */
private fun isConditionOpen(
    view: PointAPileView,
    happened: List<PointAPileEvent>,
): Boolean =
    happened.any { event ->
        event is PointAPileEvent.Scores &&
            view.worths(event.seat()).any { it.card() in event.cards() && it.isLacking }
    }

private val PointAPileScore.Worth.isLacking get() = need() > 1 && have() < need()

/** One card or one point short of the common goal, or less. */
private fun isSomebodyClose(view: PointAPileView): Boolean =
    !view.hasMissions() &&
        !view.isOver &&
        (0 until view.seats()).map(Seat::of).any { seat ->
            view.points(seat) >= CLOSE_TO_GOAL ||
                byColour(view.scorePile(seat)).values.max() >= CLOSE_TO_GOAL
        }

private const val CLOSE_TO_GOAL = PointAPile.GOAL - 1
