package app.traytable.rules.contract;

import app.traytable.rules.table.Seat;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A fingerprint of everything that can be reached from an object, whatever its equals method says.
 */
final class Depth {
  private static final ClassValue<Field[]> FIELDS =
      new ClassValue<>() {
        @Override
        protected Field[] computeValue(Class<?> type) {
          return fields(type);
        }
      };

  private Depth() {}

  static long fingerprint(@Nullable Object object) {
    try {
      return mix(17, object);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }

  private static long mix(long hash, @Nullable Object object) throws IllegalAccessException {
    if (object == null) {
      return hash * 31;
    } else if (object instanceof byte[] bytes) {
      for (byte b : bytes) {
        hash = hash * 1_000_003 + b;
      }
      return hash * 31 + bytes.length;
    } else if (object instanceof Enum<?> e) {
      return hash * 31 + e.name().hashCode();
    } else if (object instanceof Seat seat) {
      return hash * 31 + seat.index();
    } else if (object instanceof Iterable<?> all) {
      for (Object one : all) {
        hash = mix(hash * 1_000_003, one);
      }
      return hash * 31 + 1;
    } else if (object instanceof Map<?, ?> map) {
      return mix(hash, List.copyOf(map.entrySet()).toString());
    } else if (object.getClass().isArray()) {
      int length = Array.getLength(object);
      for (int i = 0; i < length; i++) {
        hash = mix(hash * 1_000_003, Array.get(object, i));
      }
      return hash * 31 + length;
    } else if (object.getClass().getName().startsWith("java.")) {
      return hash * 1_000_003 + object.hashCode();
    }
    for (Field field : FIELDS.get(object.getClass())) {
      hash = hash * 1_000_003;
      if (field.getType() == int.class) {
        hash += field.getInt(object);
      } else if (field.getType() == long.class) {
        hash += field.getLong(object);
      } else {
        hash = mix(hash, field.get(object));
      }
    }
    return hash;
  }

  private static Field[] fields(Class<?> type) {
    List<Field> all = new ArrayList<>();
    for (Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass()) {
      for (Field field : c.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers())) {
          field.setAccessible(true);
          all.add(field);
        }
      }
    }
    return all.toArray(Field[]::new);
  }
}
