package alea.ludo;

import alea.game.Game;
import alea.game.Outlook;
import alea.game.Position;
import alea.game.Recommendation;
import alea.game.Recommendation.Use;
import alea.game.Spec;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A Ludo dialect with a number of seats and pawns. Two seats sit opposite, at places 0 and 2; three at 0, 1 and 2.
 *
 * <p>A turn is one roll and the move made with it; an extra roll is an extra turn.
 */
public final class LudoGame implements Game {
    private final Spec spec;
    private final Dialect dialect;
    private final int[] places;
    private final int pawns;
    private final boolean toTheLast;
    private final Function<LudoGame, Position> starting;
    final Tables tables;

    /**
     * A game.
     *
     * @param places where the seats are, ascending
     * @param pawns of each seat
     * @param toTheLast whether a match goes on until every seat has all its pawns home
     */
    LudoGame(Spec spec, Dialect dialect, int[] places, int pawns, boolean toTheLast) {
        this(spec, dialect, places, pawns, toTheLast, LudoPosition::new);
    }

    private LudoGame(
            Spec spec,
            Dialect dialect,
            int[] places,
            int pawns,
            boolean toTheLast,
            Function<LudoGame, Position> starting) {
        this.spec = spec;
        this.dialect = dialect;
        this.places = places.clone();
        this.pawns = pawns;
        this.toTheLast = toTheLast;
        this.starting = starting;
        tables = new Tables(dialect, places);
    }

    /**
     * A game by rules of one's own, which no spec names: a dialect changed in one of its parts, to see what that part does.
     *
     * @param seats 2..4
     * @param pawns of each seat, 1..4
     */
    public static LudoGame of(Dialect dialect, int seats, int pawns) {
        if (seats < 2 || seats > Dialect.PLACES || pawns < 1 || pawns > Tables.PAWNS) {
            throw new IllegalArgumentException(String.format(Locale.ROOT, "%d seats with %d pawns", seats, pawns));
        }
        return new LudoGame(Spec.parse(dialect.name()), dialect, places(seats), pawns, false);
    }

    /** The places of 2 to 4 seats: two sit opposite. */
    static int[] places(int seats) {
        return seats == 2 ? new int[] {0, 2} : IntStream.range(0, seats).toArray();
    }

    @Override
    public Spec spec() {
        return spec;
    }

    @Override
    public String title() {
        return dialect.title();
    }

    @Override
    public String source() {
        return dialect.source();
    }

    /** The rules of this game. */
    public Dialect dialect() {
        return dialect;
    }

    @Override
    public int seats() {
        return places.length;
    }

    /** Pawns of each seat: 1..4. */
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

    /** Whether a match goes on until every seat has all its pawns home; the first to finish is the winner all the same. */
    public boolean toTheLast() {
        return toTheLast;
    }

    @Override
    public String turn() {
        return "one roll and the move made with it";
    }

    @Override
    public Map<String, String> rules() {
        Map<String, String> rules = new LinkedHashMap<>();
        rules.put("places with a seat", words(places));
        rules.put("pawns of a seat", Integer.toString(pawns));
        rules.putAll(dialect.parts());
        rules.put(
                "a match ends",
                toTheLast ? "when all seats have finished" : "with the first seat that has all pawns home");
        return rules;
    }

    private static String words(int[] numbers) {
        return IntStream.of(numbers).mapToObj(Integer::toString).collect(Collectors.joining(", "));
    }

    @Override
    public boolean drawn() {
        return false;
    }

    /**
     * Those of Project LUDO where nobody bars a square, the best of pyludo's on its board, and else a search: no rule
     * of the documents is for the others.
     */
    @Override
    public List<Recommendation> recommended() {
        return List.of(
                Recommendation.of(
                        "hybrid",
                        "wins 0.998 of ludo-simple and 0.786 of ludo-classic against random",
                        Use.OPPONENT,
                        Use.HINTS,
                        Use.PLAYOUTS,
                        Use.SURVEY),
                Recommendation.of("strike", "the best of Project LUDO that looks at one pawn alone", Use.SURVEY),
                Recommendation.of(
                        "smart",
                        "wins 0.858 of ludo-star:seats=2 and 0.684 of ludo-pyludo against random",
                        Use.PLAYOUTS,
                        Use.SURVEY),
                Recommendation.of("fast", "plays every dialect", Use.SURVEY),
                symmetric()
                        ? Recommendation.of("mc:trials=10", "wins 0.640 of ludo-ucsc against random", Use.SEARCH)
                        : Recommendation.of(
                                "expectimax:depth=1", "wins 0.432 of ludo-ludopy against three random", Use.SEARCH));
    }

    @Override
    public int turnCap() {
        return 20_000;
    }

    @Override
    public boolean symmetric() {
        boolean even = places.length == 4 || places.length == 2 && places[1] - places[0] == 2;
        return even && dialect.turns() != Turns.LUDOPY && !toTheLast;
    }

    @Override
    public Position turned(Position position) {
        if (!symmetric()) {
            throw new UnsupportedOperationException(spec + " does not treat all seats alike");
        }
        return parse(LudoNotation.turned(position.toString(), place(1)));
    }

    /** A seat's part of all squares that were advanced, every pawn counting one more, so that nobody has nothing. */
    @Override
    public Outlook outlook() {
        return (position, seat) -> {
            LudoPosition ludo = (LudoPosition) position;
            double own = 0;
            double all = 0;
            for (int s = 0; s < seats(); s++) {
                int advanced = 0;
                for (int pawn = 0; pawn < pawns; pawn++) {
                    advanced += ludo.progress(s, pawn) - dialect.origin() + 1;
                }
                all += advanced;
                own += s == seat ? advanced : 0;
            }
            return own / all;
        };
    }

    @Override
    public Position start() {
        return starting.apply(this);
    }

    @Override
    public Position parse(String text) {
        Position position = start();
        LudoNotation.Parsed parsed = LudoNotation.parse(this, text);
        if (position instanceof LudoPosition fast) {
            fast.setUp(parsed);
        } else if (position instanceof PlainLudo plain) {
            plain.setUp(parsed);
        }
        return position;
    }

    @Override
    public Game plain() {
        return new LudoGame(spec, dialect, places, pawns, toTheLast, PlainLudo::new);
    }
}
