package app.traytable.room

import androidx.compose.runtime.staticCompositionLocalOf
import app.traytable.Rooms

/** The games of this app. */
val LocalRooms = staticCompositionLocalOf { Rooms.STANDARD }
