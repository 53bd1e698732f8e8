package app.traytable.ui.theme

import androidx.compose.material3.darkColorScheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.ui.graphics.Color

private val Ink = Color(0xFF22262B)
private val Chalk = Color(0xFFECE8E1)

/** Warm paper, ink, and teal for what can be done. */
val Paper =
    lightColorScheme(
        primary = Color(0xFF0F8B8D),
        onPrimary = Color(0xFFFFFFFF),
        primaryContainer = Color(0xFFCFE8E6),
        onPrimaryContainer = Color(0xFF06393A),
        secondaryContainer = Color(0xFFE9E1D3),
        onSecondaryContainer = Ink,
        background = Color(0xFFF6F2EA),
        onBackground = Ink,
        surface = Color(0xFFF6F2EA),
        onSurface = Ink,
        surfaceVariant = Color(0xFFE9E1D3),
        onSurfaceVariant = Color(0xFF585C61),
        surfaceContainerLow = Color(0xFFFFFDF8),
        surfaceContainerHighest = Color(0xFFE9E1D3),
        outline = Color(0xFF85807A),
        outlineVariant = Color(0xFFE0D8CA),
    )

/** Slate, chalk, and a lighter teal. */
val Slate =
    darkColorScheme(
        primary = Color(0xFF4CC9C0),
        onPrimary = Color(0xFF00302E),
        primaryContainer = Color(0xFF12494A),
        onPrimaryContainer = Color(0xFFCFF2EF),
        secondaryContainer = Color(0xFF2B333A),
        onSecondaryContainer = Chalk,
        background = Color(0xFF14181C),
        onBackground = Chalk,
        surface = Color(0xFF14181C),
        onSurface = Chalk,
        surfaceVariant = Color(0xFF2B333A),
        onSurfaceVariant = Color(0xFFB7B5B0),
        surfaceContainerLow = Color(0xFF1D2328),
        surfaceContainerHighest = Color(0xFF2B333A),
        outline = Color(0xFF8B8E90),
        outlineVariant = Color(0xFF30373D),
    )
