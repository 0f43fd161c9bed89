package alea.analysis.dice;

import alea.stats.Interval;
import alea.stats.LongestRun;
import alea.stats.Proportion;
import alea.stats.Uniformity;
import java.util.ArrayList;
import java.util.List;

/**
 * What a row of rolls says of its dice.
 *
 * @param rolls how many there are
 * @param faces of the die
 * @param shares each face, from 1
 * @param facesP whether all faces come as often: a p-value that holds whenever one looks
 * @param pairsP whether what comes next depends on what came: likewise
 * @param streak the longest row of one face
 * @param drought the longest wait for a face
 */
public record Fairness(
        int rolls, int faces, List<Share> shares, double facesP, double pairsP, Rare streak, Rare drought) {
    /** Below this, dice are said not to be fair. */
    public static final double DOUBT = 0.01;

    public Fairness {
        shares = List.copyOf(shares);
    }

    /**
     * How often a face came.
     *
     * @param share of all rolls
     * @param ci95 where the true share is, at 95 %
     */
    public record Share(int face, long count, double share, List<Double> ci95) {}

    /**
     * Something that players remember.
     *
     * @param face of which
     * @param length in rolls
     * @param from its first roll, counted from 1
     * @param chance that fair dice show one of that length or more in so many rolls, with any face: at most that
     */
    public record Rare(int face, int length, int from, double chance) {}

    /**
     * Looks at rolls, in their order.
     *
     * @param rolls at least one, each 1..faces
     * @param faces at least 2
     */
    public static Fairness of(int[] rolls, int faces) {
        var all = new Uniformity(faces);
        List<Uniformity> after = new ArrayList<>();
        for (int face = 0; face < faces; face++) {
            after.add(new Uniformity(faces));
        }
        double pairs = 0;
        double most = 0;
        for (int i = 0; i < rolls.length; i++) {
            all.add(rolls[i] - 1);
            if (i > 0) {
                pairs += after.get(rolls[i - 1] - 1).add(rolls[i] - 1);
                most = Math.max(most, pairs);
            }
        }
        List<Share> shares = new ArrayList<>();
        for (int face = 1; face <= faces; face++) {
            long count = all.count(face - 1);
            Interval interval = new Proportion(count, rolls.length).interval();
            shares.add(new Share(face, count, count / (double) rolls.length, List.of(interval.low(), interval.high())));
        }
        return new Fairness(
                rolls.length,
                faces,
                shares,
                all.p(),
                Math.min(1, StrictMath.exp(-most)),
                streak(rolls, faces),
                drought(rolls, faces));
    }

    private static Rare streak(int[] rolls, int faces) {
        int best = 1;
        int from = 0;
        for (int i = 1, begun = 0; i < rolls.length; i++) {
            begun = rolls[i] == rolls[i - 1] ? begun : i;
            if (i - begun + 1 > best) {
                best = i - begun + 1;
                from = begun;
            }
        }
        // After the first roll, each is as the one before with the same chance.
        double chance = best == 1 ? 1 : LongestRun.atLeast(best - 1, rolls.length - 1, 1.0 / faces);
        return new Rare(rolls[from], best, from + 1, chance);
    }

    private static Rare drought(int[] rolls, int faces) {
        int face = 1;
        int longest = 0;
        int from = 0;
        for (int wanted = 1; wanted <= faces; wanted++) {
            int begun = 0;
            for (int i = 0; i <= rolls.length; i++) {
                if (i == rolls.length || rolls[i] == wanted) {
                    if (i - begun > longest) {
                        longest = i - begun;
                        from = begun;
                        face = wanted;
                    }
                    begun = i + 1;
                }
            }
        }
        double one = longest == 0 ? 1 : LongestRun.atLeast(longest, rolls.length, 1 - 1.0 / faces);
        return new Rare(face, longest, from + 1, Math.min(1, faces * one));
    }

    /** Whether something speaks against the dice. */
    public boolean isDoubtful() {
        return Math.min(facesP, pairsP) * 2 < DOUBT;
    }
}
