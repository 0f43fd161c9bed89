package alea.papers.projectludo;

import alea.game.Position;
import alea.ludo.LudoPosition;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import alea.papers.Reasons;
import alea.papers.Rule;
import alea.papers.Verdict;
import alea.stats.Mean;
import java.util.List;
import java.util.Locale;

/**
 * Sections 10.4 and 10.5. A chase: a pawn of fast has just crossed the start of aggressive, whose pawn there hunts
 * it, never overshooting, until it strikes or the other is home, 26 squares on.
 */
final class Chase {
    /** Squares of a lap. */
    static final int LAP = 52;
    /** Squares from the start of a seat to that of the other. */
    static final int WAY = 26;
    /** The farthest from which a chase is looked at. */
    private static final int FAR = 18;

    private Chase() {}

    static void measure(Lab lab, Notebook notebook) {
        double six = 1 - Math.pow(5.0 / 6, 6);
        notebook.equal("one-turn", Measured.exact(1.0 / 6), 0, "");
        notebook.finding("six-turns", Measured.exact(six), Verdict.WRONG);
        notebook.finding("power", Measured.exact(1 - six), Verdict.AGREES);
        notebook.finding("distances", Measured.text("1 to 6"), Verdict.WRONG);
        notebook.statement("below-one", true, "every turn misses with a probability of at least 5/6");
        notebook.finding("damage-low", Measured.exact(2.0 / 52), Verdict.AGREES);
        notebook.finding("damage-high", Measured.exact(1), Verdict.AGREES);
        notebook.statement(
                "longer",
                true,
                String.format(
                        Locale.ROOT,
                        "1 - (5/6)^n grows with n: %.4f after one turn, %.4f after six, %.4f after twelve",
                        1.0 / 6,
                        six,
                        1 - Math.pow(5.0 / 6, 12)));
        distance(notebook);
        double plain = success(false);
        double safe = success(true);
        notebook.finding(
                "half",
                Measured.exact(safe),
                safe < 0.5 && safe > 0.4 ? Verdict.AGREES : Verdict.DIFFERS,
                notebook.reason("half", plain));
    }

    /**
     * Section 12.6: how a chase's success depends on how far the hunted is ahead; without safe squares, which would
     * hide it.
     */
    private static void distance(Notebook notebook) {
        double[] byGap = new double[FAR + 1];
        for (int gap = 1; gap <= FAR; gap++) {
            int way = gap + WAY - 1;
            byGap[gap] = success(0, gap, way, false, new double[(way + 1) * (way + 1)]);
        }
        boolean falls = true;
        for (int gap = 7; gap <= FAR; gap++) {
            falls &= byGap[gap] < byGap[gap - 1];
        }
        boolean within = true;
        for (int gap = 2; gap <= 6; gap++) {
            within &= byGap[gap] < byGap[gap - 1];
        }
        notebook.finding(
                "distance",
                Measured.text(String.format(
                        Locale.ROOT,
                        "%.4f from 1 square, %.4f from 6, %.4f from 12, %.4f from 18",
                        byGap[1],
                        byGap[6],
                        byGap[12],
                        byGap[18])),
                falls && byGap[12] < byGap[6] / 2 ? Verdict.AGREES : Verdict.DIFFERS,
                Reasons.join(
                        notebook.reason("distance"),
                        within ? "" : notebook.reason("within-a-roll"),
                        notebook.reason("steep")));
    }

    /** The probability that the hunter strikes before the hunted is home. */
    static double success(boolean safeSquares) {
        double sum = 0;
        double weights = 0;
        double[] u = Landing.landing();
        for (int gap = 1; gap <= 6; gap++) {
            // How likely the last roll led just so far beyond the start of the other.
            double weight = 0;
            for (int die = gap; die <= 6; die++) {
                weight += u[WAY + gap - die] / 6;
            }
            weights += weight;
            sum += weight * success(0, gap, WAY, safeSquares, new double[(WAY + 1) * (WAY + 1)]);
        }
        return sum / weights;
    }

