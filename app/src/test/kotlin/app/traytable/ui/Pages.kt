package app.traytable.ui

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.unit.dp
import app.traytable.Rooms
import app.traytable.data.Received
import app.traytable.history.Filter
import app.traytable.match.Damage
import app.traytable.match.TableUi
import app.traytable.parcel.ParcelUi
import app.traytable.replay.Eyes
import app.traytable.replay.ReplayUi
import app.traytable.room.LocalRooms
import app.traytable.room.info
import app.traytable.rules.parcel.ParcelRefused.Why
import app.traytable.rules.table.Seat
import app.traytable.settings.Language
import app.traytable.settings.Settings
import app.traytable.ui.deal.DealActions
import app.traytable.ui.deal.DealSamples
import app.traytable.ui.deal.DealScreen
import app.traytable.ui.game.GameActions
import app.traytable.ui.game.GameScreen
import app.traytable.ui.game.GameUi
import app.traytable.ui.help.HelpActions
import app.traytable.ui.help.HelpPlace
import app.traytable.ui.help.HelpScreen
import app.traytable.ui.history.HistoryActions
import app.traytable.ui.history.HistoryScreen
import app.traytable.ui.history.PlayedSamples
import app.traytable.ui.history.PlayedScreen
import app.traytable.ui.home.HomeActions
import app.traytable.ui.home.HomeScreen
import app.traytable.ui.home.HomeUi
import app.traytable.ui.home.sitters
import app.traytable.ui.parcel.ParcelActions
import app.traytable.ui.parcel.ParcelScreen
import app.traytable.ui.replay.EyesPlate
import app.traytable.ui.replay.ReplayActions
import app.traytable.ui.replay.ReplayMoments
import app.traytable.ui.replay.ReplayScreen
import app.traytable.ui.settings.AboutScreen
import app.traytable.ui.settings.SettingsActions
import app.traytable.ui.settings.SettingsScreen
import app.traytable.ui.settings.Works
import app.traytable.ui.settings.workOfOthers
import app.traytable.ui.setup.NewMatchScreen
import app.traytable.ui.setup.SetupActions
import app.traytable.ui.statistics.StatisticsActions
import app.traytable.ui.statistics.StatisticsSamples
import app.traytable.ui.statistics.StatisticsScreen
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableAsides
import app.traytable.ui.table.TableScreen
import app.traytable.ui.tray.result.ResultScreen

/** A screen and what to call it. */
class Page(
    val name: String,
    val content: @Composable () -> Unit,
)

/** Every screen that is no table. */
object Pages {
    fun all(): List<Page> =
        home() + games() + history() + deals() + setUp() + settings() + statistics() +
            parcels() + help() + broken() + replays()

    private fun home() =
        listOf(
            Page("home") {
                HomeScreen(
                    Rooms.STANDARD,
                    HomeUi(usual = Samples.firstTime),
                    Samples.now,
                    HomeActions(),
                )
            },
            Page("home, unfinished") {
                val matches = listOf(Samples.solo, Samples.pile, Samples.broken)
                HomeScreen(
                    Rooms.STANDARD,
                    HomeUi(matches, Samples.played),
                    Samples.now,
                    HomeActions(),
                )
            },
        )

    private fun games() =
        Rooms.STANDARD.all().map { room ->
            val id = room.info.id()
            val others =
                listOf(
                    Samples.seated(id, "Anna", "Ben", "Clara", "Dora"),
                    Samples.seated(id, "Great-grandmother Theo", "Anna", "Ben", "*Pickle"),
                )
            Page("game $id") {
                GameScreen(
                    room,
                    GameUi(
                        Samples.played.getValue(id),
                        others.map { it.sitters },
                        room.lessons,
                        played = 12,
                    ),
                    GameActions(),
                )
            }
        }

    private fun deals() =
        listOf("", "CG", "CGO", DealSamples.code).map { text ->
            Page("deal $text") {
                CompositionLocalProvider(LocalRooms provides Rooms.STANDARD) {
                    DealScreen(DealSamples.written(text), DealActions())
                }
            }
        } + Page("result") { Surface { ResultScreen(DealSamples.over(), TableActions()) } }

