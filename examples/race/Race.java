package race;

import alea.game.BadInput;
import alea.game.Dice;
import alea.game.Game;
import alea.game.GameFactory;
import alea.game.Key;
import alea.game.Plugin;
import alea.game.Policy;
import alea.game.Position;
import alea.game.Recommendation;
import alea.game.Settings;
import alea.game.Spec;
import alea.game.Strategy;
import alea.game.StrategyFactory;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/**
 * A race of two runners to the end of a track. In turn a seat walks, one square for certain, or runs: half the time
 * that is three squares on, once in three nothing, once in six it stumbles one square back.
 */
public final class Race implements Game {
    static final int WALK = 0;
    private static final double[] CHANCES = {1 / 2.0, 1 / 3.0, 1 / 6.0};
    private static final int[] STEPS = {3, 0, -1};
    private static final String[] LABELS = {"+3", "0", "-1"};

    private final Spec spec;
    final int length;

    Race(Spec spec, int length) {
        this.spec = spec;
        this.length = length;
    }

    @Override
    public Spec spec() {
        return spec;
    }

    @Override
    public String title() {
        return "Race: walk, or run and stumble";
    }

    @Override
    public String source() {
        return "made up for docs/plugins.md";
    }

    @Override
    public int seats() {
        return 2;
    }

    @Override
    public String turn() {
        return "a walk or a run of one seat";
    }

    @Override
    public int turnCap() {
        return 100 * length;
    }

    @Override
    public boolean symmetric() {
        return true;
    }

    @Override
    public Position turned(Position position) {
        Track track = (Track) position;
        return new Track(track.squares[1], track.squares[0], 1 - track.seat(), track.running());
    }

    /** The first to arrive wins. */
    @Override
    public boolean drawn() {
        return false;
    }

    @Override
    public List<Recommendation> recommended() {
        return List.of(Recommendation.of(
                "runner", "wins 0.592 against random", Recommendation.Use.OPPONENT, Recommendation.Use.PLAYOUTS));
    }

    @Override
    public Position start() {
        return new Track(0, 0, 0, false);
    }

    /** {@code SQUARE0/SQUARE1 SEAT WAY}: the way is {@code ?} while a run is out, else {@code -}. */
    @Override
    public Position parse(String text) {
        if (!text.matches("[0-9]{1,3}/[0-9]{1,3} [01] [-?]")) {
            throw new BadInput("a position of race is SQUARE/SQUARE SEAT WAY, such as 3/5 0 -");
        }
        String[] fields = text.split("[/ ]");
        int own = Integer.parseInt(fields[0]);
        int other = Integer.parseInt(fields[1]);
        if (own > length || other > length || own == length && other == length) {
            throw new BadInput("squares are 0.." + length + ", and one runner arrives first");
        }
        return new Track(own, other, Integer.parseInt(fields[2]), fields[3].equals("?"));
    }

    /** Where the runners are. */
    final class Track extends Position {
        final int[] squares = new int[2];

        Track(int first, int second, int seat, boolean running) {
            set(first, second, seat, running);
        }

        void set(int first, int second, int toAct, boolean running) {
            squares[0] = first;
            squares[1] = second;
            seat = toAct;
            node = Math.max(first, second) == length ? OVER : running ? WEIGHTED : DECISION;
            options = node == OVER ? 0 : running ? STEPS.length : 2;
        }

        boolean running() {
            return node == WEIGHTED;
        }

        @Override
        public void take(int option) {
            if (node == DECISION && option != WALK) {
                set(squares[0], squares[1], seat, true);
                return;
            }
            int step = node == DECISION ? 1 : STEPS[option];
            squares[seat] = Math.clamp(squares[seat] + step, 0, length);
            turns++;
            set(squares[0], squares[1], squares[seat] == length ? seat : 1 - seat, false);
        }

        @Override
        public double probability(int option) {
            return CHANCES[option];
        }

        @Override
        public String label(int option) {
            return node == DECISION ? option == WALK ? "walk" : "run" : LABELS[option];
        }

        @Override
        public double score(int seat) {
            return squares[seat] == length ? 1 : 0;
        }

        @Override
        public void set(Position other) {
            Track track = (Track) other;
            set(track.squares[0], track.squares[1], track.seat, track.running());
            turns = track.turns;
        }

        @Override
        public Position copy() {
            Track copy = new Track(squares[0], squares[1], seat, running());
            copy.turns = turns;
            return copy;
        }

        @Override
        public String toString() {
            return squares[0] + "/" + squares[1] + " " + seat + (running() ? " ?" : " -");
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Track track && track.toString().equals(toString());
        }

        @Override
        public int hashCode() {
            return (squares[0] * 1000 + squares[1]) * 4 + seat * 2 + (running() ? 1 : 0);
        }
    }

    /** What the jar adds to Alea: the game, and a strategy. */
    public static final class Added implements Plugin {
        @Override
        public List<GameFactory> games() {
            return List.of(new Games());
        }

        @Override
        public List<StrategyFactory> strategies() {
            return List.of(new Runner());
        }
    }

    private record Games() implements GameFactory {
        @Override
        public String name() {
            return "race";
        }

        @Override
        public List<Key> keys() {
            return List.of(Key.range("length", "squares of the track", 4, 200, 10));
        }

        @Override
        public Game create(Settings settings) {
            return new Race(settings.spec(), settings.number("length"));
        }
    }

    /** Always runs. */
    private record Runner() implements StrategyFactory, Policy {
        @Override
        public String name() {
            return "runner";
        }

        @Override
        public String title() {
            return "Race: always runs";
        }

        @Override
        public List<Key> keys() {
            return List.of();
        }

        @Override
        public boolean plays(Game game) {
            return game instanceof Race;
        }

        @Override
        public Supplier<Strategy> create(Settings settings, Game game) {
            return () -> this;
        }

        @Override
        public int choose(Position position, Dice dice) {
            return position.options() - 1;
        }

        @Override
        public void probabilities(Position position, double[] into) {
            Arrays.fill(into, 0, position.options(), 0);
            into[position.options() - 1] = 1;
        }
    }
}
