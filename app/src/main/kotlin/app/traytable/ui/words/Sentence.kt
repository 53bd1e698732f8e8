package app.traytable.ui.words

import android.content.res.Resources
import app.traytable.rules.table.Event

fun sentence(
    resources: Resources,
    game: String,
    event: Event,
    names: List<String>,
): String = "$event"

fun refusal(
    resources: Resources,
    game: String,
    key: String,
): String = key
