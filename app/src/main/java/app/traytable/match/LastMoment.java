package app.traytable.match;

/** The end of a match, for whoever looks back at it. */
public final class LastMoment {
  private LastMoment() {}

  /**
   * Replays a match that is over; belongs to the background. Whatever is not {@link TableUi.Over}
   * says why there is no end to be seen: the match has gone, or its moves cannot be read.
   */
  public static TableUi of(MatchRepository repository, long id) {
    Save save = repository.find(id);
    if (save == null) {
      return new TableUi.Gone(id);
    }
    try {
      // Of a match that goes on there is more to be seen than everybody may know.
      if (save.sit(repository).ui() instanceof TableUi.Over over) {
        return over;
      }
      throw new BrokenSave(Damage.MOVES, "The match is not over");
    } catch (BrokenSave e) {
      return new TableUi.Broken(id, save.row().game(), e.damage(), "");
    }
  }
}
