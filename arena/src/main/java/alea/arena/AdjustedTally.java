package alea.arena;

import alea.game.Payoffs;
import alea.stats.GroupedMean;
import alea.stats.Interval;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What players got of their matches, without what they owe to a {@link alea.match.Control}: result - c control. The
 * control has a mean of zero, so that c = E[(result - e) control] / E[control^2] is the coefficient of least variance,
 * with any constant e. For each deal it is fitted on all others, so that the mean stays unbiased.
 */
public final class AdjustedTally {
    /** What rounding leaves of a control that there is none of. */
    private static final double ROUNDING = 1e-18;

    private final ArenaSetup setup;
    private final Payoffs payoffs;
    private final List<List<Played>> players;

    /** What a match was for a player: a result less what is even, its control, and the number of its dice. */
    private record Played(double result, double even, double control, long deal) {}

    /** Nothing yet. */
    public AdjustedTally(ArenaSetup setup) {
        this.setup = setup;
        payoffs = setup.game().payoffs();
        players = setup.players().stream()
                .<List<Played>>map(p -> new ArrayList<>())
                .toList();
    }

    /** Counts a match. */
    public void add(MatchResult result) {
        int seats = setup.game().seats();
        for (int player : result.players()) {
            long own = Arrays.stream(result.seating()).filter(p -> p == player).count();
            double even = payoffs.even(seats);
            if (payoffs.isWinOnly()) {
                players.get(player)
                        .add(new Played(result.share(player), own * even, result.control(player), result.deal()));
            } else if (result.payoffs().length > 0) {
                players.get(player)
                        .add(new Played(result.payoff(player), even, result.control(player) / own, result.deal()));
            }
        }
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
                        .mapToObj(p -> line(setup.players().get(p).spec().toString(), deals(players.get(p))))
                        .toList());
    }

    /** By deal; the last one is left out where not all its matches were played. */
    private static List<List<Played>> deals(List<Played> matches) {
        List<List<Played>> deals = new ArrayList<>();
        for (Played match : matches) {
            if (deals.isEmpty() || deals.getLast().getFirst().deal != match.deal) {
                deals.add(new ArrayList<>());
            }
            deals.getLast().add(match);
        }
        int most = deals.stream().mapToInt(List::size).max().orElse(0);
        if (!deals.isEmpty() && deals.getLast().size() < most) {
            deals.removeLast();
        }
        return deals;
    }

    private Report.AdjustedRate line(String strategy, List<List<Played>> deals) {
        double products = 0;
        double squares = 0;
        for (List<Played> deal : deals) {
            products += products(deal);
            squares += squares(deal);
        }
        double one = squares / Math.max(1, deals.size());
        double[][] plain = new double[deals.size()][];
        double[][] adjusted = new double[deals.size()][];
        for (int i = 0; i < plain.length; i++) {
            List<Played> deal = deals.get(i);
            double others = squares - squares(deal);
            // One more deal, in which the control counts as it does by right: few matches fit badly.
            double coefficient = others > ROUNDING ? (products - products(deal) + one) / (others + one) : 1;
            plain[i] = deal.stream().mapToDouble(Played::result).toArray();
            adjusted[i] = deal.stream()
                    .mapToDouble(m -> m.result - coefficient * m.control)
                    .toArray();
        }
        GroupedMean before = mean(plain);
        GroupedMean after = mean(adjusted);
        return new Report.AdjustedRate(
                strategy,
                deals.stream().mapToLong(List::size).sum(),
                before.mean().isPresent() ? before.mean().getAsDouble() : null,
                list(before.interval()),
                after.mean().isPresent() ? after.mean().getAsDouble() : null,
                list(after.interval()),
                reduction(before.interval(), after.interval()));
    }

    private static double products(List<Played> deal) {
        return deal.stream().mapToDouble(m -> (m.result - m.even) * m.control).sum();
    }

    private static double squares(List<Played> deal) {
        return deal.stream().mapToDouble(m -> m.control * m.control).sum();
    }

    private static GroupedMean mean(double[][] groups) {
        double least =
                Arrays.stream(groups).flatMapToDouble(Arrays::stream).min().orElse(0);
        double greatest =
                Arrays.stream(groups).flatMapToDouble(Arrays::stream).max().orElse(0);
        var mean = new GroupedMean(least, greatest);
        Arrays.stream(groups).forEach(mean::add);
        return mean;
    }

    private static List<Double> list(Optional<Interval> interval) {
        return interval.map(Report::list).orElse(List.of());
    }

    private static Optional<Double> reduction(Optional<Interval> before, Optional<Interval> after) {
        if (before.isEmpty() || after.isEmpty() || width(after.get()) <= 0) {
            return Optional.empty();
        }
        double ratio = width(before.get()) / width(after.get());
        return Optional.of(ratio * ratio);
    }

    private static double width(Interval interval) {
        return interval.high() - interval.low();
    }
}
