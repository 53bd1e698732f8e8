package app.traytable.ui.settings

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import app.traytable.BuildConfig
import app.traytable.R
import app.traytable.ui.Page
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
        }
    }
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
