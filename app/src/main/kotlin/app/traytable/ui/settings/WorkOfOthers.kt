package app.traytable.ui.settings

import android.content.res.Resources
import androidx.annotation.RawRes
import app.traytable.R

/**
 * What others have written and the app is made with, of one maker.
 *
 * @param licence as SPDX names it
 * @param parts each with its version
 */
internal data class WorkOfOthers(
    val licence: String,
    val maker: String,
    val parts: List<String>,
)

/** As the build has found it in what the release is made of. */
internal fun Resources.workOfOthers(): List<WorkOfOthers> =
    text(R.raw.parts)
        .trim()
        .lines()
        .map { it.split(' ') }
        .groupBy({ (licence, maker) -> licence to maker }) { (_, _, name, version) ->
            "$name $version"
        }.map { (of, parts) -> WorkOfOthers(of.first, of.second, parts) }

internal fun Resources.text(
    @RawRes of: Int,
): String = openRawResource(of).bufferedReader().use { it.readText() }
