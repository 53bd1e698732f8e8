package app.traytable.ui.theme

import androidx.compose.material3.darkColorScheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.ui.graphics.Color

private val Sand = Color(0xFFE9DDC6)
private val Umber = Color(0xFF2A1F17)

/** What stands around the oak tray. */
val Paper =
    lightColorScheme(
        primary = Oak.teal,
        onPrimary = Oak.onTeal,
        primaryContainer = Color(0xFFCFE8E6),
        onPrimaryContainer = Color(0xFF06393A),
        inversePrimary = Oak.ring,
        secondary = Oak.inkSoft,
        onSecondary = Oak.plate,
        secondaryContainer = Sand,
        onSecondaryContainer = Oak.ink,
        tertiary = Oak.lampLine,
        onTertiary = Oak.plate,
        tertiaryContainer = Oak.lamp,
        onTertiaryContainer = Oak.tagInk,
        background = Oak.floor,
        onBackground = Oak.ink,
        surface = Oak.floor,
        onSurface = Oak.ink,
        surfaceVariant = Sand,
        onSurfaceVariant = Oak.inkSoft,
        surfaceTint = Oak.rim,
        inverseSurface = Oak.felt,
        inverseOnSurface = Oak.feltInk,
        error = Color(0xFFA32818),
        onError = Color(0xFFFFFFFF),
        errorContainer = Color(0xFFF9D9CF),
        onErrorContainer = Color(0xFF4A0E06),
        outline = Oak.rimLine,
        outlineVariant = Oak.plateLine,
        surfaceBright = Oak.plate,
        surfaceDim = Sand,
        surfaceContainerLowest = Color(0xFFFFFFFF),
        surfaceContainerLow = Oak.plate,
        surfaceContainer = Oak.plate,
        surfaceContainerHigh = Oak.plate,
        surfaceContainerHighest = Sand,
    )

/** What stands around the walnut tray. */
val Slate =
    darkColorScheme(
        primary = Walnut.teal,
        onPrimary = Walnut.onTeal,
        primaryContainer = Color(0xFF12494A),
        onPrimaryContainer = Color(0xFFCFF2EF),
        inversePrimary = Oak.teal,
        secondary = Walnut.inkSoft,
        onSecondary = Walnut.plate,
        secondaryContainer = Umber,
        onSecondaryContainer = Walnut.ink,
        tertiary = Walnut.lamp,
        onTertiary = Walnut.lampLine,
        tertiaryContainer = Color(0xFF4A3508),
        onTertiaryContainer = Walnut.lamp,
        background = Walnut.floor,
        onBackground = Walnut.ink,
        surface = Walnut.floor,
        onSurface = Walnut.ink,
        surfaceVariant = Umber,
        onSurfaceVariant = Walnut.inkSoft,
        surfaceTint = Walnut.rim,
        inverseSurface = Walnut.tag,
        inverseOnSurface = Walnut.tagInk,
        error = Color(0xFFFFB4A3),
        onError = Color(0xFF5C1408),
        errorContainer = Color(0xFF7D2414),
        onErrorContainer = Color(0xFFFFDAD1),
        outline = Color(0xFFA08A72),
        outlineVariant = Walnut.plateLine,
        surfaceBright = Color(0xFF3A2C21),
        surfaceDim = Walnut.floor,
        surfaceContainerLowest = Color(0xFF0C0A08),
        surfaceContainerLow = Walnut.plate,
        surfaceContainer = Color(0xFF211811),
        surfaceContainerHigh = Color(0xFF261B14),
        surfaceContainerHighest = Umber,
    )
