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
import alea.picture.Picture;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Pattern;

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

    private static final Pattern CAPITAL = Pattern.compile("[A-Z]");

    /**
     * The reasons at a decision, by whoever is at hand to say what positions are worth.
     *
     * @param option the label of the option that is worth more
     * @param other that of another one
     * @throws IllegalArgumentException when the decision has no such option
     */
    public static Explanation between(Registry registry, Game game, Position decision, String option, String other) {
        return of(
                registry,
                game,
                decision,
                decision.option(option),
                decision.option(other),
                LuckTeller.best(registry, game));
    }

    /**
     * The reasons at a decision.
     *
     * @param equities what positions are worth, where somebody says it
     */
    static Explanation of(
            Registry registry, Game game, Position decision, int option, int other, Optional<LuckTeller> equities) {
        List<String> reasons = new ArrayList<>();
        Drawing drawing = DrawingPlugin.of(game);
        var one = new Compared(drawing.name(decision, option), behind(decision, option));
        var two = new Compared(drawing.name(decision, other), behind(decision, other));
        reasons.add(
                "%s, instead of: %s".formatted(drawing.describe(decision, option), drawing.describe(decision, other)));
        strikes(game, drawing, decision, one, two).ifPresent(reasons::add);
        equities.ifPresent(teller -> {
            Equities worth = teller.equities().get();
            spread(game, worth, decision.seat(), one, two)
                    .map(words -> teller.by().equals(LuckTeller.EXACT)
                            ? words + ", exactly"
                            : "%s, as %s estimates it".formatted(words, teller.by()))
                    .ifPresent(reasons::add);
        });
        terms(registry, game, decision, option, other).ifPresent(reasons::add);
        return new Explanation(decision.label(option), decision.label(other), reasons);
    }

    /**
     * An option that is compared.
     *
     * @param name what people call it
     * @param after the position that it leads to
     */
    private record Compared(String name, Position after) {}

    private static Position behind(Position position, int option) {
        Position next = position.copy();
        next.take(option);
        return next;
    }

    /** In how many outcomes of the next seat's roll it can strike a piece of the seat that decides. */
    private static Optional<String> strikes(Game game, Drawing drawing, Position decision, Compared one, Compared two) {
        Optional<Chance> a = struck(game, drawing, decision.seat(), one.after);
        Optional<Chance> b = struck(game, drawing, decision.seat(), two.after);
        if (a.isEmpty() || b.isEmpty() || a.get().equals(b.get())) {
            return Optional.empty();
        }
        return Optional.of("the next roll can strike a piece: after %s in %s, after %s in %s"
                .formatted(one.name, a.get().words(), two.name, b.get().words()));
    }

    /** How likely something is, of so many cases where all are alike. */
    private record Chance(double probability, int cases) {
        String words() {
            return probability == 0
                    ? "no case"
                    : cases > 0
                            ? String.format(Locale.ROOT, "%d of %d cases", Math.round(probability * cases), cases)
                            : String.format(Locale.ROOT, "%.1f %% of all cases", 100 * probability);
        }
    }

    private static Optional<Chance> struck(Game game, Drawing drawing, int seat, Position after) {
        Optional<Strikes> strikes = game.strikes();
        if (strikes.isEmpty() || !after.isChance() || after.seat() == seat) {
            return Optional.empty();
        }
        double sum = 0;
        for (int outcome = 0; outcome < after.options(); outcome++) {
            Position rolled = behind(after, outcome);
            boolean hit = false;
            for (int option = 0; rolled.node() == Position.DECISION && option < rolled.options() && !hit; option++) {
                Position struck = behind(rolled, option);
                hit = strikes.get().between(rolled, struck) > 0
                        && (game.seats() == 2
                                || !standing(game, drawing, rolled, seat)
                                        .equals(standing(game, drawing, struck, seat)));
            }
            sum += hit ? after.probability(outcome) : 0;
        }
        int[] cases = after.cases();
        int alike = after.node() == Position.CHANCE ? after.options() : cases == null ? 0 : cases.length;
        return Optional.of(new Chance(sum, alike));
    }

    /** Where the pieces of a seat stand: a move of another seat takes them away by a strike alone. */
    private static List<Picture.Piece> standing(Game game, Drawing drawing, Position position, int seat) {
        return drawing.draw(position, Collections.nCopies(game.seats(), "")).pieces().stream()
                .filter(piece -> piece.colour() == drawing.colour(seat))
                .toList();
    }

    /** The worst and the best that the next roll can bring. */
    private static Optional<String> spread(Game game, Equities equities, int seat, Compared one, Compared two) {
        if (!one.after.isChance() || !two.after.isChance()) {
            return Optional.empty();
        }
        double[] bySeat = new double[game.seats()];
        return Optional.of("the next roll leaves an equity: after %s %s, after %s %s"
                .formatted(
                        one.name,
                        ends(equities, seat, one.after, bySeat),
                        two.name,
                        ends(equities, seat, two.after, bySeat)));
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
                ? String.format(Locale.ROOT, "of %.3f whatever comes", least)
                : String.format(Locale.ROOT, "from %.3f (with %s) to %.3f (with %s)", least, worst, most, best);
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
                        return Optional.of("%s weighs: %s".formatted(spec, String.join(", ", apart)));
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
                apart.add(String.format(Locale.ROOT, "%s %.2f against %.2f", words(term), a, b));
            }
        }
        return apart;
    }

    /** The name of a term, as in JSON, in words. */
    private static String words(String term) {
        return CAPITAL.matcher(term).replaceAll(found -> " " + found.group().toLowerCase(Locale.ROOT));
    }
}
