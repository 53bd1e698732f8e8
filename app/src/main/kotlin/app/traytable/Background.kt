package app.traytable

import android.database.SQLException
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineExceptionHandler
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.job
import kotlinx.coroutines.launch
import kotlinx.coroutines.runInterruptible
import java.util.concurrent.Callable
import java.util.function.Consumer
import java.util.function.LongSupplier
import java.util.function.ToLongFunction

/**
 * Work off the main thread, for Java. One at a time, so that what is written last is what is kept;
 * tied to the process, so that leaving a screen loses nothing.
 *
 * Whatever the disk refuses and nobody else answers for ends here: it has changed nothing, it is
 * said to the person, and the app goes on. Every other failure is a mistake in the app.
 *
 * @param clock tells milliseconds, of which only the differences count
 */
class Background(
    writing: CoroutineDispatcher,
    private val thinking: CoroutineDispatcher,
    private val clock: LongSupplier,
) {
    private val mutableRefused = MutableStateFlow(false)
    private val ofTheDisk =
        CoroutineExceptionHandler { _, e ->
            if (e !is SQLException) throw e
            mutableRefused.value = true
        }
    private val scope = CoroutineScope(SupervisorJob() + writing + ofTheDisk)

    constructor() : this(
        Dispatchers.IO.limitedParallelism(1),
        Dispatchers.Default,
        { System.nanoTime() / 1_000_000 },
    )

    /** The disk has refused something, and that has not yet been said. */
    val refused: StateFlow<Boolean> = mutableRefused.asStateFlow()

    /** The person has read it. */
    fun refusalRead() {
        mutableRefused.value = false
    }

    /** Nothing is being done or waiting to be done. */
    val isIdle: Boolean get() =
        scope.coroutineContext.job.children
            .none()

    fun run(work: Runnable): Job = scope.launch { work.run() }

    /** In milliseconds, since whenever. */
    val now: Long get() = clock.asLong

    /**
     * Thinks beside the other work, takes at least the pause (in milliseconds) that fits the
     * thought, and goes on with it among the other work. Cancelling interrupts the thinking.
     *
     * @param begun when the pause has begun
     */
    @JvmOverloads
    fun <T> think(
        thought: Callable<T>,
        pause: ToLongFunction<T>,
        then: Consumer<T>,
        begun: Long = now,
    ): Job =
        scope.launch {
            val result = runInterruptible(thinking) { thought.call() }
            delay(pause.applyAsLong(result) - (now - begun))
            then.accept(result)
        }
}
