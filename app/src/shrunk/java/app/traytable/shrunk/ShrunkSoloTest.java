package app.traytable.shrunk;

public class ShrunkSoloTest extends Match {
  public ShrunkSoloTest() {
    super("solo");
  }
}
