package app.traytable.ui.qwinto

import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.rules.qwinto.QwintoFields
import app.traytable.rules.qwinto.bots.QwintoReason
import app.traytable.ui.words.Speech
import app.traytable.ui.words.english
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class QwintoWordsTest {
    @Test
    fun aReasonSaysWhatIsCalledAndWhereItGoes() {
        val field = (0 until QwintoFields.COUNT).first { QwintoFields.text(it) == "Y5" }

        assertEquals(
            "That calls 12. It suits you in yellow, field 5.",
            QwintoWords(Speech(english)).reason(QwintoReason.CallLeavesRoom(12, field)),
        )
    }
}
