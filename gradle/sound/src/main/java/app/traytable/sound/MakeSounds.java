package app.traytable.sound;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** Writes every sound where the app looks for its raw resources. */
public final class MakeSounds {
  private MakeSounds() {}

  public static void main(String[] args) throws IOException {
    Path folder = Files.createDirectories(Path.of(args[0], "raw"));
    for (Recipe recipe : Recipe.values()) {
      String name = recipe.name().toLowerCase(Locale.ROOT) + ".wav";
      Files.write(folder.resolve(name), recipe.file());
    }
  }
}
