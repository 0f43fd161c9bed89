package alea.game;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

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
        /** Whether the key may be set to {@code value}. */
        boolean allows(String value);

        /** What is allowed, for people. */
        String describe();

        /** Some allowed values that stand for all where a key is tried out. */
        List<String> samples();

        /** The one way to write an allowed value, so that two texts that mean the same make the same spec. */
        default String canonical(String value) {
            return value;
        }
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

        @Override
        public List<String> samples() {
            return IntStream.of(low, low + 1, (low + high) / 2, high - 1, high)
                    .filter(n -> n >= low && n <= high)
                    .sorted()
                    .distinct()
                    .mapToObj(Integer::toString)
                    .toList();
        }

        @Override
        public String canonical(String value) {
            return Integer.toString(Integer.parseInt(value));
        }
    }

    /**
     * Numbers from {@code low} to {@code high}, both included, with a decimal point where one is needed, at most nine
     * digits on either side of it, and no exponent: {@code 0.25}.
     */
    public record Real(BigDecimal low, BigDecimal high) implements Values {
        @Override
        public boolean allows(String value) {
            if (!value.matches("-?[0-9]{1,9}(\\.[0-9]{1,9})?")) {
                return false;
            }
            BigDecimal number = new BigDecimal(value);
            return number.compareTo(low) >= 0 && number.compareTo(high) <= 0;
        }

        @Override
        public String describe() {
            return "a number from %s to %s".formatted(plain(low), plain(high));
        }

        @Override
        public List<String> samples() {
            BigDecimal middle = low.add(high).divide(BigDecimal.TWO);
            return Stream.of(low, middle, high).map(Real::plain).distinct().toList();
        }

        @Override
        public String canonical(String value) {
            return plain(new BigDecimal(value));
        }

        /** Without zeros at the end, and without an exponent. */
        private static String plain(BigDecimal number) {
            return number.stripTrailingZeros().toPlainString();
        }
    }

    /** Some numbers by a name. */
    public record NamedSet(String name, List<Integer> numbers) {}

    /**
     * A set of whole numbers from {@code low} to {@code high}: by a name, or the numbers joined by dots: {@code
     * 0.13.26.39}.
     */
    public record NumberSet(int low, int high, List<NamedSet> names) implements Values {
        @Override
        public boolean allows(String value) {
            if (names.stream().anyMatch(n -> n.name().equals(value))) {
                return true;
            }
            if (!value.matches("[0-9]{1,3}(\\.[0-9]{1,3})*")) {
                return false;
            }
            List<Integer> numbers = numbers(value);
            return numbers.stream().allMatch(n -> n >= low && n <= high)
                    && numbers.stream().distinct().count() == numbers.size();
        }

        @Override
        public String describe() {
            String numbers = String.format(Locale.ROOT, "numbers %d..%d joined by dots", low, high);
            return names.stream().map(n -> n.name() + ", ").collect(Collectors.joining()) + "or " + numbers;
        }

        @Override
        public List<String> samples() {
            return names.stream().map(NamedSet::name).toList();
        }

        @Override
        public String canonical(String value) {
            List<Integer> numbers = numbers(value);
            return names.stream()
                    .filter(n -> n.numbers().equals(numbers))
                    .map(NamedSet::name)
                    .findFirst()
                    .orElseGet(
                            () -> numbers.stream().map(n -> Integer.toString(n)).collect(Collectors.joining(".")));
        }

        /** The numbers of an allowed value, ascending. */
        public List<Integer> numbers(String value) {
            return names.stream()
                    .filter(n -> n.name().equals(value))
                    .map(NamedSet::numbers)
                    .findFirst()
                    .orElseGet(() -> Arrays.stream(value.split("\\."))
                            .map(Integer::valueOf)
                            .sorted()
                            .toList());
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

        @Override
        public List<String> samples() {
            return words;
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

        @Override
        public List<String> samples() {
            return List.of();
        }
    }

    /** A whole number between two bounds. */
    public static Key range(String name, String meaning, int low, int high, int standard) {
        return new Key(name, meaning, Integer.toString(standard), new Range(low, high));
    }

    /** A number between two bounds, not only a whole one. */
    public static Key real(String name, String meaning, double low, double high, double standard) {
        Real values = new Real(BigDecimal.valueOf(low), BigDecimal.valueOf(high));
        return new Key(name, meaning, Real.plain(BigDecimal.valueOf(standard)), values);
    }

    /** The same key with another standard value. */
    public Key with(String otherStandard) {
        return new Key(name, meaning, otherStandard, values);
    }

    /** One of some words, the first being the standard. */
    public static Key choice(String name, String meaning, String standard, String... others) {
        var words = new java.util.ArrayList<String>(List.of(standard));
        words.addAll(List.of(others));
        return new Key(name, meaning, standard, new Choice(List.copyOf(words)));
    }
}
