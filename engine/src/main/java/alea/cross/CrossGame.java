package alea.cross;

import alea.game.Game;
import alea.game.HeuristicEvaluation;
import alea.game.Payoffs;
import alea.game.Position;
import alea.game.Recommendation;
import alea.game.Recommendation.Use;
import alea.game.Spec;
import java.util.List;
import java.util.function.Function;

/**
 * A game of this family with its seats and pawns.
 *
 * <p>A turn is one throw and all that is moved with it; another throw is another turn.
 */
public final class CrossGame implements Game {
    private final Spec spec;
    private final String title;
    private final String source;
    private final CrossRules rules;
    private final int[] places;
    private final int pawns;
    private final Function<CrossGame, Position> starting;

    /**
     * A game.
     *
     * @param spec its name and everything that sets it apart
     * @param places where the seats are, ascending
     * @param pawns of each seat
     */
    CrossGame(Spec spec, String title, String source, CrossRules rules, int[] places, int pawns) {
        this(spec, title, source, rules, places, pawns, fastest(rules, places, pawns));
    }

    /** The fastest form of positions that knows the rules; the plain one knows all. */
    private static Function<CrossGame, Position> fastest(CrossRules rules, int[] places, int pawns) {
        if (HandPosition.knows(rules, pawns)) {
            var tables = new HandTables(rules, places, pawns);
            return game -> HandPosition.start(game, tables);
        }
        if (CrossPosition.knows(rules, pawns)) {
            var tables = new CrossTables(rules, places);
            return game -> CrossPosition.start(game, tables);
        }
        return PlainCross::new;
    }

    private CrossGame(
            Spec spec,
            String title,
            String source,
            CrossRules rules,
            int[] places,
            int pawns,
            Function<CrossGame, Position> starting) {
        this.spec = spec;
        this.title = title;
        this.source = source;
        this.rules = rules;
        this.places = places.clone();
        this.pawns = pawns;
        this.starting = starting;
    }

    /** A game by the plain rules alone, which needs no tables. */
    static CrossGame plain(Spec spec, CrossRules rules, int[] places, int pawns) {
        return new CrossGame(spec, "", "", rules, places, pawns, PlainCross::new);
    }

    @Override
    public Spec spec() {
        return spec;
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public String source() {
        return source;
    }

    /** The rules of this game. */
    public CrossRules crossRules() {
        return rules;
    }

    @Override
    public int seats() {
        return places.length;
    }

    /** Pawns of each seat. */
    public int pawns() {
        return pawns;
    }

    @Override
    public int place(int seat) {
        return places[seat];
    }

    /** The seat at a place of the board, or -1 when nobody sits there. */
    int seatAt(int place) {
        for (int seat = 0; seat < places.length; seat++) {
            if (places[seat] == place) {
                return seat;
            }
        }
        return -1;
    }

    /** Whether two seats are of one side. */
    public boolean together(int seat, int other) {
        return rules.sides().together(places[seat], places[other]);
    }

    /** What a match that ends with the first side at home is worth to a seat: all of that side share the win. */
    double shareOf(int seat, int winner) {
        int side = 0;
        for (int s = 0; s < seats(); s++) {
            side += together(s, winner) ? 1 : 0;
        }
        return together(seat, winner) ? 1.0 / side : 0;
    }

    /**
     * What a match in which all play to the end is worth to the seat that is done as the so-many-th.
     *
     * @param rank from 0; that of the last, or -1, for the seat that is left
     */
    double rankScore(int rank) {
        return rank < 0 ? 0 : (seats() - rank - 1) / (double) (seats() - 1);
    }

    @Override
    public String turn() {
        return "one throw and what is moved with it";
    }

    @Override
    public boolean hasLongTurns() {
        return rules.throwing().use() != Throwing.Use.WHOLE || rules.rewards().inSteps();
    }

    @Override
    public boolean drawn() {
        return rules.sides() != Partners.ALONE;
    }

    @Override
    public Payoffs payoffs() {
        return rules.finish() == Finish.ALL && seats() > 2 ? new Payoffs(0, 1, seats() / 2.0) : Payoffs.WIN;
    }

    @Override
    public List<Recommendation> recommended() {
        return List.of(Recommendation.of("expectimax:depth=1", "plays every game", Use.SEARCH));
    }

    @Override
    public int turnCap() {
        return 50_000;
    }

    /**
     * A seat's part of all squares that were walked, every pawn counting one more, so that nobody has nothing;
     * partners have the same.
     */
    @Override
    public HeuristicEvaluation heuristic() {
        int most = payoffs().isWinOnly() ? 1 : seats();
        return (position, seat) -> {
            Pawns at = (Pawns) position;
            double own = 0;
            double all = 0;
            for (int s = 0; s < seats(); s++) {
                int walked = 0;
                for (int pawn = 0; pawn < pawns; pawn++) {
                    walked += Roads.walked(rules.circuit(), at.progress(s, pawn)) + 1;
                }
                all += walked;
                own += together(s, seat) ? walked : 0;
            }
            double part = own / all / (rules.sides() == Partners.ALONE ? 1 : 2);
            return most == 1 ? part : Math.min(1, part * seats() / 2);
        };
    }

    @Override
    public Position start() {
        return starting.apply(this);
    }

    @Override
    public Position parse(String text) {
        CrossState state = CrossNotation.parse(this, text);
        Position position = start();
        switch ((Pawns) position) {
            case CrossPosition fast -> fast.setUp(state);
            case HandPosition fast -> fast.setUp(state);
            case PlainCross plain -> plain.setUp(state);
        }
        return position;
    }

    @Override
    public Game plain() {
        return new CrossGame(spec, title, source, rules, places, pawns, PlainCross::new);
    }
}
