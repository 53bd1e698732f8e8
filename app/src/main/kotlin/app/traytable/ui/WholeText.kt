package app.traytable.ui

import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.SemanticsPropertyReceiver
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.text
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextOverflow

/** A hyphen between two words is a place where a line may end. */
fun String.jointed(): String = replace(JOINT, "-\u200B")

private val JOINT = Regex("""(?<=\p{L}{2})-(?=\p{L}{2})""")

/**
 * Words with a name in them, none of which is broken: a line ends between two words or at a hyphen,
 * and a name that is wider than all the room ends with an ellipsis. It is heard in full.
 *
 * @param said what else is to be known of it
 */
@Composable
fun WholeText(
    words: String,
    modifier: Modifier = Modifier,
    color: Color = Color.Unspecified,
    style: TextStyle,
    textAlign: TextAlign? = null,
    maxLines: Int = Int.MAX_VALUE,
    said: SemanticsPropertyReceiver.() -> Unit = {},
) = BoxWithConstraints(modifier, propagateMinConstraints = true) {
    val measurer = rememberTextMeasurer()
    val room = constraints.maxWidth
    val shown =
        remember(words, style, room, measurer) { measurer.unbroken(words, style, room) }
    Text(
        shown,
        Modifier.clearAndSetSemantics {
            text = AnnotatedString(words)
            said()
        },
        color = color,
        textAlign = textAlign,
        style = style,
        maxLines = maxLines,
        overflow = TextOverflow.Ellipsis,
    )
}

/** As the words stand where they find so much room. */
internal fun TextMeasurer.unbroken(
    words: String,
    style: TextStyle,
    room: Int,
): String =
    words.split(' ').joinToString(" ") { word ->
        if (isUnbroken(word, style, room)) {
            word.jointed()
        } else {
            (word.length - 1 downTo 1)
                .map { "${word.take(it)}…" }
                .firstOrNull { measure(it, style).size.width <= room }
                ?: word
        }
    }

/** No line has to end within a word. */
internal fun TextMeasurer.isUnbroken(
    words: String,
    style: TextStyle,
    room: Int,
): Boolean =
    words.jointed().split(' ', '\n', '\u200B').all { measure(it, style).size.width <= room }
