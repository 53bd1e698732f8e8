package app.traytable.ui.settings

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import app.traytable.BuildConfig
import app.traytable.R
import app.traytable.ui.Page
import app.traytable.ui.jointed
import app.traytable.ui.scrolls
import app.traytable.ui.theme.TraytableTheme

@Composable
fun AboutScreen(
    version: String,
    onBack: () -> Unit,
) {
    Page(stringResource(R.string.about), onBack) {
        Column(
            Modifier.scrolls().padding(horizontal = 24.dp, vertical = 8.dp),
            Arrangement.spacedBy(8.dp),
        ) {
            Text(
                stringResource(R.string.app_name),
                style = MaterialTheme.typography.displaySmall,
            )
            Paragraph(stringResource(R.string.about_version, version))
            Paragraph(stringResource(R.string.about_promise))
            Heading(stringResource(R.string.about_names_title))
            Paragraph(stringResource(R.string.about_names))
            Heading(stringResource(R.string.about_licence_title))
            Paragraph(stringResource(R.string.about_licence))
            val resources = LocalResources.current
            Unfolds(stringResource(R.string.about_licence_read)) {
                Paragraph(remember(resources) { resources.text(R.raw.apache) })
            }
            Heading(stringResource(R.string.about_others_title))
            Paragraph(stringResource(R.string.about_others))
            val others = remember(resources) { resources.workOfOthers() }
            val count = others.sumOf { it.parts.size }
            Unfolds(pluralStringResource(R.plurals.about_others_read, count, count)) {
                Works(others)
            }
        }
    }
}

/** Whose it is and under which licence, and below it every part. */
@Composable
internal fun Works(all: List<WorkOfOthers>) =
    all.forEach { work ->
        Column(Modifier.padding(bottom = 8.dp).semantics(mergeDescendants = true) {}) {
            Text(
                stringResource(R.string.about_others_of, work.maker.jointedAtDots(), work.licence),
                style = MaterialTheme.typography.bodyLarge.copy(fontWeight = FontWeight.Bold),
            )
            Paragraph(work.parts.joinToString().jointed())
        }
    }

/** "androidx.room" may go on in the next line after its dot. */
private fun String.jointedAtDots() = replace(".", ".\u200B")

/** A row that shows what is below it, and hides it again. */
@Composable
private fun Unfolds(
    title: String,
    content: @Composable () -> Unit,
) {
    var isOpen by rememberSaveable { mutableStateOf(false) }
    val state = stringResource(if (isOpen) R.string.help_opened else R.string.help_closed)
    Row(
        Modifier
            .fillMaxWidth()
            .clickable(role = Role.Button) { isOpen = !isOpen }
            .semantics { stateDescription = state }
            .heightIn(min = 52.dp),
        Arrangement.spacedBy(16.dp),
        Alignment.CenterVertically,
    ) {
        Text(title, Modifier.weight(1f), style = MaterialTheme.typography.bodyLarge)
        Icon(
            painterResource(R.drawable.ic_forward),
            contentDescription = null,
            Modifier.rotate(if (isOpen) 270f else 90f),
        )
    }
    if (isOpen) content()
}

@Composable
private fun Heading(text: String) =
    Text(
        text,
        Modifier.padding(top = 16.dp).semantics { heading() },
        style = MaterialTheme.typography.titleMedium,
    )

@Composable
private fun Paragraph(text: String) = Text(text, style = MaterialTheme.typography.bodyLarge)

@Preview
@Composable
private fun AboutPreview() {
    TraytableTheme(dark = false, dynamicColour = false) { AboutScreen(BuildConfig.VERSION_NAME) {} }
}
