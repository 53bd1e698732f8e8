package app.traytable.play;

import android.content.pm.PackageManager;
import android.hardware.input.InputManager;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.shadow.api.Shadow;
import org.robolectric.shadows.ShadowPackageManager;
import org.robolectric.util.ReflectionHelpers;
import org.robolectric.util.ReflectionHelpers.ClassParameter;

/** The glass of the phone, which is that of whoever looks at the page. */
public final class Glass {
  private static int plugged;

  private Glass() {}

  /** It tells so many fingers apart from now on, as if it had just been plugged in. */
  public static void tellApart(int fingers) {
    ShadowPackageManager packages =
        Shadow.extract(RuntimeEnvironment.getApplication().getPackageManager());
    packages.setSystemFeature(PackageManager.FEATURE_TOUCHSCREEN_MULTITOUCH_DISTINCT, fingers > 1);
    packages.setSystemFeature(PackageManager.FEATURE_TOUCHSCREEN_MULTITOUCH_JAZZHAND, fingers > 4);
    tell();
  }

  /** Robolectric knows the listeners of Android's own, and no way to call them. */
  private static void tell() {
    plugged++;
    InputManager manager = RuntimeEnvironment.getApplication().getSystemService(InputManager.class);
    // It knows no changes before it has been asked once.
    int[] unused = manager.getInputDeviceIds();
    Class<?> type =
        ReflectionHelpers.loadClass(
            Glass.class.getClassLoader(), "android.hardware.input.InputManagerGlobal");
    Object inputs = ReflectionHelpers.callStaticMethod(type, "getInstance");
    // The only device there is, by its number and its generation.
    ReflectionHelpers.callInstanceMethod(
        inputs,
        "onInputDevicesChanged",
        ClassParameter.from(int[].class, new int[] {plugged, plugged}));
  }
}
