package app.traytable.ui.deal

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Surface
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.ui.Look
import app.traytable.ui.Screens
import app.traytable.ui.pictures.Picture
import com.google.zxing.BinaryBitmap
import com.google.zxing.RGBLuminanceSource
import com.google.zxing.common.HybridBinarizer
import com.google.zxing.qrcode.QRCodeReader
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith

/** A camera reads what is drawn, by day and night, and says what it is. */
@RunWith(AndroidJUnit4::class)
class QrDrawingTest {
    @Test
    fun aCameraReadsWhatIsDrawn() {
        for (look in listOf(Look.Phone, Look.Dark)) {
            for (code in listOf("ERATG3WCA6GRK6EC", "EEAAAAANJ6MKN4ERH3EM4XKQ")) {
                assertEquals("traytable:$code", read(drawn(look, "traytable:$code")))
            }
        }
    }

    private fun drawn(
        look: Look,
        text: String,
    ) = Screens.drawn(look) {
        Surface(Modifier.fillMaxSize()) {
            Box(contentAlignment = Alignment.Center) { QrDrawing(text, Modifier.size(200.dp)) }
        }
    }

    private fun read(picture: Picture): String {
        val light = RGBLuminanceSource(picture.width, picture.height, picture.dots())
        return QRCodeReader().decode(BinaryBitmap(HybridBinarizer(light))).text
    }
}
