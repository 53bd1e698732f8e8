package app.traytable.ui.words;

import app.traytable.ui.cards.Words;

/** A value of an option, and what it changes. */
public record ValueWords(Words name, Words line) {}
