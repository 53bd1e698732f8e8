package app.traytable.ui.home

/** All that can be done on Home. */
class HomeActions(
    val resume: (match: Long) -> Unit = {},
    val delete: (match: Long) -> Unit = {},
    val export: (match: Long) -> Unit = {},
    val play: (game: String) -> Unit = {},
    val game: (id: String) -> Unit = {},
    val whoPlays: (game: String) -> Unit = {},
    val rulesOf: (game: String) -> Unit = {},
    val rules: () -> Unit = {},
    val settings: () -> Unit = {},
    val history: () -> Unit = {},
)
