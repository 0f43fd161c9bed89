package alea.analysis.balance;

import alea.game.Game;
import alea.game.HeuristicEvaluation;
import alea.game.Position;
import alea.game.Strikes;
import alea.match.Watcher;
import java.util.Arrays;
import java.util.Optional;

/** Sees matches go by and counts what happens in the one at hand. Allocates nothing while it does. For one thread. */
public final class MatchMeter implements Watcher {
    /** From here on a match is decided. */
    static final double DECIDED = 0.9;

    /** Values of the heuristic that differ by less are even. */
    private static final double EVEN = 1e-9;

    private static final int NOBODY = -1;

    private final Game game;
    private final Optional<Strikes> counter;
    private final Optional<Outlook> outlook;
    private final HeuristicEvaluation heuristic;
    private final Position before;
    private final Position first;
    private final Position other;
    private final double[] values;
    private final double[] chances;
    /** By seat: the last turn that it began without being sure to win; -1 for none. */
    private final int[] doubted;

    private int turn;
    private int leader;
    private int strikes;
    private int leadChanges;
    private int decisions;
    private int choices;

    /** A meter of a game that tells strikes, decisions and choices alone. */
    public MatchMeter(Game game) {
        this(game, Optional.empty());
    }

    /**
     * A meter of a game.
     *
     * @param outlook says when matches are decided; empty where nothing tells, and nobody leads then
     */
    MatchMeter(Game game, Optional<Outlook> outlook) {
        this.game = game;
        this.outlook = outlook;
        counter = game.strikes();
        heuristic = game.heuristic();
        before = game.start();
        first = game.start();
        other = game.start();
        values = new double[game.seats()];
        chances = new double[game.seats()];
        doubted = new int[game.seats()];
    }

    @Override
    public void begin(Position start) {
        turn = -1;
        leader = NOBODY;
        Arrays.fill(doubted, -1);
        strikes = 0;
        leadChanges = 0;
        decisions = 0;
        choices = 0;
    }

    @Override
    public void before(Position position, int option) {
        if (outlook.isPresent() && position.turns() != turn) {
            turn = position.turns();
            look(position, outlook.get());
        }
        if (position.node() == Position.DECISION) {
            decisions++;
            choices += position.options() > 1 && isChoice(position) ? 1 : 0;
        }
        if (counter.isPresent()) {
            before.set(position);
        }
    }

    @Override
    public void after(Position position) {
        if (counter.isPresent()) {
            strikes += counter.get().between(before, position);
        }
    }

    /** Whether two options lead to positions that are not equivalent. */
    private boolean isChoice(Position position) {
        first.set(position);
        first.take(0);
        for (int option = 1; option < position.options(); option++) {
            other.set(position);
            other.take(option);
            if (!game.equivalent(first, other)) {
                return true;
            }
        }
        return false;
    }

    private void look(Position position, Outlook chance) {
        int best = 0;
        boolean alone = true;
        for (int seat = 0; seat < values.length; seat++) {
            values[seat] = heuristic.of(position, seat);
            if (seat > 0) {
                double ahead = values[seat] - values[best];
                alone = ahead > EVEN || alone && ahead < -EVEN;
                best = ahead > EVEN ? seat : best;
            }
        }
        if (alone) {
            leadChanges += leader != NOBODY && leader != best ? 1 : 0;
            leader = best;
        }
        chance.chances(position, values, chances);
        for (int seat = 0; seat < chances.length; seat++) {
            if (chances[seat] <= DECIDED) {
                doubted[seat] = turn;
            }
        }
    }

    /** Strikes of the match, where the game tells. */
    public int strikes() {
        return strikes;
    }

    /** How often another seat was the one ahead than the last that was. */
    int leadChanges() {
        return leadChanges;
    }

    /** Nodes at which a seat decided, also where it had one option. */
    public int decisions() {
        return decisions;
    }

    /** Those with options that are not equivalent. */
    public int choices() {
        return choices;
    }

    /** Whether a seat was sure to win when the last turn began. */
    boolean isForeseen(int winner) {
        return doubted[winner] < turn;
    }

    /** How many turns were played when a seat was sure to win, and stayed it. */
    int decidedAt(int winner) {
        return doubted[winner] + 1;
    }
}
