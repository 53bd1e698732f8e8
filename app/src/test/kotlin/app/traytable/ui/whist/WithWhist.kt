package app.traytable.ui.whist

import app.traytable.Rooms
import app.traytable.TraytableApp

/** The app with one game more on its shelf. */
class WithWhist : TraytableApp() {
    override fun rooms(): Rooms = Companion.rooms

    companion object {
        @JvmStatic
        val rooms = Rooms(Rooms.STANDARD.all() + WhistRoom)
    }
}
