package alea.arena;

import alea.game.Payoffs;
import alea.game.Player;
import alea.stats.ControlledMean;
import alea.stats.ControlledMean.Match;
import alea.stats.Interval;
import alea.stats.StateReader;
import alea.stats.StateWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What players got of their matches, without what they owe to a {@link alea.match.Control}, which has a mean of zero.
 * Only {@linkplain WholeDeals whole deals} count.
 */
public final class AdjustedTally {
    private final ArenaSetup setup;
    private final Payoffs payoffs;
    private final WholeDeals deals;
    private final List<ControlledMean> players;

    /** Nothing yet. */
    public AdjustedTally(ArenaSetup setup) {
        this(setup, 0);
    }

    /**
     * Nothing yet of the matches from one on.
     *
     * @param from the number of the first match
     */
    AdjustedTally(ArenaSetup setup, long from) {
        this.setup = setup;
        payoffs = setup.game().payoffs();
        deals = new WholeDeals(setup, from, this::count);
        players = setup.players().stream().map(p -> new ControlledMean()).toList();
    }

    /** Counts a match. */
    public void add(MatchResult result) {
        deals.add(result);
    }

    private void count(List<MatchResult> deal) {
        for (int player : deal.getFirst().players()) {
            players.get(player)
                    .add(
                            deal.getFirst().deal(),
                            deal.stream()
                                    .filter(r -> payoffs.isWinOnly() || r.payoffs().length > 0)
                                    .map(r -> match(r, player))
                                    .toList());
        }
    }

    private Match match(MatchResult result, int player) {
        long own = Arrays.stream(result.seating()).filter(p -> p == player).count();
        double even = payoffs.even(setup.game().seats());
        return payoffs.isWinOnly()
                ? new Match(result.share(player), own * even, result.control(player))
                : new Match(result.payoff(player), even, result.control(player) / own);
    }

    /** Counts what another has counted, which stays as it is: the matches that follow those counted here. */
    void fold(AdjustedTally next) {
        deals.fold(next.deals);
        for (int i = 0; i < players.size(); i++) {
            players.get(i).merge(next.players.get(i));
        }
    }

    void save(StateWriter to) {
        deals.save(to);
        players.forEach(p -> p.save(to));
    }

    /**
     * Takes up what was written, having nothing yet.
     *
     * @throws IllegalArgumentException if that cannot be
     */
    void load(StateReader from) {
        deals.load(from);
        players.forEach(p -> p.load(from));
    }

    /**
     * What it comes to.
     *
     * @param by whose word was taken
     */
    public Report.Adjusted report(String by) {
        return new Report.Adjusted(
                by,
                IntStream.range(0, players.size())
                        .mapToObj(p -> line(setup.players().get(p), players.get(p)))
                        .toList());
    }

    private static Report.AdjustedRate line(Player player, ControlledMean mean) {
        Optional<Interval> before = mean.plainInterval();
        Optional<Interval> after = mean.interval();
        return new Report.AdjustedRate(
                player.spec().toString(),
                Optional.of(player).filter(Player::named).map(Player::name),
                mean.matches(),
                orNull(mean.plain()),
                list(before),
                orNull(mean.mean()),
                list(after),
                reduction(before, after));
    }

    private static @Nullable Double orNull(OptionalDouble value) {
        return value.isPresent() ? value.getAsDouble() : null;
    }

    private static List<Double> list(Optional<Interval> interval) {
        return interval.map(Report::list).orElse(List.of());
    }

    private static Optional<Double> reduction(Optional<Interval> before, Optional<Interval> after) {
        ToDoubleFunction<Interval> width = i -> i.high() - i.low();
        if (before.isEmpty() || after.isEmpty()) {
            return Optional.empty();
        }
        double ratio = width.applyAsDouble(before.get()) / width.applyAsDouble(after.get());
        if (!(ratio > 0 && ratio < Double.POSITIVE_INFINITY)) { // where all got the same, matches say nothing of luck
            return Optional.empty();
        }
        return Optional.of(ratio * ratio);
    }
}
