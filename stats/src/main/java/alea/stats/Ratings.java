package alea.stats;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Rates players by who beat whom, at tables of two or more.
 *
 * <p>The model is Luce's choice axiom (R. D. Luce, Individual Choice Behavior, 1959): every player has a strength w,
 * and with m<sub>i</sub> seats it wins a match with probability m<sub>i</sub> w<sub>i</sub> / sum<sub>j</sub>
 * m<sub>j</sub> w<sub>j</sub>. With two in one seat each that is Bradley and Terry's model (1952), with more it is
 * Plackett and Luce's of which only the winner counts. Seats belong in the formula because a player wins when any of
 * its seats does: three of four equal seats win three matches in four, and that is no strength. That one seat may be
 * better than another is not in the model; let players change seats.
 *
 * <p>A player that won or lost everything, or never met some others even indirectly, has no rating of greatest
 * likelihood: it is infinite or arbitrary. Therefore everybody is given <b>one drawn match</b> beside its own, spread
 * evenly over all others as opponents. It is half a win and half a loss, as Haldane and Anscombe (1956) add to odds:
 * two players get 400 log10((wins + 1/2) / (losses + 1/2)), which is all but the plain ratio after some hundred
 * matches. Where the matches themselves say little, the interval is then hundreds of points wide, as it should be.
 *
 * <p>Where matches share dice in groups, the interval rests on how much the wins differ between groups and not on the
 * model's own idea of chance: the "sandwich" of cluster sampling (P. J. Huber, 1967; K.-Y. Liang and S. L. Zeger,
 * "Longitudinal data analysis using generalized linear models", Biometrika 73, 1986).
 */
public final class Ratings {

    private static final double ELO = 400 / Math.log(10);

    private Ratings() {}

    /**
     * {@return the rating of everyone named at the tables, the best first} The same
     * company may come in several tables. The ratings have mean 0.
     */
    public static List<Rating> of(List<CompanyResults> tables) {
        if (tables.isEmpty()) {
            return List.of();
        }
        Map<String, Integer> numbers = new LinkedHashMap<>();
        for (CompanyResults table : tables) {
            for (Sitting sitting : table.sittings()) {
                numbers.putIfAbsent(sitting.player(), numbers.size());
            }
        }
        var model = new LuceModel(numbers.size());
        for (CompanyResults table : tables) {
            List<Sitting> sittings = table.sittings();
            model.add(
                    sittings.stream()
                            .mapToInt(s -> numbers.getOrDefault(s.player(), -1))
                            .toArray(),
                    sittings.stream().mapToDouble(Sitting::seats).toArray(),
                    sittings.stream().mapToDouble(Sitting::wins).toArray(),
                    table.groups());
        }
        addDraws(model, numbers.size());
        return ratings(List.copyOf(numbers.keySet()), model.fit());
    }

    private static void addDraws(LuceModel model, int players) {
        double share = 0.5 / (players - 1);
        for (int i = 0; i < players; i++) {
            for (int j = 0; j < i; j++) {
                model.add(new int[] {i, j}, new double[] {1, 1}, new double[] {share, share}, Map.of());
            }
        }
    }

    private static List<Rating> ratings(List<String> players, List<LuceModel.Strength> strengths) {
        List<Rating> ratings = new ArrayList<>();
        for (int i = 0; i < players.size(); i++) {
            double elo = ELO * strengths.get(i).log();
            double half = strengths.get(i).quantile() * ELO * strengths.get(i).standardError();
            ratings.add(new Rating(players.get(i), elo, new Interval(elo - half, elo + half)));
        }
        ratings.sort(Comparator.comparingDouble(Rating::elo).reversed());
        return List.copyOf(ratings);
    }
}
