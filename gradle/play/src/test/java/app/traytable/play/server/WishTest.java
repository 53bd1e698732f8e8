package app.traytable.play.server;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.util.List;
import org.junit.Test;

public final class WishTest {
  @Test
  public void everyWishIsALine() {
    assertEquals(
        new Wish.Touch(Wish.Phase.DOWN, 9, 0.5f, 0.25f, 1234),
        Wish.read("touch down 9 0.5 0.25 1234"));
    assertEquals(new Wish.Wheel(0.5f, 0.5f, 0, -1), Wish.read("wheel 0.5 0.5 0 -1"));
    assertEquals(new Wish.Key("Tab", true, false, false), Wish.read("key Tab -s"));
    assertEquals(new Wish.Text("two  words\n"), Wish.read("text two  words\\n"));
    assertEquals(new Wish.Back(), Wish.read("back"));
    assertEquals(new Wish.Dark(true), Wish.read("dark true"));
    assertEquals(new Wish.Language("de"), Wish.read("language de"));
    assertEquals(new Wish.FontScale(1.3f), Wish.read("font 1.3"));
    assertEquals(new Wish.Density(2f), Wish.read("density 2"));
  }

  @Test
  public void whatCannotBeIsRefused() {
    for (String line :
        List.of(
            "",
            "explode",
            "touch",
            "touch down 10 0 0 0",
            "touch hit 0 0 0 0",
            "touch down 0 NaN 0 0",
            "touch down 0 5 0 0",
            "wheel 0 0 1e9 0",
            "language ../..",
            "font 9",
            "density 0",
            "key")) {
      assertThrows(line, IllegalArgumentException.class, () -> Wish.read(line));
    }
  }
}
