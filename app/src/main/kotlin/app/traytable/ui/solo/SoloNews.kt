package app.traytable.ui.solo

import app.traytable.R
import app.traytable.learn.News
import app.traytable.rules.solo.SoloEvent
import app.traytable.rules.solo.SoloMove
import app.traytable.rules.solo.SoloView

private val ROUND = News("solo/round", R.string.news_solo_round)
private val SAY = News("solo/say", R.string.news_solo_say)
private val ASKED = News("solo/asked", R.string.news_solo_asked)
private val CHAIN = News("solo/chain", R.string.news_solo_chain)
private val SKIPPED = News("solo/skipped", R.string.news_solo_skipped)
private val INTERJECT = News("solo/interject", R.string.news_solo_interject)
private val ALL_SWAP = News("solo/all-swap", R.string.news_solo_all_swap)
private val TRIPLE = News("solo/triple", R.string.news_solo_triple)

/**
 * What somebody may not have met yet, the most urgent first. Whatever depends on a hand is told only
 * to whom the moves on this screen belong.
 */
internal fun soloNews(scene: SoloScene): List<News> {
    val view = scene.view
    // The count of the last round lies over everything else.
    if (scene.happened.any { it is SoloEvent.Deals }) return listOf(ROUND)
    val moves = scene.turns.flatMap { it.moves }
    return listOfNotNull(
        SAY.takeIf { moves.any { it is SoloMove.Say } },
        ASKED.takeIf { view.isAsked && view.isToAct },
        CHAIN.takeIf { view.chain() > 0 && view.isToAct },
        SKIPPED.takeIf { moves.any { it is SoloMove.Protect } && view.skipped() == view.viewer() },
        INTERJECT.takeIf { moves.any { it is SoloMove.Interject } },
        ALL_SWAP.takeIf { view.isAllSwap },
        TRIPLE.takeIf { moves.any { it is SoloMove.Triple } },
    )
}

private val SoloView.isToAct: Boolean get() = viewer()?.let(toAct()::contains) == true
