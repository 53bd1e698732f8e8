package app.traytable.play;

import org.junit.runners.model.FrameworkMethod;
import org.junit.runners.model.InitializationError;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.internal.bytecode.InstrumentationConfiguration;

/**
 * Lets the phone see the same session as the server, which lives outside of the Android it runs.
 */
public final class PhoneRunner extends RobolectricTestRunner {
  public PhoneRunner(Class<?> phone) throws InitializationError {
    super(phone);
  }

  @Override
  protected InstrumentationConfiguration createClassLoaderConfig(FrameworkMethod method) {
    return new InstrumentationConfiguration.Builder(super.createClassLoaderConfig(method))
        .doNotAcquirePackage(app.traytable.play.server.Session.class.getPackageName() + ".")
        .build();
  }
}
