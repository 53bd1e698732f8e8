package app.traytable.ui

import androidx.compose.animation.core.LinearEasing
import androidx.compose.animation.core.animateDpAsState
import androidx.compose.animation.core.tween
import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.IntOffset
import androidx.compose.ui.unit.dp
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.ui.pictures.Picture
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class FilmStripTest {
    @Test
    fun eachFrameShowsItsOwnMomentOfTheMotion() {
        val frames = FilmStrip.moving(listOf(0, 160, 320, 480, 640), 0.dp, 320.dp) { Slides(it) }
        assertEquals(frames.map { left(it) }.sorted().distinct(), frames.map { left(it) })
        assertEquals(listOf(0, 320), listOf(left(frames.first()), left(frames.last())))
    }

    @Test
    fun withoutAnimationsTheEndIsThereAtOnce() =
        assertEquals(320, left(FilmStrip.still(32, 0.dp, 320.dp) { Slides(it) }))

    /** The first dot of the red square. */
    private fun left(picture: Picture) =
        (0 until picture.width).first { picture[it, picture.height / 2] == 0xFF0000 }

    @Composable
    private fun Slides(to: Dp) {
        val at by animateDpAsState(to, tween(480, easing = LinearEasing), label = "slide")
        Box(Modifier.fillMaxSize().background(Color.White)) {
            Box(
                Modifier
                    .offset { IntOffset(at.roundToPx(), 0) }
                    .size(40.dp, 780.dp)
                    .background(Color.Red),
            )
        }
    }
}
