package app.traytable.ui.noidea

import app.traytable.R
import app.traytable.learn.News
import app.traytable.rules.noidea.NoIdeaEvent
import app.traytable.rules.noidea.NoIdeaMove
import app.traytable.rules.noidea.NoIdeaMoves

private object Explained {
    val CHOOSE = News("noidea/choose", R.string.news_noidea_choose)
    val CLAIM = News("noidea/claim", R.string.news_noidea_claim)
    val BACK = News("noidea/back", R.string.news_noidea_back)
    val PRIZE = News("noidea/prize", R.string.news_noidea_prize)
    val TROPHY = News("noidea/trophy", R.string.news_noidea_trophy)
    val PLUS = News("noidea/plus", R.string.news_noidea_plus)
    val REMOVE = News("noidea/remove", R.string.news_noidea_remove)
    val REFILL = News("noidea/refill", R.string.news_noidea_refill)
}

/**
 * What can be done now comes first, then what has just been seen. It is for somebody whose turn it
 * is: while bots play nobody would have the time to read it.
 */
internal fun noIdeaNews(scene: NoIdeaScene): List<News> {
    val moves = scene.turns.flatMap { it.moves }
    if (moves.isEmpty()) return emptyList()
    val possible =
        listOfNotNull(
            Explained.CHOOSE.takeIf { moves.any { it is NoIdeaMove.Lay } },
            Explained.CLAIM.takeIf { NoIdeaMoves.CLAIM in moves },
        )
    return (possible + happened(scene.last)).distinct()
}

private fun happened(events: List<NoIdeaEvent>): List<News> =
    events.indices.mapNotNull { at ->
        when (val event = events[at]) {
            is NoIdeaEvent.Returns -> Explained.BACK
            is NoIdeaEvent.WinsPrize -> Explained.PRIZE
            is NoIdeaEvent.WinsTrophy -> Explained.TROPHY
            is NoIdeaEvent.Plus -> Explained.PLUS
            is NoIdeaEvent.Removes -> Explained.REMOVE.takeIf { event.piles() > 0 }
            is NoIdeaEvent.Refills -> Explained.REFILL.takeIf { isDealt(events.getOrNull(at + 1)) }
            else -> null
        }
    }

/** Somebody had fewer cards than three. */
private fun isDealt(event: NoIdeaEvent?) = event is NoIdeaEvent.IsDealt && event.cards() > 0
