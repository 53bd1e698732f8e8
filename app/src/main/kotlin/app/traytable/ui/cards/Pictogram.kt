package app.traytable.ui.cards

import app.traytable.ui.cards.pictograms.allColours
import app.traytable.ui.cards.pictograms.allSwap
import app.traytable.ui.cards.pictograms.anyCards
import app.traytable.ui.cards.pictograms.blankCard
import app.traytable.ui.cards.pictograms.cardOfColour
import app.traytable.ui.cards.pictograms.cardOfOneColour
import app.traytable.ui.cards.pictograms.colourWheel
import app.traytable.ui.cards.pictograms.crown
import app.traytable.ui.cards.pictograms.gift
import app.traytable.ui.cards.pictograms.keepOff
import app.traytable.ui.cards.pictograms.pawn
import app.traytable.ui.cards.pictograms.plusCard
import app.traytable.ui.cards.pictograms.prize
import app.traytable.ui.cards.pictograms.refill
import app.traytable.ui.cards.pictograms.removePiles
import app.traytable.ui.cards.pictograms.shield
import app.traytable.ui.cards.pictograms.skip
import app.traytable.ui.cards.pictograms.swap
import app.traytable.ui.cards.pictograms.tick
import app.traytable.ui.cards.pictograms.topCard
import app.traytable.ui.cards.pictograms.trophy
import app.traytable.ui.cards.pictograms.turn
import app.traytable.ui.cards.pictograms.twoCards

/** What cards do or ask for, as pictures that need no language. */
enum class Pictogram(
    internal val draw: Sketch.() -> Unit,
) {
    PlusCard(Sketch::plusCard),
    RemovePiles(Sketch::removePiles),
    Refill(Sketch::refill),
    Trophy(Sketch::trophy),
    Prize(Sketch::prize),

    Skip(Sketch::skip),
    Turn(Sketch::turn),
    TwoCards(Sketch::twoCards),
    Swap(Sketch::swap),
    Gift(Sketch::gift),
    ColourWheel(Sketch::colourWheel),
    AllSwap(Sketch::allSwap),
    Shield(Sketch::shield),

    CardOfColour(Sketch::cardOfColour),
    CardOfOneColour(Sketch::cardOfOneColour),
    AllColours(Sketch::allColours),
    AnyCards(Sketch::anyCards),
    BlankCard(Sketch::blankCard),
    TopCard(Sketch::topCard),
    Active(Sketch::pawn),
    NotActive({
        pawn()
        strikeOut()
    }),
    NotTheLeader({
        crown()
        strikeOut()
    }),
    LacksColour({
        cardOfColour()
        strikeOut()
    }),
    OwnsColour({
        cardOfColour()
        tick()
    }),
    NoSuchCardYet({
        keepOff()
        strikeOut()
    }),
}
