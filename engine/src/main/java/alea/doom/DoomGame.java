package alea.doom;

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
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Dice of Doom on one board with one set of rules. Chance deals the tiles first, then seat 0 is to act.
 *
 * <p>A turn is one seat's: its attacks and the reinforcement that ends them.
 */
public final class DoomGame implements Game {
    /** No limit of turns. */
    public static final int ENDLESS = Integer.MAX_VALUE;

    /**
     * What can be varied but the board.
     *
     * @param seats 2..4
     * @param dice the most dice of a tile: 2..20
     * @param faces of every die: 2..100
     * @param attack the fewest dice that attack: 2..dice
     * @param reinforcement who places the dice that end a turn
     * @param taken whether as many dice are placed as were taken this turn, less one (Land of Lisp), instead of
     *     as many as the largest territory has tiles
     * @param equal whether every seat is dealt the same number of tiles, give or take one
     * @param limit after how many finished turns the match is a draw, or {@link #ENDLESS}
     */
    public record Variant(
            int seats,
            int dice,
            int faces,
            int attack,
            Reinforcement reinforcement,
            boolean taken,
            boolean equal,
            int limit) {}

    private final Spec spec;
    private final DoomBoard board;
    private final Variant variant;
    private final Battles battles;
    private final Function<DoomGame, Position> starting;

    DoomGame(Spec spec, DoomBoard board, Variant variant) {
        this(spec, board, variant, new Battles(variant.faces, variant.dice), DoomPosition::new);
    }

    private DoomGame(
            Spec spec, DoomBoard board, Variant variant, Battles battles, Function<DoomGame, Position> starting) {
        this.spec = spec;
        this.board = board;
        this.variant = variant;
        this.battles = battles;
        this.starting = starting;
    }

    @Override
    public Spec spec() {
        return spec;
    }

    @Override
    public String title() {
        return "Dice of Doom: attack with more dice, hold most tiles when somebody cannot";
    }

    @Override
    public String source() {
        return "van den Berg, Exploring Optimal Strategies for Dice of Doom, section 2";
    }

    @Override
    public int seats() {
        return variant.seats;
    }

    /** The tiles and how they touch. */
    public DoomBoard board() {
        return board;
    }

    /** What can be varied but the board. */
    public Variant variant() {
        return variant;
    }

    /** The chances of all battles that can happen. */
    public Battles battles() {
        return battles;
    }

    /** How the deal divides the tiles: at least this many for every seat. */
    int share() {
        return board.size() / variant.seats;
    }

    /** How many seats are dealt a tile more than others when all are dealt as equally as can be. */
    int extras() {
        return board.size() % variant.seats;
    }

    /** All attacks between tiles that touch, by attacker and then as {@link DoomBoard} lists neighbours, and skip. */
    @Override
    public List<String> actions() {
        Stream<String> attacks = IntStream.range(0, board.places())
                .boxed()
                .flatMap(tile -> IntStream.of(board.adjacency()[tile]).mapToObj(other -> tile + ">" + other));
        return Stream.concat(attacks, Stream.of("skip")).toList();
    }

    @Override
    public String turn() {
        return "one seat's attacks and the reinforcement that ends them";
    }

    @Override
    public List<Recommendation> recommended() {
        return List.of(Recommendation.of(
                "greedy", "wins 0.803 of doom against random", Use.OPPONENT, Use.HINTS, Use.PLAYOUTS));
    }

    @Override
    public boolean hasLongTurns() {
        return true;
    }

    @Override
    public Map<String, String> rules() {
        Map<String, String> words = new LinkedHashMap<>();
        words.put(
                "board",
                String.format(Locale.ROOT, "%d x %d, %d tiles", board.rows(), board.columns(), board.size())
                        + (board.isGrid() ? "" : ", touching as the map says"));
        words.put("seats", Integer.toString(variant.seats));
        words.put("most dice of a tile", Integer.toString(variant.dice));
        words.put("faces of a die", Integer.toString(variant.faces));
        words.put("fewest dice that attack", Integer.toString(variant.attack));
        words.put("the deal", variant.equal ? "equal shares, give or take a tile" : "every tile to any seat");
        words.put("dice that end a turn", variant.taken ? "those taken, less one" : "tiles of the largest territory");
        words.put(
                "placed",
                switch (variant.reinforcement) {
                    case IN_ORDER -> "row by row, one a tile";
                    case RANDOM -> "at random";
                    case WEIGHTED -> "at random, more likely on more dice";
                    case PLAYER -> "by the player";
                    case THESIS -> "at random, more likely on more dice, as the thesis's program seems to do it";
                });
        words.put(
                "a draw",
                variant.limit == ENDLESS
                        ? "equal tiles"
                        : String.format(Locale.ROOT, "equal tiles, or after %d turns", variant.limit));
        return words;
    }

    /** Two seats cannot share an odd number of tiles. */
    @Override
    public boolean drawn() {
        return variant.limit != ENDLESS || variant.seats != 2 || board.size() % 2 == 0;
    }

    @Override
    public int turnCap() {
        return variant.limit == ENDLESS ? 1_000_000 : variant.limit + 1;
    }

    @Override
    public boolean symmetric() {
        return true;
    }

    @Override
    public Position turned(Position position) {
        return parse(DoomNotation.turned(position.toString(), variant.seats));
    }

    @Override
    public HeuristicEvaluation heuristic() {
        return new DoomHeuristic(this);
    }

    /** Of every seat, {@code tiles} and {@code dice}: how many it has. */
    @Override
    public Optional<Facts> facts() {
        return start() instanceof DoomPosition
                ? Optional.of(position -> {
                    DoomPosition doom = (DoomPosition) position;
                    Map<String, String> facts = new LinkedHashMap<>();
                    facts.put(
                            "tiles", Facts.places(this, seats(), s -> Integer.toString(Long.bitCount(doom.tiles(s)))));
                    facts.put("dice", Facts.places(this, seats(), s -> Integer.toString(doom.dice(s))));
                    return facts;
                })
                : Optional.empty();
    }

    /** Tiles that others lose in battle. */
    @Override
    public Optional<Strikes> strikes() {
        return Optional.of((before, after) -> {
            int taken = 0;
            for (int seat = 0; seat < seats(); seat++) {
                taken += seat == before.seat() ? 0 : Long.bitCount(tiles(before, seat) & ~tiles(after, seat));
            }
            return taken;
        });
    }

    private static long tiles(Position position, int seat) {
        return position instanceof DoomPosition fast ? fast.tiles(seat) : ((PlainDoom) position).tiles(seat);
    }

    @Override
    public Position start() {
        return starting.apply(this);
    }

    /** A new fast position with all tiles dealt; see {@link DoomPosition#setUp(int, boolean, int[], int[])}. */
    public DoomPosition position() {
        return new DoomPosition(this);
    }

    @Override
    public Position parse(String text) {
        Position position = start();
        DoomNotation.Parsed parsed = DoomNotation.parse(this, text);
        if (position instanceof DoomPosition fast) {
            fast.setUp(parsed);
        } else if (position instanceof PlainDoom plain) {
            plain.setUp(parsed);
        }
        return position;
    }

    @Override
    public Game plain() {
        return new DoomGame(spec, board, variant, battles, PlainDoom::new);
    }
}
