package app.traytable.ui.tray.fingers

/**
 * How quickly it is counted, and how long fingers then have; in milliseconds.
 *
 * @param counts so many numbers
 */
data class FingerPace(
    val beat: Long = 700,
    val counts: Int = 3,
    val window: Long = 2400,
) {
    val counted: Long = beat * counts

    val whole: Long = counted + window

    fun count(passed: Long): Int = (counts - (passed / beat).toInt()).coerceAtLeast(0)

    fun left(passed: Long): Float =
        if (passed < counted) {
            1 - passed % beat / beat.toFloat()
        } else {
            (1 - (passed - counted) / window.toFloat()).coerceAtLeast(0f)
        }
}
