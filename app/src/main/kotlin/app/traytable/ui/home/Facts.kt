package app.traytable.ui.home

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import app.traytable.R
import app.traytable.rules.table.GameInfo

/** "2–5 players · 20 min · from 7", and read out in whole words. */
@Composable
fun Facts(
    game: GameInfo,
    modifier: Modifier = Modifier,
) {
    val spoken = spokenFacts(game)
    DottedLine(facts(game), modifier.clearAndSetSemantics { contentDescription = spoken })
}

@Composable
private fun facts(game: GameInfo): List<String> {
    val seats = stringResource(R.string.seat_range, game.minSeats, game.maxSeats)
    return listOf(
        pluralStringResource(R.plurals.players, game.maxSeats, seats),
        stringResource(R.string.minutes, game.minutes),
        if (game.minAge == 0) {
            stringResource(R.string.all_ages)
        } else {
            stringResource(R.string.from_age, game.minAge)
        },
    )
}

@Composable
private fun spokenFacts(game: GameInfo): String =
    listOf(
        pluralStringResource(R.plurals.players_spoken, game.maxSeats, game.minSeats, game.maxSeats),
        pluralStringResource(R.plurals.minutes_spoken, game.minutes, game.minutes),
        if (game.minAge == 0) {
            stringResource(R.string.all_ages)
        } else {
            stringResource(R.string.from_age_spoken, game.minAge)
        },
    ).joinToString()
