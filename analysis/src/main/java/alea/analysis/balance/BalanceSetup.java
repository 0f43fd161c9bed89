package alea.analysis.balance;

import alea.game.BadInput;
import alea.game.BadSetting;
import alea.game.Registry;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** What is compared, and how: everything that results depend on, and the number of threads, on which they do not. */
public final class BalanceSetup {
    private static final long MOST_DEALS = 100_000_000;

    private final Factorial factorial;
    private final List<Casting> castings;
    private final Schedule schedule;
    private final long seed;
    private final int threads;
    private final Optional<Integer> maxTurns;

    private BalanceSetup(
            Factorial factorial,
            List<Casting> castings,
            Schedule schedule,
            long seed,
            int threads,
            Optional<Integer> maxTurns) {
        this.factorial = factorial;
        this.castings = castings;
        this.schedule = schedule;
        this.seed = seed;
        this.threads = threads;
        this.maxTurns = maxTurns;
    }

    /**
     * A setup.
     *
     * @param game its spec
     * @param variations keys with their values; none for the game alone
     * @param players one or two strategies: who sits in every seat, and whom it is compared with; none for the
     *     strongest that is recommended for all variants, and random
     * @param matches of each variant, at least 1
     * @param seed of all dice
     * @param threads how many matches are played at once
     * @param maxTurns where matches are stopped; empty for where the game says
     * @throws BadInput when that cannot be compared
     */
    public static BalanceSetup of(
            Registry registry,
            String game,
            List<Variation> variations,
            List<String> players,
            long matches,
            long seed,
            int threads,
            Optional<Integer> maxTurns) {
        return of(registry, Factorial.of(registry, game, variations), players, matches, seed, threads, maxTurns);
    }

    /** The same of variants. */
    public static BalanceSetup of(
            Registry registry,
            Factorial factorial,
            List<String> players,
            long matches,
            long seed,
            int threads,
            Optional<Integer> maxTurns) {
        if (matches < 1 || matches > MOST_DEALS) {
            throw new BadSetting(
                    "games", String.format(Locale.ROOT, "%d is not allowed; it is 1..%d", matches, MOST_DEALS));
        }
        if (maxTurns.isPresent() && maxTurns.get() < 1) {
            throw new BadSetting(
                    "max-turns", String.format(Locale.ROOT, "%d is not allowed; it is at least 1", maxTurns.get()));
        }
        return new BalanceSetup(
                factorial,
                Casting.of(registry, factorial.variants(), players),
                new Schedule(matches),
                seed,
                threads,
                maxTurns);
    }

    /** What all results depend on, as a line of text. */
    String identity(String version) {
        return String.format(
                Locale.ROOT,
                "%s vary=%s seed=%d matches=%d max-turns=%s version=%s players=%s against=%s",
                factorial.base().spec(),
                factorial.variations().stream()
                        .map(v -> v.key() + "=" + String.join(",", v.values()))
                        .collect(Collectors.joining(";")),
                seed,
                schedule.deals(),
                maxTurns.map(Object::toString).orElse("-"),
                version,
                String.join(" ", castings.getFirst().names()),
                castings.getFirst().opponent().spec());
    }

    Factorial factorial() {
        return factorial;
    }

    /** By variant. */
    List<Casting> castings() {
        return castings;
    }

    Schedule schedule() {
        return schedule;
    }

    long seed() {
        return seed;
    }

    int threads() {
        return threads;
    }

    Optional<Integer> maxTurns() {
        return maxTurns;
    }

    /** Where matches of a variant are stopped. */
    int cap(int variant) {
        return maxTurns.orElse(factorial.variants().get(variant).game().turnCap());
    }
}
