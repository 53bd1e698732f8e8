package app.traytable.ui.parcel

import android.content.ActivityNotFoundException
import android.content.Context
import android.content.Intent
import android.net.Uri
import androidx.activity.compose.BackHandler
import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.activity.result.ActivityResultLauncher
import androidx.activity.result.contract.ActivityResultContracts
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.ui.platform.LocalContext
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel
import app.traytable.parcel.Outbox
import app.traytable.parcel.Outgoing
import app.traytable.parcel.ParcelViewModel
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext

@Composable
fun ParcelRoute(
    onBack: () -> Unit,
    model: ParcelViewModel = viewModel(),
) {
    val ui by model.ui().collectAsStateWithLifecycle()
    val save =
        rememberLauncherForActivityResult(
            ActivityResultContracts.CreateDocument("application/zip"),
        ) { file: Uri? -> file?.let(model::saveAll) }
    // Of any type: hardly any app that keeps a file knows what kind of file it is.
    val open =
        rememberLauncherForActivityResult(ActivityResultContracts.OpenDocument()) { file: Uri? ->
            file?.let(model::bringIn)
        }
    val leave = {
        model.seen()
        onBack()
    }
    BackHandler(onBack = leave)
    ShareSheet(model)
    ParcelScreen(
        ui,
        ParcelActions(
            share = model::shareAll,
            save = { save.orSay(model.nameOfAll(), model) },
            bringIn = { open.orSay(arrayOf("*/*"), model) },
            stop = model::stop,
            back = leave,
        ),
    )
}

/** Asks which app a file goes to as soon as there is one: for every screen that shares matches. */
@Composable
fun ShareSheet(model: ParcelViewModel) {
    val outgoing by model.outgoing().collectAsStateWithLifecycle()
    val context = LocalContext.current
    LaunchedEffect(outgoing) {
        outgoing?.let {
            context.send(it)
            model.sent()
        }
    }
}

private suspend fun Context.send(outgoing: Outgoing) {
    val address = withContext(Dispatchers.IO) { Outbox.addressOf(this@send, outgoing.file()) }
    val send =
        Intent(Intent.ACTION_SEND)
            .setType(outgoing.type())
            .putExtra(Intent.EXTRA_STREAM, address)
            .addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION)
    startActivity(Intent.createChooser(send, null))
}

/** Not every phone has something to choose a file with. */
private fun <T> ActivityResultLauncher<T>.orSay(
    wish: T,
    model: ParcelViewModel,
) = try {
    launch(wish)
} catch (_: ActivityNotFoundException) {
    model.noFiles()
}
