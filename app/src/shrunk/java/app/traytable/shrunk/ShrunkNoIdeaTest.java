package app.traytable.shrunk;

public class ShrunkNoIdeaTest extends Match {
  public ShrunkNoIdeaTest() {
    super("noidea");
  }
}
