package app.traytable.rules.bench;

import app.traytable.rules.table.Event;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.GameInfo;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Outcome;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import app.traytable.rules.table.Setup;
import app.traytable.rules.table.Teller;
import app.traytable.rules.table.Vocabulary;
import java.util.List;

/**
 * A game in which all imagined worlds are the true one, for measuring how much there is to know.
 */
record OpenGame<S, M extends Move, V, E extends Event>(Game<S, M, V, E> game, S truth)
    implements Game<S, M, V, E> {
  @Override
  public S imagine(V view, Rng rng) {
    return truth;
  }

  @Override
  public GameInfo info() {
    return game.info();
  }

  @Override
  public Vocabulary<M> moves() {
    return game.moves();
  }

  @Override
  public S deal(Setup setup) {
    return game.deal(setup);
  }

  @Override
  public Seats toAct(S state) {
    return game.toAct(state);
  }

  @Override
  public Seats awaited(S state) {
    return game.awaited(state);
  }

  @Override
  public boolean hasReactions() {
    return game.hasReactions();
  }

  @Override
  public boolean invitesReactions(S state) {
    return game.invitesReactions(state);
  }

  @Override
  public boolean isOpen(S state) {
    return game.isOpen(state);
  }

  @Override
  public List<M> legalMoves(S state, Seat seat) {
    return game.legalMoves(state, seat);
  }

  @Override
  public S play(S state, Seat seat, M move, Teller<E> teller) {
    return game.play(state, seat, move, teller);
  }

  @Override
  public E afterwards(E event) {
    return game.afterwards(event);
  }

  @Override
  public V view(S state, Seat seat) {
    return game.view(state, seat);
  }

  @Override
  public V table(S state) {
    return game.table(state);
  }

  @Override
  public V open(S state, Seat near) {
    return game.open(state, near);
  }

  @Override
  public boolean mayLookBack(V view) {
    return game.mayLookBack(view);
  }

  @Override
  public Outcome outcome(S state) {
    return game.outcome(state);
  }

  @Override
  public Seat turn(S state) {
    return game.turn(state);
  }

  @Override
  public int round(S state) {
    return game.round(state);
  }

  @Override
  public int shown(S state) {
    return game.shown(state);
  }
}
