package alea.ludo.lanes;

import alea.ludo.Defensive;
import alea.ludo.Dialect;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * What danger adds to a pawn's progress in {@link Defensive}, as three digits that are bytes; without danger all are 0.
 * With the progress added to the second one, they compare as the sums do.
 *
 * @param by what of the distance counts
 * @param large by that: which of the numbers of squares that are too large for the second digit
 * @param squares whole squares
 * @param part which part of a square is left, in their order
 */
record Fading(By by, int[] large, int[] squares, int[] part) {
    /** What counts of the distance to whoever is behind. */
    enum By {
        /** Whole sixes in the squares between. */
        BETWEEN,
        /** Whole sixes. */
        SIXES,
        /** What is left of whole sixes. */
        REST;

        int of(int distance) {
            return switch (this) {
                case BETWEEN -> (distance - 1) / 6;
                case SIXES -> distance / 6;
                case REST -> distance % 6;
            };
        }
    }

    /** A pawn's progress, and the distance to whoever is behind it: 0 where it is safe. */
    private record Seen(int progress, int distance) {}

    private static final int LAP = Dialect.SQUARES;

    /** So many squares that progress can still be added, and 1. */
    private static final int MOST = 126 - LAP;

    /** The digits of a rule; empty where they do not say it. */
    static Optional<Fading> of(Defensive rule) {
        return Arrays.stream(By.values())
                .map(by -> of(rule, by))
                .filter(fading -> fading.says(rule))
                .findFirst();
    }

    private static Fading of(Defensive rule, By by) {
        int[] values = new int[1 + distances().map(by::of).max().orElseThrow()];
        distances().forEach(distance -> values[by.of(distance)] = rule.worth(0, distance));
        int[] parts = sorted(IntStream.of(values).map(value -> value % Defensive.SQUARE));
        int[] larger = sorted(
                IntStream.of(values).map(value -> value / Defensive.SQUARE).filter(squares -> squares > MOST));
        return new Fading(
                by,
                digits(values, value -> 1 + Math.max(-1, Arrays.binarySearch(larger, value / Defensive.SQUARE))),
                digits(values, value -> value / Defensive.SQUARE > MOST ? 0 : value / Defensive.SQUARE),
                digits(values, value -> 1 + Arrays.binarySearch(parts, value % Defensive.SQUARE)));
    }

    private static int[] sorted(IntStream values) {
        return values.sorted().distinct().toArray();
    }

    private static int[] digits(int[] values, IntUnaryOperator digit) {
        return Arrays.stream(values).map(digit).toArray();
    }

    private static IntStream distances() {
        return IntStream.range(1, LAP);
    }

    /** Whether pawns compare by these digits as they do by the rule. */
    private boolean says(Defensive rule) {
        List<Seen> all = IntStream.range(0, LAP)
                .boxed()
                .flatMap(progress -> IntStream.range(0, LAP).mapToObj(distance -> new Seen(progress, distance)))
                .sorted(Comparator.comparingInt(seen -> worth(rule, seen)))
                .toList();
        return IntStream.range(1, all.size())
                .allMatch(i -> Integer.signum(Integer.compare(number(all.get(i - 1)), number(all.get(i))))
                        == Integer.signum(Integer.compare(worth(rule, all.get(i - 1)), worth(rule, all.get(i)))));
    }

    private static int worth(Defensive rule, Seen seen) {
        return rule.worth(seen.progress, seen.distance);
    }

    /** Its digits as one number. */
    private int number(Seen seen) {
        if (seen.distance == 0) {
            return seen.progress << 7;
        }
        int at = by.of(seen.distance);
        return large[at] << 14 | squares[at] + seen.progress << 7 | part[at];
    }
}
