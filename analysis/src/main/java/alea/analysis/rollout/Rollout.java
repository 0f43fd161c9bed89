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
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.Supplier;

/**
 * Plays matches on from the options of a decision, and says what they are worth.
 *
 * <p>All options are played with the same dice. Behind an option, what chance does first is taken exactly; where it is
 * a die, the next roll is balanced, too. What was luck by the equities is taken away, with a coefficient that is fitted
 * on other matches. With a wanted confidence, options are compared after every few matches by intervals that hold at
 * all times ({@link ConfidenceSequence}), those that cannot be best are given up, and it ends when one is left.
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
    private final List<Branch> branches;
    private final List<Branch> playable;
    private final int most;
    private final boolean dice;

    /** What came of a task: a unit of a branch, or nothing where that is given up. */
    private record Played(Branch branch, Optional<Unit> unit) {}

    /** A rollout of a decision: of all its distinct options. */
    public Rollout(RolloutSetup setup) {
        this(setup, DistinctOption.of(setup.game(), setup.position()));
    }

    /**
     * A rollout of positions that are compared.
     *
     * @param options where they are; those of the setup's position, or itself
     */
    public Rollout(RolloutSetup setup, List<DistinctOption> options) {
        this.setup = setup;
        Position position = setup.position();
        seat = position.seat();
        payoffs = setup.game().payoffs();
        Optional<Equities> equities = setup.equities().map(Supplier::get);
        branches = options.stream()
                .map(option -> new Branch(option, setup.game(), equities))
                .toList();
        playable = branches.stream().filter(branch -> !branch.isOver()).toList();
        most = branches.stream().mapToInt(b -> b.openings().size()).max().orElse(1);
        dice = branches.stream().anyMatch(b -> RolloutPlay.isDie(b.after()));
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
        return run(enough, progress, soFar -> {});
    }

    /**
     * Plays.
     *
     * @param enough asked after every unit: whether to end with what there is
     * @param progress told how many matches are played
     * @param looks told after every unit of all options how what is known so far can be had; that costs something only
     *     for who asks, and is to be asked at once or not at all
     */
    public RolloutResult run(BooleanSupplier enough, LongConsumer progress, Consumer<Supplier<RolloutResult>> looks) {
        long perUnit = (long) most * RolloutPlay.OF_AN_OPENING;
        long units = Math.max(FEWEST, Math.ceilDiv(setup.matches(), perUnit));
        List<RolloutPlay> workers = new ArrayList<>();
        var end = new Ending(enough, progress, looks);
        try {
            for (int i = 0; i < setup.threads(); i++) {
                workers.add(new RolloutPlay(setup, dice));
            }
            boolean whole = new Pipeline<RolloutPlay, Played>("rollout", workers)
                    .run(units * playable.size(), this::task, end::accept);
            return result(!whole || end.broken);
        } finally {
            workers.forEach(RolloutPlay::close);
        }
    }

    /** Tasks go by unit, and in a unit by option. */
    private Played task(RolloutPlay worker, long number) {
        Branch branch = playable.get((int) (number % playable.size()));
        return new Played(
                branch,
                branch.isGivenUp()
                        ? Optional.empty()
                        : Optional.of(worker.play(
                                branch.openings(),
                                most,
                                branches.indexOf(branch),
                                branches.size(),
                                number / playable.size())));
    }

    /** Keeps results in their order, unit by unit, and says when there are enough. */
    private final class Ending {
        private final BooleanSupplier enough;
        private final LongConsumer progress;
        private final Consumer<Supplier<RolloutResult>> looks;
        private final List<Played> unit = new ArrayList<>();
        private long done;
        private boolean broken;

        Ending(BooleanSupplier enough, LongConsumer progress, Consumer<Supplier<RolloutResult>> looks) {
            this.enough = enough;
            this.progress = progress;
            this.looks = looks;
        }

        private RolloutResult soFar() {
            return result(true);
        }

        boolean accept(Played played) {
            unit.add(played);
            played.unit().ifPresent(u -> progress.accept(u.matches()));
            if (unit.size() < playable.size()) {
                return true;
            }
            // A unit of an option may have been begun before that was given up: it is left out on any number of
            // threads.
            unit.stream()
                    .filter(p -> !p.branch().isGivenUp())
                    .forEach(p -> p.branch().add(p.unit().orElseThrow()));
            unit.clear();
            done++;
            if (setup.until().isPresent() && done >= FIRST_LOOK && done % STEP == 0) {
                List<Branch> possible = possible();
                playable.stream().filter(b -> !possible.contains(b)).forEach(Branch::giveUp);
                if (possible.size() == 1) {
                    return false;
                }
            }
            if (done >= FEWEST) {
                looks.accept(this::soFar);
            }
            broken = done >= FEWEST && enough.getAsBoolean();
            return !broken;
        }
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
            return one.after().score(seat) > other.after().score(seat);
        }
        Adjusted difference = difference(one, other);
        return difference.values().length >= FEWEST && difference.mean() - half(difference, alpha) > 0;
    }

    private Adjusted difference(Branch one, Branch other) {
        if (one.isOver()) {
            double known = one.after().score(seat);
            return other.adjusted(seat).from(known);
        }
        Adjusted own = one.adjusted(seat);
        return other.isOver() ? own.minus(other.after().score(seat)) : own.minus(other.adjusted(seat));
    }

    /** Half of an interval that is wrong, on either side, with a probability of alpha. */
    private double half(Adjusted values, double alpha) {
        int n = values.values().length;
        double student = StudentT.exceededWith(alpha / 2, n - 2.0); // a coefficient is fitted, too
        if (setup.until().isEmpty()) {
            return student * values.error();
        }
        double unsure = student / Gauss.exceededWith(alpha / 2); // the deviation is an estimate
        return unsure * new ConfidenceSequence(alpha, TIGHTEST).half(values.deviation(), n);
    }

    private RolloutResult result(boolean interrupted) {
        boolean played = branches.stream().allMatch(b -> b.isOver() || b.units().size() >= FEWEST);
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
        return branch.isOver() ? branch.after().score(of) : branch.adjusted(of).mean();
    }

    private Candidate candidate(Branch branch, Branch first) {
        List<Double> equities = new ArrayList<>();
        List<Interval> intervals = new ArrayList<>();
        for (int s = 0; s < setup.game().seats(); s++) {
            double equity = equity(branch, s);
            double half = branch.isOver() ? 0 : half(branch.adjusted(s), LEVEL);
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
        long matches = branch.units().stream().mapToLong(Unit::matches).sum();
        return new Candidate(branch.options(), equities, intervals, loss, upper, matches);
    }

    private long matches() {
        return units().stream().mapToLong(Unit::matches).sum();
    }

    private long turns() {
        return units().stream().mapToLong(Unit::turns).sum();
    }

    private List<Unit> units() {
        return branches.stream().flatMap(b -> b.units().stream()).toList();
    }

    /** Of all options together: the variances of means of plain matches by those that were reached. */
    private OptionalDouble reduction() {
        double plain = 0;
        double ours = 0;
        for (Branch branch : branches) {
            if (!branch.units().isEmpty()) {
                double n = branch.units().size();
                double mean = branch.units().stream()
                                .mapToDouble(u -> u.payoffs()[seat])
                                .sum()
                        / n;
                double squares = branch.units().stream()
                                .mapToDouble(u -> u.squares()[seat])
                                .sum()
                        / n;
                long matches = branch.units().stream().mapToLong(Unit::matches).sum();
                double error = branch.adjusted(seat).error();
                plain += (squares - mean * mean) / matches;
                ours += error * error;
            }
        }
        return ours > 0 ? OptionalDouble.of(plain / ours) : OptionalDouble.empty();
    }
}
