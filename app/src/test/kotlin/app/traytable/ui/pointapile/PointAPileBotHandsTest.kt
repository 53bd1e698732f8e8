package app.traytable.ui.pointapile

import android.content.pm.PackageManager
import androidx.activity.ComponentActivity
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.test.AndroidComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.v2.runAndroidComposeUiTest
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.TraytableApp
import app.traytable.rules.table.Seat
import app.traytable.ui.Look
import app.traytable.ui.picture
import app.traytable.ui.pictures.Picture
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableAsides
import app.traytable.ui.table.TableScreen
import app.traytable.ui.theme.TraytableTheme
import org.junit.Assert.assertArrayEquals
import org.junit.Assert.assertFalse
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf

/** The hands of bots come out when people point, and tell nothing before the bell. */
@OptIn(ExperimentalTestApi::class)
@RunWith(AndroidJUnit4::class)
class PointAPileBotHandsTest {
    @Before
    fun giveTheGlassTenFingers() {
        val packages = ApplicationProvider.getApplicationContext<TraytableApp>().packageManager
        shadowOf(packages)
            .setSystemFeature(PackageManager.FEATURE_TOUCHSCREEN_MULTITOUCH_JAZZHAND, true)
    }

    @Test
    fun whereverABotPointsItsHandComesOutAtPointAndNobodySeesWhere() {
        val shown =
            listOf("pick P1", "pick P2", "pick space").map { pick ->
                counted(moment().play(BOT, pick).play(OTHER_BOT, "pick P1"))
            }

        shown.drop(1).forEach { (counting, pointing) ->
            assertArrayEquals(shown[0].first.dots(), counting.dots())
            assertArrayEquals(shown[0].second.dots(), pointing.dots())
        }
        // Nothing else comes out here: both people stay on their pieces, or their sleeves would.
        val (counting, pointing) = shown[0]
        val hand = aroundTheMiddle(counting).zip(aroundTheMiddle(pointing))
        assertFalse("no hand", hand.count { (before, now) -> before != now } < HAND)
    }

    /** Between the piece of the bot at the left side and the piles. */
    private fun aroundTheMiddle(picture: Picture): List<Int> {
        val left = picture.width / 8
        val top = picture.height / 4
        return (top until picture.height * 3 / 4).flatMap { y ->
            (left until left * 3).map { x -> picture[x, y] }
        }
    }

    /** While it is counted, and just before the bell. */
    private fun counted(moment: Moment): Pair<Picture, Picture> {
        RuntimeEnvironment.setQualifiers(Look.Phone.qualifiers)
        lateinit var pictures: Pair<Picture, Picture>
        runAndroidComposeUiTest<ComponentActivity> {
            setContent {
                TraytableTheme(dark = false, dynamicColour = false) {
                    TableScreen(moment.handOver(), TableAsides(), TableActions())
                }
            }
            waitForIdle()
            mainClock.autoAdvance = false
            val pieces = moment.toAct.map { piece(moment, it) }
            onRoot().performTouchInput { pieces.forEachIndexed { finger, at -> down(finger, at) } }
            val counting = after(2_000)
            pictures = counting to after(2_300)
        }
        return pictures
    }

    private fun AndroidComposeUiTest<ComponentActivity>.after(millis: Long): Picture {
        val end = mainClock.currentTime + millis
        while (mainClock.currentTime < end) {
            waitForIdle()
            mainClock.advanceTimeByFrame()
        }
        waitForIdle()
        return picture()
    }

    private fun AndroidComposeUiTest<ComponentActivity>.piece(
        moment: Moment,
        seat: Seat,
    ): Offset {
        val name = moment.match.players()[seat.index()].name()
        return onNode(hasContentDescription("$name’s piece"))
            .fetchSemanticsNode()
            .boundsInRoot.center
    }

    private fun moment() =
        firstMatch({ moment(4, it, bots = setOf(BOT.index(), OTHER_BOT.index())) }) {
            isPointing(it, 1)
        }

    private companion object {
        val BOT: Seat = Seat.of(1)
        val OTHER_BOT: Seat = Seat.of(2)

        /** So many dots a hand covers at least. */
        const val HAND = 400
    }
}
