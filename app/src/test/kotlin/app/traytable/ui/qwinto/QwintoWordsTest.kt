package app.traytable.ui.qwinto

import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.rules.qwinto.QwintoFields
import app.traytable.rules.qwinto.bots.QwintoReason
import app.traytable.rules.qwinto.bots.QwintoStretch
import app.traytable.ui.words.Speech
import app.traytable.ui.words.english
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class QwintoWordsTest {
    private val words = QwintoWords(Speech(english))
    private val field = (0 until QwintoFields.COUNT).first { QwintoFields.text(it) == "Y5" }
    private val left = QwintoStretch(field - 4, 4, 0, 12)
    private val right = QwintoStretch(field + 1, 1, 12, 15)

    @Test
    fun aReasonSaysWhatIsCalledAndWhereItGoes() {
        assertEquals(
            "That calls 12. It suits you in yellow, field 5: " +
                "on the left four fields wait for 1 to 11 " +
                "and on the right one field waits for 13 to 14.",
            words.reason(QwintoReason.CallLeavesRoom(12, field, left, right)),
        )
    }

    @Test
    fun whereNothingIsEmptyBesideItThatIsSaid() {
        val none = QwintoStretch(field, 0, 11, 12)

        assertEquals(
            "It takes room from no other field: none beside it is empty.",
            words.reason(QwintoReason.LeavesRoom(field, 12, none, none)),
        )
    }

    @Test
    fun anObjectionCountsWhatIsLeft() {
        assertEquals(
            "Left beside it: no numbers for two fields, which is too few.",
            words.reason(QwintoReason.Closes(QwintoStretch(field, 2, 11, 12))),
        )
    }
}
