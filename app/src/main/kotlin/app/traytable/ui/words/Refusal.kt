package app.traytable.ui.words

import android.content.res.Resources
import app.traytable.R
import app.traytable.match.Damage
import app.traytable.match.Obstacle
import app.traytable.room.GameRoom
import app.traytable.room.refusalWords
import app.traytable.rules.table.Refusal
import app.traytable.rules.table.TableRefusal

/** Why this cannot be done now, and what can be done instead. */
fun refusal(
    resources: Resources,
    room: GameRoom<*, *, *, *>,
    refusal: Refusal,
): String =
    resources.getString(
        room.refusals[refusal] ?: AT_EVERY_TABLE[refusal] ?: R.string.refuse_anything,
    )

/** What is refused in the same words at every table. */
private val AT_EVERY_TABLE: Map<out Refusal, Int> =
    refusalWords<TableRefusal> {
        when (it) {
            TableRefusal.UNKNOWN -> R.string.refuse_unknown
            TableRefusal.SEAT -> R.string.refuse_first
            TableRefusal.OVER -> R.string.refuse_over
            TableRefusal.TURN -> R.string.refuse_turn
            TableRefusal.UNDO -> R.string.refuse_undo
            TableRefusal.LONG -> R.string.refuse_long
        }
    } +
        refusalWords<Obstacle> {
            when (it) {
                Obstacle.NOT_SAVED, Obstacle.NOT_TAKEN_BACK -> R.string.refuse_not_saved
                Obstacle.MOVED_ON -> R.string.refuse_moved_on
            }
        }

/** Why a save cannot be opened. */
fun damage(
    resources: Resources,
    damage: Damage,
): String =
    resources.getString(
        when (damage) {
            Damage.NEWER -> R.string.damage_newer
            Damage.UNKNOWN_GAME -> R.string.damage_unknown_game
            Damage.OPENING -> R.string.damage_opening
            Damage.MOVES -> R.string.damage_moves
            Damage.UNREADABLE -> R.string.damage_unreadable
        },
    )
