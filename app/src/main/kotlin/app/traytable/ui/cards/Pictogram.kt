package app.traytable.ui.cards

/** What a card does or asks for, as a picture that needs no language. */
class Pictogram(
    internal val draw: Sketch.() -> Unit,
)
