package alea.cross;

import alea.game.Facts;
import alea.game.Game;
import alea.game.HeuristicEvaluation;
import alea.game.Payoffs;
import alea.game.Position;
import alea.game.Recommendation;
import alea.game.Recommendation.Use;
import alea.game.Spec;
import alea.game.Strikes;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

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
    /** By progress, the base as 0; made when it is first asked for. */
    private volatile int @Nullable [] walked;

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
        if (FastForms.hand(rules, pawns)) {
            Supplier<HandTables> tables = once(() -> new HandTables(rules, places, pawns));
            return game -> HandPosition.start(game, tables.get());
        }
        if (FastForms.one(rules, pawns)) {
            Supplier<CrossTables> tables = once(() -> new CrossTables(rules, places));
            return game -> CrossPosition.start(game, tables.get());
        }
        return PlainCross::new;
    }

    /** Tables are made when a position is first asked for: many games are named that nobody plays. */
    private static <T> Supplier<T> once(Supplier<T> making) {
        var made = new AtomicReference<@Nullable T>();
        return () -> {
            T known = made.get();
            if (known != null) {
                return known;
            }
            T mine = making.get();
            return made.compareAndSet(null, mine) ? mine : Objects.requireNonNull(made.get());
        };
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

    /**
     * Squares that a pawn has walked: 0 in the base; on a short cut as far as the way home from there is shorter.
     *
     * @param progress as {@link Pawns#progress} tells it
     */
    public int walked(int progress) {
        int[] known = walked;
        if (known == null) {
            Circuit way = rules.circuit();
            known = IntStream.rangeClosed(Circuit.BASE, way.end())
                    .map(p -> way.hasSquare(p) ? Roads.walked(way, p) : 0)
                    .toArray();
            walked = known;
        }
        return known[progress - Circuit.BASE];
    }

    /** Every pawn with every value that can be in hand, two pawns at once, and a pass, as far as rules know such. */
    @Override
    public List<String> actions() {
        boolean roads = !rules.circuit().roads().isEmpty();
        var labels = new LinkedHashSet<String>();
        for (int pawn = 0; pawn < pawns; pawn++) {
            for (int road = -1; road < (roads ? 1 : 0); road++) {
                labels.add(CrossNotation.label(rules, pawn, -1, 0, road, false));
                for (int value : valuesInHand()) {
                    labels.add(CrossNotation.label(rules, pawn, -1, value, road, true));
                }
            }
        }
        if (!rules.entry().pairs().isEmpty()) {
            for (int pawn = 0; pawn < pawns; pawn++) {
                for (int other = pawn + 1; other < pawns; other++) {
                    labels.add(CrossNotation.label(rules, pawn, other, 0, -1, false));
                }
            }
        }
        if (rules.going().mayPass()) {
            labels.add("pass");
        }
        return List.copyOf(labels);
    }

    /** Of dice, undersides, sums of two and rewards, each once, ascending; none where there is never but one. */
    private List<Integer> valuesInHand() {
        boolean one = rules.throwing().dice() == 1 && rules.throwing().use() == Throwing.Use.WHOLE;
        if (one && !rules.rewards().inSteps()) {
            return List.of();
        }
        var values = new TreeSet<Integer>();
        rules.throwing().values().forEach(value -> values.add(value.shows()));
        rules.throwing()
                .outcomes()
                .forEach(thrown -> values.addAll(rules.throwing().undersides(thrown)));
        if (rules.entry().sums()) {
            values.addAll(rules.entry().starts());
        }
        Stream.of(rules.rewards().hitSteps(), rules.rewards().homeSteps())
                .filter(steps -> steps > 0)
                .forEach(values::add);
        return List.copyOf(values);
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
    public Map<String, String> rules() {
        return CrossWords.of(this);
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

    /** Those that look at pawns; what is measured, docs/players.md has. */
    @Override
    public List<Recommendation> recommended() {
        return List.of(
                Recommendation.of(
                        "hybrid",
                        "wins 0.888 of madn:seats=2 and 0.980 of parchis against random",
                        Use.OPPONENT,
                        Use.HINTS,
                        Use.PLAYOUTS,
                        Use.SURVEY),
                Recommendation.of(
                        "strike",
                        "the next best of those that look at pawns, in madn, parchis and yut",
                        Use.OPPONENT,
                        Use.SURVEY),
                Recommendation.of("expectimax", "wins 0.886 of fia:knuff=no against two random", Use.OPPONENT),
                Recommendation.of("fast", "plays every game of the family", Use.OPPONENT, Use.PLAYOUTS, Use.SURVEY),
                Recommendation.of("expectimax:depth=1", "plays every game", Use.SEARCH));
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
                    walked += walked(at.progress(s, pawn)) + 1;
                }
                all += walked;
                own += together(s, seat) ? walked : 0;
            }
            double part = own / all / (rules.sides() == Partners.ALONE ? 1 : 2);
            return most == 1 ? part : Math.min(1, part * seats() / 2);
        };
    }

    @Override
    public Optional<Facts> facts() {
        return Optional.of(new CrossFacts(this));
    }

    /** Whether play goes on alike when the board is turned by a seat. */
    @Override
    public boolean symmetric() {
        Circuit way = rules.circuit();
        return (way.quarter() == 0 || way.quarter() * way.places() == way.ring())
                && way.places() % places.length == 0
                && IntStream.range(1, places.length)
                        .allMatch(seat -> places[seat] - places[seat - 1] == way.places() / places.length);
    }

    @Override
    public Position turned(Position position) {
        if (!symmetric()) {
            throw new UnsupportedOperationException(spec + " does not treat all seats alike");
        }
        Position turned = start();
        setUp(turned, CrossNotation.read(this, position.toString()).turned(seats()));
        return turned;
    }

    /** Pawns of a seat are equal: which of them stands where does not matter. */
    @Override
    public boolean equivalent(Position a, Position b) {
        if (a.node() != b.node() || a.seat() != b.seat() || !standAlike((Pawns) a, (Pawns) b)) {
            return false;
        }
        String one = a.toString();
        String other = b.toString();
        return rules.remembersPawns()
                ? CrossNotation.read(this, one).isEquivalent(CrossNotation.read(this, other))
                : one.substring(one.indexOf(' ')).equals(other.substring(other.indexOf(' ')));
    }

    /** Whether on every square stand as many pawns of each seat. */
    private boolean standAlike(Pawns a, Pawns b) {
        for (int seat = 0; seat < seats(); seat++) {
            int left = (1 << pawns) - 1;
            for (int pawn = 0; pawn < pawns; pawn++) {
                int other = 0;
                while (other < pawns
                        && ((left >>> other & 1) == 0 || a.progress(seat, pawn) != b.progress(seat, other))) {
                    other++;
                }
                if (other == pawns) {
                    return false;
                }
                left &= ~(1 << other);
            }
        }
        return true;
    }

    /** Pawns of others that go back; what a seat loses by its own throws is none. */
    @Override
    public Optional<Strikes> strikes() {
        return Optional.of((before, after) -> {
            Pawns from = (Pawns) before;
            Pawns to = (Pawns) after;
            int back = 0;
            for (int seat = 0; seat < seats(); seat++) {
                for (int pawn = 0; seat != before.seat() && pawn < pawns; pawn++) {
                    back += to.progress(seat, pawn) < from.progress(seat, pawn) ? 1 : 0;
                }
            }
            return back;
        });
    }

    @Override
    public Position start() {
        return starting.apply(this);
    }

    @Override
    public Position parse(String text) {
        Position position = start();
        setUp(position, CrossNotation.parse(this, text));
        return position;
    }

    /** Makes a position of this game what a text could say. */
    void setUp(Position position, CrossState state) {
        switch ((Pawns) position) {
            case CrossPosition fast -> fast.setUp(state);
            case HandPosition fast -> fast.setUp(state);
            case PlainCross plain -> plain.setUp(state);
        }
    }

    @Override
    public Game plain() {
        return new CrossGame(spec, title, source, rules, places, pawns, PlainCross::new);
    }
}
