package alea.solve.run;

import alea.doom.DoomGame;
import alea.game.BadInput;
import alea.game.Game;
import alea.game.Memory;
import alea.game.Registry;
import alea.ludo.LudoGame;
import alea.solve.Enumerated;
import alea.solve.Objective;
import alea.solve.Solving;
import alea.solve.Space;
import alea.solve.doom.DoomPolicyIteration;
import alea.solve.doom.DoomSpace;
import alea.solve.doom.DoomZeroSum;
import alea.solve.graph.Endless;
import alea.solve.graph.Graph;
import alea.solve.graph.OwnWins;
import alea.solve.graph.ZeroSum;
import alea.solve.ludo.LudoRows;
import alea.solve.ludo.LudoSpace;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * How a game would be solved, and what that would take.
 *
 * @param game the game; without a limit of turns, which is left aside
 * @param objective what the seats play for
 * @param solver which solver serves
 * @param states how many states there are; at most so many where they have to be looked for
 * @param bytes about what memory that takes
 * @param seconds about how long that takes on two cores
 */
public record Plan(Game game, Objective objective, Solver solver, long states, long bytes, double seconds) {
    /** The solvers. Each has what it takes for a state and a sweep, measured on two cores (docs/performance.md), and usual sweeps. */
    public enum Solver {
        /** Whole rows of Ludo for two seats. */
        LUDO_ROWS("rows of Ludo", 35e-9, 30, 3_000_000),
        /** The boards of Dice of Doom in the order of attacks. */
        DOOM_SWEEP("sweeps of Dice of Doom", 8e-9, 150, 600_000),
        /** The same, where every seat plays for its own win. */
        DOOM_CHOICES("policy iteration of Dice of Doom", 27e-9, 600, 600_000),
        /** A graph over a numbering. */
        GRAPH("a graph", 400e-9, 60, 200_000),
        /** A graph over the positions that a search finds. */
        FOUND("a graph of the positions found", 1_000e-9, 60, 0);

        private final String words;
        private final double rate;
        private final int sweeps;
        /** Games that are solved in passing, within seconds, have at most so many states. */
        private final long small;

        Solver(String words, double rate, int sweeps, long small) {
            this.words = words;
            this.rate = rate;
            this.sweeps = sweeps;
            this.small = small;
        }

        @Override
        public String toString() {
            return words;
        }
    }

    /** About what a state takes in a graph, with the nodes between states and the tables. */
    private static final long BYTES_OF_GRAPH = 700;

    private static final int MOST_FOUND = 20_000_000;
    /** Positions that are looked for and solved in passing. */
    private static final int SMALL_FOUND = 20_000;

    /** How far bounds stay apart where nothing else is said. */
    public static final double STANDARD_GAP = 1e-9;

    /**
     * How a game would be solved, to {@link #STANDARD_GAP}.
     *
     * @throws BadInput when no solver serves it
     */
    public static Plan of(Game any, Objective objective) {
        return of(any, objective, STANDARD_GAP);
    }

