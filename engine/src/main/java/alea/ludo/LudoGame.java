package alea.ludo;

import alea.game.Facts;
import alea.game.Game;
import alea.game.HeuristicEvaluation;
import alea.game.Position;
import alea.game.Recommendation;
import alea.game.Recommendation.Use;
import alea.game.Spec;
import alea.game.Strikes;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
    private final String title;
    private final String source;
    private final Dialect dialect;
    private final int[] places;
    private final int pawns;
    private final Function<LudoGame, Position> starting;
    final Tables tables;
    /** See {@link #shared}; -1 before it is asked for. */
    private volatile long shared = -1;

    /**
     * A game.
     *
     * @param spec its name and everything that sets it apart: two games with one spec have the same rules
     * @param places where the seats are, ascending
     * @param pawns of each seat
     */
    LudoGame(Spec spec, String title, String source, Dialect dialect, int[] places, int pawns) {
        this(spec, title, source, dialect, places, pawns, LudoPosition::new);
    }

    private LudoGame(
            Spec spec,
            String title,
            String source,
            Dialect dialect,
            int[] places,
            int pawns,
            Function<LudoGame, Position> starting) {
        this.spec = spec;
        this.title = title;
        this.source = source;
        this.dialect = dialect;
        this.places = places.clone();
        this.pawns = pawns;
        this.starting = starting;
        tables = new Tables(dialect, places, pawns);
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

    /** The pawns: who can only pass has no choice. */
    @Override
    public List<String> actions() {
        return IntStream.range(0, pawns).mapToObj(Integer::toString).toList();
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

    /**
     * Whether a match goes on until every seat has all its pawns home; the first to finish is the winner all the
     * same.
     */
    public boolean toTheLast() {
        return dialect.ending().toTheLast();
    }

    /**
     * The squares on which pawns of two seats can come to stand together, as bits of progress, the same from every
     * place.
     */
    public long shared() {
        long known = shared;
        if (known < 0) {
            known = Sharing.squares(dialect);
            shared = known;
        }
        return known;
    }

    /**
     * The least progress from which on no pawn meets one of another seat, as long as all pawns of all seats have come
     * so far: no move leads back before it, and nobody's way from there on crosses another's. {@link Dialect#origin}
     * where seats never meet, {@link Dialect#home} where only pawns that are home are beyond all contact.
     */
    public int passed() {
        for (int progress = 0; progress < dialect.home(); progress++) {
            if (goesOnFrom(progress) && keepsApartFrom(progress)) {
                return progress == 0 ? dialect.origin() : progress;
            }
        }
        return dialect.home();
    }

    private boolean goesOnFrom(int least) {
        return IntStream.range(least, dialect.home())
                .allMatch(p -> IntStream.rangeClosed(1, 6)
                        .allMatch(die -> !dialect.movable(p, die)
                                || dialect.destination(p, die) >= least && dialect.via(p, die) >= least));
    }

    private boolean keepsApartFrom(int least) {
        for (int seat = 1; seat < places.length; seat++) {
            for (int from = 0; from < seat; from++) {
                int k = places[seat] - places[from];
                if (IntStream.range(least, dialect.home())
                        .anyMatch(p -> dialect.standing(k, p) >>> least != 0
                                || dialect.standing(Dialect.PLACES - k, p) >>> least != 0)) {
                    return false;
                }
            }
        }
        return true;
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
     * of the documents is for the others, and where a roll too high leads back, {@code fast} can lose to chance. What
     * is measured, the atlas of rules has measured.
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
                Recommendation.of(
                        "strike", "the best of Project LUDO that looks at one pawn alone", Use.OPPONENT, Use.SURVEY),
                Recommendation.of(
                        "smart",
                        "wins 0.858 of ludo-star:seats=2 and 0.684 of ludo-pyludo against random",
                        Use.OPPONENT,
                        Use.PLAYOUTS,
                        Use.SURVEY),
                Recommendation.of(
                        "expectimax",
                        "wins 0.674 of ludo-classic:overshoot=back,stars=6.19.32.45 against random",
                        Use.OPPONENT),
                Recommendation.of("fast", "plays every dialect", Use.OPPONENT, Use.SURVEY),
                dialect.turns().treatsSeatsAlike()
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
        return even && dialect.turns().treatsSeatsAlike() && !toTheLast();
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
    public HeuristicEvaluation heuristic() {
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

    /** Pawns of a seat are equal: which of them stands where does not matter. */
    @Override
    public boolean equivalent(Position a, Position b) {
        return a instanceof LudoPosition one && b instanceof LudoPosition other
                ? one.isEquivalent(other)
                : LudoNotation.sorted(a.toString()).equals(LudoNotation.sorted(b.toString()));
    }

    /** Pawns that go back to where pawns begin, also that of the mover, where it meets somebody safe. */
    @Override
    public Optional<Strikes> strikes() {
        return Optional.of((before, after) -> before instanceof LudoPosition from && after instanceof LudoPosition to
                ? to.sentBackSince(from)
                : sentBack((PlainLudo) before, (PlainLudo) after));
    }

    private int sentBack(PlainLudo before, PlainLudo after) {
        int origin = dialect.origin();
        int back = 0;
        for (int seat = 0; seat < seats(); seat++) {
            for (int pawn = 0; pawn < pawns; pawn++) {
                back += after.progress(seat, pawn) == origin && before.progress(seat, pawn) > origin ? 1 : 0;
            }
        }
        return back;
    }

    @Override
    public Optional<Facts> facts() {
        return start() instanceof LudoPosition ? Optional.of(new LudoFacts(this)) : Optional.empty();
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
        return new LudoGame(spec, title, source, dialect, places, pawns, PlainLudo::new);
    }
}
