package app.traytable.ui.parcel

import android.content.res.Resources
import androidx.annotation.PluralsRes
import app.traytable.R
import app.traytable.data.Received
import app.traytable.parcel.ParcelUi
import app.traytable.parcel.ParcelUi.Obstacle
import app.traytable.parcel.ParcelUi.Task
import app.traytable.rules.parcel.ParcelRefused.Why

/** What is to be said of it, a sentence a line; nothing while nothing happens. */
fun wordsOf(
    resources: Resources,
    ui: ParcelUi,
): List<String> =
    when (ui) {
        is ParcelUi.Resting -> emptyList()
        is ParcelUi.Working -> working(resources, ui)
        is ParcelUi.BroughtIn -> broughtIn(resources, ui.received())
        is ParcelUi.Saved -> listOf(resources.counted(R.plurals.parcel_saved, ui.matches()))
        is ParcelUi.Refused -> refused(resources, ui)
        is ParcelUi.Failed -> listOf(resources.getString(nameOf(ui.why())))
    }

/** Whether it is something that was not done. */
val ParcelUi.isRefusal get() = this is ParcelUi.Refused || this is ParcelUi.Failed

private fun working(
    resources: Resources,
    ui: ParcelUi.Working,
): List<String> {
    val task =
        when (ui.task()) {
            Task.PACKING -> R.string.parcel_packing
            Task.READING -> R.string.parcel_reading
            Task.WRITING -> R.string.parcel_writing
        }
    val soFar =
        if (ui.matches() > 0) resources.counted(R.plurals.parcel_so_far, ui.matches()) else null
    return listOfNotNull(resources.getString(task), soFar)
}

private fun broughtIn(
    resources: Resources,
    received: Received,
): List<String> {
    val isNew = received.matches() + received.people() + received.settings() > 0
    val counted =
        listOf(
            R.plurals.parcel_matches to received.matches(),
            R.plurals.parcel_known to received.known(),
            R.plurals.parcel_people to received.people(),
            R.plurals.parcel_settings to received.settings(),
        ).filter { it.second > 0 }.map { (words, count) -> resources.counted(words, count) }
    return if (isNew) {
        counted
    } else {
        listOf(resources.getString(R.string.parcel_nothing_new)) + counted
    }
}

private fun refused(
    resources: Resources,
    ui: ParcelUi.Refused,
): List<String> {
    val which =
        if (ui.match() > 0) resources.getString(R.string.parcel_which, ui.match()) else null
    return listOfNotNull(
        resources.getString(nameOf(ui.why())),
        which,
        resources.getString(R.string.parcel_nothing_changed),
    )
}

private fun nameOf(why: Why) =
    when (why) {
        Why.FOREIGN -> R.string.parcel_foreign
        Why.NEWER -> R.string.parcel_newer
        Why.BROKEN -> R.string.parcel_broken
        Why.TRUNCATED -> R.string.parcel_truncated
        Why.TOO_LARGE -> R.string.parcel_too_large
        Why.UNFINISHED -> R.string.parcel_unfinished
        Why.UNKNOWN_GAME -> R.string.parcel_unknown_game
        Why.UNREADABLE -> R.string.parcel_unreadable
    }

private fun nameOf(why: Obstacle) =
    when (why) {
        Obstacle.NOT_TO_BE_SENT -> R.string.parcel_not_to_be_sent
        Obstacle.NOT_WRITTEN -> R.string.parcel_not_written
        Obstacle.DISK -> R.string.parcel_disk
        Obstacle.NO_FILES -> R.string.parcel_no_files
    }

private fun Resources.counted(
    @PluralsRes words: Int,
    count: Int,
) = getQuantityString(words, count, count)