    /**
     * How a game would be solved.
     *
     * @param gap how far bounds may stay apart
     * @throws BadInput when no solver serves it
     */
    public static Plan of(Game any, Objective objective, double gap) {
        Game game = endless(any);
        if (objective == Objective.ZERO_SUM && game.seats() != 2) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "%s has %d seats; zero-sum is for two, own-win for any number",
                    game.spec(),
                    game.seats()));
        }
        Solver solver = solver(game, objective);
        double states = states(game, solver);
        if (states > (solver == Solver.FOUND ? MOST_FOUND : 1e13)) {
            throw new BadInput(
                    String.format(Locale.ROOT, "%s has about %.0e states; that cannot be solved", game.spec(), states));
        }
        double bytes = switch (solver) {
            case LUDO_ROWS -> states * LudoRows.bytes((LudoGame) game, gap) * 1.03;
            case DOOM_SWEEP -> states / 2 * DoomZeroSum.bytes(gap);
            case DOOM_CHOICES -> states * 20;
            case GRAPH -> states * BYTES_OF_GRAPH;
            case FOUND -> states * (Enumerated.bytes(game) + BYTES_OF_GRAPH);
        };
        return new Plan(
                game, objective, solver, Math.round(states), Math.round(bytes), states * solver.rate * solver.sweeps);
    }

    /** A game without the limit of turns that makes it a draw; solvers leave that aside. */
    public static Game endless(Game game) {
        if (game instanceof DoomGame doom && doom.variant().limit() != DoomGame.ENDLESS) {
            String rest = doom.spec().rest();
            String kept = rest.replaceAll("(^|,)turns=[^,]*", "").replaceFirst("^,", "");
            return Registry.installed().game("doom:" + kept + (kept.isEmpty() ? "" : ",") + "turns=none");
        }
        return game;
    }

    private static Solver solver(Game game, Objective objective) {
        return switch (game) {
            case DoomGame doom
            when DoomZeroSum.serves(doom) -> objective == Objective.ZERO_SUM ? Solver.DOOM_SWEEP : Solver.DOOM_CHOICES;
            case DoomGame doom when DoomSpace.serves(doom) -> Solver.GRAPH;
            case LudoGame ludo
            when LudoSpace.serves(ludo) ->
                objective == Objective.ZERO_SUM && LudoRows.serves(ludo) ? Solver.LUDO_ROWS : Solver.GRAPH;
            default -> Solver.FOUND;
        };
    }

    private static double states(Game game, Solver solver) {
        if (solver == Solver.FOUND) {
            return game instanceof LudoGame ludo && ways(ludo) > MOST_FOUND ? ways(ludo) : MOST_FOUND;
        }
        if (game instanceof LudoGame ludo) {
            return ways(ludo);
        }
        DoomGame doom = (DoomGame) game;
        return 2 * Math.pow(doom.seats() * doom.variant().dice(), doom.board().size());
    }

    /** In how many ways the pawns of all seats stand; see {@link LudoSpace}. */
    private static double ways(LudoGame ludo) {
        int places = ludo.dialect().home() - ludo.dialect().origin() + 1;
        double ways = 1;
        for (int k = 0; k < ludo.pawns(); k++) {
            ways = ways * (places + k) / (k + 1);
        }
        return Math.pow(ways - 1, ludo.seats());
    }

    /** Whether the game has a numbering of its own and is solved in passing, within seconds. */
    public boolean small() {
        return states <= solver.small;
    }

    /**
     * Holds that the game fits into memory.
     *
     * @throws BadInput when it does not
     */
    public void requireRoom() {
        if ((solver == Solver.DOOM_SWEEP || solver == Solver.DOOM_CHOICES) && states > Integer.MAX_VALUE - 8) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "%s has %,d states; at most %,d are solved",
                    game.spec(),
                    states,
                    Integer.MAX_VALUE - 8));
        }
        if (solver == Solver.GRAPH && states >= Graph.MOST_NODES) {
            throw new BadInput(String.format(
                    Locale.ROOT, "%s has %,d states; a graph has room for %,d", game.spec(), states, Graph.MOST_NODES));
        }
        if (solver != Solver.FOUND) {
            Memory.require(String.format(Locale.ROOT, "%s has %,d states", game.spec(), states), bytes);
        }
    }

    /** The numbering of the states; those of a game without one are looked for. */
    public Space space() {
        return space(game, solver);
    }

    /** How the states of the game are numbered. */
    public Class<? extends Space> numbering() {
        return solver == Solver.FOUND ? Enumerated.class : game instanceof DoomGame ? DoomSpace.class : LudoSpace.class;
    }

    private static Space space(Game game, Solver solver) {
        if (solver == Solver.FOUND) {
            return new Enumerated(game, List.of(game.start()), (int) Math.min(MOST_FOUND, fitting(game)));
        }
        return game instanceof DoomGame doom ? new DoomSpace(doom) : new LudoSpace((LudoGame) game);
    }

    /** How many positions that are looked for fit into memory. */
    private static long fitting(Game game) {
        return Runtime.getRuntime().maxMemory() / (Enumerated.bytes(game) + BYTES_OF_GRAPH);
    }

    /**
     * A numbering of the states of any game.
     *
     * @throws BadInput when there are too many
     */
    public static Space space(Game any) {
        Game game = endless(any);
        Solver solver = solver(game, Objective.OWN_WIN);
        double states = states(game, solver);
        long room = Runtime.getRuntime().maxMemory();
        if (solver != Solver.FOUND && (states >= Graph.MOST_NODES || states * BYTES_OF_GRAPH > room * 0.9)) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "%s has about %,.0f states; following them all does not fit into the JVM's %s (ALEA_JAVA_OPTS=-Xmx... changes that)",
                    game.spec(),
                    states,
                    Memory.text(room)));
        }
        return space(game, solver);
    }

    /** What following all states of a large space in a graph takes, in words; empty where that is a matter of seconds. */
    public static Optional<String> effort(Space space) {
        return space.states() <= Solver.GRAPH.small
                ? Optional.empty()
                : Optional.of(String.format(
                        Locale.ROOT,
                        "%s: %,d states to follow, about %s of memory, about %s",
                        space.game().spec(),
                        space.states(),
                        Memory.text(space.states() * BYTES_OF_GRAPH),
                        time(space.states() * Solver.GRAPH.rate * Solver.GRAPH.sweeps)));
    }

    /** The solver of a small game, ready to go; empty when the game is not small. */
    Optional<Solving> beginSmall(double gap) {
        if (solver != Solver.FOUND) {
            return small() ? Optional.of(start(gap).solving()) : Optional.empty();
        }
        try {
            Space space = new Enumerated(game, List.of(game.start()), SMALL_FOUND);
            return Optional.of(on(space, gap).solving());
        } catch (BadInput e) {
            return Optional.empty(); // there are more positions
        }
    }

    private Start on(Space space, double gap) {
        Graph graph = Graph.of(space, List.of());
        Solving solving = objective == Objective.ZERO_SUM ? new ZeroSum(graph, gap) : new OwnWins(graph);
        return new Start(solving, Endless.states(graph));
    }

    /**
     * Begins.
     *
     * @param gap how far bounds may stay apart
     * @throws BadInput when the game does not fit
     */
    public Start start(double gap) {
        requireRoom();
        Space space = space();
        if (solver == Solver.LUDO_ROWS) {
            return new Start(LudoRows.of((LudoSpace) space, gap), 0);
        }
        if (solver == Solver.DOOM_SWEEP) {
            return new Start(new DoomZeroSum((DoomSpace) space, gap), 0);
        }
        if (solver == Solver.DOOM_CHOICES) {
            return new Start(new DoomPolicyIteration((DoomSpace) space), 0);
        }
        return on(space, gap);
    }

    /**
     * A solver that is ready to go.
     *
     * @param endless from how many states the seats together can play for ever
     */
    public record Start(Solving solving, int endless) {}

    /** What it takes, in words. */
    public String describe() {
        if (solver == Solver.FOUND) {
            return String.format(
                    Locale.ROOT, "%s by %s, at most %,d", objective, solver, Math.min(states, fitting(game)));
        }
        return String.format(
                Locale.ROOT,
                "%s by %s: %,d states, about %s of memory, about %s",
                objective,
                solver,
                states,
                Memory.text(bytes),
                time(seconds));
    }

    private static String time(double seconds) {
        return seconds < 1
                ? "a second"
                : seconds < 120
                        ? String.format(Locale.ROOT, "%.0f seconds", seconds)
                        : seconds < 7200
                                ? String.format(Locale.ROOT, "%.0f minutes", seconds / 60)
                                : String.format(Locale.ROOT, "%.0f hours", seconds / 3600);
    }
}
