package app.traytable.ui.parcel

import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.data.Received
import app.traytable.parcel.ParcelUi
import app.traytable.parcel.ParcelUi.Task
import app.traytable.rules.parcel.ParcelRefused.Why
import app.traytable.ui.Look
import app.traytable.ui.Screens
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class ParcelScreensTest {
    @Test
    fun atRest() = check("parcel", ParcelUi.Resting(), Look.Phone)

    @Test
    fun broughtIn() = check("parcel-in", ParcelUi.BroughtIn(Received(12, 3, 2, 4)), Look.Font2)

    @Test
    fun refused() = check("parcel-refused", ParcelUi.Refused(Why.TRUNCATED, 17), Look.German)

    private fun check(
        name: String,
        ui: ParcelUi,
        vararg looks: Look,
    ) = Screens.check(name, looks.toSet()) { ParcelScreen(ui, ParcelActions()) }
}
