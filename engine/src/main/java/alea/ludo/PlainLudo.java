package alea.ludo;

import alea.game.Position;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Ludo as its rules read, one after the other: the judge over {@link LudoPosition}.
 *
 * <p>The numbered rules are those of Project LUDO (UCSD), section 2.2; what a dialect changes stands in its
 * {@link Dialect}.
 */
final class PlainLudo extends Position {
    private final LudoGame game;
    private final Dialect rules;
    private final int[][] progress;
    private int die;

    PlainLudo(LudoGame game) {
        this.game = game;
        rules = game.dialect();
        progress = new int[game.seats()][game.pawns()];
        // Rule 1: all pawns begin at the origin, and the first seat rolls.
        for (int[] row : progress) {
            Arrays.fill(row, rules.origin());
        }
        roll(0);
    }

    void setUp(int[][] progress, int seat, int die) {
        for (int s = 0; s < progress.length; s++) {
            this.progress[s] = progress[s].clone();
        }
        roll(seat);
        if (allHome(seat)) {
            finish();
        } else if (die > 0) {
            rolled(die);
        }
    }

    @Override
    public void take(int option) {
        if (node == CHANCE) {
            rolled(option + 1);
            return;
        }
        int pawn = pawn(option);
        boolean struck = pawn >= 0 && move(pawn);
        turns++;
        // Rule 4: the first seat with all pawns home wins.
        if (allHome(seat)) {
            finish();
            return;
        }
        // Rule 3: an extra roll belongs to the same seat; otherwise the next seat rolls.
        boolean again = struck && rules.againOnStrike() || die == 6 && rules.againOnSix();
        roll(again ? seat : (seat + 1) % game.seats());
    }

    private void roll(int next) {
        seat = next;
        die = 0;
        node = CHANCE;
        options = 6;
    }

    private void rolled(int face) {
        die = face;
        node = DECISION;
        options = Math.max(
                1, (int) Arrays.stream(progress[seat]).filter(this::movable).count());
    }

    private void finish() {
        die = 0;
        node = OVER;
        options = 0;
    }

    private boolean movable(int p) {
        return rules.destination(p, die) != p;
    }

    /** The pawn that an option moves: the movable ones are counted in order. -1 when the only option is to pass. */
    private int pawn(int option) {
        int left = option;
        for (int pawn = 0; pawn < game.pawns(); pawn++) {
            if (movable(progress[seat][pawn]) && left-- == 0) {
                return pawn;
            }
        }
        return -1;
    }

    /** Moves a pawn; true when it struck. */
    private boolean move(int pawn) {
        int to = rules.destination(progress[seat][pawn], die);
        progress[seat][pawn] = to;
        // Rule 2: landing on an unsafe ring square sends every opposing pawn there back.
        if (to >= rules.ring() || rules.isSafe(to)) {
            return false;
        }
        boolean struck = false;
        for (int other = 0; other < game.seats(); other++) {
            for (int i = 0; other != seat && i < game.pawns(); i++) {
                int p = progress[other][i];
                if (p >= 0 && p < rules.ring() && square(other, p) == square(seat, to)) {
                    progress[other][i] = rules.origin();
                    struck = true;
                }
            }
        }
        return struck;
    }

    private int square(int seat, int p) {
        return (p + Dialect.QUARTER * game.place(seat)) % Dialect.SQUARES;
    }

    private boolean allHome(int seat) {
        return Arrays.stream(progress[seat]).allMatch(p -> p == rules.home());
    }

    @Override
    public void set(Position other) {
        PlainLudo o = (PlainLudo) other;
        for (int s = 0; s < progress.length; s++) {
            System.arraycopy(o.progress[s], 0, progress[s], 0, progress[s].length);
        }
        die = o.die;
        node = o.node;
        seat = o.seat;
        options = o.options;
        turns = o.turns;
    }

    @Override
    public Position copy() {
        PlainLudo copy = new PlainLudo(game);
        copy.set(this);
        return copy;
    }

    @Override
    public String label(int option) {
        if (node == CHANCE) {
            return Integer.toString(option + 1);
        }
        int pawn = pawn(option);
        return pawn < 0 ? "pass" : Integer.toString(pawn);
    }

    @Override
    public double score(int seat) {
        return seat == this.seat ? 1 : 0;
    }

    @Override
    public String toString() {
        return LudoNotation.write(game, progress, seat, die);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PlainLudo o
                && node == o.node
                && seat == o.seat
                && die == o.die
                && Arrays.deepEquals(progress, o.progress);
    }

    @Override
    public int hashCode() {
        return Arrays.deepHashCode(progress) * 31 + seat * 7 + die;
    }
}
