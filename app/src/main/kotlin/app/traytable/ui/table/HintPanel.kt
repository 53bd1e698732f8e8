package app.traytable.ui.table

import androidx.activity.compose.BackHandler
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.Frame
import app.traytable.match.TableUi
import app.traytable.room.Advice

/** What the best bot would do and why, at the top of the table, away from the own cards. */
@Composable
fun HintPanel(
    hints: TableUi.Hints,
    frame: Frame,
    onClose: () -> Unit,
) {
    BackHandler(onBack = onClose)
    Box(Modifier.fillMaxWidth().padding(12.dp), Alignment.TopCenter) {
        Surface(
            Modifier.widthIn(max = 560.dp).fillMaxWidth(),
            RoundedCornerShape(16.dp),
            MaterialTheme.colorScheme.inverseSurface,
            shadowElevation = 6.dp,
        ) {
            Row(Modifier.padding(start = 16.dp, top = 4.dp, bottom = 12.dp)) {
                Column(
                    Modifier
                        .weight(1f)
                        .padding(top = 8.dp)
                        .verticalScroll(rememberScrollState())
                        .semantics { liveRegion = LiveRegionMode.Polite },
                    Arrangement.spacedBy(8.dp),
                ) {
                    hints.advice().forEach { Advice(it, frame, hints.advice().size > 1) }
                }
                IconButton(onClose) {
                    Icon(painterResource(R.drawable.ic_close), stringResource(R.string.hint_close))
                }
            }
        }
    }
}

@Composable
private fun Advice(
    advice: Advice<*, *, *, *>,
    frame: Frame,
    isOneOfMany: Boolean,
) {
    val speech = frame.speech()
    val move = advice.move(speech)
    val name = speech.name(advice.seat)
    Column {
        Text(
            if (isOneOfMany) stringResource(R.string.hint_for, name, move) else move,
            fontWeight = FontWeight.Bold,
            style = MaterialTheme.typography.bodyLarge,
        )
        Text(advice.reason(speech), style = MaterialTheme.typography.bodyLarge)
    }
}
