package app.traytable.ui.words

import android.content.res.Resources
import app.traytable.R
import app.traytable.rules.noidea.NoIdeaMove
import app.traytable.rules.pointapile.PointAPileMove
import app.traytable.rules.qwinto.QwintoFields
import app.traytable.rules.qwinto.QwintoMove
import app.traytable.rules.solo.SoloMove
import app.traytable.rules.table.Move

/**
 * What a button or an action for this move is called. It may name cards of the mover's own hand, so
 * it is for the eyes and ears of whoever may make the move.
 *
 * @param names of the seats, in their order
 */
fun moveLabel(
    resources: Resources,
    move: Move,
    names: List<String>,
): String {
    val speech = Speech(resources, names)
    return when (move) {
        is NoIdeaMove -> speech.label(move)
        is QwintoMove -> speech.label(move)
        is PointAPileMove -> speech.label(move)
        is SoloMove -> speech.label(move)
        else -> throw IllegalArgumentException("${move.text()} has no label")
    }
}

private fun Speech.label(move: NoIdeaMove): String =
    when (move) {
        is NoIdeaMove.Draw -> say(R.string.move_draw)
        is NoIdeaMove.Touch -> say(R.string.move_noidea_touch)
        is NoIdeaMove.Claim -> say(R.string.move_noidea_claim)
        is NoIdeaMove.Reveal -> say(R.string.move_noidea_reveal, move.place() + 1)
        is NoIdeaMove.Lay -> say(R.string.move_on_pile, move.pile() + 1)
    }

private fun Speech.label(move: QwintoMove): String =
    when (move) {
        is QwintoMove.Pass -> {
            say(R.string.move_qwinto_pass)
        }

        is QwintoMove.Enter -> {
            val row = colour(QwintoFields.colour(QwintoFields.row(move.field())))
            say(R.string.move_qwinto_enter, row, move.field() % QwintoFields.PER_ROW + 1)
        }

        is QwintoMove.Lay -> {
            say(R.string.move_qwinto_lay, qwintoCard(move.card()), place(move.place()))
        }

        is QwintoMove.LayTwo -> {
            say(
                R.string.move_qwinto_lay_two,
                qwintoCard(move.first()),
                place(move.place()),
                qwintoCard(move.second()),
                place(move.next()),
            )
        }
    }

private fun Speech.label(move: PointAPileMove): String =
    when (move) {
        is PointAPileMove.Done -> say(R.string.move_pile_done)
        is PointAPileMove.Put -> say(R.string.move_on_pile, move.pile() + 1)
        is PointAPileMove.PutNew -> say(R.string.move_pile_new)
        is PointAPileMove.Pick -> say(R.string.move_pile_pick, move.pile() + 1)
        is PointAPileMove.PickSpace -> say(R.string.move_pile_space)
    }

private fun Speech.label(move: SoloMove): String =
    when (move) {
        is SoloMove.Draw -> {
            say(R.string.move_draw)
        }

        is SoloMove.Take -> {
            say(R.string.move_solo_take)
        }

        is SoloMove.Keep -> {
            say(R.string.move_solo_keep)
        }

        is SoloMove.Accept -> {
            say(R.string.move_solo_accept)
        }

        is SoloMove.Go -> {
            say(R.string.move_solo_go)
        }

        is SoloMove.Say -> {
            say(R.string.move_solo_say)
        }

        is SoloMove.Interject -> {
            say(R.string.move_solo_interject)
        }

        is SoloMove.Protect -> {
            say(R.string.move_solo_play, protection(move.bolt()))
        }

        is SoloMove.Triple -> {
            say(R.string.move_solo_triple, soloCard(move.last()))
        }

        is SoloMove.Silently -> {
            say(R.string.move_solo_silently, label(move.lay()))
        }

        is SoloMove.Give -> {
            say(R.string.move_solo_give, soloCard(move.card()))
        }

        is SoloMove.Play -> {
            say(R.string.move_solo_play, soloCard(move.card()))
        }

        is SoloMove.PlayFor -> {
            say(R.string.move_solo_play_for, soloCard(move.card()), colour(move.colour()))
        }

        is SoloMove.PlayAt -> {
            say(R.string.move_solo_play_at, soloCard(move.card()), name(move.target()))
        }
    }
