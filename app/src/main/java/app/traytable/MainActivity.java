package app.traytable;

import android.content.Intent;
import android.os.Bundle;
import android.view.KeyEvent;
import androidx.activity.EdgeToEdge;
import androidx.appcompat.app.AppCompatActivity;
import androidx.core.splashscreen.SplashScreen;
import androidx.lifecycle.ViewModelProvider;
import app.traytable.errand.Errand;
import app.traytable.errand.ErrandViewModel;
import app.traytable.settings.SettingsRepository;
import app.traytable.ui.TraytableKt;
import org.jspecify.annotations.Nullable;

/** The only activity. AppCompat, because that is what carries the chosen language below API 33. */
public final class MainActivity extends AppCompatActivity {
  @Override
  protected void onCreate(@Nullable Bundle savedInstanceState) {
    SplashScreen splash = SplashScreen.installSplashScreen(this);
    super.onCreate(savedInstanceState);
    EdgeToEdge.enable(this);
    SettingsRepository settings = TraytableApp.of(this).settings();
    // The first frame already wears the chosen theme.
    splash.setKeepOnScreenCondition(() -> settings.current().getValue() == null);
    // What has been restored has been seen to.
    if (savedInstanceState == null) {
      ask(getIntent());
    }
    TraytableKt.showTraytable(this);
  }

  @Override
  protected void onNewIntent(Intent intent) {
    super.onNewIntent(intent);
    ask(intent);
  }

  /** On a keyboard, Escape is what Back is elsewhere. */
  @Override
  public boolean onKeyUp(int key, KeyEvent event) {
    if (key == KeyEvent.KEYCODE_ESCAPE) {
      getOnBackPressedDispatcher().onBackPressed();
      return true;
    }
    return super.onKeyUp(key, event);
  }

  private void ask(@Nullable Intent intent) {
    new ViewModelProvider(this).get(ErrandViewModel.class).ask(Errand.of(intent));
  }

  /** Not the shared one, which keeps the first application it has seen: tests have several. */
  @Override
  public ViewModelProvider.Factory getDefaultViewModelProviderFactory() {
    return new ViewModelProvider.AndroidViewModelFactory(getApplication());
  }
}
