package app.traytable.ui.tray

import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.SideEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.text
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.text.style.TextOverflow
import app.traytable.match.TableUi
import app.traytable.ui.WholeText
import app.traytable.ui.ear.LocalAloud
import app.traytable.ui.ear.LocalIsHeard
import app.traytable.ui.table.Table
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.words.endingEarlier
import app.traytable.ui.words.refusal

/** Who sits here and as much of what is theirs as finds room: no word is cut off for it. */
@Composable
internal fun Soft(
    table: Table<*, *, *, *>,
    setting: Setting,
    foot: Foot,
) {
    val owned = setting.owns(setting.near)
    val facts = owned.facts
    val parts = foot.soft?.split(DOT) ?: (listOf(table.name(setting.near)) + facts)
    val names = table.frame.players().map { it.name() }
    val isHeard = LocalIsHeard.current
    val words =
        (parts.size downTo 1).map { parts.take(it).joinToString(DOT) } +
            endingEarlier(parts.first(), names)
    BoxWithConstraints {
        val measurer = rememberTextMeasurer()
        val room = constraints.maxWidth
        val density = LocalDensity.current
        val shown =
            remember(words, room, density) {
                words.firstOrNull { measurer.measure(it, TrayType.name).size.width <= room }
            }
        val seen = if (shown in words.take(parts.size)) shown else parts.first()
        val heard = if (isHeard) parts.joinToString() else seen.orEmpty()
        Text(
            shown ?: words.last(),
            Modifier.order(Order.Prompt).clearAndSetSemantics {
                // Where the own piece can be touched, it says the same and more.
                if (!isHeard || owned.look == null) text = AnnotatedString(heard)
            },
            color = LocalTrayColours.current.inkSoft,
            style = TrayType.name,
            maxLines = 1,
            overflow = TextOverflow.Ellipsis,
        )
    }
}

private const val DOT = " · "

/** What is asked; or, when something could not be done, why. */
@Composable
internal fun promptOf(
    table: Table<*, *, *, *>,
    foot: Foot,
): String =
    table.frame
        .refused()
        ?.let { refusal(LocalResources.current, table.frame.scene().room, it.why()) }
        ?: foot.prompt

/** Whoever plays by ear is told what is asked; that others act they hear when they have. */
@Composable
internal fun Asked(
    table: Table<*, *, *, *>,
    foot: Foot,
    isShowing: Boolean,
) {
    val aloud = LocalAloud.current
    if (!aloud.isHeard) return
    val prompt = foot.prompt
    val isWaiting = table.ui is TableUi.Watching && prompt == watchingPrompt(table)
    // While something is only shown there is nothing to answer.
    val isNothing = isWaiting || (isShowing && foot.deeds.isEmpty())
    val whole = prompt.finished(foot.deeds.map { it.label })
    SideEffect { aloud.asks(if (isNothing) "" else whole, isShowing) }
}

/** A prompt may lead to the deeds below it, or end as a title does; what is said is a sentence. */
private fun String.finished(deeds: List<String>): String =
    when {
        isEmpty() -> this
        endsWith(':') -> "$this ${deeds.joinToString()}"
        last().isLetterOrDigit() -> "$this."
        else -> this
    }

@Composable
internal fun Prompt(foot: Foot) {
    val words = foot.prompt
    val isHeard = LocalAloud.current.isHeard
    if (words.isEmpty()) return
    WholeText(
        words,
        Modifier.order(Order.Prompt),
        color = LocalTrayColours.current.ink,
        style = TrayType.prompt,
    ) { if (isHeard) heading() else liveRegion = LiveRegionMode.Polite }
}
