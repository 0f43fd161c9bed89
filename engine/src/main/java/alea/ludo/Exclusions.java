package alea.ludo;

import alea.game.RuleFamily.Contradiction;
import alea.game.Settings;
import java.util.List;
import java.util.function.Predicate;

/** Which choices of the parts make no sense together. All others do. */
final class Exclusions {
    /**
     * Two choices that exclude each other.
     *
     * @param one the first, as a key and its values
     * @param other the second
     * @param why in a few words
     * @param both whether some settings make both
     */
    record Exclusion(String one, String other, String why, Predicate<Settings> both) {}

    static final List<Exclusion> ALL = List.of(
            new Exclusion(
                    "ghosts",
                    "seats",
                    "ghosts are places of a full board that are skipped, so seats=4 counts them",
                    s -> !s.is("ghosts", "none") && !s.is("seats", "4")),
            new Exclusion(
                    "begin=start",
                    "enter",
                    "without a base nobody enters",
                    s -> s.is("begin", "start") && !s.is("enter", "6")),
            new Exclusion(
                    "begin=start",
                    "enter-takes",
                    "without a base nobody enters",
                    s -> s.is("begin", "start") && !s.is("enter-takes", "as-elsewhere")),
            new Exclusion(
                    "begin=start",
                    "waits=base",
                    "without a base nobody waits in it",
                    s -> s.is("begin", "start") && s.is("waits", "base")),
            new Exclusion(
                    "begin=start",
                    "own=forbid",
                    "all pawns of a seat begin on one square (pawns=1 is possible)",
                    s -> s.is("begin", "start") && s.is("own", "forbid") && !s.is("pawns", "1")),
            new Exclusion(
                    "own=forbid",
                    "walls=yes",
                    "two pawns of a seat are never together",
                    s -> s.is("own", "forbid") && s.is("walls", "yes")),
            new Exclusion(
                    "lane-start=ring",
                    "lane=0",
                    "there is no first square of a lane",
                    s -> s.is("lane-start", "ring") && s.is("lane", "0")),
            new Exclusion(
                    "safe",
                    "stars",
                    "a square is safe or a star, not both",
                    s -> s.numbers("safe").stream().anyMatch(s.numbers("stars")::contains)));

    private Exclusions() {}

    /** Those that some settings make. */
    static List<Contradiction> of(Settings s) {
        return ALL.stream()
                .filter(e -> e.both.test(s))
                .map(e -> new Contradiction(List.of(key(e.one), key(e.other)), e.why))
                .toList();
    }

    private static String key(String choice) {
        return choice.replaceFirst("=.*", "");
    }
}
