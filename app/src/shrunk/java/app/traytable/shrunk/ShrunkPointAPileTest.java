package app.traytable.shrunk;

public class ShrunkPointAPileTest extends Match {
  public ShrunkPointAPileTest() {
    super("pointapile");
  }
}
