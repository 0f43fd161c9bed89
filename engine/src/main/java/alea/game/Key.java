package alea.game;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
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
        private static final Pattern FORM = Pattern.compile("[0-9]{1,3}(\\.[0-9]{1,3})*");

        @Override
        public boolean allows(String value) {
            if (names.stream().anyMatch(n -> n.name().equals(value))) {
                return true;
            }
            if (!FORM.matcher(value).matches()) {
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

        /** The names, without those that mean the same as one before. */
        @Override
        public List<String> samples() {
            return names.stream()
                    .map(NamedSet::name)
                    .filter(name -> canonical(name).equals(name))
                    .toList();
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

    /** Some numbers, each with another, by a name. */
    public record NamedMap(String name, SortedMap<Integer, Integer> numbers) {}

    /**
     * Whole numbers from {@code low} to {@code high}, each with one from {@code least} to {@code most}: by a name, or
     * pairs joined by dots: {@code 1x4.2x6}.
     *
     * @param what the second number of a pair is, in a word
     */
    public record NumberMap(int low, int high, String what, int least, int most, List<NamedMap> names)
            implements Values {
        private static final Pattern FORM = Pattern.compile("[0-9]{1,3}x[0-9]{1,3}(\\.[0-9]{1,3}x[0-9]{1,3}){0,99}");

        @Override
        public boolean allows(String value) {
            if (names.stream().anyMatch(n -> n.name().equals(value))) {
                return true;
            }
            if (!FORM.matcher(value).matches()) {
                return false;
            }
            SortedMap<Integer, Integer> numbers = numbers(value);
            return numbers.size() == value.chars().filter(c -> c == 'x').count()
                    && numbers.firstKey() >= low
                    && numbers.lastKey() <= high
                    && numbers.values().stream().allMatch(n -> n >= least && n <= most);
        }

        @Override
        public String describe() {
            return String.format(
                    Locale.ROOT,
                    "%sor numbers %d..%d, each with x and its %s, %d..%d, joined by dots",
                    names.stream().map(n -> n.name() + ", ").collect(Collectors.joining()),
                    low,
                    high,
                    what,
                    least,
                    most);
        }

        @Override
        public List<String> samples() {
            return names.stream().map(NamedMap::name).toList();
        }

        @Override
        public String canonical(String value) {
            SortedMap<Integer, Integer> numbers = numbers(value);
            return names.stream()
                    .filter(n -> n.numbers().equals(numbers))
                    .map(NamedMap::name)
                    .findFirst()
                    .orElseGet(() -> numbers.entrySet().stream()
                            .map(e -> String.format(Locale.ROOT, "%dx%d", e.getKey(), e.getValue()))
                            .collect(Collectors.joining(".")));
        }

        /** The numbers of an allowed value with those that belong to them. */
        public SortedMap<Integer, Integer> numbers(String value) {
            return names.stream()
                    .filter(n -> n.name().equals(value))
                    .map(NamedMap::numbers)
                    .findFirst()
                    .orElseGet(() -> {
                        SortedMap<Integer, Integer> numbers = new TreeMap<>();
                        for (String pair : value.split("\\.")) {
                            int x = pair.indexOf('x');
                            numbers.put(Integer.valueOf(pair.substring(0, x)), Integer.valueOf(pair.substring(x + 1)));
                        }
                        return numbers;
                    });
        }
    }

    /**
     * Up to eight lists of whole numbers from {@code low} to {@code high}, each of two or more that are different; the
     * numbers joined by dots, the lists by plus signs: {@code 5.21.15+10.22.20}. Or {@code none}.
     */
    public record NumberLists(int low, int high) implements Values {
        /** The word for no list. */
        public static final String NONE = "none";

        /** The most lists. */
        public static final int MOST = 8;

        /** The most numbers of a list. */
        public static final int LONGEST = 40;

        private static final Pattern FORM =
                Pattern.compile("[0-9]{1,3}(\\.[0-9]{1,3}){1,39}(\\+[0-9]{1,3}(\\.[0-9]{1,3}){1,39}){0,7}");

        @Override
        public boolean allows(String value) {
            return value.equals(NONE)
                    || FORM.matcher(value).matches() && lists(value).stream().allMatch(this::allows);
        }

        private boolean allows(List<Integer> list) {
            return list.stream().allMatch(n -> n >= low && n <= high)
                    && list.stream().distinct().count() == list.size();
        }

        @Override
        public String describe() {
            return String.format(
                    Locale.ROOT, "%s, or lists joined by +, each of numbers %d..%d joined by dots", NONE, low, high);
        }

        @Override
        public List<String> samples() {
            return List.of(NONE);
        }

        @Override
        public String canonical(String value) {
            List<List<Integer>> lists = lists(value);
            return lists.isEmpty()
                    ? NONE
                    : lists.stream()
                            .map(list ->
                                    list.stream().map(n -> Integer.toString(n)).collect(Collectors.joining(".")))
                            .collect(Collectors.joining("+"));
        }

        /** The lists of an allowed value, in their order. */
        public List<List<Integer>> lists(String value) {
            return value.equals(NONE)
                    ? List.of()
                    : Arrays.stream(value.split("\\+"))
                            .map(list -> Arrays.stream(list.split("\\."))
                                    .map(Integer::valueOf)
                                    .toList())
                            .toList();
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

    /**
     * A text of a form of its own, which whoever declares the key reads, and which names no file.
     *
     * @param what says which
     */
    public record Form(String what) implements Values {
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

    /**
     * Any text, such as a file name. Whoever may not open files ({@link Registry#closed}) may not set it but to one of
     * some words.
     *
     * @param what says which
     * @param words those that name no file
     */
    public record Text(String what, List<String> words) implements Values {
        /** One that may always name a file. */
        public Text(String what) {
            this(what, List.of());
        }

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
