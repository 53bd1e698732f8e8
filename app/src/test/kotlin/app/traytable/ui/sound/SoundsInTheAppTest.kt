package app.traytable.ui.sound

import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import java.io.File
import java.util.Properties
import java.util.zip.ZipEntry
import java.util.zip.ZipFile

/** What the sounds cost, as the build packs them. */
class SoundsInTheAppTest {
    private val sounds =
        ZipFile(packed()).use { file ->
            file.entries().toList().filter { it.name.endsWith(".wav") }
        }

    @Test
    fun togetherTheyTakeLessThan60Kilobytes() {
        val bytes = sounds.sumOf { it.compressedSize + HEADERS + 2 * it.name.length }
        assertTrue("$bytes bytes", bytes in 10_000..59_999)
    }

    /** Or they could not be played from where they lie. */
    @Test
    fun eachLiesThereUnpacked() {
        assertEquals(Sound.entries.size, sounds.size)
        assertEquals(emptyList<ZipEntry>(), sounds.filter { it.method != ZipEntry.STORED })
    }

    private fun packed(): File {
        val about = "com/android/tools/test_config.properties"
        val config = Properties()
        checkNotNull(javaClass.classLoader).getResourceAsStream(about).use { config.load(it) }
        return File(config.getProperty("android_resource_apk"))
    }

    private companion object {
        /** Of an entry, and of its line in the list at the end, both besides the name. */
        const val HEADERS = 30 + 46
    }
}
