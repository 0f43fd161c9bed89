package alea.service;

import alea.analysis.equity.Equities;
import alea.game.Evaluator;
import alea.game.Game;
import alea.game.Player;
import alea.game.Position;
import alea.game.Recommendation;
import alea.game.Registry;
import alea.game.Strategy;
import alea.game.Strikes;
import alea.match.Arbiter;
import alea.picture.Drawing;
import alea.picture.DrawingPlugin;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Why one option is worth more than another, in words and numbers: what it does, what the next roll can do to it, how
 * far equities then lie apart, and the terms of a strategy that has such. All is counted out or said by somebody who is
 * named; nothing is made up.
 *
 * @param option the label of the better one
 * @param other the label of the one that it is compared with
 * @param reasons sentences, the surest first
 */
public record Explanation(String option, String other, List<String> reasons) {
    /** Equities that differ by less are not told. */
    private static final double SEEN = 5e-4;

    /**
     * The reasons at a decision.
     *
     * @param equities what positions are worth, where somebody says it
     */
    static Explanation of(
            Registry registry, Game game, Position decision, int option, int other, Optional<LuckTeller> equities) {
        List<String> reasons = new ArrayList<>();
        Drawing drawing = DrawingPlugin.of(game);
        reasons.add("it: %s; the other: %s"
                .formatted(drawing.describe(decision, option), drawing.describe(decision, other)));
        Position one = behind(decision, option);
        Position two = behind(decision, other);
        strikes(game, decision, one, two).ifPresent(reasons::add);
        equities.ifPresent(teller -> {
            Equities worth = teller.equities().get();
            spread(game, worth, decision.seat(), one, two)
                    .ifPresent(words -> reasons.add("%s (by %s)".formatted(words, teller.by())));
        });
        terms(registry, game, decision, option, other).ifPresent(reasons::add);
        return new Explanation(decision.label(option), decision.label(other), reasons);
    }

    private static Position behind(Position position, int option) {
        Position next = position.copy();
        next.take(option);
        return next;
    }

    /** In how many outcomes of the other seat's next roll a piece can be struck: of two seats, it is this one's. */
    private static Optional<String> strikes(Game game, Position decision, Position one, Position two) {
        Optional<Strikes> strikes = game.strikes();
        if (strikes.isEmpty() || game.seats() != 2) {
            return Optional.empty();
        }
        Optional<Chance> a = struck(strikes.get(), decision.seat(), one);
        Optional<Chance> b = struck(strikes.get(), decision.seat(), two);
        if (a.isEmpty() || b.isEmpty() || a.get().equals(b.get())) {
            return Optional.empty();
        }
        return Optional.of("the next roll can strike it in %s, the other in %s"
                .formatted(a.get().words(), b.get().words()));
    }

    /** How likely something is, of so many cases where all are alike. */
    private record Chance(double probability, int cases) {
        String words() {
            return cases > 0
                    ? String.format(Locale.ROOT, "%d of %d cases", Math.round(probability * cases), cases)
                    : String.format(Locale.ROOT, "%.1f %% of all cases", 100 * probability);
        }
    }

    private static Optional<Chance> struck(Strikes strikes, int seat, Position after) {
        if (!after.isChance() || after.seat() == seat) {
            return Optional.empty();
        }
        double sum = 0;
        for (int outcome = 0; outcome < after.options(); outcome++) {
            Position rolled = behind(after, outcome);
            boolean hit = false;
            for (int option = 0; rolled.node() == Position.DECISION && option < rolled.options(); option++) {
                hit |= strikes.between(rolled, behind(rolled, option)) > 0;
            }
            sum += hit ? after.probability(outcome) : 0;
        }
        int[] cases = after.cases();
        int alike = after.node() == Position.CHANCE ? after.options() : cases == null ? 0 : cases.length;
        return Optional.of(new Chance(sum, alike));
    }

    /** The worst and the best that the next roll can bring. */
    private static Optional<String> spread(Game game, Equities equities, int seat, Position one, Position two) {
        if (!one.isChance() || !two.isChance()) {
            return Optional.empty();
        }
        double[] bySeat = new double[game.seats()];
        return Optional.of("after the next roll, %s; the other, %s"
                .formatted(ends(equities, seat, one, bySeat), ends(equities, seat, two, bySeat)));
    }

    private static String ends(Equities equities, int seat, Position after, double[] bySeat) {
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        String worst = "";
        String best = "";
        for (int outcome = 0; outcome < after.options(); outcome++) {
            if (after.probability(outcome) > 0) {
                equities.at(behind(after, outcome), bySeat);
                if (bySeat[seat] < least) {
                    least = bySeat[seat];
                    worst = after.label(outcome);
                }
                if (bySeat[seat] > most) {
                    most = bySeat[seat];
                    best = after.label(outcome);
                }
            }
        }
        return most - least < SEEN
                ? String.format(Locale.ROOT, "%.3f whatever comes", least)
                : String.format(Locale.ROOT, "from %.3f with %s to %.3f with %s", least, worst, most, best);
    }

    /** Where the terms of the first recommended strategy that has such lie apart. */
    private static Optional<String> terms(Registry registry, Game game, Position decision, int option, int other) {
        for (String spec : registry.recommended(game, Recommendation.Use.HINTS)) {
            Player player = registry.player(spec, game);
            Strategy strategy = player.instances().get();
            try {
                if (strategy instanceof Evaluator evaluator) {
                    List<Evaluator.Valued> values = evaluator.evaluate(decision);
                    List<String> apart =
                            apart(values.get(option).terms(), values.get(other).terms());
                    if (!apart.isEmpty()) {
                        return Optional.of("%s counts %s".formatted(spec, String.join(", ", apart)));
                    }
                }
            } finally {
                Arbiter.close(strategy);
            }
        }
        return Optional.empty();
    }

    private static List<String> apart(Map<String, Double> one, Map<String, Double> two) {
        List<String> apart = new ArrayList<>();
        for (String term : new TreeSet<>(one.keySet())) {
            double a = one.getOrDefault(term, 0.0);
            double b = two.getOrDefault(term, 0.0);
            if (Math.abs(a - b) >= SEEN) {
                apart.add(String.format(Locale.ROOT, "%s %.2f against %.2f", term, a, b));
            }
        }
        return apart;
    }
}
