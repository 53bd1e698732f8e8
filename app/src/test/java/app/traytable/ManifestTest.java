package app.traytable;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;

import android.content.Context;
import android.content.pm.PackageInfo;
import android.content.pm.PackageManager;
import android.content.pm.ProviderInfo;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.Arrays;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public final class ManifestTest {
  private final Context context = ApplicationProvider.getApplicationContext();

  @Test
  public void theAppAsksForNoPermissionAndDefinesNone() throws Exception {
    PackageInfo app =
        context
            .getPackageManager()
            .getPackageInfo(context.getPackageName(), PackageManager.GET_PERMISSIONS);

    assertNull(app.requestedPermissions);
    assertNull(app.permissions);
  }

  @Test
  public void thereIsOneWayIn() throws Exception {
    PackageInfo app =
        context
            .getPackageManager()
            .getPackageInfo(context.getPackageName(), PackageManager.GET_ACTIVITIES);

    long entrances =
        Arrays.stream(app.activities)
            .filter(activity -> activity.name.startsWith("app.traytable") && activity.exported)
            .count();
    assertEquals(1, entrances);
  }

  /** Another app gets the one file that somebody shares with it. */
  @Test
  public void nothingIsGivenAwayUnasked() throws Exception {
    PackageInfo app =
        context
            .getPackageManager()
            .getPackageInfo(context.getPackageName(), PackageManager.GET_PROVIDERS);

    for (ProviderInfo provider : app.providers) {
      assertFalse(provider.name, provider.exported);
    }
  }
}
