package app.traytable.ui.sound

import org.junit.Assert.assertEquals
import org.junit.Test

class SoundsInSightTest {
    private val heard = mutableListOf<Sound>()
    private var isInSight = true
    private var now = 0L
    private val sounds = SoundsInSight({ isInSight }, { now }, heard::add)

    @Test
    fun aQuickRunOfMovesIsNoDrum() {
        repeat(100) {
            sounds.play(Sound.CardDrawn)
            now += 10
        }
        assertEquals(1000 / Sound.CardDrawn.rest + 1, heard.size)
    }

    @Test
    fun aRestIsForThatSoundAlone() {
        sounds.play(Sound.CardDrawn)
        sounds.play(Sound.CardFlipped)
        sounds.play(Sound.CardDrawn)
        assertEquals(listOf(Sound.CardDrawn, Sound.CardFlipped), heard)
    }

    @Test
    fun whileNobodyLooksNothingIsHeardAndNothingIsMadeUpForLater() {
        isInSight = false
        sounds.play(Sound.Bell)
        isInSight = true
        assertEquals(emptyList<Sound>(), heard)
        sounds.play(Sound.Bell)
        assertEquals(listOf(Sound.Bell), heard)
    }
}
