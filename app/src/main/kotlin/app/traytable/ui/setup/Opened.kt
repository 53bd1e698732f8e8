package app.traytable.ui.setup

/**
 * What has been touched and lies open on the plate below the table: a chair by its number, taken or
 * free, or one of these. A number, so that it outlives the process with the draft.
 */
internal object Opened {
    const val NOTHING = -1
    const val BEGINS = -2
}
