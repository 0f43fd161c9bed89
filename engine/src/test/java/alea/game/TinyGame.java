package alea.game;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A whole game of somebody else, unlike Ludo: chance that is not even, draws, and no plain rules apart. Two seats in
 * turn take one point, or gamble for three with one chance in four, a point being lost with one in eight; after three
 * turns each, the greater sum wins, or, by margins, pays by how much it is greater.
 */
public final class TinyGame implements Game {
    /** Turns of a match. */
    public static final int TURNS = 6;

    private static final double[] CHANCES = {1 / 4.0, 5 / 8.0, 1 / 8.0};
    private static final int[] GAINS = {3, 0, -1};
    private static final int MOST = TURNS / 2 * (3 + 1);

    private final boolean margins;

    /**
     * The game.
     *
     * @param margins whether a match is worth the margin of the sums, not a win
     */
    public TinyGame(boolean margins) {
        this.margins = margins;
    }

    @Override
    public Spec spec() {
        return Spec.parse(margins ? "tiny:margins=yes" : "tiny");
    }

    @Override
    public String title() {
        return "Tiny: a sure point or a gamble";
    }

    @Override
    public String source() {
        return "made up for tests";
    }

    @Override
    public int seats() {
        return 2;
    }

    @Override
    public String turn() {
        return "one point or one gamble";
    }

    @Override
    public List<Recommendation> recommended() {
        return List.of(
                Recommendation.of("of-a-jar-that-is-missing", "much", Recommendation.Use.OPPONENT),
                Recommendation.of("first", "little", Recommendation.Use.OPPONENT),
                Recommendation.of("mc:trials=20", "more", Recommendation.Use.SEARCH),
                Recommendation.of("hybrid", "nothing: it plays Ludo alone", Recommendation.Use.HINTS));
    }

    @Override
    public int turnCap() {
        return TURNS + 1;
    }

    @Override
    public Payoffs payoffs() {
        return margins ? new Payoffs(-MOST, MOST, 0) : Payoffs.WIN;
    }

    @Override
    public Position start() {
        return parse("0 0 6 0 -");
    }

    /** {@code SUM0 SUM1 LEFT TURN -}, or {@code ?} in place of the hyphen while the gamble is out. */
    @Override
    public Position parse(String text) {
        String[] fields = text.split(" ");
        var tiny = new Tiny();
        tiny.sums[0] = Integer.parseInt(fields[0]);
        tiny.sums[1] = Integer.parseInt(fields[1]);
        tiny.left = Integer.parseInt(fields[2]);
        tiny.begin(Integer.parseInt(fields[3]), fields[4].equals("?") ? Position.WEIGHTED : Position.DECISION);
        return tiny;
    }

    private final class Tiny extends Position {
        private final int[] sums = new int[2];
        private int left;

        private void begin(int next, int kind) {
            seat = next;
            node = left == 0 ? OVER : kind;
            options = node == OVER ? 0 : node == DECISION ? 2 : CHANCES.length;
        }

        @Override
        public void take(int option) {
            if (node == DECISION && option == 1) {
                begin(seat, WEIGHTED);
                return;
            }
            sums[seat] += node == DECISION ? 1 : GAINS[option];
            left--;
            turns++;
            begin(1 - seat, DECISION);
        }

        @Override
        public void set(Position other) {
            Tiny tiny = (Tiny) other;
            System.arraycopy(tiny.sums, 0, sums, 0, 2);
            left = tiny.left;
            turns = tiny.turns;
            begin(tiny.seat, tiny.node);
        }

        @Override
        public Position copy() {
            var copy = new Tiny();
            copy.set(this);
            return copy;
        }

        @Override
        public double probability(int option) {
            return CHANCES[option];
        }

        @Override
        public String label(int option) {
            return node == DECISION
                    ? option == 0 ? "point" : "gamble"
                    : String.format(Locale.ROOT, "%+d", GAINS[option]);
        }

        @Override
        public double score(int ofSeat) {
            int margin = sums[ofSeat] - sums[1 - ofSeat];
            return margins ? margin : (1 + Integer.signum(margin)) / 2.0;
        }

        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT, "%d %d %d %d %s", sums[0], sums[1], left, seat, node == WEIGHTED ? "?" : "-");
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Tiny tiny && toString().equals(tiny.toString());
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(sums) * 64 + left * 4 + node;
        }
    }
}
