package app.traytable.ui.cards

import android.content.res.Resources
import androidx.annotation.StringRes

/** A text in the language of whoever looks, its gaps filled with more such texts or plain ones. */
data class Words(
    @param:StringRes val text: Int,
    val gaps: List<Any> = emptyList(),
) {
    constructor(
        @StringRes text: Int,
        vararg gaps: Any,
    ) : this(text, gaps.asList())

    fun from(resources: Resources): String =
        resources.getString(
            text,
            *gaps.map { if (it is Words) it.from(resources) else it }.toTypedArray(),
        )
}
