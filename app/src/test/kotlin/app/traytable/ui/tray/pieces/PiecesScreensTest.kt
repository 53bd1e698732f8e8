package app.traytable.ui.tray.pieces

import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.Animal
import app.traytable.ui.Screens
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class PiecesScreensTest {
    @Test
    fun peopleAndBots() =
        Screens.check("pieces") {
            Wood {
                Row(Animal.entries, 18.dp) { Piece(it, 44.dp) }
                Row(Animal.entries, 18.dp) { Piece(it, 44.dp, isBot = true) }
                Row(Animal.entries, 12.dp) { Piece(it, 28.dp, isBot = it.ordinal % 2 == 1) }
            }
        }

    @Test
    fun states() =
        Screens.check("pieces-states") {
            Wood {
                PieceState.entries.forEach { state ->
                    Row(Animal.entries.take(5), 18.dp) {
                        Piece(it, 44.dp, isBot = it.ordinal % 2 == 1, state = state)
                    }
                }
                Row(Animal.entries.drop(5), 18.dp) { Piece(it, 44.dp, state = PieceState.Away) }
            }
        }
}

@Composable
private fun Wood(pieces: @Composable () -> Unit) {
    val wood = if (isSystemInDarkTheme()) Color(0xFF573D2B) else Color(0xFFDDBA82)
    Surface(Modifier.fillMaxSize(), color = wood) {
        Column(Modifier.padding(20.dp), Arrangement.spacedBy(24.dp)) { pieces() }
    }
}

@Composable
private fun Row(
    animals: List<Animal>,
    gap: Dp,
    piece: @Composable (Animal) -> Unit,
) = FlowRow(
    horizontalArrangement = Arrangement.spacedBy(gap),
    verticalArrangement = Arrangement.spacedBy(gap),
) { animals.forEach { piece(it) } }
