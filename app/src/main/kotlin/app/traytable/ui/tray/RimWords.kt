package app.traytable.ui.tray

import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.text
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Constraints
import app.traytable.match.Frame
import app.traytable.ui.isUnbroken
import app.traytable.ui.jointed
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.words.LETTERS
import app.traytable.ui.words.Sentence
import app.traytable.ui.words.Speech
import app.traytable.ui.words.endingAfter

/**
 * What is written on the upper rim: as many of the last sentences as find room, and if not even one
 * does, that one in fewer words. Only names may end early there. All is heard in full.
 *
 * @param headed the first sentence stands above the last one and is what matters
 */
@Composable
internal fun RimWords(
    sentences: List<Sentence>,
    frame: Frame,
    lines: Int,
    isClimax: Boolean = false,
    headed: Boolean = false,
) {
    BoxWithConstraints(contentAlignment = Alignment.Center) {
        val measurer = rememberTextMeasurer()
        val resources = LocalResources.current
        val names = frame.players().map { it.name() }
        val speech = Speech(resources, names)
        val whole = sentences.map { it.whole(speech) }
        val room = constraints
        val letters = LocalDensity.current.fontScale
        val written =
            remember(whole, room, lines, letters, resources) {
                ways(sentences, whole, headed) { most ->
                    Speech(resources, names.map { it.endingAfter(most) })
                }.run {
                    firstOrNull { measurer.isWhole(it.shown, room.maxWidth, lines) } ?: last()
                }
            }
        val climax = measurer.measure(written.shown, TrayType.climax).size
        val isLarge =
            isClimax && climax.width <= room.maxWidth && climax.height <= room.maxHeight
        Text(
            written.shown.jointed(),
            Modifier.clearAndSetSemantics {
                text = AnnotatedString(written.heard)
                liveRegion = LiveRegionMode.Polite
            },
            color = LocalTrayColours.current.ink,
            textAlign = TextAlign.Center,
            style = if (isLarge) TrayType.climax else TrayType.story,
            maxLines = lines,
            overflow = TextOverflow.Ellipsis,
        )
    }
}

private class Written(
    val shown: String,
    val heard: String = shown,
)

/** What could be written, the most first. */
private fun ways(
    sentences: List<Sentence>,
    whole: List<String>,
    headed: Boolean,
    speech: (most: Int) -> Speech,
): Sequence<Written> {
    val main = if (headed) sentences.firstOrNull() else sentences.lastOrNull()
    if (main == null) return sequenceOf(Written(""))
    // Not more than a few: what is older is in the log.
    val several =
        (minOf(whole.size, TOLD) downTo 1).asSequence().map { many ->
            val told = if (headed) whole.take(many) else whole.takeLast(many)
            Written(told.joinToString(if (headed) "\n" else " "))
        }
    val heard = if (headed) whole.first() else whole.last()
    val fewer = main.shorter(speech(Int.MAX_VALUE)).asSequence().map { Written(it, heard) }
    val shortNames =
        LETTERS.asSequence().map {
            Written(main.shortest(speech(it)), heard)
        }
    return several + fewer + shortNames
}

private const val TOLD = 3

/** In so many lines, and no word of it is broken. */
private fun TextMeasurer.isWhole(
    words: String,
    room: Int,
    lines: Int,
): Boolean {
    val within = Constraints(maxWidth = room)
    return measure(words.jointed(), TrayType.story, constraints = within).lineCount <= lines &&
        isUnbroken(words, TrayType.story, room)
}
