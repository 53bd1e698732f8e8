@file:JvmName("Watching")

package app.traytable.match

import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.flowOn
import kotlinx.coroutines.flow.map
import kotlinx.coroutines.flow.retryWhen
import java.util.function.Function

private const val PAUSE = 5_000L

/**
 * What rows of the database mean, now and after every change. While the disk will not give them
 * there are none, and it is asked again. In Kotlin, since Java cannot emit and then go on.
 */
internal fun <R, T> watch(
    rows: Flow<List<R>>,
    read: Function<List<R>, List<T>>,
): Flow<List<T>> =
    rows
        .retryWhen { e, _ ->
            if (e !is RuntimeException) return@retryWhen false
            emit(emptyList())
            delay(PAUSE)
            true
        }.map(read::apply)
        .flowOn(Dispatchers.IO)
