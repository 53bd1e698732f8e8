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

/** What is written on the tray, the floor around it and the plates. */
object TrayType {
    val prompt = printed(18, 22, FontWeight.Bold)
    val story = printed(16, 20, FontWeight.Medium)
    val climax = printed(25, 31, FontWeight.Medium)
    val button = printed(17, 22, FontWeight.Bold)
    val name = printed(14, 18, FontWeight.Medium)
    val badge = printed(13, 16, FontWeight.Bold)
    val count = printed(15, 18, FontWeight.Bold)
    val title = printed(19, 24, FontWeight.Bold)
    val bigName = printed(64, 72, FontWeight.Black)

    private fun printed(
        size: Int,
        line: Int,
        weight: FontWeight,
    ) = TextStyle(fontSize = size.sp, lineHeight = line.sp, fontWeight = weight).tabular()
}

private fun TextStyle.bold() = copy(fontWeight = FontWeight.Bold)

private fun TextStyle.tabular() = copy(fontFeatureSettings = "tnum")
