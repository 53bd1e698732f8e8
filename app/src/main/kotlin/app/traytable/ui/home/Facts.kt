package app.traytable.ui.home

import androidx.annotation.DrawableRes
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Icon
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.table.GameInfo
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType

/** How many play, how long, and where there is room from what age; read out in whole words. */
@Composable
fun Facts(
    game: GameInfo,
    modifier: Modifier = Modifier,
    hasAge: Boolean = false,
) {
    val spoken = spokenFacts(game)
    FlowRow(
        modifier.clearAndSetSemantics { contentDescription = spoken },
        Arrangement.spacedBy(12.dp),
        Arrangement.spacedBy(2.dp),
    ) {
        Fact(
            R.drawable.ic_person,
            stringResource(R.string.seat_range, game.minSeats, game.maxSeats),
        )
        Fact(R.drawable.ic_clock, stringResource(R.string.minutes, game.minutes))
        if (hasAge) Fact(null, age(game, R.string.from_age))
    }
}

@Composable
private fun Fact(
    @DrawableRes icon: Int?,
    text: String,
) {
    val ink = LocalTrayColours.current.ink
    Row(
        horizontalArrangement = Arrangement.spacedBy(4.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        icon?.let { Icon(painterResource(it), null, Modifier.size(16.dp), ink) }
        Text(text, color = ink, style = TrayType.name.copy(fontWeight = FontWeight.Bold))
    }
}

@Composable
private fun age(
    game: GameInfo,
    from: Int,
): String =
    if (game.minAge == 0) stringResource(R.string.all_ages) else stringResource(from, game.minAge)

@Composable
private fun spokenFacts(game: GameInfo): String =
    listOf(
        pluralStringResource(R.plurals.players_spoken, game.maxSeats, game.minSeats, game.maxSeats),
        pluralStringResource(R.plurals.minutes_spoken, game.minutes, game.minutes),
        age(game, R.string.from_age_spoken),
    ).joinToString()
