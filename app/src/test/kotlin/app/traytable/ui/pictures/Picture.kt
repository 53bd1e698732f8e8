package app.traytable.ui.pictures

import android.graphics.Bitmap
import android.graphics.BitmapFactory
import android.os.Handler
import android.os.Looper
import android.view.PixelCopy
import android.view.Window
import java.io.File
import kotlin.math.abs

/** What can be seen, in dots of red, green and blue. */
class Picture(
    val width: Int,
    val height: Int,
    dots: IntArray,
) {
    private val dots = IntArray(dots.size) { dots[it] and RGB }

    init {
        require(dots.size == width * height)
    }

    operator fun get(
        x: Int,
        y: Int,
    ) = dots[y * width + x]

    fun dots(): IntArray = dots.copyOf()

    /** Each colour once. */
    fun colours(): IntArray = dots.distinct().toIntArray()

    /** In few colours, as it is kept. */
    fun reduced(): Picture {
        val palette = Palette.of(dots)
        return Picture(width, height, IntArray(dots.size) { palette.colour(dots[it]) })
    }

    /** Every other dot of every other row is the mean of the four around it. */
    fun halved(): Picture =
        drawn(width / 2, height / 2) { x, y ->
            val four =
                listOf(
                    this[2 * x, 2 * y],
                    this[2 * x + 1, 2 * y],
                    this[2 * x, 2 * y + 1],
                    this[2 * x + 1, 2 * y + 1],
                )
            CHANNELS.fold(0) { mean, shift ->
                mean or ((four.sumOf { it shr shift and 0xFF } + 2) / 4 shl shift)
            }
        }

    fun write(file: File) = file.writeBytes(palettePng(this))

    companion object {
        const val RGB = 0xFFFFFF
        val CHANNELS = intArrayOf(16, 8, 0)

        fun drawn(
            width: Int,
            height: Int,
            dot: (x: Int, y: Int) -> Int,
        ) = Picture(width, height, IntArray(width * height) { dot(it % width, it / width) })

        /** All these, from left to right, with [gap] dots between them. */
        fun sideBySide(
            pictures: List<Picture>,
            gap: Int = 4,
        ): Picture {
            val width = pictures.sumOf { it.width } + gap * (pictures.size - 1)
            val height = pictures.maxOf { it.height }
            val dots = IntArray(width * height)
            pictures.fold(0) { left, picture ->
                for (y in 0 until picture.height) {
                    picture.dots.copyInto(
                        dots,
                        y * width + left,
                        y * picture.width,
                        (y + 1) * picture.width,
                    )
                }
                left + picture.width + gap
            }
            return Picture(width, height, dots)
        }

        /** As the screen shows it, with its shadows. */
        fun of(window: Window): Picture {
            val view = window.decorView
            val bitmap = Bitmap.createBitmap(view.width, view.height, Bitmap.Config.ARGB_8888)
            PixelCopy.request(window, bitmap, {}, Handler(Looper.getMainLooper()))
            return of(bitmap)
        }

        fun of(bitmap: Bitmap): Picture {
            val dots = IntArray(bitmap.width * bitmap.height)
            bitmap.getPixels(dots, 0, bitmap.width, 0, 0, bitmap.width, bitmap.height)
            return Picture(bitmap.width, bitmap.height, dots)
        }

        fun read(file: File) = of(checkNotNull(BitmapFactory.decodeFile(file.path)))

        /** The largest difference of one of red, green and blue. */
        fun distance(
            one: Int,
            other: Int,
        ) = CHANNELS.maxOf { abs((one shr it and 0xFF) - (other shr it and 0xFF)) }
    }
}
