package app.traytable.errand;

import androidx.lifecycle.ViewModel;
import kotlinx.coroutines.flow.FlowKt;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;
import org.jspecify.annotations.Nullable;

/** Keeps what the app was opened for until Home can see to it, also while the phone is turned. */
public final class ErrandViewModel extends ViewModel {
  private final MutableStateFlow<@Nullable Errand> errand = StateFlowKt.MutableStateFlow(null);

  public StateFlow<@Nullable Errand> errand() {
    return FlowKt.asStateFlow(errand);
  }

  /** The latest wish counts. */
  public void ask(@Nullable Errand wish) {
    if (wish != null) {
      errand.setValue(wish);
    }
  }

  public void done() {
    errand.setValue(null);
  }
}
