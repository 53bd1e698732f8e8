package app.traytable.ui.table

import app.traytable.match.Emblem
import app.traytable.match.Frame
import app.traytable.rules.table.Match
import app.traytable.rules.table.Move
import app.traytable.rules.table.Seat

/** What a match looks like to a viewer, or to everybody, as a sitting would show it. */
fun <S : Any, M : Move, V : Any> Match<S, M, V>.frame(
    viewer: Seat? = null,
    view: V = seenBy(viewer),
    refusal: Frame.Refusal? = null,
): Frame {
    val latest = generateSequence(this) { it.before() }.take(4).toList().reversed()
    return Frame(
        1,
        setup().game(),
        setup().options(),
        players(),
        players().indices.map(Emblem::ofSeat),
        plies(),
        viewer,
        view,
        game().toAct(state()),
        latest.flatMap { it.lastEvents(viewer) },
        lastEvents(viewer),
        false,
        refusal,
    )
}

fun <S : Any, M : Move, V : Any> Match<S, M, V>.seenBy(viewer: Seat?): V =
    if (viewer == null) game().table(state()) else game().view(state(), viewer)
