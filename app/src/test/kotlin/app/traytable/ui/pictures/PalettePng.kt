package app.traytable.ui.pictures

import java.io.ByteArrayOutputStream
import java.io.DataOutputStream
import java.util.zip.CRC32
import java.util.zip.Deflater
import java.util.zip.DeflaterOutputStream

private val SIGNATURE =
    byteArrayOf(0x89.toByte(), 'P'.code.toByte(), 'N'.code.toByte()) +
        byteArrayOf('G'.code.toByte(), 13, 10, 26, 10)

/** The picture as a PNG of palette colours, a byte for each dot; half of what others write. */
fun palettePng(picture: Picture): ByteArray {
    val dots = picture.dots()
    val palette = Palette.of(dots)
    val bytes = ByteArrayOutputStream()
    val png = DataOutputStream(bytes)
    png.write(SIGNATURE)
    png.chunk("IHDR") {
        writeInt(picture.width)
        writeInt(picture.height)
        // Eight bits a dot, of a palette, and nothing unusual.
        write(byteArrayOf(8, PALETTE, 0, 0, 0))
    }
    png.chunk("PLTE") {
        palette.colours.forEach { colour ->
            Picture.CHANNELS.forEach { write(colour shr it) }
        }
    }
    png.chunk("IDAT") {
        DeflaterOutputStream(this, Deflater(Deflater.BEST_COMPRESSION)).use { deflated ->
            for (y in 0 until picture.height) {
                // A row begins with its filter, which is none.
                val row = ByteArray(1 + picture.width)
                for (x in 0 until picture.width) {
                    row[1 + x] = palette.index(dots[y * picture.width + x]).toByte()
                }
                deflated.write(row)
            }
        }
    }
    png.chunk("IEND") {}
    return bytes.toByteArray()
}

/** Where a PNG says which kind of colours it has. */
const val COLOUR_TYPE_AT = 25

/** The kind of colours that are taken from a palette. */
const val PALETTE: Byte = 3

private fun DataOutputStream.chunk(
    type: String,
    write: DataOutputStream.() -> Unit,
) {
    val content = ByteArrayOutputStream()
    DataOutputStream(content).write()
    val body = type.toByteArray(Charsets.US_ASCII) + content.toByteArray()
    writeInt(content.size())
    write(body)
    writeInt(CRC32().apply { update(body) }.value.toInt())
}
