package app.traytable.play.server;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.Test;

public final class OptionsTest {
  @Test
  public void withoutOptionsItIsAnOrdinaryPhone() {
    Options options = Options.read(List.of("default-data=/somewhere"));
    assertEquals(new Look(411, 891, "en", false, 1f, 1.5f), options.look());
    assertTrue(options.animations());
    assertEquals(0, options.port());
    assertEquals(Path.of("/somewhere").toAbsolutePath(), options.data());
  }

  @Test
  public void everyOptionIsHeard() {
    Options options =
        Options.read(
            List.of(
                "port=8080",
                "size=600x400",
                "language=de",
                "dark=true",
                "fontScale=1.3",
                "animations=false",
                "data=/mine",
                "default-data=/somewhere"));
    assertEquals(new Look(600, 400, "de", true, 1.3f, 1.5f), options.look());
    assertFalse(options.animations());
    assertEquals(8080, options.port());
    assertEquals(Path.of("/mine").toAbsolutePath(), options.data());
  }

  @Test
  public void sizesHaveNamesAndDarkNeedsNoValue() {
    assertEquals(800, Options.read(List.of("size=tablet")).look().width());
    assertTrue(Options.read(List.of("dark=")).look().dark());
  }

  @Test
  public void whatIsNotPossibleIsRefusedInOneSentence() {
    for (String wrong :
        List.of(
            "port=http",
            "port=70000",
            "port=-1",
            "size=huge",
            "size=100x900",
            "size=411",
            "language=fr",
            "dark=maybe",
            "animations=few",
            "fontScale=3",
            "fontScale=big")) {
      Throwable refusal =
          assertThrows(wrong, IllegalArgumentException.class, () -> Options.read(List.of(wrong)));
      String message = String.valueOf(refusal.getMessage());
      assertTrue(message, message.matches("-P" + wrong + " is not possible: it must be [^\n]*\\."));
    }
  }
}
