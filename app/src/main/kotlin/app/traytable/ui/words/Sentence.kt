package app.traytable.ui.words

import android.content.res.Resources
import app.traytable.rules.table.Event

/**
 * What has happened, in one sentence for whoever it was told to. A word that is secret to them
 * stays out of it.
 *
 * @param names of the seats, in their order
 */
fun sentence(
    resources: Resources,
    game: String,
    event: Event,
    names: List<String>,
): String {
    val speech = Speech(resources, names)
    return when (game) {
        "noidea" -> speech.ofNoIdea(event)
        "qwinto" -> speech.ofQwinto(event)
        "pointapile" -> speech.ofPointAPile(event)
        "solo" -> speech.ofSolo(event)
        else -> throw IllegalArgumentException("$game has no sentences")
    }
}
