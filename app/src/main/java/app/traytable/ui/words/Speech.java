package app.traytable.ui.words;

import android.content.res.Resources;
import androidx.annotation.PluralsRes;
import androidx.annotation.StringRes;
import app.traytable.R;
import app.traytable.rules.table.Colour;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import app.traytable.ui.cards.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** What every sentence is made of: names, numbers, colours and lists in one language. */
public final class Speech {
  private final Resources resources;
  private final List<String> names;

  public Speech(Resources resources) {
    this(resources, List.of());
  }

  /**
   * Sentences about those who sit there.
   *
   * @param names one for each seat
   */
  public Speech(Resources resources, List<String> names) {
    this.resources = resources;
    this.names = List.copyOf(names);
  }

  public String say(@StringRes int words, Object... parts) {
    return resources.getString(words, parts);
  }

  public String say(Words words) {
    return words.from(resources);
  }

  /** The number comes first in the words, in letters if it is small. */
  public String sayMany(@PluralsRes int words, int number, Object... parts) {
    List<Object> all = new ArrayList<>(List.of(parts));
    all.add(0, count(number));
    return resources.getQuantityString(words, number, all.toArray());
  }

  /** The number only chooses the words; what stands in them are the parts. */
  public String sayFor(@PluralsRes int words, int number, Object... parts) {
    return resources.getQuantityString(words, number, parts);
  }

  /** Small numbers in letters, as in a book. */
  public String count(int number) {
    String[] letters = resources.getStringArray(R.array.words_numbers);
    return number >= 0 && number < letters.length ? letters[number] : Integer.toString(number);
  }

  public String points(int number) {
    // The same sign as everywhere: a hyphen is no word for ears.
    return resources.getQuantityString(R.plurals.words_points, number, number).replace('-', '−');
  }

  /** With the sign of the typesetter, which screen readers call "minus". */
  public String signed(int number) {
    return number < 0 ? "−" + Math.abs(number) : Integer.toString(number);
  }

  public String name(Seat seat) {
    return names.get(seat.index());
  }

  /** Whether these are all who sit there. */
  public boolean isEverybody(Seats seats) {
    return seats.size() == names.size();
  }

  public String and(List<String> items) {
    return list(R.string.words_and, items);
  }

  public String or(List<String> items) {
    return list(R.string.words_or, items);
  }

  private String list(@StringRes int joint, List<String> items) {
    int last = items.size() - 1;
    return last < 1
        ? String.join(", ", items)
        : say(joint, String.join(", ", items.subList(0, last)), items.get(last));
  }

  /** "a red 7, two green 3s and a Gift": equal ones are said once, where the first one stood. */
  public String cards(List<String> names) {
    return cards(names, this::oneCard);
  }

  /**
   * The same with another way to say a single card.
   *
   * @param one says it
   */
  public String cards(List<String> names, UnaryOperator<String> one) {
    Map<String, Integer> copies = new LinkedHashMap<>();
    names.forEach(name -> copies.merge(name, 1, Integer::sum));
    List<String> items = new ArrayList<>();
    copies.forEach(
        (name, count) ->
            items.add(
                count == 1
                    ? one.apply(name)
                    : say(R.string.words_several_cards, count(count), name)));
    return and(items);
  }

  public String oneCard(String name) {
    return say(R.string.words_one_card, name);
  }

  public String theCard(String name) {
    return say(R.string.words_the_card, name);
  }

  /** As it stands before "card" or a number: in German "rote". */
  public String coloured(Colour colour) {
    return say(
        switch (colour) {
          case BLUE -> R.string.words_blue;
          case GRAY -> R.string.words_gray;
          case GREEN -> R.string.words_green;
          case YELLOW -> R.string.words_yellow;
          case RED -> R.string.words_red;
          case PURPLE -> R.string.words_purple;
          case ORANGE -> R.string.words_orange;
          case BLACK -> R.string.words_black;
        });
  }

  /** As it stands alone: in German "Rot". */
  public String colour(Colour colour) {
    return say(
        switch (colour) {
          case BLUE -> R.string.words_blue_alone;
          case GRAY -> R.string.words_gray_alone;
          case GREEN -> R.string.words_green_alone;
          case YELLOW -> R.string.words_yellow_alone;
          case RED -> R.string.words_red_alone;
          case PURPLE -> R.string.words_purple_alone;
          case ORANGE -> R.string.words_orange_alone;
          case BLACK -> R.string.words_black_alone;
        });
  }

  /** "red 5". */
  public String numbered(Colour colour, int number) {
    return say(R.string.face_number, coloured(colour), signed(number));
  }

  /** A draw pile runs out in the same way in most games. */
  public String shuffles(int cards) {
    return cards == 0
        ? say(R.string.tell_shuffles_nothing)
        : sayMany(R.plurals.tell_shuffles, cards);
  }

  /** The same in fewer words. */
  public String shufflesBriefly(int cards) {
    return say(cards == 0 ? R.string.brief_shuffles_nothing : R.string.brief_shuffles);
  }
}
