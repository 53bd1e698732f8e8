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
    if (!hides(setting, asked)) return ShownFoot(asked)
    val brief = said.foot.brief.takeIf { said.foot.prompt == asked.prompt }
    return when {
        said.isAnswered -> ShownFoot(asked, isOverHand = true)
        brief != null -> ShownFoot(asked.asking(brief), asked)
        else -> toBeRead(table, setting, asked)
    }
}

/** Once it has been read, it is not read again before the next move. */
@Composable
private fun toBeRead(
    table: Table<*, *, *, *>,
    setting: Setting,
    asked: Foot,
): ShownFoot {
    var hasRead by remember(table.frame.id(), table.frame.ply(), asked.prompt) {
        mutableStateOf(false)
    }
    if (hasRead) return ShownFoot(inSight(setting), asked)
    val goOn =
        Deed(
            stringResource(R.string.table_hurry),
            onDeed = afterAGlance(asked.prompt) { hasRead = true },
        )
    val deeds = listOfNotNull(goOn, doubtDeed(table))
    return ShownFoot(Foot(asked.prompt, deeds, asked.soft), asked, isOverHand = true)
}

/** Measured only where the words, the deeds or the window have changed. */
@Composable
private fun hides(
    setting: Setting,
    foot: Foot,
): Boolean {
    val measurer = rememberTextMeasurer()
    val density = LocalDensity.current
    val height =
        remember(setting.plan, foot.prompt, foot.deeds.map { it.label }, density) {
            measurer.height(setting.plan, foot, density)
        }
    return setting.hidesHand(height)
}

/** As many of the game's own words as leave the hand in sight. */
@Composable
private fun inSight(setting: Setting): Foot {
    val own = setting.laid.foot
    if (!hides(setting, own)) return own
    val brief = own.asking(own.brief.orEmpty())
    return if (hides(setting, brief)) own.asking("") else brief
}

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

        table.reply != null -> {
            Said(replyFoot(table, table.reply), isAnswered = true)
        }

        else -> {
            Said(hintedFoot(table, setting))
        }
    }
