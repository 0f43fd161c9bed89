package hypergammon;

import alea.game.Game;
import alea.game.Payoffs;
import alea.game.Position;
import alea.game.Recommendation;
import alea.game.Recommendation.Use;
import alea.game.Spec;
import alea.game.Strikes;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Backgammon with three checkers a side, which start on the points 24, 23 and 22 (or with the first two, or the first
 * one of them); everything else is as in backgammon, without the cube. A match is one game: a win is worth 1, a
 * gammon (the loser has taken no checker off) 2, a backgammon (and still has one on the bar or in the winner's home
 * board) 3.
 *
 * <p>Seat 0 begins with any roll, doubles too; an arena lets every player sit there as often as the others.
 */
public final class Hypergammon implements Game {
    /** How specs call it. */
    static final String NAME = "hypergammon";

    /** The most checkers of a seat. */
    static final int MOST_CHECKERS = 3;
    /** Where a checker waits that was hit. */
    static final int BAR = 25;
    /** Where a checker is that was borne off. */
    static final int OFF = 0;
    /** The highest point of the home board. */
    static final int HOME = 6;
    /** The points of the other seat's home board begin here. */
    static final int FAR_HOME = 19;
    /** Faces of a die. */
    static final int FACES = 6;
    /** Where the first checkers of a seat start. */
    private static final int[] START = {24, 23, 22};
    /** The most that a match is worth. */
    static final int BACKGAMMON = 3;

    private final Spec spec;
    private final int checkers;
    private final boolean plain;

    /**
     * The game.
     *
     * @param checkers of a seat: 1..{@link #MOST_CHECKERS}
     */
    Hypergammon(Spec spec, int checkers) {
        this(spec, checkers, false);
    }

    private Hypergammon(Spec spec, int checkers, boolean plain) {
        this.spec = spec;
        this.checkers = checkers;
        this.plain = plain;
    }

    /** The checkers of a seat. */
    int checkers() {
        return checkers;
    }

    /** The same point, as the other seat counts it: 1..24. */
    static int across(int point) {
        return BAR - point;
    }

    @Override
    public Spec spec() {
        return spec;
    }

    @Override
    public String title() {
        return "Hypergammon: backgammon with %s a side"
                .formatted(
                        switch (checkers) {
                            case 1 -> "one checker";
                            case 2 -> "two checkers";
                            default -> "three checkers";
                        });
    }

    @Override
    public String source() {
        return "www.bkgm.com/rules.html, and its variant www.bkgm.com/variants/HyperBackgammon.html";
    }

    @Override
    public int seats() {
        return 2;
    }

    @Override
    public String turn() {
        return "one roll of two dice and the moves made with it";
    }

    @Override
    public boolean hasLongTurns() {
        return true;
    }

    @Override
    public List<Recommendation> recommended() {
        return List.of(
                Recommendation.of("safe", "", Use.OPPONENT, Use.HINTS, Use.PLAYOUTS),
                Recommendation.of("pips", "", Use.OPPONENT));
    }

    /** What the winner has, the other seat pays. */
    @Override
    public Payoffs payoffs() {
        return new Payoffs(-BACKGAMMON, BACKGAMMON, 0);
    }

    @Override
    public boolean drawn() {
        return false;
    }

    @Override
    public int turnCap() {
        return 1_000;
    }

    @Override
    public boolean symmetric() {
        return true;
    }

    @Override
    public Position turned(Position position) {
        return set(Notation.of(position).turned());
    }

    /** Checkers that are hit. */
    @Override
    public Optional<Strikes> strikes() {
        return Optional.of((before, after) ->
                Math.max(0, onBar(after, 1 - before.seat()) - onBar(before, 1 - before.seat())));
    }

    private static int onBar(Position position, int seat) {
        return position instanceof HypergammonPosition fast
                ? Side.count(fast.side(seat), BAR)
                : ((PlainHypergammon) position).onBar(seat);
    }

    @Override
    public Position start() {
        int[] side = Arrays.copyOf(START, checkers);
        return set(new Notation(new int[][] {side, side}, 0, new int[0]));
    }

    @Override
    public Position parse(String text) {
        return set(Notation.parse(text, checkers));
    }

    private Position set(Notation notation) {
        return plain ? new PlainHypergammon(notation) : new HypergammonPosition(notation);
    }

    @Override
    public Game plain() {
        return new Hypergammon(spec, checkers, true);
    }
}
