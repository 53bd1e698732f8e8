package app.traytable.ui.solo

import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.rules.solo.SoloEvent
import app.traytable.rules.table.Seat
import app.traytable.ui.words.Speech
import app.traytable.ui.words.english
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class SoloWordsTest {
    @Test
    fun aNameIsTakenAsItIs() {
        val words = SoloWords(Speech(english, listOf("100 % Anna", "S2?")))

        assertEquals(
            "100 % Anna and S2? swap hands.",
            words.event(SoloEvent.Swaps(Seat.of(0), Seat.of(1))),
        )
    }

    @Test
    fun aCallSaysWhatIsCalledAtTheTable() {
        assertEquals("Protect!", english.getString(SoloCall.Protect.label))
    }
}
