package app.traytable.ui.cards

import androidx.compose.ui.graphics.Color
import kotlin.math.cbrt
import kotlin.math.pow
import kotlin.math.sqrt

/** Full dichromacy after Machado, Oliveira and Fernandes (2009), on linear light. */
enum class ColourVision(
    private vararg val matrix: Double,
) {
    Common(1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0),
    Protanopia(
        0.152286,
        1.052583,
        -0.204868,
        0.114503,
        0.786281,
        0.099216,
        -0.003882,
        -0.048116,
        1.051998,
    ),
    Deuteranopia(
        0.367322,
        0.860646,
        -0.227968,
        0.280085,
        0.672501,
        0.047413,
        -0.011820,
        0.042940,
        0.968881,
    ),
    Tritanopia(
        1.255528,
        -0.076749,
        -0.178779,
        -0.078411,
        0.930809,
        0.147602,
        0.004733,
        0.691367,
        0.303900,
    ),
    ;

    /** How far apart two colours look: Euclidean in CIELAB, where about 2 can just be told apart. */
    fun distance(
        one: Color,
        other: Color,
    ): Double = sqrt(lab(one).zip(lab(other)) { a, b -> (a - b) * (a - b) }.sum())

    private fun lab(colour: Color): List<Double> {
        val light = listOf(colour.red, colour.green, colour.blue).map { linear(it.toDouble()) }
        val seen = product(matrix.toList(), light).map { it.coerceIn(0.0, 1.0) }
        val (x, y, z) = product(XYZ, seen).zip(WHITE) { value, white -> compressed(value / white) }
        return listOf(116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    private fun product(
        matrix: List<Double>,
        vector: List<Double>,
    ) = matrix.chunked(3) { row -> row.zip(vector) { a, b -> a * b }.sum() }

    private fun linear(value: Double) =
        if (value <= 0.04045) value / 12.92 else ((value + 0.055) / 1.055).pow(2.4)

    private fun compressed(value: Double) =
        if (value > 216.0 / 24389) cbrt(value) else (24389.0 / 27 * value + 16) / 116

    private companion object {
        val XYZ =
            listOf(
                0.4124564,
                0.3575761,
                0.1804375,
                0.2126729,
                0.7151522,
                0.0721750,
                0.0193339,
                0.1191920,
                0.9503041,
            )
        val WHITE = listOf(0.95047, 1.0, 1.08883)
    }
}
