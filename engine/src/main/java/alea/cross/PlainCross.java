package alea.cross;

import alea.game.Position;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The rules as they read, one after the other: the judge over {@link CrossPosition}. Here a turn goes its way; {@link
 * PlainOptions} says what can be done, {@link PlainEffects} what that does.
 */
public final class PlainCross extends Position implements Pawns {
    private final CrossGame game;
    private final CrossRules rules;
    private final List<List<Integer>> outcomes;
    private final CrossState now;
    private final PlainBoard board;
    private final PlainOptions choices;
    private final PlainEffects effects;
    private final int @Nullable [] cases;
    private List<Move> moves = List.of();

    PlainCross(CrossGame game) {
        this.game = game;
        rules = game.crossRules();
        outcomes = rules.throwing().outcomes();
        now = CrossState.start(game);
        board = new PlainBoard(game, now);
        choices = new PlainOptions(game, now);
        effects = new PlainEffects(game, now);
        cases = rules.throwing().cases();
        wait(now.seat);
    }

    void setUp(CrossState state) {
        now.set(state);
        seat = now.seat;
        if (isOver()) {
            finish();
        } else if (now.dice.isEmpty() && now.bonus.isEmpty() || throwsFirst() && !now.dice.isEmpty()) {
            wait(now.seat);
        } else {
            decide();
        }
        turns = 0;
    }

    @Override
    public void take(int option) {
        if (node == DECISION) {
            move(moves.get(option));
        } else {
            thrown(outcomes.get(option));
        }
    }

    /** Values are kept, and a throw that is owed comes before they are moved. */
    private boolean throwsFirst() {
        return rules.throwing().use() == Throwing.Use.KEPT && now.owed > 0;
    }

    private void thrown(List<Integer> values) {
        boolean again = rules.repeats().by(values);
        if (rules.counts()) {
            if (again && now.sixes == 0 && rules.undoes()) {
                now.undo = CrossState.rows(now.pawns);
            } else if (!again) {
                now.undo = null;
            }
            now.sixes = again ? now.sixes + 1 : 0;
            if (now.sixes == rules.repeats().limit()) {
                effects.punish();
                next();
                return;
            }
            now.last = -1;
        } else {
            now.owed = again && now.dice.size() + values.size() < Throwing.MOST_KEPT ? 1 : 0;
        }
        now.dice.addAll(values);
        if (board.isBaseEmpty()) {
            now.dice.addAll(rules.throwing().undersides(values));
        }
        now.dice.sort(null);
        if (throwsFirst()) {
            wait(now.seat);
        } else {
            decide();
        }
    }

    private void move(Move move) {
        boolean waiting = move.isPass() && choices.isWaiting();
        if (move.isPass()) {
            pass();
        } else {
            effects.move(move);
            now.tries = 0;
        }
        if (!move.isPass() && board.isDone(now.seat)) {
            done();
        } else if (throwsFirst() && !now.dice.isEmpty()) {
            wait(now.seat);
        } else if (!now.dice.isEmpty() || !now.bonus.isEmpty()) {
            decide();
        } else if (now.sixes > 0 || now.owed > 0) {
            now.tries = 0;
            again();
        } else if (waiting && now.tries + 1 < rules.entry().tries()) {
            now.tries++;
            again();
        } else {
            next();
        }
    }

    /** Drops the values on the table, or else the steps that were earned. */
    private void pass() {
        if (now.dice.isEmpty()) {
            now.bonus.clear();
            return;
        }
        now.dice.clear();
        if (rules.repeats().played()) {
            now.sixes = 0;
            now.owed = 0;
            now.undo = null;
        }
    }

    /** All pawns of the seat to act are home. */
    private void done() {
        if (rules.finish() == Finish.ALL) {
            now.done.add(now.seat);
        }
        if (isOver()) {
            finish();
        } else {
            next();
        }
    }

    private boolean isOver() {
        if (rules.finish() == Finish.ALL) {
            return now.done.size() >= game.seats() - 1;
        }
        return IntStream.range(0, game.seats())
                .filter(s -> game.together(s, now.seat))
                .allMatch(board::isDone);
    }

    /** The same seat throws again. */
    private void again() {
        now.endThrow();
        turns++;
        wait(now.seat);
    }

    /** The turn goes to the next seat that is not done. */
    private void next() {
        now.endTurn();
        turns++;
        int next = now.seat;
        do {
            next = (next + 1) % game.seats();
        } while (board.isDone(next));
        wait(next);
    }

    private void wait(int next) {
        now.seat = next;
        seat = next;
        moves = List.of();
        node = rules.throwing().isEven() ? CHANCE : WEIGHTED;
        options = outcomes.size();
    }

    private void decide() {
        moves = choices.all();
        node = DECISION;
        options = moves.size();
    }

    private void finish() {
        turns++;
        now.endTurn();
        now.hitters = 0;
        now.seat = now.done.isEmpty() ? now.seat : now.done.getFirst();
        seat = now.seat;
        moves = List.of();
        node = OVER;
        options = 0;
    }

    @Override
    public int progress(int of, int pawn) {
        return now.pawns[of][pawn];
    }

    @Override
    public void set(Position other) {
        PlainCross o = (PlainCross) other;
        now.set(o.now);
        moves = o.moves;
        node = o.node;
        seat = o.seat;
        options = o.options;
        turns = o.turns;
    }

    @Override
    public Position copy() {
        PlainCross copy = new PlainCross(game);
        copy.set(this);
        return copy;
    }

    @Override
    public int @Nullable [] cases() {
        return cases;
    }

    @Override
    public double probability(int option) {
        return rules.throwing().probabilities()[option];
    }

    @Override
    public String label(int option) {
        if (node != DECISION) {
            return CrossNotation.joined(outcomes.get(option));
        }
        Move move = moves.get(option);
        boolean several = now.dice.isEmpty() ? now.bonus.size() > 1 : now.dice.size() > 1;
        return CrossNotation.label(rules, move.pawn(), move.other(), move.value(), move.road(), several);
    }

    @Override
    public double score(int of) {
        return rules.finish() == Finish.ALL ? game.rankScore(now.done.indexOf(of)) : game.shareOf(of, now.seat);
    }

    @Override
    public String toString() {
        return CrossNotation.write(game, now);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PlainCross o && node == o.node && now.equals(o.now);
    }

    @Override
    public int hashCode() {
        return now.hashCode();
    }
}
