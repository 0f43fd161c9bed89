package alea.analysis.rollout;

import alea.analysis.equity.Equities;
import alea.game.Payoffs;
import alea.game.Position;
import alea.match.Pipeline;
import alea.stats.ConfidenceSequence;
import alea.stats.Gauss;
import alea.stats.Interval;
import alea.stats.StudentT;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Plays matches on from the options of a decision, and says what they are worth.
 *
 * <p>All options are played with the same dice. Behind an option, what chance does first is taken exactly; where it is
 * a die, the next roll is balanced, too. What was luck by the equities is taken away, with a coefficient that is fitted
 * on other matches. With a wanted confidence, options are compared after every few matches by intervals
 * that hold at all times ({@link ConfidenceSequence}), those that cannot be best are given up, and it ends when one is
 * left.
 */
public final class Rollout {
    /** The fewest units of an option. */
    private static final int FEWEST = 4;
    /** Units between two looks. */
    private static final int STEP = 8;
    /** Units before the first one. */
    private static final int FIRST_LOOK = 16;
    /** Where intervals that hold at all times are to be tightest. */
    private static final double TIGHTEST = 64;

    private static final double CONFIDENCE = 0.99;
    private static final double LEVEL = 0.05;

    private final RolloutSetup setup;
    private final int seat;
    private final Payoffs payoffs;
    private final List<Branch> branches = new ArrayList<>();
    private final int most;
    private final boolean dice;

    /** A distinct option, and what was played of it. */
    private static final class Branch {
        final List<Integer> options = new ArrayList<>();
        final Position after;
        final List<Opening> openings;
        final List<Unit> units = new ArrayList<>();
        /** By seat, as the equities say. */
        final double[] equities;

        Branch(Position after, int seats, Optional<Equities> known) {
            this.after = after;
            openings = Opening.of(after);
            equities = new double[seats];
            double[] at = new double[seats];
            for (Opening opening : openings) {
                known.ifPresent(k -> k.at(opening.position(), at));
                for (int seat = 0; seat < seats; seat++) {
                    equities[seat] += opening.weight() * at[seat];
                }
            }
        }

        Adjusted adjusted(int seat, Payoffs payoffs) {
            return Adjusted.of(units, seat, equities[seat], payoffs);
        }

        boolean isOver() {
            return after.node() == Position.OVER;
        }
    }

    /** A rollout of a decision. */
    public Rollout(RolloutSetup setup) {
        this.setup = setup;
        Position position = setup.position();
        seat = position.seat();
        payoffs = setup.game().payoffs();
        Optional<Equities> equities = setup.equities().map(Supplier::get);
        for (int option = 0; option < position.options(); option++) {
            Position after = position.copy();
            after.take(option);
            Branch same = branches.stream()
                    .filter(b -> setup.game().equivalent(b.after, after))
                    .findFirst()
                    .orElseGet(() -> {
                        var made = new Branch(after, setup.game().seats(), equities);
                        branches.add(made);
                        return made;
                    });
            same.options.add(option);
        }
        most = branches.stream().mapToInt(b -> b.openings.size()).max().orElse(1);
        dice = branches.stream().anyMatch(b -> RolloutPlay.isDie(b.after));
    }

    /** Plays. */
    public RolloutResult run() {
        return run(() -> false, matches -> {});
    }

    /**
     * Plays.
     *
     * @param enough asked after every unit: whether to end with what there is
     * @param progress told how many matches are played
     */
    public RolloutResult run(BooleanSupplier enough, LongConsumer progress) {
        long perUnit = (long) most * RolloutPlay.OF_AN_OPENING;
        long units = Math.max(FEWEST, Math.ceilDiv(setup.matches(), perUnit));
        boolean looks = setup.until().isPresent();
        List<RolloutPlay> workers = new ArrayList<>();
        boolean interrupted = false;
        try {
            for (int i = 0; i < setup.threads(); i++) {
                workers.add(new RolloutPlay(setup, dice));
            }
            var pipeline = new Pipeline<RolloutPlay, Unit>("rollout", workers);
            List<Branch> live = branches.stream().filter(b -> !b.isOver()).toList();
            for (long done = 0; done < units && !live.isEmpty() && !interrupted; ) {
                interrupted = !play(pipeline, live, done, 1, progress);
                done++;
                if (!interrupted && looks && done >= FIRST_LOOK && done % STEP == 0) {
                    List<Branch> possible = possible();
                    live = live.stream().filter(possible::contains).toList();
                    if (possible.size() == 1) {
                        break;
                    }
                }
                interrupted |= done >= FEWEST && enough.getAsBoolean();
            }
        } finally {
            workers.forEach(RolloutPlay::close);
        }
        return result(interrupted);
    }

    /** Plays some units of some options, and keeps those that all of them have. */
    private boolean play(
            Pipeline<RolloutPlay, Unit> pipeline, List<Branch> live, long from, long units, LongConsumer progress) {
        List<Unit> made = new ArrayList<>();
        boolean whole = pipeline.run(
                units * live.size(),
                (worker, n) -> {
                    Branch branch = live.get((int) (n % live.size()));
                    return worker.play(
                            branch.openings, most, branches.indexOf(branch), branches.size(), from + n / live.size());
                },
                unit -> {
                    made.add(unit);
                    progress.accept(unit.matches());
                    return true;
                });
        for (int i = 0; i < made.size() / live.size() * live.size(); i++) {
            live.get(i % live.size()).units.add(made.get(i));
        }
        return whole;
    }

