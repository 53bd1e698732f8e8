package app.traytable.ui.help

import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.Rooms
import app.traytable.ui.Look
import app.traytable.ui.Screens
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class HelpScreensTest {
    @Test
    fun contents() =
        check(
            "help",
            HelpPlace(game = "noidea"),
            looks = setOf(Look.Phone, Look.Tablet),
        )

    @Test
    fun search() = check("help-search", HelpPlace(query = "2"))

    @Test
    fun noIdea() = check("help-noidea", HelpPlace("noidea", "noidea/functions"))

    @Test
    fun qwinto() =
        check(
            "help-qwinto",
            HelpPlace("qwinto", "qwinto/sheet"),
            looks = setOf(Look.Phone, Look.Font2),
        )

    @Test
    fun pointAPile() = check("help-pointapile", HelpPlace("pointapile", "pointapile/points"))

    @Test
    fun solo() = check("help-solo", HelpPlace("solo", "solo/turn"))

    private fun check(
        name: String,
        place: HelpPlace,
        looks: Set<Look> = setOf(Look.Phone),
    ) = Screens.check(name, looks) {
        HelpScreen(
            Rooms.STANDARD.all().map { it.book },
            place,
            HelpActions({}, {}, {}),
            {},
            {},
        )
    }
}
