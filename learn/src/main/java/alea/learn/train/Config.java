package alea.learn.train;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Names;
import alea.game.Player;
import alea.game.Quoted;
import alea.game.Registry;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads a configuration key by key; every complaint is one line that says what is allowed. */
public final class Config {
    /** What every configuration may have: which trainer it is for. */
    private static final String TRAINER = "trainer";

    /** The key of those that players are measured against. */
    public static final String MEASURE = "measure-against";

    /** Who else plays in training, with shares of the matches; without shares, what {@link #MEASURE} was called. */
    public static final String OPPONENTS = "opponents";

    /** Under which name those with shares are recorded, since the other one is taken. */
    private static final String PLAYED = "played-against";

    private static final Pattern SHARE = Pattern.compile("(\\d*\\.?\\d+) +(\\S.*)");

    /**
     * Somebody who plays in training.
     *
     * @param share of the matches, 0..1
     */
    public record Opponent(double share, Player player) {}

    private static final String GAME = "game";

    private final Map<String, Object> values;
    private final Set<String> asked = new HashSet<>(Set.of(TRAINER));
    private final List<String> warnings = new ArrayList<>();

    /** Of a configuration as {@link Trainer#start} gets it. */
    public Config(Map<String, Object> values) {
        this.values = values;
        values.forEach((key, value) -> {
            if (value == null) {
                throw new BadKey(key, "%s has no value".formatted(key));
            }
        });
    }

    /**
     * Of a configuration whose keys are known beforehand, so that a slip in one is found before something is missing
     * because of it.
     *
     * @throws BadInput when there is another key
     */
    public Config(Map<String, Object> values, Set<String> known) {
        this(values);
        values.keySet().stream()
                .filter(key -> !known.contains(key) && !key.equals(TRAINER))
                .findFirst()
                .ifPresent(key -> {
                    throw unknown(key, known);
                });
    }

    /**
     * A configuration as models and checkpoints record it: with {@link #MEASURE} under the name it once had, so that
     * their bytes stay.
     */
    public static Map<String, Object> recorded(Map<String, Object> values) {
        Map<String, Object> recorded = new TreeMap<>(values);
        if (hasShares(values.get(OPPONENTS))) {
            recorded.put(PLAYED, recorded.remove(OPPONENTS));
        }
        Object measured = recorded.remove(MEASURE);
        if (measured != null) {
            recorded.put(OPPONENTS, measured);
        }
        return recorded;
    }

    private static boolean hasShares(@Nullable Object opponents) {
        return opponents instanceof String text
                ? SHARE.matcher(text).matches()
                : opponents instanceof List<?> list && list.stream().anyMatch(Config::hasShares);
    }

    /** Who else plays in training; what is left of the matches is played among the learner's own. */
    public List<Opponent> playedAgainst(Registry registry, Game game) {
        List<Opponent> opponents = new ArrayList<>();
        if (!hasShares(values.get(OPPONENTS))) {
            return opponents;
        }
        double sum = 0;
        for (String text : texts(OPPONENTS, List.of())) {
            Matcher share = SHARE.matcher(text);
            if (!share.matches()) {
                throw wrong(OPPONENTS, text, "a share of the matches and a strategy: 0.3 hybrid");
            }
            double part = Double.parseDouble(share.group(1));
            sum += part;
            if (part == 0 || sum > 1 + 1e-9) {
                throw refused(OPPONENTS, "shares are above 0, and 1 together at most; here they come to " + sum);
            }
            opponents.add(new Opponent(part, player(OPPONENTS, share.group(2), registry, game)));
        }
        return opponents;
    }

    /** Whom a training is measured against; nobody learns from them. */
    public List<Player> measureAgainst(Registry registry, Game game) {
        if (has(OPPONENTS) && !hasShares(values.get(OPPONENTS))) {
            if (has(MEASURE)) {
                throw new BadKey(
                        OPPONENTS, "%s is the old name of %s; one of them is enough".formatted(OPPONENTS, MEASURE));
            }
            warnings.add("%s is called %s now: it changes what is measured, not what is learned"
                    .formatted(OPPONENTS, MEASURE));
        }
        String key = has(OPPONENTS) && !hasShares(values.get(OPPONENTS)) ? OPPONENTS : MEASURE;
        List<String> specs = texts(key, List.of("random"));
        return specs.stream().map(spec -> player(key, spec, registry, game)).toList();
    }

    /** What somebody should know of the configuration who wrote it. */
    public List<String> warnings() {
        return List.copyOf(warnings);
    }

    /** Adds a warning, one line. */
    public void warn(String warning) {
        warnings.add(warning);
    }

    /** The game that a key names; required when there is no standard. */
    public Game game(Registry registry, @Nullable String standard) {
        String spec = text(GAME, standard);
        return named(GAME, () -> registry.game(spec));
    }

