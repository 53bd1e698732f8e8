package app.traytable.ui.noidea

import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.style.TextAlign
import app.traytable.R
import app.traytable.rules.noidea.NoIdeaView
import app.traytable.rules.table.Seat
import app.traytable.ui.ear.heardAs
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.words.Speech

/** The values of the trophies and prizes of one who looks alone. */
@Composable
fun TrophyValues(
    view: NoIdeaView,
    seat: Seat,
) {
    Text(
        worth(view, seat),
        Modifier.heardAs(worthInWords(view, seat)),
        color = LocalTrayColours.current.ink,
        textAlign = TextAlign.Center,
        style = TrayType.climax,
    )
}

/** What somebody has won for ears: "5, 4, together 9 points". */
@Composable
internal fun worthInWords(
    view: NoIdeaView,
    seat: Seat,
): String {
    val values = values(view, seat)
    val sum = Speech(LocalResources.current).points(values.sum())
    return stringResource(R.string.noidea_ear_worth, values.joinToString().ifEmpty { "0" }, sum)
}

private fun values(
    view: NoIdeaView,
    seat: Seat,
): List<Int> = view.trophies(seat).filter { it >= 0 }.map { it.toInt() } + prizes(view, seat)

/** What somebody has won in figures: "5 + 4 = 9". */
@Composable
internal fun worth(
    view: NoIdeaView,
    seat: Seat,
): String {
    val values = values(view, seat)
    return stringResource(
        R.string.noidea_worth,
        values.joinToString(" + ").ifEmpty { "0" },
        values.sum(),
    )
}

internal fun prizes(
    view: NoIdeaView,
    seat: Seat,
): List<Int> = (0..2).flatMap { value -> List(view.prizes(seat, value)) { value } }
