package app.traytable.ui

import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.onFirst
import androidx.lifecycle.ViewModelProvider
import app.traytable.TraytableApp
import app.traytable.match.Animal
import app.traytable.match.HomeViewModel
import app.traytable.match.OnDisk
import app.traytable.match.SavedMatch
import app.traytable.rules.table.Match
import app.traytable.rules.table.Player
import app.traytable.rules.table.Setup
import app.traytable.ui.play.AppRule

// Only what never comes takes as long: a busy machine may take its time.
private const val PATIENCE = 120_000L

val leave = hasContentDescription("Leave the table")

/** Waits for what comes from the database. */
fun AppRule.arrived(node: SemanticsMatcher): SemanticsNodeInteraction {
    waitUntil(timeoutMillis = PATIENCE) { onAllNodes(node).fetchSemanticsNodes().isNotEmpty() }
    return onAllNodes(node).onFirst()
}

// Not the activity's: Android keeps the first application for view models, also between tests.
val AppRule.traytable: TraytableApp
    get() = home.getApplication()

private val AppRule.home get() = ViewModelProvider(activity)[HomeViewModel::class.java]

/** What is on disk once all that was asked of it is done, the newest first; Home may hear later. */
val AppRule.unfinished: List<SavedMatch>
    get() {
        settled()
        return OnDisk.now(traytable.matches().unfinished())
    }

fun AppRule.settled() {
    waitUntil(timeoutMillis = PATIENCE) {
        waitForIdle()
        traytable.background().isIdle && home.unfinished().value != null
    }
    waitForIdle()
}

/** A match of people that lies on disk, as if they had played it before. */
fun AppRule.begun(
    game: String,
    vararg people: String,
): Long = begun(game, people.map { Player.person(it) }, seed = 1)

fun AppRule.begun(
    game: String,
    players: List<Player>,
    seed: Long,
): Long {
    val rules =
        traytable
            .rooms()
            .of(game)
            .playable
            .game()
    val match = Match.start(rules, Setup.of(rules.info(), players.size, seed), players)
    val matches = traytable.matches()
    var id = -1L
    traytable.background().run {
        id = matches.start(match, players.indices.map(Animal::ofSeat))
    }
    settled()
    waitUntil(timeoutMillis = PATIENCE) {
        waitForIdle()
        home
            .unfinished()
            .value
            .orEmpty()
            .any { it.id() == id }
    }
    return id
}