    /** The player that a key names. */
    public Player player(String key, Registry registry, Game game, String standard) {
        return player(key, text(key, standard), registry, game);
    }

    private static Player player(String key, String spec, Registry registry, Game game) {
        return named(key, () -> registry.player(spec, game));
    }

    private static <T> T named(String key, Supplier<T> made) {
        try {
            return made.get();
        } catch (BadInput e) {
            throw refused(key, String.valueOf(e.getMessage()));
        }
    }

    /** A complaint about what a key is set to. */
    public static BadInput refused(String key, String why) {
        return new BadKey(key, key + ": " + why);
    }

    /** Whether a key is given. */
    public boolean has(String key) {
        asked.add(key);
        return values.get(key) != null;
    }

    /** A text; required when there is no standard. */
    public String text(String key, @Nullable String standard) {
        Object value = value(key, standard);
        if (value instanceof String text && !text.isBlank()) {
            return text;
        }
        throw wrong(key, value, "a text");
    }

    /** A word that may begin the names of files. */
    public String name(String key, String standard) {
        String name = text(key, standard);
        if (!name.matches("[A-Za-z0-9][A-Za-z0-9._-]{0,99}")) {
            throw wrong(key, name, "letters, digits, dots, hyphens and underscores, no folder");
        }
        return name;
    }

    /** One of some words; the first is the standard. */
    public String word(String key, String... words) {
        String word = text(key, words[0]);
        if (!List.of(words).contains(word)) {
            throw wrong(key, word, String.join(", ", words));
        }
        return word;
    }

    /** A whole number in a range; required when there is no standard. */
    public long number(String key, long low, long high, @Nullable Long standard) {
        Object value = value(key, standard);
        if ((value instanceof Integer || value instanceof Long)
                && ((Number) value).longValue() >= low
                && ((Number) value).longValue() <= high) {
            return ((Number) value).longValue();
        }
        throw wrong(key, value, String.format(Locale.ROOT, "a whole number %d..%d", low, high));
    }

    /** The same for numbers that are counts or sizes. */
    public int count(String key, int low, int high, int standard) {
        return (int) number(key, low, high, (long) standard);
    }

    /** A number in a range. */
    public double real(String key, double low, double high, double standard) {
        Object value = value(key, standard);
        if (value instanceof Number number && number.doubleValue() >= low && number.doubleValue() <= high) {
            return number.doubleValue();
        }
        throw wrong(key, value, "a number %s..%s".formatted(low, high));
    }

    /** {@code true} or {@code false}. */
    public boolean flag(String key, boolean standard) {
        Object value = value(key, standard);
        if (value instanceof Boolean flag) {
            return flag;
        }
        throw wrong(key, value, "true or false");
    }

    /** A list of texts, or a single one. */
    public List<String> texts(String key, List<String> standard) {
        Object value = value(key, standard);
        if (value instanceof String text && !text.isBlank()) {
            return List.of(text);
        }
        if (value instanceof List<?> list && !list.isEmpty()) {
            List<String> texts = new ArrayList<>();
            for (Object element : list) {
                if (!(element instanceof String text) || text.isBlank()) {
                    throw wrong(key, value, "a text, or a list of texts");
                }
                texts.add(text);
            }
            return List.copyOf(texts);
        }
        throw wrong(key, value, "a text, or a list of texts");
    }

    /**
     * Ends the reading.
     *
     * @throws BadInput when there is a key that nobody asked for
     */
    public void done() {
        for (String key : values.keySet()) {
            if (!asked.contains(key)) {
                throw unknown(key, asked);
            }
        }
    }

    private static BadInput unknown(String key, Set<String> known) {
        return new BadKey(
                key,
                "there is no key %s%s; there are %s"
                        .formatted(
                                Quoted.of(key),
                                Names.didYouMean(key, known),
                                String.join(", ", known.stream().sorted().toList())));
    }

    private Object value(String key, @Nullable Object standard) {
        asked.add(key);
        Object value = values.get(key);
        if (value != null) {
            return value;
        }
        if (standard == null) {
            throw new BadKey(key, "%s is missing".formatted(key));
        }
        return standard;
    }

    private static BadInput wrong(String key, Object value, String allowed) {
        String shown = value instanceof List<?> list ? shown(list) : Quoted.of(value.toString());
        return refused(key, "%s is not allowed; it is %s".formatted(shown, allowed));
    }

    private static String shown(List<?> list) {
        return list.isEmpty()
                ? "an empty list"
                : "a list of "
                        + list.stream()
                                .limit(3)
                                .map(e -> Quoted.of(String.valueOf(e)))
                                .collect(Collectors.joining(", "))
                        + (list.size() > 3 ? ", ..." : "");
    }
}
