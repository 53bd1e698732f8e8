package app.traytable.play;

import android.graphics.Bitmap;
import android.graphics.Point;
import app.traytable.play.server.Session;
import java.io.ByteArrayOutputStream;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Turns pictures into files on a thread of its own: quickly while something moves, and without loss
 * once it rests.
 */
final class Darkroom implements AutoCloseable {
  private static final int QUALITY = 92;
  private static final long RESTS_AFTER = 100;

  private final Session session;
  private final Bitmap[] sheets = new Bitmap[2];
  private final BlockingQueue<Bitmap> tray = new ArrayBlockingQueue<>(1);
  private final Thread worker = new Thread(this::work, "darkroom");
  private volatile boolean developing;
  private int next;

  Darkroom(Session session) {
    this.session = session;
    worker.setDaemon(true);
    worker.start();
  }

  /** A second picture would only wait here and be late. */
  boolean isFree() {
    return !developing;
  }

  /** Somewhere to draw that is neither the last picture nor being developed. */
  Bitmap blank(Point size) {
    Bitmap sheet = sheets[next];
    if (sheet == null || sheet.getWidth() != size.x || sheet.getHeight() != size.y) {
      sheet = Bitmap.createBitmap(size.x, size.y, Bitmap.Config.ARGB_8888);
      sheets[next] = sheet;
    }
    return sheet;
  }

  void develop(Bitmap picture) {
    developing = true;
    next = 1 - next;
    tray.add(picture);
  }

  private void work() {
    try {
      while (true) {
        Bitmap picture = tray.take();
        while (picture != null) {
          Bitmap rough = picture;
          session.show(file(rough, Bitmap.CompressFormat.JPEG), "image/jpeg");
          developing = false;
          picture = tray.poll(RESTS_AFTER, TimeUnit.MILLISECONDS);
          if (picture == null) {
            session.show(file(rough, Bitmap.CompressFormat.PNG), "image/png");
          }
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static byte[] file(Bitmap picture, Bitmap.CompressFormat format) {
    ByteArrayOutputStream out = new ByteArrayOutputStream(64 * 1024);
    picture.compress(format, QUALITY, out);
    return out.toByteArray();
  }

  @Override
  public void close() {
    worker.interrupt();
  }
}
