package app.traytable.ui

import app.traytable.Rooms
import app.traytable.match.Animal
import app.traytable.match.Damage
import app.traytable.match.LineUp
import app.traytable.match.Person
import app.traytable.match.SavedMatch
import app.traytable.room.info
import app.traytable.rules.table.Level
import app.traytable.rules.table.Player
import app.traytable.rules.table.Seats
import app.traytable.setup.Draft
import app.traytable.setup.HouseNames
import app.traytable.setup.Offers
import app.traytable.setup.SeatPlanner
import app.traytable.ui.home.sitters
import app.traytable.ui.home.usual
import java.util.Calendar

/** Who sits at the tables of these tests, and when. */
object Samples {
    val now = moment(day = 14, hour = 18, minute = 30)

    val players =
        listOf(
            Player.person("Anna"),
            Player.person("Ben"),
            Player.bot("Biscuit", Level.NORMAL),
        )

    val solo = saved(1, "solo", players, toAct = 0, moment(14, 14, 5))

    val pile =
        saved(
            2,
            "pointapile",
            players + Player.person("Great-grandmother Theo") + Player.person("Cleo"),
            toAct = 3,
            moment(13, 9, 0),
        )

    val broken =
        SavedMatch(
            3,
            "qwinto",
            emptyList(),
            emptyList(),
            Seats.NONE,
            moment(2, 9, 0),
            Damage.MOVES,
        )

    fun many(count: Int): List<SavedMatch> =
        (1L..count).map { saved(it, "noidea", players, toAct = 1, moment(14, 14, 0) - it * 60_000) }

    val last =
        LineUp("noidea", players, players.indices.map(Animal::ofSeat), emptyMap(), null)

    /** Those who play for the first time: one person and fitting bots. */
    val firstTime get() = usual(Offers(SeatPlanner(emptyList(), names), emptyList()))

    /** Those who have played here before, each game in its own round. */
    val played get() =
        usual(
            Offers(
                planner,
                listOf(
                    seated("noidea", "Anna", "Ben", "*Biscuit", "Cleo"),
                    seated("qwinto", "Anna", "Ben"),
                    seated("pointapile", "Anna", "Ben", "Cleo", "Dora", "*Pickle"),
                    seated("solo", *(1..9).map { "Player $it" }.toTypedArray(), "*Pickle"),
                ),
            ),
        )

    private fun usual(offers: Offers) = offers.usual(Rooms.STANDARD).mapValues { it.value.sitters }

    /** A bot's name has a star. */
    fun seated(
        game: String,
        vararg names: String,
    ) = LineUp(
        game,
        names.map {
            if (it.startsWith("*")) Player.bot(it.drop(1), Level.NORMAL) else Player.person(it)
        },
        names.indices.map(Animal::ofSeat),
        emptyMap(),
        null,
    )

    val people =
        listOf(
            Person("Anna", Animal.ofSeat(0)),
            Person("Ben", Animal.ofSeat(1)),
            Person("Great-grandmother Theo", Animal.ofSeat(4)),
            Person("Cleo", Animal.ofSeat(5)),
        )

    private val names =
        HouseNames(
            (1..10).map { "Player $it" },
            listOf("Biscuit", "Pickle", "Button", "Pepper", "Waffle", "Marble") +
                listOf("Noodle", "Clover", "Bramble", "Sprocket"),
        )

    val planner = SeatPlanner(people, names)

    /** Two people and two bots. */
    fun four(game: String): Draft {
        val animals = last.animals() + Animal.OWL
        val four = players + Player.bot("Pickle", Level.HARD)
        return planner.lay(
            Rooms.STANDARD.of(game).info,
            LineUp(game, four, animals, emptyMap(), null),
        )
    }

    /** A table of Solo on which every chair is taken. */
    fun ten(): Draft {
        val people = planner.lay(Rooms.STANDARD.of("solo").info, null).without(2).without(1)
        val names = listOf("Ben", "Great-grandmother Theo", "Cleo", "Dora", "Maximilian", "Li")
        val seven =
            names.foldIndexed(people) { index, draft, name ->
                planner.sit(draft, index + 1, name)
            }
        return (7..9).fold(seven) { draft, place -> planner.sitBot(draft, place, Level.EASY) }
    }

    private fun saved(
        id: Long,
        game: String,
        players: List<Player>,
        toAct: Int,
        changed: Long,
    ) = SavedMatch(
        id,
        game,
        players,
        players.indices.map(Animal::ofSeat),
        Seats.only(toAct),
        changed,
        null,
    )

    private fun moment(
        day: Int,
        hour: Int,
        minute: Int,
    ): Long =
        Calendar
            .getInstance()
            .apply {
                clear()
                set(2026, Calendar.MARCH, day, hour, minute)
            }.timeInMillis
}
