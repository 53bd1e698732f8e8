package app.traytable.play;

import android.graphics.Bitmap;
import android.graphics.HardwareRenderer;
import android.graphics.PixelFormat;
import android.graphics.RenderNode;
import android.media.Image;
import android.media.ImageReader;
import android.view.View;
import org.robolectric.util.ReflectionHelpers;

/** Draws one window, shadows included, with the renderer that the window itself would use. */
final class Lens implements AutoCloseable {
  private ImageReader reader;
  private Bitmap bitmap;

  Bitmap look(View root) {
    HardwareRenderer renderer = ReflectionHelpers.callInstanceMethod(root, "getThreadedRenderer");
    if (reader == null
        || reader.getWidth() != root.getWidth()
        || reader.getHeight() != root.getHeight()) {
      close();
      reader = ImageReader.newInstance(root.getWidth(), root.getHeight(), PixelFormat.RGBA_8888, 1);
      bitmap = Bitmap.createBitmap(root.getWidth(), root.getHeight(), Bitmap.Config.ARGB_8888);
      renderer.setSurface(reader.getSurface());
      light(renderer, root);
    }
    RenderNode content = ReflectionHelpers.callInstanceMethod(root, "updateDisplayListIfDirty");
    renderer.setContentRoot(content);
    renderer.createRenderRequest().syncAndDraw();
    try (Image image = reader.acquireNextImage()) {
      bitmap.copyPixelsFromBuffer(image.getPlanes()[0].getBuffer());
    }
    return bitmap;
  }

  /** The lamp of Android's default theme; without one there are no shadows. */
  private static void light(HardwareRenderer renderer, View root) {
    float density = root.getResources().getDisplayMetrics().density;
    renderer.setLightSourceGeometry(
        root.getResources().getDisplayMetrics().widthPixels / 2f, 0, 600 * density, 800 * density);
    renderer.setLightSourceAlpha(0.039f, 0.19f);
  }

  @Override
  public void close() {
    if (reader != null) {
      reader.close();
      reader = null;
    }
  }
}
