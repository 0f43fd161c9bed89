package hypergammon;

import alea.game.Game;
import alea.game.Position;
import alea.game.Recommendation;
import alea.game.Recommendation.Use;
import alea.game.Spec;
import java.util.List;

/**
 * Backgammon with three checkers a side, which start on the points 24, 23 and 22; everything else is as in backgammon, without the cube. A
 * match is one game: a win is worth 1, a gammon (the loser has taken no checker off) 2, a backgammon (and still has one on the bar or
 * in the winner's home board) 3.
 *
 * <p>Seat 0 begins with any roll, doubles too; an arena lets every player sit there as often as the others.
 */
public final class Hypergammon implements Game {
    /** How specs call it. */
    static final String NAME = "hypergammon";

    /** Checkers of a seat. */
    static final int CHECKERS = 3;
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
    /** The most that a match is worth. */
    static final int BACKGAMMON = 3;

    static final String START = "24,23,22/24,23,22 0 -";

    private final boolean plain;

    Hypergammon() {
        this(false);
    }

    private Hypergammon(boolean plain) {
        this.plain = plain;
    }

    /** The same point, as the other seat counts it: 1..24. */
    static int across(int point) {
        return BAR - point;
    }

    @Override
    public Spec spec() {
        return new Spec(NAME, "");
    }

    @Override
    public String title() {
        return "Hypergammon: backgammon with three checkers a side";
    }

    @Override
    public String source() {
        return "the rules of backgammon (www.bkgm.com/rules.html), and its variant Hypergammon (www.bkgm.com/variants/HyperBackgammon.html)";
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
                Recommendation.of("race", "", Use.OPPONENT));
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

    @Override
    public Position start() {
        return parse(START);
    }

    @Override
    public Position parse(String text) {
        return set(Notation.parse(text));
    }

    private Position set(Notation notation) {
        return plain ? new PlainHypergammon(notation) : new HypergammonPosition(notation);
    }

    @Override
    public Game plain() {
        return new Hypergammon(true);
    }
}
