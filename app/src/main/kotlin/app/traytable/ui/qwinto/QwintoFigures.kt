@file:JvmName("QwintoFigures")

package app.traytable.ui.qwinto

import androidx.annotation.StringRes
import androidx.compose.foundation.layout.widthIn
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import app.traytable.rules.qwinto.QwintoSheet
import app.traytable.ui.help.HelpPart.Figure

/** A sheet in the book. */
fun sheetFigure(
    sheet: QwintoSheet,
    @StringRes caption: Int,
) = Figure(caption) { SmallSheet(sheet, Modifier.widthIn(max = 480.dp)) }
