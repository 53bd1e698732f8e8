package app.traytable.sound;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.UnsupportedAudioFileException;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

public final class MakeSoundsTest {
  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  @Test
  public void twoRunsWriteTheSameFiles() throws IOException {
    File[] once = made("once");
    File[] again = made("again");
    assertEquals(Recipe.values().length, once.length);
    assertEquals(once.length, again.length);
    for (File file : once) {
      File same = new File(again[0].getParentFile(), file.getName());
      assertArrayEquals(Files.readAllBytes(file.toPath()), Files.readAllBytes(same.toPath()));
    }
  }

  /** The archive needs some room of its own for each of them. */
  @Test
  public void togetherTheyAreSmall() throws IOException {
    long bytes = 0;
    for (File file : made("sounds")) {
      bytes += file.length();
    }
    assertTrue(bytes + " bytes", bytes > 10_000 && bytes < 58_500);
  }

  /** By somebody else's reader. */
  @Test
  public void theyAreReadAsWhatTheyAre() throws IOException, UnsupportedAudioFileException {
    for (Recipe recipe : Recipe.values()) {
      byte[] file = recipe.file();
      try (AudioInputStream read =
          AudioSystem.getAudioInputStream(new ByteArrayInputStream(file))) {
        AudioFormat format = read.getFormat();
        assertEquals(AudioFormat.Encoding.PCM_SIGNED, format.getEncoding());
        assertEquals(1, format.getChannels());
        assertEquals(16, format.getSampleSizeInBits());
        assertEquals(recipe.rate(), format.getSampleRate(), 0);
        assertEquals(recipe.samples().length, read.getFrameLength());
      }
    }
  }

  private File[] made(String name) throws IOException {
    File to = new File(folder.getRoot(), name);
    MakeSounds.main(new String[] {to.getPath()});
    File[] files = new File(to, "raw").listFiles();
    return files == null ? new File[0] : files;
  }
}
