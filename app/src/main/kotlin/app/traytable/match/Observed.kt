@file:JvmName("Observed")

package app.traytable.match

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.SharingStarted
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.flatMapLatest
import kotlinx.coroutines.flow.flowOn
import kotlinx.coroutines.flow.map
import kotlinx.coroutines.flow.retryWhen
import kotlinx.coroutines.flow.stateIn
import java.util.function.Function

private const val PAUSE = 5_000L

/**
 * What rows of the database mean, now and after every change. While the disk will not give them
 * there are none, and it is asked again. In Kotlin, since Java cannot emit and then go on.
 */
internal fun <R, T> observe(
    rows: Flow<List<R>>,
    read: Function<List<R>, List<T>>,
): Flow<List<T>> =
    rows
        .retrying(emptyList())
        .map(read::apply)
        .flowOn(Dispatchers.IO)

private fun <R> Flow<R>.retrying(meanwhile: R): Flow<R> =
    retryWhen { e, _ ->
        if (e !is RuntimeException) return@retryWhen false
        emit(meanwhile)
        delay(PAUSE)
        true
    }

/** What a screen shows of it, from its first look on: null until the database has been read. */
fun <T : Any> stateOf(
    observed: Flow<T>,
    model: ViewModel,
): StateFlow<T?> = observed.stateIn(model.viewModelScope, SharingStarted.Lazily, null)

/** The same for what is only asked for as long as somebody looks: it may be much. */
fun <T : Any> whileSeen(
    observed: Flow<T>,
    model: ViewModel,
): StateFlow<T?> = observed.stateIn(model.viewModelScope, SharingStarted.WhileSubscribed(), null)

/** What the latest question answers, now and after every change. */
@OptIn(ExperimentalCoroutinesApi::class)
fun <Q, T> latest(
    questions: Flow<Q>,
    answer: Function<Q, Flow<T>>,
): Flow<T> = questions.flatMapLatest { answer.apply(it) }

fun <R, T> each(
    observed: Flow<R>,
    read: Function<R, T>,
): Flow<T> = observed.map { read.apply(it) }

/** A number that is none while the disk will not tell it. */
fun orNone(number: Flow<Int>): Flow<Int> = number.retrying(0).flowOn(Dispatchers.IO)
