package app.traytable.ui.table

import app.traytable.match.Animal
import app.traytable.match.Frame
import app.traytable.match.Sides
import app.traytable.match.Since
import app.traytable.match.TableUi
import app.traytable.room.MatchInRoom
import app.traytable.room.Scene
import app.traytable.room.Story
import app.traytable.room.Turn
import app.traytable.rules.table.Event
import app.traytable.rules.table.Match
import app.traytable.rules.table.Move
import app.traytable.rules.table.Seat

/** What a match looks like to a viewer, or to everybody, as the app would show it. */
fun <M : Move, V : Any, E : Event, H : Any> MatchInRoom<M, V, E, H>.frame(
    viewer: Seat? = null,
    view: V = match().seenBy(viewer),
    turns: List<Turn<M>> = emptyList(),
    refused: Frame.Refused? = null,
    since: Since? = null,
    canUndo: Boolean = false,
): Frame {
    val match = match()
    val latest =
        generateSequence<Match<*, M, V, E>>(match) { it.before() }.take(4).toList().reversed()
    return Frame(
        1,
        match.setup().game(),
        match.setup().options(),
        match.players(),
        match.players().indices.map(Animal::ofSeat),
        Sides.evenly(match.players().size),
        match.plies(),
        viewer,
        Scene(
            room(),
            view,
            turns,
            latest.flatMap { it.lastEvents(viewer) },
            match.lastEvents(viewer),
            match.before()?.seenBy(viewer),
        ),
        match.toAct(),
        canUndo,
        refused,
        since,
        log(viewer).moves().takeLast(24),
    )
}

fun <V : Any> Match<*, *, V, *>.seenBy(viewer: Seat?): V =
    if (viewer == null) table() else view(viewer)

/** What has happened so far, as this viewer or everybody was told. */
fun <M : Move, V : Any, E : Event, H : Any> MatchInRoom<M, V, E, H>.log(viewer: Seat? = null) =
    TableUi.Log(
        1,
        viewer,
        generateSequence<Match<*, M, V, E>>(match()) { it.before() }
            .filter { it.plies() > 0 }
            .map {
                val story = Story(room(), it.lastEvents(viewer))
                TableUi.LoggedMove(it.plies(), checkNotNull(it.lastMover()), story)
            }.toList()
            .reversed(),
    )
