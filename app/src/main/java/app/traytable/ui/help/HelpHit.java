package app.traytable.ui.help;

/** A chapter whose headings say what was looked for, and the one that says it best. */
public record HelpHit(HelpBook book, HelpChapter chapter, String heading) {}
