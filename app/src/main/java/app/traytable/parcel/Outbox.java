package app.traytable.parcel;

import android.content.Context;
import android.net.Uri;
import androidx.core.content.FileProvider;
import app.traytable.data.MainThread;
import app.traytable.rules.parcel.Parcel;
import app.traytable.rules.parcel.ParcelWriter;
import java.io.BufferedOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.Locale;

/**
 * The one folder of which other apps may be given a file. What lies there has been sent, and makes
 * room for the next; the system may clear it too.
 */
public final class Outbox {
  static final String ZIP = "application/zip";
  static final String TEXT = "text/plain";

  private final Context context;

  Outbox(Context context) {
    this.context = context;
  }

  /** One match, as its journal. */
  File put(Parcel.Played match, long now) throws IOException {
    long when = match.ended() == Parcel.UNKNOWN ? now : match.ended();
    String name = "traytable-" + match.journal().game() + stamp("-yyyy-MM-dd-HHmm", when) + ".txt";
    byte[] text = match.journal().text().getBytes(StandardCharsets.UTF_8);
    return put(name, out -> out.write(text));
  }

  /** Everything. */
  File put(Parcel parcel, long now) throws IOException {
    return put(nameOfAll(now), out -> ParcelWriter.write(parcel, out));
  }

  /** Tells the day, and nobody's name. */
  static String nameOfAll(long now) {
    return "traytable" + stamp("-yyyy-MM-dd", now) + ".zip";
  }

  private static String stamp(String pattern, long when) {
    return new SimpleDateFormat(pattern, Locale.ROOT).format(new Date(when));
  }

  private interface Contents {
    void write(OutputStream out) throws IOException;
  }

  private File put(String name, Contents contents) throws IOException {
    MainThread.staysFree();
    File folder = new File(context.getCacheDir(), "shared");
    File[] sent = folder.listFiles();
    if (sent != null) {
      for (File old : sent) {
        // What cannot be deleted lies there a while longer.
        boolean unused = old.delete();
      }
    }
    if (!folder.isDirectory() && !folder.mkdirs()) {
      throw new IOException("there is no folder for what is sent");
    }
    File file = new File(folder, name);
    try (OutputStream out = new BufferedOutputStream(new FileOutputStream(file))) {
      contents.write(out);
    }
    return file;
  }

  /** Where another app finds a file of this folder, if it is told so. */
  public static Uri addressOf(Context context, File file) {
    // The library looks at the folder.
    MainThread.staysFree();
    return FileProvider.getUriForFile(context, context.getPackageName() + ".shared", file);
  }
}
