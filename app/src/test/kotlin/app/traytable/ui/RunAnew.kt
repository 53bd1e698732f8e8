package app.traytable.ui

import androidx.compose.runtime.Composer
import androidx.compose.runtime.CompositionTracer
import androidx.compose.runtime.InternalComposeTracingApi

/** The composables that ran, and were not skipped, by the marks that the compiler leaves in them. */
class RunAnew private constructor(
    private val names: List<String>,
) {
    private val own = names.filter { it.startsWith("app.traytable.") }

    override fun toString() = "${own.size} composables of the app run, ${names.size} in all"

    fun mostOften() =
        own
            .groupingBy { it.substringAfterLast('.', it).substringBefore(' ') }
            .eachCount()
            .entries
            .sortedWith(compareBy({ -it.value }, { it.key }))
            .take(12)
            .joinToString { "${it.value} ${it.key}" }

    @OptIn(InternalComposeTracingApi::class)
    private class Marks : CompositionTracer {
        val names = mutableListOf<String>()

        @Volatile var isOn = true

        override fun traceEventStart(
            key: Int,
            dirty1: Int,
            dirty2: Int,
            info: String,
        ) {
            names += info.substringBefore(" (")
        }

        override fun traceEventEnd() = Unit

        override fun isTraceInProgress() = isOn
    }

    companion object {
        @OptIn(InternalComposeTracingApi::class)
        fun during(work: () -> Unit): RunAnew {
            val marks = Marks()
            Composer.setTracer(marks)
            try {
                work()
            } finally {
                marks.isOn = false
                Composer.setTracer(null)
            }
            return RunAnew(marks.names)
        }
    }
}
