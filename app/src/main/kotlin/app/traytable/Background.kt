package app.traytable

import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.launch

/**
 * Work off the main thread, for Java. One at a time, so that what is written last is what is kept;
 * tied to the process, so that leaving a screen loses nothing.
 */
class Background(
    dispatcher: CoroutineDispatcher,
) {
    private val scope = CoroutineScope(SupervisorJob() + dispatcher)

    constructor() : this(Dispatchers.IO.limitedParallelism(1))

    fun run(work: Runnable): Job = scope.launch { work.run() }
}
