package app.traytable.ui.whist

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import app.traytable.R
import app.traytable.match.Frame
import app.traytable.room.GameRoom
import app.traytable.room.Scene
import app.traytable.room.refusalWords
import app.traytable.rules.Playable
import app.traytable.rules.whist.Whist
import app.traytable.rules.whist.WhistEvent
import app.traytable.rules.whist.WhistMove
import app.traytable.rules.whist.WhistRefusal
import app.traytable.rules.whist.WhistView
import app.traytable.rules.whist.bots.WhistBots
import app.traytable.rules.whist.bots.WhistReason
import app.traytable.ui.help.HelpBook
import app.traytable.ui.help.HelpChapter
import app.traytable.ui.help.HelpPart.Paragraph
import app.traytable.ui.help.HelpPart.Picture
import app.traytable.ui.help.LaidCard
import app.traytable.ui.home.ShelfEntry
import app.traytable.ui.sound.Sound
import app.traytable.ui.table.Table
import app.traytable.ui.words.SetupWords
import app.traytable.ui.words.Speech

internal typealias WhistMoment = Table<WhistMove, WhistView, WhistEvent, WhistReason>

internal typealias WhistScene = Scene<WhistMove, WhistView, WhistEvent, WhistReason>

/** Whist in this app, if it were on the shelf. */
object WhistRoom : GameRoom<WhistMove, WhistView, WhistEvent, WhistReason> {
    override val playable = Playable(Whist(), WhistBots())

    override val shelf =
        ShelfEntry(
            R.string.whist_name,
            R.string.whist_line,
            R.string.whist_about,
            "Traytable",
            listOf<Byte>(7, 15, 23).map(::whistFace),
        )

    override val book by lazy {
        HelpBook(
            "whist",
            shelf,
            listOf(
                HelpChapter(
                    "whist/turn",
                    R.string.help_turn,
                    Paragraph(R.string.whist_help_turn),
                    Picture(listOf(listOf<Byte>(0, 5, 7).map { LaidCard(whistFace(it)) })),
                ),
                HelpChapter("whist/end", R.string.help_end, Paragraph(R.string.whist_help_end)),
            ),
        )
    }

    override val lessons get() = whistLessons

    override fun news(scene: WhistScene) = whistNews(scene)

    override val setup = SetupWords(R.string.whist_begins)

    override val refusals =
        refusalWords<WhistRefusal> {
            when (it) {
                WhistRefusal.NOT_HELD -> R.string.whist_not_held
                WhistRefusal.FOLLOW -> R.string.whist_follow
            }
        }

    override fun words(speech: Speech) = WhistWords(speech)

    override fun sound(event: WhistEvent) =
        when (event) {
            is WhistEvent.Lays -> Sound.CardLaid
            is WhistEvent.Takes -> Sound.PileTaken
        }

    override fun chapter(scene: WhistScene): String = "turn"

    @Composable
    override fun Table(
        table: WhistMoment,
        modifier: Modifier,
    ) = WhistTable(table, modifier)

    @Composable
    override fun Count(
        frame: Frame,
        view: WhistView,
    ) = Unit
}
