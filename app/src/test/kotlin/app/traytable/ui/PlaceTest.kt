package app.traytable.ui

import org.junit.Assert.assertEquals
import org.junit.Test

class PlaceTest {
    @Test
    fun whereOneIsSurvivesAsText() {
        listOf(
            Place.Home,
            Place.Game("solo"),
            Place.NewMatch("solo", 3),
            Place.Table(7),
            Place.Lesson("solo/first"),
            Place.Help(),
            Place.Help("solo/end"),
            Place.History(),
            Place.History("solo"),
            Place.History(person = "Great-grandmother Theo & Zoë +1"),
            Place.History("solo", "-"),
            Place.Played(7),
        ).forEach { assertEquals(it, placeOf(it.asText())) }
    }
}
