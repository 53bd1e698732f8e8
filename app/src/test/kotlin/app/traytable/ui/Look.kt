package app.traytable.ui

import app.traytable.settings.CardSize
import app.traytable.settings.Settings

/** The ways of looking at a screen. */
enum class Look(
    val qualifiers: String,
    val fontScale: Float = 1f,
    val habits: Settings = Settings.STANDARD,
) {
    Phone("en-w360dp-h780dp-port-notnight-hdpi"),
    Landscape("en-w780dp-h360dp-land-notnight-hdpi"),
    Tablet("en-w1280dp-h800dp-land-notnight-mdpi"),
    Font2("en-w360dp-h780dp-port-notnight-hdpi", fontScale = 2f),
    Dark("en-w360dp-h780dp-port-night-hdpi"),
    German("de-w360dp-h780dp-port-notnight-hdpi"),
    Small("en-w320dp-h640dp-port-notnight-hdpi"),
    LeftHanded(
        "en-w360dp-h780dp-port-notnight-hdpi",
        habits = Settings.STANDARD.withLeftHanded(true),
    ),
    LargeCards(
        "en-w360dp-h780dp-port-notnight-hdpi",
        habits = Settings.STANDARD.withCardSize(CardSize.HUGE),
    ),
    FontGerman("de-w360dp-h780dp-port-notnight-hdpi", fontScale = 1.3f),
    Fold("en-w673dp-h841dp-port-notnight-mdpi"),
    ;

    companion object {
        /** What differs in kind: a screen that bears these bears most. */
        val KINDS = setOf(Phone, Landscape, Tablet, Font2, Dark, German)

        /** Where things lie elsewhere, for what is not looked at in all ways. */
        val OTHER_FORMS = setOf(Phone, Landscape, Font2)

        /** Every way to look; the tables of two games are looked at in all, in German as it is hardest. */
        val ALL = entries.toSet() - Fold - German

        /** Those of the others, in all but what is the tray's part. */
        val MOST = ALL - LeftHanded - LargeCards - FontGerman
    }
}
