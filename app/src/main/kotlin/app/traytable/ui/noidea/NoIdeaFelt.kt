package app.traytable.ui.noidea

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.width
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.ui.table.LocalHabits
import app.traytable.ui.tray.Block
import app.traytable.ui.tray.Form
import app.traytable.ui.tray.Shape

internal const val NEAR = "near"
internal const val DISCARDS = "discards"

/** Rings around two cards find room between them. */
private val GAP = 10.dp

/** Where a card that can be turned stands out. */
private val LIFT = 4.dp

/** The number of a pile beside it. */
private val COUNT = 30.dp

/**
 * On a phone one below the other. Where there is more room than that, all lies around the stage, so
 * that the way back from it crosses nothing.
 *
 * @param isNarrow people sit on both sides of the phone
 */
internal fun blocks(
    parts: Parts,
    form: Form,
    isNarrow: Boolean,
): List<Block> =
    when (form) {
        Form.Tall -> listOf(middle(parts, isNarrow), discards(parts), nearLayout(parts))
        Form.Wide -> listOf(inOneRow(parts))
        Form.Roomy -> listOf(aroundTheStage(parts))
    }

/** The draw pile and the trophies on both sides of the stage, or one below the other beside it. */
private fun middle(
    parts: Parts,
    isNarrow: Boolean,
): Block {
    val onBothSides =
        Shape(
            STAGE_SCALE + 2,
            STAGE_SCALE,
            wide = (SLOT * 2 + WORDS) * 2 + SLOT * 2 + GAP * 2,
            high = SLOT * 2,
        )
    val onOneSide =
        Shape(
            STAGE_SCALE + 1,
            maxOf(STAGE_SCALE, 2f),
            wide = SLOT * 4 + COUNT + GAP,
            high = SLOT * 4 + GAP,
        )
    return Block("middle", if (isNarrow) onOneSide else onBothSides) { card ->
        InARow {
            if (isNarrow) {
                Piles(parts, card)
                Stage(parts, card * STAGE_SCALE)
            } else {
                DrawPile(parts, card)
                Stage(parts, card * STAGE_SCALE)
                Trophies(parts, card)
            }
        }
    }
}

/** The draw pile and the trophies, one below the other. */
@Composable
private fun Piles(
    parts: Parts,
    card: Dp,
) = Column(verticalArrangement = Arrangement.spacedBy(GAP)) {
    DrawPile(parts, card, isBeside = true)
    Trophies(parts, card, isBeside = true)
}

/** The open piles, each on its slot, and the slot of the next one. */
private fun discards(parts: Parts): Block {
    val ways = waysToDiscard(parts)
    return Block(DISCARDS, ways.map { it.shape }) { card, shape ->
        Discards(parts, ways[shape], card, Modifier.fillMaxSize())
    }
}

/** The layout at the lower edge, with what has been won beside it. */
private fun nearLayout(parts: Parts) =
    Block(
        NEAR,
        Shape(3 + WIDTH, 2f, wide = GAP * 3, high = GAP + LIFT),
    ) { card ->
        val isLeftHanded = LocalHabits.current.leftHanded
        Row(
            Modifier.fillMaxSize().offset(y = LIFT / 2),
            Arrangement.Center,
            Alignment.CenterVertically,
        ) {
            if (!isLeftHanded) Won(parts, card)
            Own(parts, card)
            if (isLeftHanded) Won(parts, card)
        }
    }

/** Both piles, the discards, the stage in the middle, and the own cards. */
private fun inOneRow(parts: Parts): Block {
    val ways = waysToDiscard(parts, leastRows = 2)
    val shapes =
        ways.map { way ->
            Shape(
                1 + way.shape.across + STAGE_SCALE + 3 + WIDTH,
                maxOf(way.shape.down, STAGE_SCALE),
                wide = SLOT * 2 + COUNT + way.shape.wide + SLOT * 2 + GAP * 6,
                high = SLOT * 4 + GAP,
            )
        }
    return Block(NEAR, shapes) { card, shape ->
        val own: @Composable () -> Unit = {
            Own(parts, card)
            Won(parts, card)
        }
        val piles: @Composable () -> Unit = {
            Piles(parts, card)
            Discards(parts, ways[shape], card)
        }
        val isLeftHanded = LocalHabits.current.leftHanded
        InARow {
            if (isLeftHanded) own() else piles()
            Stage(parts, card * STAGE_SCALE)
            if (isLeftHanded) piles() else own()
        }
    }
}

/** The stage in the middle, the piles on its sides, and the own cards below it. */
private fun aroundTheStage(parts: Parts): Block {
    val ways = waysToDiscard(parts, leastRows = 2)
    val shapes =
        ways.map { way ->
            val side = maxOf(way.shape.across, WIDTH)
            val isHigh = way.shape.down > STAGE_SCALE
            Shape(
                STAGE_SCALE + side * 2,
                maxOf(STAGE_SCALE, way.shape.down) + 2,
                wide = way.shape.wide * 2 + SLOT * 2 + GAP * 2,
                high = (if (isHigh) way.shape.high else SLOT * 2) + GAP * 3 + LIFT,
            )
        }
    return Block(NEAR, shapes) { card, shape ->
        val way = ways[shape]
        val side = card * maxOf(way.shape.across, WIDTH) + way.shape.wide
        val isLeftHanded = LocalHabits.current.leftHanded
        Column(
            Modifier.fillMaxSize(),
            Arrangement.spacedBy(GAP * 2, Alignment.CenterVertically),
            Alignment.CenterHorizontally,
        ) {
            Row(Modifier, Arrangement.spacedBy(GAP), Alignment.CenterVertically) {
                Box(Modifier.width(side), Alignment.CenterEnd) { DrawPile(parts, card) }
                Stage(parts, card * STAGE_SCALE)
                Box(Modifier.width(side), Alignment.CenterStart) { Discards(parts, way, card) }
            }
            val trophies: @Composable () -> Unit = {
                Box(Modifier.width(side), Alignment.Center) { Trophies(parts, card) }
            }
            val won: @Composable () -> Unit = {
                Box(Modifier.width(side), Alignment.Center) { Won(parts, card) }
            }
            Row(Modifier, Arrangement.Center, Alignment.CenterVertically) {
                if (isLeftHanded) won() else trophies()
                Own(parts, card)
                if (isLeftHanded) trophies() else won()
            }
        }
    }
}

@Composable
private fun InARow(content: @Composable () -> Unit) =
    Row(
        Modifier.fillMaxSize(),
        Arrangement.spacedBy(GAP, Alignment.CenterHorizontally),
        Alignment.CenterVertically,
    ) { content() }

@Composable
private fun Own(
    parts: Parts,
    card: Dp,
) = key(parts.near) { LayoutCards(parts, parts.near, card, GAP) }

@Composable
private fun Won(
    parts: Parts,
    card: Dp,
) = key(parts.near) { NearWinnings(parts, card) }