    private fun history() =
        listOf(
            Page("history") {
                HistoryScreen(PlayedSamples.leafed(), Samples.now, HistoryActions())
            },
            Page("history, nothing yet") {
                val ui = PlayedSamples.leafed(shown = emptyList())
                HistoryScreen(ui, Samples.now, HistoryActions())
            },
            Page("history, nothing fits") {
                val filter = Filter("solo", "Great-grandmother Theo")
                val ui = PlayedSamples.leafed(filter, emptyList())
                HistoryScreen(ui, Samples.now, HistoryActions())
            },
            Page("played") {
                PlayedScreen(PlayedSamples.played, Samples.now, PlayedSamples.actions) {}
            },
            Page("played, damaged") {
                PlayedScreen(PlayedSamples.damaged, Samples.now, PlayedSamples.actions) {}
            },
        )

    private fun setUp() =
        Rooms.STANDARD.all().flatMap { room ->
            val id = room.info.id()
            val four = Samples.four(id)
            listOf(-1, 0, 2, 4, -2).map { opened ->
                Page("set-up $id, opened $opened") {
                    NewMatchScreen(room, four, Samples.planner, SetupActions(), opened = opened)
                }
            }
        } +
            Page("set-up, ten") {
                val room = Rooms.STANDARD.all().last()
                NewMatchScreen(room, Samples.ten(), Samples.planner, SetupActions())
            }

    private fun settings() =
        listOf(
            Page("settings") {
                SettingsScreen(
                    Settings.STANDARD,
                    true,
                    Language.SYSTEM,
                    Samples.people,
                    SettingsActions(),
                )
            },
            Page("about") { AboutScreen("1.0") {} },
            Page("about, the work of others") { OthersAlone() },
        )

    private fun statistics(): List<Page> {
        val all =
            Rooms.STANDARD.all().map { "statistics ${it.info.id()}" to StatisticsSamples.of(it) } +
                ("statistics, all" to StatisticsSamples.allGames) +
                ("statistics, fresh" to StatisticsSamples.fresh) +
                ("statistics, nobody" to StatisticsSamples.nobody)
        return all.map { (name, statistics) ->
            Page(name) { StatisticsScreen(Rooms.STANDARD, statistics, StatisticsActions()) }
        }
    }

    private fun help(): List<Page> {
        val books = Rooms.STANDARD.all().map { it.book }
        val chapters =
            books.flatMap { book ->
                book.chapters().map { HelpPlace(book.game(), it.id()) } + HelpPlace(book.game())
            }
        return (chapters + HelpPlace(query = "2")).map { place ->
            Page("help ${place.chapter ?: place.game}") {
                HelpScreen(books, place, HelpActions({}, {}, {}), {}, {})
            }
        }
    }

    private fun replays(): List<Page> {
        val running =
            Rooms.STANDARD.all().map { room ->
                val moment = ReplayMoments.begun(room, room.info.maxSeats())
                repeat(20) { moment.playByLot() }
                val ui = ReplayMoments.seen(moment, 15, Eyes.OF_THE_TABLE)
                Page("replay ${room.info.id()}") { ReplayScreen(ui, ReplayActions()) }
            }
        val over = ReplayMoments.open(ReplayMoments.over(Rooms.STANDARD.all()[1], 4), 15)
        return running +
            Page("replay, open") { ReplayScreen(over, ReplayActions()) } +
            Page("replay, eyes") { EyesPlate(over, {}, {}) } +
            Page("replay, not yet") { ReplayScreen(ReplayUi.NotYet(1), ReplayActions()) }
    }

    private fun broken() =
        listOf(
            Page("broken") {
                val broken = TableUi.Broken(7, "solo", Damage.MOVES, "traytable 1\n")
                TableScreen(broken, TableAsides(), TableActions())
            },
            Page("gone") { TableScreen(TableUi.Gone(7), TableAsides(), TableActions()) },
        )

    private fun parcels() =
        listOf(
            ParcelUi.Resting(),
            ParcelUi.Working(ParcelUi.Task.READING, 120, 1),
            ParcelUi.BroughtIn(Received(12, 3, 2, 4)),
            ParcelUi.Refused(Why.UNKNOWN_GAME, 17),
        ).map { Page("parcels, $it") { ParcelScreen(it, ParcelActions()) } }
}

/** What About unfolds, without what stands above it. */
@Composable
internal fun OthersAlone() {
    val resources = LocalResources.current
    Surface(Modifier.fillMaxSize()) {
        Column(Modifier.scrolls().padding(24.dp)) {
            Works(remember { resources.workOfOthers() })
        }
    }
}
