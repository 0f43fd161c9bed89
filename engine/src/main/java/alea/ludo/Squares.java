package alea.ludo;

import alea.game.Key;
import alea.game.Key.NamedSet;
import alea.game.RuleFamily.Contradiction;
import alea.game.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The special squares, as bits of progress, the same from every place.
 *
 * @param safe where an encounter is different: safe squares, also called globes
 * @param ownersOnly whether a safe square that is a start protects only the pawns of its own seat
 * @param stars from which a pawn carries on to the next star; the last of the ring leads home
 */
public record Squares(long safe, boolean ownersOnly, long stars) {
    private static final int QUARTER = Dialect.QUARTER;

    static final List<Key> KEYS = List.of(
            new Key(
                    "safe",
                    "the safe squares",
                    "starts+eighths",
                    new Key.NumberSet(
                            0,
                            Dialect.SQUARES - 1,
                            List.of(
                                    new NamedSet("none", List.of()),
                                    new NamedSet("starts", everyQuarter(0)),
                                    new NamedSet("eighths", everyQuarter(8)),
                                    new NamedSet("starts+eighths", everyQuarter(0, 8)),
                                    // Another word for the same: those of classic Ludo.
                                    new NamedSet("classic", everyQuarter(0, 8))))),
            Key.choice(
                    "safe-for",
                    "whom a start that is safe protects: all, or the seat whose start it is",
                    "all",
                    "owner"),
            new Key(
                    "stars",
                    "squares that carry a pawn on to the next of them, the last one home",
                    "none",
                    new Key.NumberSet(0, Dialect.SQUARES - 1, List.of(new NamedSet("none", List.of())))));

    /** The squares of some settings, which {@link #contradictions} do not refuse. */
    static Squares of(Settings s) {
        return new Squares(bits(s, "safe"), s.is("safe-for", "owner"), bits(s, "stars"));
    }

    /** Squares that do not look the same from every place, and stars that are a start. */
    static List<Contradiction> contradictions(Settings s) {
        List<Contradiction> found = new ArrayList<>();
        for (String key : List.of("safe", "stars")) {
            long bits = bits(s, key);
            long all = bits
                    | Dialect.rotate(bits, QUARTER)
                    | Dialect.rotate(bits, 2 * QUARTER)
                    | Dialect.rotate(bits, 3 * QUARTER);
            if (all != bits) {
                found.add(Contradiction.of(
                        key, "every quarter has the same squares, so also %s".formatted(list(all & ~bits))));
            }
        }
        if ((bits(s, "stars") & 1) != 0) {
            found.add(Contradiction.of("stars", "a start is no star"));
        }
        return found;
    }

    private static long bits(Settings s, String key) {
        long bits = 0;
        for (int number : s.numbers(key)) {
            bits |= 1L << number;
        }
        return bits;
    }

    private static List<Integer> everyQuarter(int... squares) {
        return IntStream.range(0, Dialect.SQUARES)
                .filter(p -> IntStream.of(squares).anyMatch(s -> p % QUARTER == s))
                .boxed()
                .toList();
    }

    void describe(Map<String, String> parts, int ring) {
        long walk = (1L << ring) - 1;
        String who = ownersOnly ? "; a start for the pawns of its seat alone" : "";
        parts.put("safe squares", (safe & walk) == 0 ? "none" : list(safe & walk) + who);
        parts.put("stars", (stars & walk) == 0 ? "none" : list(stars & walk) + "; the last leads home");
    }

    /** Squares in words. */
    static String list(long squares) {
        return IntStream.range(0, Dialect.SQUARES)
                .filter(p -> (squares >>> p & 1) != 0)
                .mapToObj(p -> String.format(Locale.ROOT, "%d", p))
                .collect(Collectors.joining(", "));
    }
}
