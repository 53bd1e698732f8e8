package app.traytable.statistics;

/**
 * What somebody wants to know.
 *
 * @param person empty for whoever has played most
 * @param game empty for all games
 * @param rival with whom the person is compared; empty for whoever they have played with most
 */
public record Question(String person, String game, Company company, String rival) {
  public static final Question FIRST = new Question("", "", Company.ANYBODY, "");

  public Question of(String somebody) {
    return new Question(somebody, game, company, rival);
  }

  public Question in(String anyGame) {
    return new Question(person, anyGame, company, rival);
  }

  public Question with(Company anyCompany) {
    return new Question(person, game, anyCompany, rival);
  }

  public Question against(String somebody) {
    return new Question(person, game, company, somebody);
  }
}
