package app.traytable.ui.theme

import androidx.compose.runtime.Immutable
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.graphics.Color

/**
 * The colours of the tray and of what lies on it. They stay as they are whatever tints the rest of
 * the phone, because shapes and marks on them were chosen to be told apart.
 *
 * @param floor behind the tray
 * @param rim the wood of the frame, with [rimHi] for its lit edge, [grain] along it, [rimLine] around
 * @param base the flat thickness below wood and buttons
 * @param felt the bed of the tray, with [step] for the shade below its upper edge
 * @param slot what is printed on the felt: places, the loop of play, stitches
 * @param ink words on wood, floor and plates; [inkSoft] for the less important ones
 * @param feltInk words on felt
 * @param plate a sheet on the floor or the wood, outlined with [plateLine]
 * @param tag a badge, light by day and night because suit shapes stand on it, with words in [tagInk]
 * @param teal what can be tapped, on wood and plates, with words in [onTeal]
 * @param ring what can be tapped, on felt, with [ringGap] between it and the card, words in [onRing]
 * @param lamp "look here", outlined with [lampLine]
 * @param clash behind a pile that several want, on [clashGround]
 * @param back the field of a card's back, with the pattern in [backLine]
 * @param cardEdge the line around every card
 * @param veil over the table while the phone changes hands
 */
@Immutable
class TrayColours(
    val floor: Color,
    val rim: Color,
    val rimHi: Color,
    val grain: Color,
    val rimLine: Color,
    val base: Color,
    val felt: Color,
    val step: Color,
    val slot: Color,
    val ink: Color,
    val inkSoft: Color,
    val feltInk: Color,
    val plate: Color,
    val plateLine: Color,
    val tag: Color,
    val tagInk: Color = Color(0xFF241A10),
    val teal: Color,
    val onTeal: Color,
    val ring: Color,
    val ringGap: Color,
    val onRing: Color = Color(0xFF06201F),
    val lamp: Color,
    val lampLine: Color,
    val clash: Color = Color(0xFFF08A4B),
    val clashGround: Color = Color(0xFFFFF1D6),
    val back: Color,
    val backLine: Color = Color(0xFFF6ECD6),
    val cardEdge: Color,
    val veil: Color,
)

/** By day: an oak tray. */
val Oak =
    TrayColours(
        floor = Color(0xFFF3EBDD),
        rim = Color(0xFFDDBA82),
        rimHi = Color(0xFFEBCF9E),
        grain = Color(0xFFB98B4E),
        rimLine = Color(0xFF7A5429),
        base = Color(0xFF5A3B1A),
        felt = Color(0xFF3B5346),
        step = Color(0xFF233229),
        slot = Color(0xFF93AB9B),
        ink = Color(0xFF241A10),
        inkSoft = Color(0xFF4F3A22),
        feltInk = Color(0xFFFFF6E4),
        plate = Color(0xFFFFFCF5),
        plateLine = Color(0xFFCDB88F),
        tag = Color(0xFFFFFCF5),
        teal = Color(0xFF006D70),
        onTeal = Color(0xFFFFFFFF),
        ring = Color(0xFF63E6D8),
        ringGap = Color(0xFF0E1F1A),
        lamp = Color(0xFFFFD266),
        lampLine = Color(0xFF5A3B00),
        back = Color(0xFF22406E),
        cardEdge = Color(0xFF16221C),
        veil = Color(0xFF1A241F),
    )

/** By night: the same tray in walnut. */
val Walnut =
    TrayColours(
        floor = Color(0xFF12100E),
        rim = Color(0xFF573D2B),
        rimHi = Color(0xFF71533D),
        grain = Color(0xFF3E2A1D),
        rimLine = Color(0xFF150E09),
        base = Color(0xFF0C0805),
        felt = Color(0xFF1B2822),
        step = Color(0xFF0C120F),
        slot = Color(0xFF5F786A),
        ink = Color(0xFFF4ECDF),
        inkSoft = Color(0xFFD9CBB7),
        feltInk = Color(0xFFF4ECDF),
        plate = Color(0xFF1B130D),
        plateLine = Color(0xFF6E553F),
        tag = Color(0xFFEFE6D6),
        teal = Color(0xFF54D3C9),
        onTeal = Color(0xFF06201F),
        ring = Color(0xFF54D3C9),
        ringGap = Color(0xFF06100D),
        lamp = Color(0xFFFFCB5C),
        lampLine = Color(0xFF2B1C00),
        back = Color(0xFF2D5088),
        cardEdge = Color(0xFF060A08),
        veil = Color(0xFF080C0A),
    )

val LocalTrayColours = staticCompositionLocalOf { Oak }