    /**
     * The hunter, on {@code at}, is to roll, and the hunted is home after {@code way} squares; known holds one more
     * than the value, 0 where there is none yet.
     */
    static double success(int at, int hunted, int way, boolean safeSquares, double[] known) {
        if (hunted >= way) {
            return 0;
        }
        int key = at * way + hunted;
        if (known[key] > 0) {
            return known[key] - 1;
        }
        boolean safe = safeSquares && (hunted % 13 == 0 || hunted % 13 == 8);
        double sum = 0;
        for (int die = 1; die <= 6; die++) {
            int to = at + die;
            if (to == hunted && !safe) {
                sum += 1;
            } else {
                int now = to < hunted ? to : at;
                for (int flight = 1; flight <= 6; flight++) {
                    sum += success(now, hunted + flight, way, safeSquares, known) / 6;
                }
            }
        }
        known[key] = 1 + sum / 6;
        return sum / 6;
    }

    static void payoff(Lab lab, Notebook notebook) {
        double loss = 2.0 / 7 * 13;
        notebook.equal("stranded", Measured.exact(26 / 2), 0, "");
        notebook.equal("progress", Measured.exact(26 + 13), 0, "");
        notebook.equal("even", Measured.exact(26 + 26 - 52), 0);
        notebook.equal("stranded-loss", Measured.exact(loss), 0, "");
        notebook.equal("yield", Measured.exact(39 - loss), 0, "");
        notebook.equal("two-pawns", Measured.exact(26 + 26), 0, "");
        notebook.equal("head-start", Measured.exact(52 / 2), 0);
        notebook.equal("relative", Measured.exact(26 - 52), 0);
        double success = success(true);
        notebook.finding(
                "success", Measured.exact(success), Math.abs(success - 0.5) <= 0.03 ? Verdict.AGREES : Verdict.DIFFERS);
        notebook.equal("no-strike", Measured.exact(0.5 * 5 / 7), 0);
        notebook.equal("strike", Measured.exact(0.5 * 2 / 7), 0);
        notebook.equal("net", Measured.exact(35.0 / 2 - 26.0 / 7), 0);
        int games = lab.games(5_000, 50_000);
        Measured gain = gain(lab, "aggressive", "fast", games);
        notebook.equal("payoff-real", gain, 3);
        Decisions.Count leaves = Decisions.of(lab, "aggressive", "fast", games / 5, Decisions::leavesTheForemost)
                .getFirst();
        notebook.finding(
                "identical",
                Measured.rate((double) leaves.yes(), leaves.kind())
                        .as(String.format(
                                Locale.ROOT,
                                "it moves another pawn than the foremost in %.4f of such decisions",
                                leaves.share())),
                leaves.share() > Rule.MARGIN ? Verdict.DIFFERS : Verdict.AGREES);
        notebook.note(String.format(
                Locale.ROOT,
                "With the exact probability of a chase the document's own sum would be %.1f squares. Its "
                        + "successes all lie in front of the stranded pawn, and its "
                        + "failures end with the circuit; the matches go on, and aggressive loses them.",
                success * 35 - (1 - success) * 2 / 7 * 26));
        notebook.command(String.format(
                Locale.ROOT, "alea arena ludo-simple aggressive fast --games %d --seed %d", 2 * games, lab.seed()));
    }

    /**
     * Squares that one is ahead of the other at the end of a match for every half circuit, begun by either as often.
     */
    static Measured gain(Lab lab, String of, String over, int games) {
        long[] one = lab.watch("ludo-simple", List.of(of, over), games, 2, () -> new Lead(0));
        long[] other = lab.watch("ludo-simple", List.of(over, of), games, 2, () -> new Lead(1));
        double sum = one[0] + other[0];
        double squares = one[1] + other[1];
        return Measured.of(Mean.ofSums(sum, squares, 2L * games).dividedBy(Lead.UNIT));
    }

    /** The lead of a seat at the end for every half circuit, in thousandths of a square. */
    private static final class Lead implements Lab.Watcher {
        static final double UNIT = 1000;
        private final int seat;
        private long rolls;

        Lead(int seat) {
            this.seat = seat;
        }

        @Override
        public void begin(Position start) {
            rolls = 0;
        }

        @Override
        public void before(Position position, int option) {
            rolls += position.node() == Position.CHANCE ? 1 : 0;
        }

        @Override
        public void after(Position position) {}

        @Override
        public void end(Position position, long[] counts) {
            LudoPosition p = (LudoPosition) position;
            int lead = 0;
            for (int pawn = 0; pawn < 4; pawn++) {
                lead += p.progress(seat, pawn) - p.progress(1 - seat, pawn);
            }
            long per = Math.round(UNIT * lead / (rolls / 2.0 * 3.5 / WAY));
            counts[0] += per;
            counts[1] += per * per;
        }
    }
}
