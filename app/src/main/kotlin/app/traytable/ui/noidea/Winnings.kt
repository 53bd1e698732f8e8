package app.traytable.ui.noidea

import androidx.compose.foundation.clickable
import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.foundation.gestures.waitForUpOrCancellation
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.wrapContentWidth
import androidx.compose.material3.Icon
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.CardFace
import app.traytable.ui.cards.EmptyPlace
import app.traytable.ui.ear.LocalAloud
import app.traytable.ui.ear.LocalIsHeard
import app.traytable.ui.ear.rememberWarned
import app.traytable.ui.keys.FocusRing
import app.traytable.ui.keys.keyHolds
import app.traytable.ui.keys.keyStop
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.Badge
import app.traytable.ui.tray.place

/** What a seat has won, as everybody may count it. */
@Composable
internal fun wonBy(
    parts: Parts,
    seat: Seat,
): List<String> {
    val trophies = parts.trophies(seat).size
    val prizes = parts.prizes(seat)
    return listOf(
        pluralStringResource(R.plurals.noidea_trophies, trophies, trophies),
        pluralStringResource(R.plurals.noidea_prizes, prizes, prizes),
    )
}

/** Trophies and prizes together, with their points where all may know them. */
internal fun wonBadge(
    parts: Parts,
    seat: Seat,
): Badge {
    val trophies = parts.trophies(seat)
    val won = trophies.size + parts.prizes(seat)
    val isKnown = parts.view.isLaidOpen || parts.view.viewer() != seat
    val isOpen = trophies.isNotEmpty() && trophies.all { it >= 0 } && isKnown
    val points = trophies.sum() + prizes(parts.view, seat).sum()
    return Badge(if (isOpen) "$won ($points)" else "$won", "$won") { size ->
        val ink = LocalTrayColours.current.tagInk
        Icon(painterResource(R.drawable.ic_trophy), null, Modifier.size(size), ink)
    }
}

/** What lies beside the layout at the lower edge, as wide as there is room. */
@Composable
internal fun NearWinnings(
    parts: Parts,
    card: Dp,
    modifier: Modifier = Modifier,
) {
    val seat = parts.near
    when {
        // Where there is nothing, nobody is asked to look.
        parts.trophies(seat).size + parts.prizes(seat) == 0 -> Won(parts, card, null, modifier)

        parts.view.isLaidOpen -> Won(parts, card, worth(parts.view, seat), modifier, isShown = true)

        parts.table.isReplayed && parts.view.viewer() != seat -> Won(parts, card, null, modifier)

        parts.table.isBot(seat) -> Won(parts, card, null, modifier)

        parts.view.viewer() == seat -> OwnWinnings(parts, card, modifier)

        else -> GuardedWinnings(parts, card, modifier)
    }
}

/**
 * One's own winnings: their values show as long as a finger rests here, so that nobody else reads
 * them by chance.
 */
@Composable
private fun OwnWinnings(
    parts: Parts,
    card: Dp,
    modifier: Modifier,
) {
    val seat = parts.near
    var held by remember(seat) { mutableStateOf(false) }
    val isHeard = LocalIsHeard.current
    val look = stringResource(if (isHeard) R.string.ear_hear else R.string.noidea_hold_to_see)
    val aloud = LocalAloud.current
    val values = worthInWords(parts.view, seat)
    val touch =
        rememberWarned(parts.table.name(seat), held) {
            held = it
            if (it && aloud.isHeard) aloud.tell(values)
        }
    Won(
        parts,
        card,
        if (held) worth(parts.view, seat) else look,
        modifier
            .pointerInput(seat) {
                awaitEachGesture {
                    awaitFirstDown()
                    held = true
                    waitForUpOrCancellation()
                    held = false
                }
            }.keyHolds { held = it }
            .semantics(mergeDescendants = true) {
                // A finger cannot rest through a screen reader: there, one press shows, the next hides.
                onClick(look) {
                    touch()
                    true
                }
            },
        isShown = held,
    )
}

/** Before everybody's eyes: their values are for their owner, once the others look away. */
@Composable
private fun GuardedWinnings(
    parts: Parts,
    card: Dp,
    modifier: Modifier,
) = Won(
    parts,
    card,
    stringResource(R.string.peek_look),
    modifier
        .semantics(mergeDescendants = true) {}
        .keyStop()
        .clickable(interactionSource = null, indication = FocusRing, role = Role.Button) {
            parts.table.onPeek(parts.near)
        },
)

/**
 * The won cards without their values, how many they are, and how to see more.
 *
 * @param isShown the words are what there was to see
 */
@Composable
private fun Won(
    parts: Parts,
    card: Dp,
    words: String?,
    modifier: Modifier,
    isShown: Boolean = false,
) {
    val seat = parts.near
    val won = wonBy(parts, seat).joinToString()
    val isHeard = LocalIsHeard.current
    val whose = stringResource(R.string.ear_owns, parts.table.name(seat), won)
    val spoken = if (isHeard) whose else won
    val letters = LocalDensity.current.fontScale
    val faces = List(parts.prizes(seat)) { PRIZE } + List(parts.trophies(seat).size) { TROPHY }
    Column(
        modifier.width(card * WIDTH).fillMaxHeight().padding(horizontal = 4.dp),
        Arrangement.spacedBy(4.dp, Alignment.CenterVertically),
        Alignment.CenterHorizontally,
    ) {
        Column(
            Modifier
                .clearAndSetSemantics { contentDescription = spoken }
                .place(wonName(seat), card * SMALL, isCard = false),
            horizontalAlignment = Alignment.CenterHorizontally,
        ) {
            // With large letters the words need the room.
            val isLarge = letters > LARGEST_LETTERS
            if (letters <= LARGE_LETTERS) Spread(faces.takeLast(SEEN), card)
            val many = pluralStringResource(R.plurals.noidea_won, faces.size, faces.size)
            Words(
                if (isLarge) "${faces.size}" else many,
                TrayType.count,
                Modifier.wrapContentWidth(unbounded = true),
            )
        }
        when {
            words == null -> Unit
            isShown -> Words(words, TrayType.name)
            else -> HowToSee(words, letters, card * WIDTH)
        }
    }
}

/** In words, or where letters are too large for those, an eye: that they are heard is enough. */
@Composable
private fun HowToSee(
    words: String,
    letters: Float,
    room: Dp,
) {
    if (letters <= LARGEST_LETTERS) {
        val most = if (letters > LARGE_LETTERS) room + WORDS else room - WORDS
        Words(words, TrayType.name, Modifier.wrapContentWidth(unbounded = true).widthIn(max = most))
    } else {
        val ink = LocalTrayColours.current.feltInk
        Icon(painterResource(R.drawable.ic_look), words, Modifier.size(36.dp), ink)
    }
}

/** A few cards laid one upon the other, each turned a little. */
@Composable
private fun Spread(
    faces: List<CardFace>,
    card: Dp,
) {
    val wide = card * SMALL
    Box(Modifier.height(card * SPREAD_HEIGHT), Alignment.Center) {
        if (faces.isEmpty()) EmptyPlace(Modifier.width(wide))
        faces.forEachIndexed { index, face ->
            val aside = index - (faces.size - 1) / 2f
            val place = Modifier.offset(wide * 0.26f * aside).rotate(TURN * aside)
            Card(face, place.width(wide))
        }
    }
}

/** The column of the winnings by the width of an ordinary card. */
internal const val WIDTH = 1.35f

private const val SMALL = 0.68f
private const val SPREAD_HEIGHT = 1.12f
private const val TURN = 14f
private const val SEEN = 3
private const val LARGEST_LETTERS = 1.4f
