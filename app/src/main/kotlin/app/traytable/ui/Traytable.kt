package app.traytable.ui

import android.graphics.Color
import androidx.activity.ComponentActivity
import androidx.activity.SystemBarStyle
import androidx.activity.compose.BackHandler
import androidx.activity.compose.LocalActivity
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.listSaver
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.saveable.rememberSaveableStateHolder
import androidx.compose.runtime.setValue
import androidx.compose.ui.platform.LocalContext
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel
import app.traytable.BuildConfig
import app.traytable.TraytableApp
import app.traytable.errand.ErrandViewModel
import app.traytable.history.Filter
import app.traytable.room.LocalRooms
import app.traytable.settings.Settings
import app.traytable.settings.SettingsViewModel
import app.traytable.ui.deal.DealRoute
import app.traytable.ui.ear.LocalIsHeard
import app.traytable.ui.ear.rememberIsHeard
import app.traytable.ui.game.GameRoute
import app.traytable.ui.help.HelpRoute
import app.traytable.ui.history.HistoryRoute
import app.traytable.ui.history.PlayedRoute
import app.traytable.ui.home.HomeRoute
import app.traytable.ui.home.HomeWays
import app.traytable.ui.keys.ComesBackAlong
import app.traytable.ui.learn.LessonRoute
import app.traytable.ui.parcel.ParcelRoute
import app.traytable.ui.replay.ReplayRoute
import app.traytable.ui.settings.AboutScreen
import app.traytable.ui.settings.SettingsRoute
import app.traytable.ui.setup.NewMatchRoute
import app.traytable.ui.sound.Sounding
import app.traytable.ui.statistics.StatisticsRoute
import app.traytable.ui.table.LocalHabits
import app.traytable.ui.table.TableRoute
import app.traytable.ui.theme.TraytableTheme
import app.traytable.ui.tray.around.LocalPosture
import app.traytable.ui.tray.around.rememberPosture

/** The door from Java: everything one sees. */
fun ComponentActivity.showTraytable() =
    setContent {
        CompositionLocalProvider(LocalPosture provides rememberPosture(this)) {
            Traytable(viewModel())
        }
    }

@Composable
private fun Traytable(model: SettingsViewModel) {
    val settings by model.settings().collectAsStateWithLifecycle()
    settings?.let {
        val dark = it.theme.isDark(isSystemInDarkTheme())
        SystemBars(dark)
        val app = TraytableApp.of(LocalContext.current)
        CompositionLocalProvider(
            LocalRooms provides app.rooms(),
            LocalIsHeard provides rememberIsHeard(),
        ) {
            TraytableTheme(dark, it.dynamicColour) {
                Sounding(it) { Places(model, it) }
                DiskNotes()
                FollowWithShortcuts()
            }
        }
    }
}

@Composable
private fun Places(
    model: SettingsViewModel,
    settings: Settings,
) {
    var path by rememberSaveable(
        stateSaver = PathSaver,
    ) { mutableStateOf(listOf<Place>(Place.Home)) }
    // Two touches or two Backs may come before the screen knows of the first.
    val go = { place: Place -> if (path.last() != place) path = path + place }
    // A table is found as it was left, also after a look at the rules.
    val kept = rememberSaveableStateHolder()
    val back = {
        if (path.size > 1) {
            // Whoever comes to what was played anew begins with the newest.
            (path.last() as? Place.History)?.let { kept.removeState(it.asText()) }
            path = path.dropLast(1)
        }
    }
    val home = { path = listOf(Place.Home) }
    BackHandler(path.size > 1, back)
    HomeForErrands(home)
    ComesBackAlong(path.size)
    val play = { match: Long -> path = listOf(Place.Home, Place.Table(match)) }
    when (val place = path.last()) {
        Place.Home -> {
            HomeRoute(
                HomeWays(
                    table = { go(Place.Table(it)) },
                    dealt = play,
                    game = { go(Place.Game(it)) },
                    whoPlays = { go(Place.NewMatch(it)) },
                    rulesOf = { go(Place.Help(it)) },
                    rules = { go(Place.Help()) },
                    settings = { go(Place.Settings) },
                    deal = { go(Place.Deal(it)) },
                    history = { go(Place.History()) },
                ),
            )
        }

        is Place.Game -> {
            GameRoute(
                place.id,
                { go(Place.NewMatch(place.id)) },
                { go(Place.Lesson(it)) },
                play,
                { go(Place.Help(place.id)) },
                { go(Place.Deal()) },
                { go(Place.History(place.id)) },
                back,
            )
        }

        Place.Settings -> {
            SettingsRoute(
                model,
                { go(Place.Statistics()) },
                { go(Place.Parcels) },
                { go(Place.About) },
                back,
            )
        }

        Place.Parcels -> {
            ParcelRoute(back)
        }

        is Place.NewMatch -> {
            NewMatchRoute(place.game, place.like, play, back)
        }

        is Place.Deal -> {
            DealRoute(place.code, play, back)
        }

        is Place.Table -> {
            kept.SaveableStateProvider(place.match) {
                TableRoute(
                    place.match,
                    settings,
                    home,
                    { go(Place.Help(it)) },
                    { go(Place.Lesson(it)) },
                    { go(Place.Replay(place.match)) },
                    { path = listOf(Place.Home, Place.NewMatch(it, place.match)) },
                    play,
                )
            }
        }

        is Place.Replay -> {
            kept.SaveableStateProvider(place.asText()) {
                ReplayRoute(place.match, settings, { go(Place.Help(it)) }, back)
            }
        }

        is Place.Lesson -> {
            kept.SaveableStateProvider(place.id) {
                LessonRoute(place.id, settings, back, { go(Place.Help(it)) }, play)
            }
        }

        is Place.History -> {
            kept.SaveableStateProvider(place.asText()) {
                HistoryRoute(
                    Filter(place.game, place.person),
                    { path = path.dropLast(1) + Place.History(it.game(), it.person()) },
                    { go(Place.Played(it)) },
                    home,
                    { go(Place.Statistics(place.person)) }.takeIf { settings.showsStatistics },
                    { go(Place.Parcels) },
                    back,
                )
            }
        }

        is Place.Played -> {
            CompositionLocalProvider(LocalHabits provides settings) {
                PlayedRoute(place.match, back, { go(Place.Replay(it)) }, play)
            }
        }

        is Place.Help -> {
            HelpRoute(place.open, back)
        }

        is Place.Statistics -> {
            // Whoever hides them does not find them again by going back.
            if (settings.showsStatistics) {
                StatisticsRoute(place.person, back)
            } else {
                LaunchedEffect(place) { back() }
            }
        }

        Place.About -> {
            AboutScreen(BuildConfig.VERSION_NAME, back)
        }
    }
}

/** Whatever lies on the screen: it is Home that sees to what somebody asks from outside. */
@Composable
private fun HomeForErrands(
    onHome: () -> Unit,
    errands: ErrandViewModel = viewModel(),
) {
    val errand by errands.errand().collectAsStateWithLifecycle()
    LaunchedEffect(errand) { if (errand != null) onHome() }
}

private val PathSaver =
    listSaver<List<Place>, String>({ it.map(Place::asText) }, { it.map(::placeOf) })

/** The system's own icons follow our theme, which may differ from the system's. */
@Composable
private fun SystemBars(dark: Boolean) {
    val activity = LocalActivity.current as? ComponentActivity ?: return
    LaunchedEffect(dark) {
        val bars = SystemBarStyle.auto(Color.TRANSPARENT, Color.TRANSPARENT) { dark }
        activity.enableEdgeToEdge(bars, bars)
    }
}
