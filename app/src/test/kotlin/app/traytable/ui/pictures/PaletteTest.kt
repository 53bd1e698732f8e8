package app.traytable.ui.pictures

import androidx.test.ext.junit.runners.AndroidJUnit4
import org.junit.Assert.assertArrayEquals
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class PaletteTest {
    @get:Rule
    val folder = TemporaryFolder()

    /** Of 40 000 colours, and a surface of one that is close to many. */
    private val colourful =
        Picture.drawn(250, 200) { x, y ->
            if (x < 50) 0x646400 else (x shl 16) or (y shl 8) or (x + y) / 4
        }

    @Test
    fun aPictureOfFewColoursKeepsThemAll() {
        val picture = Picture.drawn(16, Palette.SIZE / 16) { x, y -> (x shl 20) or (y shl 4) }
        assertArrayEquals(picture.dots(), picture.reduced().dots())
    }

    @Test
    fun moreColoursBecomeFewThatAreNear() {
        val reduced = colourful.reduced()
        assertEquals(Palette.SIZE, reduced.dots().distinct().size)
        val farthest =
            colourful
                .dots()
                .zip(
                    reduced.dots(),
                ).maxOf { Picture.distance(it.first, it.second) }
        assertTrue("$farthest", farthest <= 24)
    }

    @Test
    fun aSurfaceKeepsItsColour() = assertEquals(0x646400, colourful.reduced()[10, 10])

    @Test
    fun aReducedPictureIsNotReducedFurther() {
        val reduced = colourful.reduced()
        assertArrayEquals(reduced.dots(), reduced.reduced().dots())
    }

    @Test
    fun whatIsWrittenIsReadAsItWas() {
        val file = folder.newFile("colours.png")
        colourful.write(file)
        val read = Picture.read(file)
        assertEquals(250 to 200, read.width to read.height)
        assertArrayEquals(colourful.reduced().dots(), read.dots())
        assertEquals(PALETTE, file.readBytes()[COLOUR_TYPE_AT])
    }
}