    private double wanted() {
        return setup.until().orElse(CONFIDENCE);
    }

    /** The options that may be the best: none of the others is surely above them. */
    private List<Branch> possible() {
        double alpha = pairwise();
        return branches.stream()
                .filter(b -> branches.stream().noneMatch(other -> other != b && above(other, b, alpha)))
                .toList();
    }

    /** What is left of the wanted confidence for each of all pairs. */
    private double pairwise() {
        int n = branches.size();
        return (1 - wanted()) / Math.max(1, n * (n - 1) / 2);
    }

    private boolean above(Branch one, Branch other, double alpha) {
        if (one.isOver() && other.isOver()) {
            return one.after.score(seat) > other.after.score(seat);
        }
        Adjusted difference = difference(one, other);
        return difference.values().length >= FEWEST && difference.mean() - half(difference, alpha) > 0;
    }

    private Adjusted difference(Branch one, Branch other) {
        if (one.isOver()) {
            double known = one.after.score(seat);
            Adjusted less = other.adjusted(seat, payoffs);
            return new Adjusted(
                    IntStream.range(0, less.values().length)
                            .mapToDouble(i -> known - less.values()[i])
                            .toArray(),
                    less.floor());
        }
        Adjusted own = one.adjusted(seat, payoffs);
        return other.isOver() ? own.minus(other.after.score(seat)) : own.minus(other.adjusted(seat, payoffs));
    }

    /** Half of an interval that is wrong, on either side, with a probability of alpha. */
    private double half(Adjusted values, double alpha) {
        int n = values.values().length;
        double student = StudentT.quantile(1 - alpha / 2, n - 2.0); // a coefficient is fitted, too
        if (setup.until().isEmpty()) {
            return student * values.error();
        }
        double unsure = student / Gauss.quantile(1 - alpha / 2); // the deviation is an estimate
        return unsure * new ConfidenceSequence(alpha, TIGHTEST).half(values.deviation(), n);
    }

    private RolloutResult result(boolean interrupted) {
        boolean played = branches.stream().allMatch(b -> b.isOver() || b.units.size() >= FEWEST);
        if (!played) {
            return new RolloutResult(
                    List.of(), List.of(), false, wanted(), matches(), turns(), OptionalDouble.empty(), true);
        }
        List<Branch> byWorth = new ArrayList<>(branches);
        byWorth.sort(Comparator.comparingDouble(b -> -equity(b, seat)));
        Branch first = byWorth.getFirst();
        List<Branch> possible = possible();
        List<Integer> best = byWorth.stream()
                .filter(b -> b == first || possible.contains(b))
                .map(branches::indexOf)
                .toList();
        return new RolloutResult(
                branches.stream().map(b -> candidate(b, first)).toList(),
                best,
                best.size() == 1,
                wanted(),
                matches(),
                turns(),
                reduction(),
                interrupted);
    }

    private double equity(Branch branch, int of) {
        return branch.isOver()
                ? branch.after.score(of)
                : branch.adjusted(of, payoffs).mean();
    }

    private Candidate candidate(Branch branch, Branch first) {
        List<Double> equities = new ArrayList<>();
        List<Interval> intervals = new ArrayList<>();
        for (int s = 0; s < setup.game().seats(); s++) {
            double equity = equity(branch, s);
            double half = branch.isOver() ? 0 : half(branch.adjusted(s, payoffs), LEVEL);
            double least = payoffs.least();
            double greatest = payoffs.greatest();
            double within = Math.clamp(equity, least, greatest);
            equities.add(within);
            intervals.add(new Interval(
                    Math.clamp(equity - half, least, within), Math.clamp(equity + half, within, greatest)));
        }
        double loss = Math.max(0, equity(first, seat) - equity(branch, seat));
        double upper = loss;
        if (branch != first && !(branch.isOver() && first.isOver())) {
            Adjusted difference = difference(first, branch);
            upper = Math.max(0, difference.mean() + half(difference, LEVEL));
        }
        long matches = branch.units.stream().mapToLong(Unit::matches).sum();
        return new Candidate(List.copyOf(branch.options), equities, intervals, loss, upper, matches);
    }

    private long matches() {
        return units().stream().mapToLong(Unit::matches).sum();
    }

    private long turns() {
        return units().stream().mapToLong(Unit::turns).sum();
    }

    private List<Unit> units() {
        return branches.stream().flatMap(b -> b.units.stream()).toList();
    }

    /** Of all options together: the variances of means of plain matches by those that were reached. */
    private OptionalDouble reduction() {
        double plain = 0;
        double ours = 0;
        for (Branch branch : branches) {
            if (!branch.units.isEmpty()) {
                double n = branch.units.size();
                double mean = branch.units.stream()
                                .mapToDouble(u -> u.payoffs()[seat])
                                .sum()
                        / n;
                double squares = branch.units.stream()
                                .mapToDouble(u -> u.squares()[seat])
                                .sum()
                        / n;
                long matches = branch.units.stream().mapToLong(Unit::matches).sum();
                double error = branch.adjusted(seat, payoffs).error();
                plain += (squares - mean * mean) / matches;
                ours += error * error;
            }
        }
        return ours > 0 ? OptionalDouble.of(plain / ours) : OptionalDouble.empty();
    }
}
