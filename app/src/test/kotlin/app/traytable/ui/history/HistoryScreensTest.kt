package app.traytable.ui.history

import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.history.Filter
import app.traytable.ui.Look
import app.traytable.ui.Samples
import app.traytable.ui.Screens
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class HistoryScreensTest {
    @Test
    fun manyMatches() =
        Screens.check("history", Look.OTHER_FORMS) {
            HistoryScreen(PlayedSamples.leafed(), Samples.now, HistoryActions())
        }

    @Test
    fun withOnePerson() =
        Screens.check("history-filtered", setOf(Look.Small)) {
            val withBen =
                PlayedSamples.matches.filter {
                    it.ranked().any { r ->
                        r.name() == "Ben"
                    }
                }
            val ui = PlayedSamples.leafed(Filter.NONE.withPerson("Ben"), withBen)
            HistoryScreen(ui, Samples.now, HistoryActions())
        }

    @Test
    fun oneMatch() =
        Screens.check("played", setOf(Look.Phone, Look.Landscape)) {
            PlayedScreen(PlayedSamples.played, Samples.now, PlayedSamples.actions) {}
        }
}
