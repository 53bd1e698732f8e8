package app.traytable;

import app.traytable.room.GameRoom;
import app.traytable.ui.noidea.NoIdeaRoom;
import app.traytable.ui.pointapile.PointAPileRoom;
import app.traytable.ui.qwinto.QwintoRoom;
import app.traytable.ui.solo.SoloRoom;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Every game of the app, in the order in which it is shown. */
public record Rooms(List<GameRoom<?, ?, ?, ?>> all) {
  /** One line for each game. */
  public static final Rooms STANDARD =
      new Rooms(
          List.of(
              NoIdeaRoom.INSTANCE,
              QwintoRoom.INSTANCE,
              PointAPileRoom.INSTANCE,
              SoloRoom.INSTANCE));

  public Rooms {
    all = List.copyOf(all);
  }

  /** The game with this id; null when this app does not have it. */
  public @Nullable GameRoom<?, ?, ?, ?> find(String game) {
    return all.stream()
        .filter(room -> room.getPlayable().info().id().equals(game))
        .findFirst()
        .orElse(null);
  }

  /**
   * The game with this id.
   *
   * @throws IllegalArgumentException when there is none
   */
  public GameRoom<?, ?, ?, ?> of(String game) {
    GameRoom<?, ?, ?, ?> room = find(game);
    if (room == null) {
      throw new IllegalArgumentException("There is no game " + game + ".");
    }
    return room;
  }
}
