package app.traytable.ui.pictures

import java.io.File

/**
 * The pictures in src/test/screens, which somebody has looked at and accepted. What is drawn goes
 * to build/screens, and what differs leaves both there, side by side. Run with -Pscreens=record to
 * accept what is drawn now.
 */
object Accepted {
    private val rendered = File("build/screens").apply { mkdirs() }
    val folder = File("src/test/screens")

    /** While this names a file, pictures are not drawn; their names are written there. */
    const val NAMES = "screens.names"

    /** Draws the picture of this name, and says what is wrong with it. */
    fun objection(
        name: String,
        draw: () -> Picture,
    ): String? {
        System.getProperty(NAMES)?.let { names ->
            File(names).appendText("$name\n")
            return null
        }
        val drawn = draw()
        val reduced = drawn.reduced()
        val accepted = File(folder, "$name.png")
        val compared = File(rendered, "$name-compared.png").apply { delete() }
        reduced.write(File(rendered, "$name.png"))
        return when {
            System.getProperty("screens") == "record" -> {
                reduced.write(accepted)
                null
            }

            !accepted.exists() -> {
                "$name: nobody has accepted such a picture"
            }

            else -> {
                val difference = Difference(Picture.read(accepted).reduced(), drawn)
                if (difference.matters) {
                    difference.shown().write(compared)
                    "$name: $difference, see $compared"
                } else {
                    null
                }
            }
        }
    }
}
