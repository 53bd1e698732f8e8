package app.traytable.ui.home

import androidx.annotation.StringRes
import app.traytable.ui.cards.CardFace

/** How a game presents itself: words, maker and three of its cards. */
class ShelfEntry(
    @param:StringRes val name: Int,
    @param:StringRes val line: Int,
    @param:StringRes val about: Int,
    val publisher: String,
    val emblem: List<CardFace?>,
)
