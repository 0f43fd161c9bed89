package alea.analysis.review;

import alea.analysis.review.MatchReview.Choice;
import alea.game.Payoffs;
import alea.stats.GroupedMean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * How well a strategy, or a person, played in several matches.
 *
 * @param player its spec, as records have it
 * @param matches that it sat in
 * @param decisions of more than one distinct option
 * @param loss in all
 * @param meanLoss of a decision; missing without any
 * @param ci95 its 95 % interval, matches being independent of each other; empty with fewer than two matches
 * @param rate 500 times the mean loss where payoffs lie between -1 and 1
 * @param mistakes decisions that lost anything
 * @param quantiles of the losses of those: the median, 80 % and 95 %; empty without any
 */
public record PlayerReview(
        String player,
        int matches,
        int decisions,
        double loss,
        @Nullable Double meanLoss,
        List<Double> ci95,
        @Nullable Double rate,
        int mistakes,
        List<Double> quantiles) {
    private static final double[] QUANTILES = {0.5, 0.8, 0.95};

    /**
     * A match.
     *
     * @param players by seat
     */
    public record Match(List<String> players, MatchReview review) {}

    /** Of every player of some matches of one game, by name. */
    public static List<PlayerReview> of(List<Match> matches, Payoffs payoffs) {
        Map<String, List<List<Choice>>> byPlayer = new TreeMap<>();
        for (Match match : matches) {
            for (String player : match.players.stream().distinct().toList()) {
                byPlayer.computeIfAbsent(player, p -> new ArrayList<>())
                        .add(match.review.choices().stream()
                                .filter(c -> match.players.get(c.seat()).equals(player))
                                .toList());
            }
        }
        List<PlayerReview> players = new ArrayList<>();
        byPlayer.forEach((player, choices) -> players.add(of(player, choices, payoffs)));
        return players;
    }

    private static PlayerReview of(String player, List<List<Choice>> matches, Payoffs payoffs) {
        var mean = new GroupedMean(0, payoffs.span());
        matches.forEach(m -> mean.add(
                m.stream().mapToDouble(c -> Math.min(c.loss(), payoffs.span())).toArray()));
        double[] losses = matches.stream()
                .flatMap(List::stream)
                .mapToDouble(Choice::loss)
                .filter(l -> l > 0)
                .sorted()
                .toArray();
        int decisions = matches.stream().mapToInt(List::size).sum();
        double loss = Arrays.stream(losses).sum();
        return new PlayerReview(
                player,
                matches.size(),
                decisions,
                loss,
                decisions == 0 ? null : loss / decisions,
                mean.interval().map(i -> List.of(i.low(), i.high())).orElse(List.of()),
                decisions == 0 ? null : SeatSums.rate(loss / decisions, payoffs),
                losses.length,
                losses.length == 0
                        ? List.of()
                        : Arrays.stream(QUANTILES)
                                .mapToObj(q -> losses[(int) Math.min(losses.length - 1, q * losses.length)])
                                .toList());
    }
}
