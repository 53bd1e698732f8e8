package app.traytable.ui

/** Time that has passed, and how much of it this thread worked, in milliseconds. */
class Spent(
    val wall: Double,
    val cpu: Double,
) {
    companion object {
        private const val NANOS = 1e6

        // The Android that this is compiled with does not know what its JVM has.
        private val threads: Any =
            Class
                .forName("java.lang.management.ManagementFactory")
                .getMethod("getThreadMXBean")
                .invoke(null)
        private val cpuTime =
            Class
                .forName("java.lang.management.ThreadMXBean")
                .getMethod("getCurrentThreadCpuTime")

        private fun cpuNanos() = cpuTime.invoke(threads) as Long

        fun on(work: () -> Unit): Spent {
            val wall = System.nanoTime()
            val cpu = cpuNanos()
            work()
            return Spent((System.nanoTime() - wall) / NANOS, (cpuNanos() - cpu) / NANOS)
        }
    }
}
