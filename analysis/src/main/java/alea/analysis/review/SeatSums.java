package alea.analysis.review;

import alea.analysis.review.MatchReview.Choice;
import alea.analysis.review.MatchReview.Roll;
import alea.analysis.review.MatchReview.SeatReview;
import alea.game.Payoffs;
import alea.stats.GroupedMean;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What decisions and rolls come to for every seat. */
final class SeatSums {
    private static final int WORST = 3;
    /** Of a mean loss where payoffs lie between -1 and 1. */
    private static final double RATE = 500;

    private SeatSums() {}

    /** For every seat. */
    static List<SeatReview> of(int seats, List<Choice> choices, List<Roll> rolls, Payoffs payoffs) {
        return IntStream.range(0, seats)
                .mapToObj(seat -> seat(seat, choices, rolls, payoffs))
                .toList();
    }

    private static SeatReview seat(int seat, List<Choice> choices, List<Roll> rolls, Payoffs payoffs) {
        List<Choice> own = choices.stream().filter(c -> c.seat() == seat).toList();
        double loss = own.stream().mapToDouble(Choice::loss).sum();
        GroupedMean mean = losses(own, payoffs);
        boolean none = own.isEmpty();
        List<Integer> worst = IntStream.range(0, choices.size())
                .filter(i -> choices.get(i).seat() == seat && choices.get(i).loss() > 0)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> -choices.get(i).loss()))
                .limit(WORST)
                .toList();
        boolean revised =
                !rolls.isEmpty() && rolls.stream().noneMatch(r -> r.revision().isEmpty());
        return new SeatReview(
                own.size(),
                loss,
                none ? null : loss / own.size(),
                mean.interval().map(i -> List.of(i.low(), i.high())).orElse(List.of()),
                none ? null : rate(loss / own.size(), payoffs),
                count(own, Fault.DOUBTFUL),
                count(own, Fault.BAD),
                count(own, Fault.VERY_BAD),
                rolls.stream().mapToDouble(r -> r.luck().get(seat)).sum(),
                byDice(rolls.stream().filter(r -> r.seat() == seat), seat),
                byDice(rolls.stream().filter(r -> r.seat() != seat), seat),
                revised
                        ? rolls.stream()
                                .mapToDouble(r -> r.revision().get(seat))
                                .sum()
                        : null,
                choices.stream()
                        .filter(c -> c.seat() != seat)
                        .mapToDouble(c -> c.change().get(seat))
                        .sum(),
                most(rolls, seat, i -> rolls.get(i).byDice(seat)),
                most(rolls, seat, i -> -rolls.get(i).byDice(seat)),
                worst);
    }

    private static double byDice(Stream<Roll> rolls, int seat) {
        return rolls.mapToDouble(r -> r.byDice(seat)).sum();
    }

    /** The mean loss of decisions, with its interval. */
    static GroupedMean losses(List<Choice> own, Payoffs payoffs) {
        var mean = new GroupedMean(0, payoffs.span());
        own.forEach(c -> mean.add(Math.min(c.loss(), payoffs.span())));
        return mean;
    }

    /** 500 times a mean loss where payoffs lie between -1 and 1. */
    static double rate(double meanLoss, Payoffs payoffs) {
        return RATE * 2 * meanLoss / payoffs.span();
    }

    private static int count(List<Choice> choices, Fault fault) {
        return (int) choices.stream().filter(c -> c.fault() == fault).count();
    }

    private static @Nullable Integer most(List<Roll> rolls, int seat, IntToDoubleFunction what) {
        return IntStream.range(0, rolls.size())
                .filter(i -> rolls.get(i).seat() == seat)
                .boxed()
                .max(Comparator.comparingDouble(what::applyAsDouble))
                .orElse(null);
    }

    /** What the losses of every seat gave to every seat. */
    static List<List<Double>> gifts(int seats, List<Choice> choices) {
        return IntStream.range(0, seats)
                .mapToObj(from -> IntStream.range(0, seats)
                        .mapToObj(to -> choices.stream()
                                .filter(c -> c.seat() == from)
                                .mapToDouble(c -> c.change().get(to))
                                .sum())
                        .toList())
                .toList();
    }
}
