package app.traytable.play;

import app.traytable.play.server.Session;
import java.io.File;
import org.robolectric.annotation.Implementation;
import org.robolectric.annotation.Implements;
import org.robolectric.shadows.ShadowLoadedApk;

/** The app's files lie in a folder that stays; Robolectric would use one that does not. */
@Implements(className = "android.app.LoadedApk", isInAndroidSdk = false)
public final class KeptFiles extends ShadowLoadedApk {
  @Implementation
  public File getDataDirFile() {
    return Session.current().data().toFile();
  }
}
