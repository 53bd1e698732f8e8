package app.traytable.ui.tray

import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.rememberTextMeasurer
import app.traytable.R
import app.traytable.ui.table.Table

/**
 * What stands on the foot. The hand never makes way for it: words that would hide it are said
 * briefly, or lie over it until they have been read.
 *
 * @param asked the same with all its words
 * @param isOverHand no card behind it can be touched
 */
internal class ShownFoot(
    val foot: Foot,
    val asked: Foot = foot,
    val isOverHand: Boolean = false,
)

@Composable
internal fun shownFoot(
    table: Table<*, *, *, *>,
    setting: Setting,
): ShownFoot {
    val said = said(table, setting)
    val asked = said.foot.asking(promptOf(table, said.foot))
    val measurer = rememberTextMeasurer()
    val density = LocalDensity.current
    val hides = { foot: Foot -> setting.hidesHand(measurer.height(setting.plan, foot, density)) }
    // What has been read once is not read again before the next move.
    var hasRead by remember(table.frame.id(), table.frame.ply(), asked.prompt) {
        mutableStateOf(false)
    }
    val goOn =
        Deed(
            stringResource(R.string.table_hurry),
            onDeed = afterAGlance(asked.prompt) { hasRead = true },
        )
    val own = setting.laid.foot
    val brief = said.foot.brief.takeIf { said.foot.prompt == asked.prompt }
    return when {
        !hides(asked) -> ShownFoot(asked)
        said.isAnswered -> ShownFoot(asked, isOverHand = true)
        brief != null -> ShownFoot(asked.asking(brief), asked)
        !hasRead -> ShownFoot(Foot(asked.prompt, listOf(goOn), asked.soft), asked, true)
        else -> ShownFoot(inSight(own, hides), asked)
    }
}

/** As many of the game's own words as leave the hand in sight. */
private fun inSight(
    own: Foot,
    hides: (Foot) -> Boolean,
): Foot =
    listOfNotNull(own.prompt, own.brief).map(own::asking).firstOrNull { !hides(it) }
        ?: own.asking("")

/**
 * @param isAnswered nothing can be done before one of its deeds is
 */
private class Said(
    val foot: Foot,
    val isAnswered: Boolean = false,
)

/** The game's words, or those of the phone's way from hand to hand, of a lesson or a hint. */
@Composable
private fun said(
    table: Table<*, *, *, *>,
    setting: Setting,
): Said =
    when {
        setting.laid.isShowing || setting.laid.allAtOnce != null -> {
            Said(setting.laid.foot, isAnswered = true)
        }

        table.isHandOver -> {
            Said(handOverFoot(table, setting), isAnswered = true)
        }

        table.hits.isNotEmpty() -> {
            Said(hitFoot(table), isAnswered = true)
        }

        table.coached != null && table.advice.isEmpty() -> {
            Said(
                coachedFoot(table, setting, table.coached),
                isAnswered = table.coached.deeds != null,
            )
        }

        else -> {
            Said(hintedFoot(table, setting))
        }
    }
