package app.traytable.settings;

/** How large the cards in question are drawn. */
public enum CardSize {
  NORMAL,
  LARGE,
  HUGE
}
