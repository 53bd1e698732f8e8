package app.traytable.shrunk;

public class ShrunkQwintoTest extends Match {
  public ShrunkQwintoTest() {
    super("qwinto");
  }
}
