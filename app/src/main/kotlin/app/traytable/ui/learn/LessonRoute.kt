package app.traytable.ui.learn

import androidx.activity.compose.BackHandler
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel
import app.traytable.R
import app.traytable.learn.LessonUi
import app.traytable.learn.LessonUi.Waits
import app.traytable.learn.LessonViewModel
import app.traytable.match.HomeViewModel
import app.traytable.match.TableUi
import app.traytable.room.LocalRooms
import app.traytable.room.info
import app.traytable.settings.Settings
import app.traytable.settings.SettingsViewModel
import app.traytable.settings.TimeToSpeak
import app.traytable.setup.NewMatchViewModel
import app.traytable.ui.home.rememberOffers
import app.traytable.ui.setup.WhenStarted
import app.traytable.ui.table.KeptAwake
import app.traytable.ui.table.LocalHabits
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableAsides
import app.traytable.ui.table.TableScreen
import app.traytable.ui.tray.Coached
import app.traytable.ui.tray.Deed

/** A lesson on the real table, from where it was left. */
@Composable
fun LessonRoute(
    id: String,
    settings: Settings,
    onLeave: () -> Unit,
    onHelp: (open: String) -> Unit,
    onStarted: (Long) -> Unit,
    model: LessonViewModel = viewModel(),
    home: HomeViewModel = viewModel(),
    dealing: NewMatchViewModel = viewModel(),
    wishes: SettingsViewModel = viewModel(),
) {
    val rooms = LocalRooms.current
    val room = remember(id) { rooms.of(id.substringBefore('/')) }
    val lesson = remember(id) { room.lessons.first { it.id() == id } }
    val names = namesAtTheTable()
    val people by dealing.people().collectAsStateWithLifecycle()
    val offers by rememberOffers(home, dealing)
    WhenStarted(dealing, onStarted)
    LaunchedEffect(id, people != null) {
        people?.let { model.open(room, lesson, it.firstOrNull(), names) }
    }
    KeptAwake(settings.keepScreenOn)
    val state by model.state().collectAsStateWithLifecycle()
    val leave = {
        model.leave()
        onLeave()
    }
    BackHandler(onBack = leave)
    val actions =
        remember(state) {
            TableActions(
                play = { seat, move -> model.play(seat, move) },
                playAll = { seat, moves -> model.playAll(seat, moves) },
                haveLooked = { state?.let { model.haveLooked(it.table().frame().ply()) } },
                readLog = { model.readLog() },
                closeLog = { model.closeLog() },
                askForHint = { model.hint() },
                help = { onHelp("${room.info.id()}/${state?.table()?.frame()?.scene()?.chapter}") },
                again = { model.again() },
                hear = { wishes.useSounds(it) },
                leave = leave,
            )
        }
    val coached =
        state?.let {
            coached(it, { model.next() }, leave) {
                offers?.let { known -> dealing.start(known.usual(room.info)) }
            }
        }
    // Whoever learns has all the time there is.
    val habits = settings.withTimeToSpeak(TimeToSpeak.AS_LONG_AS_IT_TAKES)
    CompositionLocalProvider(LocalHabits provides habits) {
        TableScreen(
            state?.table() ?: TableUi.Loading(),
            TableAsides(state?.log(), coached = coached),
            actions,
        )
    }
}

/** One for every seat there can be; the first is for a learner whose name is not known. */
@Composable
private fun namesAtTheTable(): List<String> {
    val resources = LocalResources.current
    return remember(resources) {
        listOf(resources.getString(R.string.setup_person_numbered, 1)) +
            resources.getStringArray(R.array.setup_bot_names)
    }
}

/** What is said at this moment of a lesson, and what can be done about it. */
@Composable
internal fun coached(
    ui: LessonUi,
    onGoOn: () -> Unit,
    onLeave: () -> Unit,
    onPlay: () -> Unit,
): Coached {
    val names =
        ui
            .table()
            .frame()
            .players()
            .map { it.name() }
    val words = stringResource(ui.sentence(), *names.toTypedArray())
    val soft = stringResource(R.string.lesson_step, ui.step(), ui.steps())
    val deeds =
        when (ui.waits()) {
            Waits.FOR_A_MOVE -> {
                null
            }

            Waits.FOR_OTHERS -> {
                emptyList()
            }

            Waits.TO_GO_ON -> {
                listOf(Deed(stringResource(R.string.table_hurry), onDeed = onGoOn))
            }

            Waits.FOR_NOTHING -> {
                listOf(
                    Deed(stringResource(R.string.lesson_leave), isQuiet = true, onLeave),
                    Deed(stringResource(R.string.lesson_play_now), onDeed = onPlay),
                )
            }
        }
    return remember(ui, words, soft) { Coached(words, soft, deeds, ui.glowing()) }
}
