package app.traytable.ui.play

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.test.ComposeTimeoutException
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.click
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasSetTextAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isEnabled
import androidx.compose.ui.test.junit4.AndroidComposeTestRule
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextInput
import androidx.compose.ui.test.performTouchInput
import androidx.lifecycle.ViewModelProvider
import androidx.test.ext.junit.rules.ActivityScenarioRule
import app.traytable.MainActivity
import app.traytable.TraytableApp
import app.traytable.match.HomeViewModel
import app.traytable.match.MatchViewModel
import app.traytable.match.OnDisk
import app.traytable.match.TableUi
import app.traytable.match.speechless
import app.traytable.rules.table.Level
import app.traytable.rules.table.Match
import app.traytable.rules.table.Player
import app.traytable.rules.table.Setup
import app.traytable.settings.BotSpeed
import app.traytable.settings.Settings
import kotlinx.coroutines.Job
import org.junit.Assert.assertNull

typealias AppRule = AndroidComposeTestRule<ActivityScenarioRule<MainActivity>, MainActivity>

/** The whole app in somebody's hand: what is on its screen, and a finger. */
class AppInHand(
    private val app: AppRule,
) {
    private val model get() =
        ViewModelProvider(app.activity, speechless)[MatchViewModel::class.java]

    private val home get() = ViewModelProvider(app.activity)[HomeViewModel::class.java]

    // Not the activity's: Android keeps the first application for view models, also between tests.
    private val traytable get() = home.getApplication<TraytableApp>()

    private val speechless by lazy { speechless(traytable) }
    private val witness by lazy {
        val matches = traytable.matches()
        Witness { TestRooms.replay(OnDisk.journal(matches, it)) }
    }
    private val everyFrame by lazy { EveryFrame(Secrets(app.activity.resources), witness, model) }
    private var watching: Job? = null

    val ui: TableUi
        get() = model.state().value.ui()

    /** The moves on disk, from the first one. */
    fun written(): List<String> {
        val id = (ui as TableUi.Laid).frame().id()
        val matches = traytable.matches()
        var plies = emptyList<String>()
        traytable.background().run { plies = OnDisk.journal(matches, id).plies() }
        settle()
        return plies
    }

    /** The app is set so, as by its settings. */
    fun set(change: (Settings) -> Settings) {
        traytable.settings().change(change)
        settle()
    }

    /** Bots do not take a breath here: nobody watches. */
    fun hurryBots(explains: Boolean = true) =
        set { it.withBotSpeed(BotSpeed.AT_ONCE).withExplainsNews(explains) }

    /** They sit down, and the match is opened from Home. */
    fun begin(
        game: String,
        options: Map<String, String>,
        seed: Long,
        players: List<Player> = PLAYERS,
    ) = begin(newMatch(game, options, seed, players))

    /** A match that has come so far is opened from Home. */
    fun begin(
        match: Match<*, *, *, *>,
        open: () -> Unit = { app.onNode(hasText("Continue")).performClick() },
    ) {
        val matches = traytable.matches()
        var id = -1L
        // Whoever plays here has learnt it: no lesson is offered.
        traytable.learned().offer(match.setup().game())
        traytable.background().run { id = OnDisk.keep(matches, match) }
        settle()
        // Home shows nothing before it has read all, and for a moment what is over.
        waitFor("the match is on Home") {
            app.waitForIdle()
            home.unfinished().value?.map { it.id() } == listOf(id) &&
                app.onAllNodes(hasText("Continue")).fetchSemanticsNodes().isNotEmpty()
        }
        open()
        waitFor("the table is laid") { ui is TableUi.Laid }
        settle()
    }

    fun newMatch(
        game: String,
        options: Map<String, String>,
        seed: Long,
        players: List<Player> = PLAYERS,
    ): Match<*, *, *, *> {
        val rules =
            traytable
                .rooms()
                .of(game)
                .playable
                .game()
        val usual = Setup.of(rules.info(), players.size, seed)
        val setup = options.entries.fold(usual) { setup, (id, value) -> setup.with(id, value) }
        return Match.start(rules, setup, players)
    }

    /** Waits until nothing moves any more, neither on the screen nor behind it. */
    fun settle() {
        waitFor("nothing is under way") {
            app.waitForIdle()
            // What the screen does about the end of one work may begin another.
            val before = ui
            val wasIdle = traytable.background().isIdle
            app.waitForIdle()
            wasIdle && traytable.background().isIdle && ui === before
        }
    }

    private fun waitFor(
        what: String,
        condition: () -> Boolean,
    ) {
        try {
            app.waitUntil(what, 120_000, condition)
        } catch (e: ComposeTimeoutException) {
            throw AssertionError(
                "$what: not so; on the screen: ${nodes().flatMap { it.said() }}",
                e,
            )
        }
    }

    /** Everything on the screen, however deep. */
    fun nodes(): List<SemanticsNode> =
        app.onAllNodes(anything, useUnmergedTree = true).fetchSemanticsNodes()

    /** Whatever may be touched, in the order of the screen. */
    fun touchable(): List<SemanticsNode> =
        app.onAllNodes(hasClickAction() and isEnabled()).fetchSemanticsNodes()

    /** The one that is looked for: it may still be on its way from the disk. */
    fun touchable(
        what: String,
        choose: (List<SemanticsNode>) -> SemanticsNode?,
    ): SemanticsNode {
        waitFor(what) { choose(touchable()) != null }
        return checkNotNull(choose(touchable()))
    }

    fun tap(node: SemanticsNode) {
        val said = node.said()
        val found = app.onNode(SemanticsMatcher("node ${node.id}") { it.id == node.id })
        if (node.isScrolled()) found.performScrollTo()
        tell(said)
        if (said.any { it.startsWith("Hold") }) {
            // What shows only under a finger is looked at under the finger.
            found.performTouchInput { down(center) }
            settle()
            assertNoLeak()
            found.performTouchInput { up() }
        } else {
            found.performTouchInput { click() }
        }
        settle()
    }

    /** Does something that says so much, without a finger. */
    fun act(
        said: List<String>,
        deed: () -> Unit,
    ) {
        tell(said)
        app.runOnUiThread(deed)
        settle()
    }

    /** A finger goes down on the one and up on the other. */
    fun drag(
        from: SemanticsNode,
        to: SemanticsNode,
    ) {
        val start = from.boundsInRoot.center
        val way = (to.boundsInRoot.center - start) / STEPS.toFloat()
        app.onRoot().performTouchInput {
            down(start)
            repeat(STEPS) { moveBy(way) }
            up()
        }
        settle()
    }

    private fun SemanticsNode.isScrolled() =
        generateSequence(parent) { it.parent }.any { SemanticsActions.ScrollBy in it.config }

    /** Who takes the phone or gives it away can be seen by what they tap. */
    private fun tell(said: List<String>) {
        witness.looksTogether()
        val taker = said.firstNotNullOfOrNull { it.removePrefix(I_AM).takeIf { n -> n != it } }
        val caller = said.firstOrNull { witness.seat(it) != null && isAskedFor() }
        val slapper = said.firstOrNull()?.removeSuffix(PIECE)?.takeIf { "$it$PIECE" in said }
        (
            taker ?: caller ?: slapper.takeIf {
                "Solo!" !in said
            }
        )?.let { witness.takes(checkNotNull(witness.seat(it))) }
        if (PASS_ON in said) witness.passesOn()
    }

    /** Who calls "Interject!" or "Protect!" gets the phone. */
    private fun isAskedFor() =
        nodes().flatMap { it.said() }.any { it.startsWith("Who calls") && "Solo!" !in it }

    fun waitForHome() {
        waitFor(
            "Home is there",
        ) { app.onAllNodes(hasText("Solo")).fetchSemanticsNodes().isNotEmpty() }
        settle()
    }

    fun type(
        field: String,
        text: String,
    ) {
        app
            .onNode(
                hasContentDescription(field) and hasSetTextAction(),
            ).performScrollIfNeeded()
            .performTextInput(text)
        settle()
    }

    fun tap(text: String) {
        tell(listOf(text))
        app.onNode(hasText(text) and hasClickAction()).performScrollIfNeeded().performClick()
        settle()
    }

    private fun androidx.compose.ui.test.SemanticsNodeInteraction.performScrollIfNeeded() =
        apply { runCatching { performScrollTo() } }

    /** From now on every frame is looked at, until the phone is put away. */
    fun watch() {
        watching = everyFrame.watch(app.mainClock.scheduler)
    }

    fun putAway() {
        watching?.cancel()
    }

    /** In no frame so far could anybody read what they may not know. */
    fun assertNoLeak() {
        app.runOnIdle { everyFrame.lookClosely() }
        assertNull(everyFrame.leak)
    }

    /** How many frames have been looked at. */
    val frames: Int
        get() = everyFrame.frames

    /** How many frames were not the same as the one before. */
    val judged: Int
        get() = everyFrame.judged

    /** How often somebody looked alone at what is theirs. */
    val peeks: Int
        get() = witness.peeks

    private companion object {
        const val I_AM = "I am "
        const val PIECE = "’s piece"
        const val STEPS = 10
        const val PASS_ON = "Pass the phone on"
        val PLAYERS =
            listOf(Player.person("Anna"), Player.bot("Robo", Level.EASY), Player.person("Ben"))
        val anything = SemanticsMatcher("anything") { true }
    }
}
