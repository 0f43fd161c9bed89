package alea.game;

import java.util.List;

/**
 * A setting that a game or a strategy knows.
 *
 * @param name as written before the equals sign
 * @param meaning what it decides, in a few words
 * @param standard its value when it is not given; null when it must be given
 * @param values what it may be
 */
public record Key(
        String name,
        String meaning,
        @org.jspecify.annotations.Nullable String standard,
        Values values) {
    /** What a key may be set to. */
    public sealed interface Values {
        /** Why {@code value} is not allowed, or null when it is. */
        boolean allows(String value);

        /** What is allowed, for people. */
        String describe();
    }

    /** Whole numbers from {@code low} to {@code high}, both included. */
    public record Range(int low, int high) implements Values {
        @Override
        public boolean allows(String value) {
            try {
                int n = Integer.parseInt(value);
                return n >= low && n <= high;
            } catch (NumberFormatException e) {
                return false;
            }
        }

        @Override
        public String describe() {
            return low + ".." + high;
        }
    }

    /** One of some words. */
    public record Choice(List<String> words) implements Values {
        @Override
        public boolean allows(String value) {
            return words.contains(value);
        }

        @Override
        public String describe() {
            return String.join(", ", words);
        }
    }

    /** Any text, such as a file name; {@code what} says which. */
    public record Text(String what) implements Values {
        @Override
        public boolean allows(String value) {
            return !value.isEmpty();
        }

        @Override
        public String describe() {
            return what;
        }
    }

    /** A whole number between two bounds. */
    public static Key range(String name, String meaning, int low, int high, int standard) {
        return new Key(name, meaning, Integer.toString(standard), new Range(low, high));
    }

    /** One of some words, the first being the standard. */
    public static Key choice(String name, String meaning, String standard, String... others) {
        var words = new java.util.ArrayList<String>(List.of(standard));
        words.addAll(List.of(others));
        return new Key(name, meaning, standard, new Choice(List.copyOf(words)));
    }
}
