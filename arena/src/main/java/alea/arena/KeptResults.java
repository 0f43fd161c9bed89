package alea.arena;

import alea.match.Retired;
import alea.match.Termination;
import alea.stats.StateReader;
import alea.stats.StateWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Results as bytes, without the options that were taken: all that follows from a match's number is left out, too. */
final class KeptResults {
    private static final int[] NO_OPTIONS = {};

    private KeptResults() {}

    static void save(List<MatchResult> results, StateWriter to) {
        to.count(results.size());
        for (MatchResult result : results) {
            to.count(result.number());
            to.text(result.ending().name());
            to.count(result.winners());
            to.count(result.turns());
            doubles(result.payoffs(), to);
            to.count(result.retired().size());
            for (Retired retired : result.retired()) {
                to.count(retired.seat());
                to.count(retired.turn());
                to.text(retired.reason());
                to.text(retired.position());
            }
            doubles(result.control(), to);
        }
    }

    private static void doubles(double[] numbers, StateWriter to) {
        to.count(numbers.length);
        for (double number : numbers) {
            to.number(number);
        }
    }

    /**
     * Reads results of an arena.
     *
     * @param most how many there are at most
     * @throws IllegalArgumentException when they cannot be its results
     */
    static List<MatchResult> load(ArenaSetup setup, int most, StateReader from) {
        var plan = new SeatPlan(setup);
        List<MatchResult> results = new ArrayList<>();
        for (int n = from.size(0, most); n > 0; n--) {
            results.add(load(setup, plan, from));
        }
        return results;
    }

    private static MatchResult load(ArenaSetup setup, SeatPlan plan, StateReader from) {
        int seats = setup.game().seats();
        long number = from.count(plan.matches() - 1);
        Termination ending = ending(from.text());
        int winners = (int) from.count((1L << seats) - 1);
        int turns = (int) from.count(Integer.MAX_VALUE);
        boolean worth = !setup.game().payoffs().isWinOnly() && ending != Termination.TRUNCATED;
        double[] payoffs = doubles(worth ? seats : 0, from);
        for (double payoff : payoffs) {
            setup.game().payoffs().allowed(payoff);
        }
        List<Retired> retired = new ArrayList<>();
        for (int n = from.size(0, seats); n > 0; n--) {
            retired.add(new Retired(
                    (int) from.count(seats - 1), (int) from.count(Integer.MAX_VALUE), from.text(), from.text()));
        }
        int controls = from.size(0, seats);
        if (controls != 0 && controls != seats) {
            throw new IllegalArgumentException("a control is not of all seats");
        }
        double[] control = numbers(controls, from);
        return new MatchResult(
                number,
                plan.lineup(number),
                plan.deal(number),
                plan.seating(number),
                ending,
                winners,
                payoffs,
                turns,
                List.copyOf(retired),
                NO_OPTIONS,
                control);
    }

    private static Termination ending(String name) {
        return Arrays.stream(Termination.values())
                .filter(ending -> ending.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("a match has no ending"));
    }

    private static double[] doubles(int length, StateReader from) {
        return numbers(from.size(length, length), from);
    }

    private static double[] numbers(int length, StateReader from) {
        double[] numbers = new double[length];
        for (int i = 0; i < length; i++) {
            numbers[i] = from.number();
        }
        return numbers;
    }
}
