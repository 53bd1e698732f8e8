package app.traytable.ui.theme

import androidx.compose.material3.Typography
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.em
import androidx.compose.ui.unit.sp

/** The system font, nothing under 16 sp, figures of one width. */
val Lettering =
    Typography().run {
        copy(
            displaySmall = displaySmall.bold().copy(letterSpacing = (-0.02).em),
            headlineMedium = headlineMedium.bold(),
            titleLarge = titleLarge.bold(),
            titleMedium = titleMedium.bold(),
            bodyLarge = bodyLarge.copy(letterSpacing = 0.sp).tabular(),
            bodyMedium = bodyLarge.copy(letterSpacing = 0.sp, lineHeight = 22.sp).tabular(),
            labelLarge = labelLarge.copy(fontSize = 16.sp, lineHeight = 22.sp).tabular(),
        )
    }

private fun TextStyle.bold() = copy(fontWeight = FontWeight.Bold)

private fun TextStyle.tabular() = copy(fontFeatureSettings = "tnum")
