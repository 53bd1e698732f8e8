package app.traytable.ui.qwinto

import app.traytable.R
import app.traytable.learn.News
import app.traytable.rules.qwinto.QwintoCall
import app.traytable.rules.qwinto.QwintoEvent
import app.traytable.rules.qwinto.QwintoMove
import app.traytable.rules.qwinto.QwintoSheet

/** What there is to be explained where it happens for the first time, the rarer thing first. */
internal fun qwintoNews(scene: QwintoScene): List<News> {
    val view = scene.view
    val answering = if (view.call() == null) emptyList() else scene.turns.map { it.seat }
    return listOf(
        scene.has<QwintoEvent.FillsRow>() to
            News("qwinto/row", R.string.news_qwinto_row),
        scene.has<QwintoEvent.FillsColumn>() to
            News("qwinto/column", R.string.news_qwinto_column),
        scene.has<QwintoEvent.Calls> { isForNobody(it.call()) } to
            News("qwinto/nobody", R.string.news_qwinto_nobody),
        scene.has<QwintoEvent.Fails>() to
            News("qwinto/failed", R.string.news_qwinto_failed),
        (view.seats() == 1 && view.drawPile() == 0 && !view.isOver) to
            News("qwinto/used-up", R.string.news_qwinto_used_up),
        // Only whoever may lay them has such moves, and nobody else sees that screen.
        scene.turns.any { turn -> turn.moves.any { it is QwintoMove.LayTwo } } to
            News("qwinto/twins", R.string.news_qwinto_twins),
        (view.current() in answering) to
            News("qwinto/own", R.string.news_qwinto_own),
        answering.any { it != view.current() } to
            News("qwinto/answer", R.string.news_qwinto_answer),
    ).filter { (isSo, _) -> isSo }.map { (_, news) -> news }
}

private inline fun <reified E : QwintoEvent> QwintoScene.has(which: (E) -> Boolean = { true }) =
    happened.filterIsInstance<E>().any(which)

private fun isForNobody(call: QwintoCall) =
    call.sum() < QwintoSheet.LOWEST || call.colours().isEmpty()
