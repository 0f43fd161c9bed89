package alea.ludo;

import alea.game.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Ludo as its rules read, one after the other: the judge over {@link LudoPosition}. What dialects do differently
 * stands in the parts of {@link Dialect}.
 */
final class PlainLudo extends Position implements Meeting.Others {
    private final LudoGame game;
    private final Dialect rules;
    private final int[][] progress;
    private final List<Integer> finished = new ArrayList<>();
    private int die;
    private int memory;
    private boolean moved;
    private boolean struck;

    PlainLudo(LudoGame game) {
        this.game = game;
        rules = game.dialect();
        progress = new int[game.seats()][game.pawns()];
        // All pawns begin at the origin, and the first seat rolls.
        for (int[] row : progress) {
            Arrays.fill(row, rules.origin());
        }
        roll(0);
    }

    void setUp(LudoNotation.Parsed parsed) {
        for (int s = 0; s < progress.length; s++) {
            progress[s] = parsed.progress()[s].clone();
        }
        finished.clear();
        finished.addAll(parsed.finished());
        memory = parsed.memory();
        roll(parsed.seat());
        if (over()) {
            finish();
        } else if (parsed.die() > 0) {
            rolled(parsed.die());
        }
    }

    @Override
    public void take(int option) {
        if (node == CHANCE) {
            rolled(option + 1);
            return;
        }
        struck = false;
        int pawn = pawn(option);
        moved = pawn >= 0;
        if (moved) {
            progress[seat][pawn] = rules.meeting().land(rules, this, progress[seat][pawn], die);
        }
        turns++;
        // The first seat with all pawns home wins.
        if (allHome() && !finished.contains(seat)) {
            finished.add(seat);
        }
        if (over()) {
            finish();
            return;
        }
        int after = rules.turns()
                .after(new Turns.Moment(memory, die, struck, allInBase(), moved, seat == game.seats() - 1));
        memory = after & ~Turns.AGAIN;
        int next = (after & Turns.AGAIN) != 0 ? seat : (seat + 1) % game.seats();
        while (rules.ending().skips() && finished.contains(next)) {
            memory = rules.turns().skipped(memory);
            next = (next + 1) % game.seats();
        }
        roll(next);
    }

    /** The progress of a pawn. */
    int progress(int of, int pawn) {
        return progress[of][pawn];
    }

    private boolean over() {
        return finished.size() == (game.toTheLast() ? game.seats() : 1);
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
        return rules.movable(p, die)
                && !rules.turns().ignores(memory, die)
                && !rules.barriers().bar(this, p, rules.destination(p, die), rules.home(), rules.over(p, die));
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

    @Override
    public int count(int k, int square) {
        int other = game.seatAt((game.place(seat) + k) % Dialect.PLACES);
        return other < 0
                ? 0
                : (int) Arrays.stream(progress[other])
                        .filter(p -> stands(p, k, square))
                        .count();
    }

    @Override
    public void strike(int k, int square) {
        int other = game.seatAt((game.place(seat) + k) % Dialect.PLACES);
        for (int i = 0; other >= 0 && i < game.pawns(); i++) {
            if (stands(progress[other][i], k, square)) {
                progress[other][i] = rules.origin();
                struck = true;
            }
        }
    }

    private boolean stands(int p, int k, int square) {
        return p >= 0 && (rules.standing(k, square) >>> p & 1) != 0;
    }

    private boolean allInBase() {
        return Arrays.stream(progress[seat]).allMatch(p -> p == Dialect.BASE);
    }

    private boolean allHome() {
        return Arrays.stream(progress[seat]).allMatch(p -> p == rules.home());
    }

    @Override
    public void set(Position other) {
        PlainLudo o = (PlainLudo) other;
        for (int s = 0; s < progress.length; s++) {
            System.arraycopy(o.progress[s], 0, progress[s], 0, progress[s].length);
        }
        List<Integer> order = List.copyOf(o.finished);
        finished.clear();
        finished.addAll(order);
        die = o.die;
        memory = o.memory;
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
        return finished.getFirst() == seat ? 1 : 0;
    }

    @Override
    public String toString() {
        return LudoNotation.write(game, progress, seat, die, memory, finished);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PlainLudo o
                && node == o.node
                && seat == o.seat
                && die == o.die
                && memory == o.memory
                && finished.equals(o.finished)
                && Arrays.deepEquals(progress, o.progress);
    }

    @Override
    public int hashCode() {
        return (Arrays.deepHashCode(progress) * 31 + finished.hashCode()) * 31 + seat * 7 + die + memory * 64;
    }
}
