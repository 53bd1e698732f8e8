package app.traytable.match;

import app.traytable.Background;
import java.util.ArrayList;
import java.util.List;
import kotlinx.coroutines.Job;
import kotlinx.coroutines.flow.FlowKt;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;

/** Matches that have just been deleted, and the offer to bring them back. */
public final class Wastebasket {
  private final MutableStateFlow<List<Long>> deleted =
      StateFlowKt.MutableStateFlow(List.<Long>of());
  private final MatchRepository repository;
  private final Background background;

  public Wastebasket(MatchRepository repository, Background background) {
    this.repository = repository;
    this.background = background;
  }

  /** What can still be brought back. */
  public StateFlow<List<Long>> deleted() {
    return FlowKt.asStateFlow(deleted);
  }

  /**
   * What the disk will not delete stays where it is, and there is nothing to undo. A match may be
   * asked for twice before the list shows that it has gone: that is one match.
   */
  public Job delete(long id) {
    return background.run(
        () -> {
          List<Long> all = new ArrayList<>(deleted.getValue());
          // It may have come back from elsewhere since.
          repository.remove(id);
          if (!all.contains(id)) {
            all.add(id);
            deleted.setValue(List.copyOf(all));
          }
        });
  }

  /** Brings back all that the offer was about. */
  public Job undo() {
    List<Long> offered = deleted.getValue();
    return background.run(
        () -> {
          repository.restore(offered);
          withdraw(offered);
        });
  }

  /** The offer to undo has been let pass. */
  public Job letGo() {
    List<Long> offered = deleted.getValue();
    return background.run(() -> withdraw(offered));
  }

  private void withdraw(List<Long> offered) {
    List<Long> left = new ArrayList<>(deleted.getValue());
    left.removeAll(offered);
    deleted.setValue(List.copyOf(left));
  }
}
