package alea.solve.run;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Memory;
import alea.solve.Cost;
import alea.solve.Enumerated;
import alea.solve.Numbering;
import alea.solve.Objective;
import alea.solve.QuickSolver;
import alea.solve.SolvePlugin;
import alea.solve.Solving;
import alea.solve.Space;
import alea.solve.graph.Endless;
import alea.solve.graph.Graph;
import alea.solve.graph.OwnWins;
import alea.solve.graph.ZeroSum;
import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
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
    /** Which solver serves; its text says it to people. */
    public sealed interface Solver {
        /** What it costs. */
        Cost cost();
    }

    /** One that the game brings, over the numbering that the game brings. */
    private record Brought(Numbering numbering, QuickSolver quick) implements Solver {
        @Override
        public Cost cost() {
            return quick.cost();
        }

        @Override
        public String toString() {
            return quick.words();
        }
    }

    /** A graph over the numbering that the game brings. */
    private record Numbered(Numbering numbering) implements Solver {
        @Override
        public Cost cost() {
            return GRAPH;
        }

        @Override
        public String toString() {
            return "a graph";
        }
    }

    /** A graph over the positions that a search finds, for any game. */
    private record Found() implements Solver {
        @Override
        public Cost cost() {
            return FOUND;
        }

        @Override
        public String toString() {
            return "a graph of the positions found";
        }
    }

    private static final Cost GRAPH = new Cost(400e-9, 60, 200_000);
    private static final Cost FOUND = new Cost(1_000e-9, 60, 0);

    /** About what a state takes in a graph, with the nodes between states and the tables. */
    private static final long BYTES_OF_GRAPH = 700;

    private static final int MOST_FOUND = 20_000_000;
    /** Beyond that, no numbering is of use. */
    private static final double MOST_NUMBERED = 1e13;
    /** Seconds that somebody waits who asked for something else. */
    private static final double MINUTES = 600;
    /** Of games without a numbering, so many states are worth a try: of each there may be some dozens. */
    private static final double FEW_FOUND = 20_000;
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
        return of(any, objective, gap, 0);
    }

    /**
     * How the endgames of a game would be solved: the positions in which at most so many pieces of all seats are left.
     *
     * @param gap how far bounds may stay apart
     * @param pieces how many; 0 for the whole game
     * @throws BadInput when no solver serves it, or there are no such endgames
     */
    public static Plan of(Game any, Objective objective, double gap, int pieces) {
        Game game = endless(any);
        if (objective == Objective.ZERO_SUM && game.seats() != 2) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "%s has %d seats; zero-sum is for two, own-win for any number",
                    game.spec(),
                    game.seats()));
        }
        if (pieces > 0 && objective != Objective.ZERO_SUM) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "endgames are solved for the objective zero-sum alone, of two seats%s",
                    game.seats() == 2 ? "" : String.format(Locale.ROOT, "; %s has %d", game.spec(), game.seats())));
        }
        SolvePlugin plugin = SolvePlugin.of(game);
        Solver solver = pieces == 0
                ? solver(plugin.numbering(game), objective)
                : solver(Optional.of(endgame(plugin, game, pieces)), objective);
        double states = switch (solver) {
            case Brought(Numbering numbering, QuickSolver _) -> numbering.states();
            case Numbered(Numbering numbering) -> numbering.states();
            case Found _ -> Math.max(MOST_FOUND, plugin.states(game));
        };
        if (states > (solver instanceof Found ? MOST_FOUND : MOST_NUMBERED)) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "%s has about %.0e states; that cannot be solved, and " + Enumerated.SMALLER,
                    game.spec(),
                    states));
        }
        double bytes = switch (solver) {
            case Brought(Numbering _, QuickSolver quick) -> quick.bytes().applyAsDouble(gap);
            case Numbered _ -> states * BYTES_OF_GRAPH;
            case Found _ -> states * (Enumerated.bytes(game) + BYTES_OF_GRAPH);
        };
        return new Plan(
                game,
                objective,
                solver,
                Math.round(states),
                Math.round(bytes),
                solver.cost().seconds(states));
    }

    /** A game without the limit of turns that makes it a draw; solvers leave that aside. */
    public static Game endless(Game game) {
        return SolvePlugin.of(game).solved(game);
    }

    private static Numbering endgame(SolvePlugin plugin, Game game, int pieces) {
        return plugin.endgame(game, pieces)
                .orElseThrow(() -> new BadInput(
                        "%s has no endgames that could be solved apart: Ludo of two seats in ".formatted(game.spec())
                                + "which pawns only strike has, such as ludo-simple and ludo-classic"));
    }

    private static Solver solver(Optional<Numbering> numbering, Objective objective) {
        if (numbering.isEmpty()) {
            return new Found();
        }
        Optional<QuickSolver> quick = numbering.get().solver(objective);
        return quick.isPresent() ? new Brought(numbering.get(), quick.get()) : new Numbered(numbering.get());
    }

    /** Whether the game has a numbering of its own. */
    public boolean numbered() {
        return !(solver instanceof Found);
    }

    /** Whether it is known how many states there are, at least about: else nobody knows before they are looked for. */
    public boolean counted() {
        return numbered() || SolvePlugin.of(game).states(game) > 0;
    }

    /**
     * What solving takes, in words, where that is a matter of minutes and of the memory at hand; empty where it is
     * more, or nobody knows.
     */
    public Optional<String> withinMinutes() {
        if (numbered()) {
            boolean fits = bytes < Runtime.getRuntime().maxMemory() * 0.9 && seconds <= MINUTES;
            return fits ? Optional.of(time(seconds)) : Optional.empty();
        }
        double known = SolvePlugin.of(game).states(game);
        return known > 0 && known <= FEW_FOUND ? Optional.of("a minute or two") : Optional.empty();
    }

    /** Whether the game has a numbering of its own and is solved in passing, within seconds. */
    public boolean small() {
        return states <= solver.cost().small();
    }

    /**
     * Holds that the game fits into memory.
     *
     * @throws BadInput when it does not
     */
    public void requireRoom() {
        if (solver instanceof Brought(Numbering _, QuickSolver quick) && states > quick.most()) {
            throw new BadInput(String.format(
                    Locale.ROOT, "%s has %,d states; at most %,d are solved", game.spec(), states, quick.most()));
        }
        if (solver instanceof Numbered && states >= Graph.MOST_NODES) {
            throw new BadInput(String.format(
                    Locale.ROOT, "%s has %,d states; a graph has room for %,d", game.spec(), states, Graph.MOST_NODES));
        }
        if (numbered()) {
            requireMachine(machine());
            Memory.require(String.format(Locale.ROOT, "%s has %,d states", game.spec(), states), bytes);
        }
    }

    /** What the machine has of memory, in bytes; no option of the JVM gives more. */
    private static long machine() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system
                ? system.getTotalMemorySize()
                : Long.MAX_VALUE;
    }

    void requireMachine(long machine) {
        if (bytes <= machine) {
            return;
        }
        int pieces = fittingPieces();
        throw new BadInput(String.format(
                Locale.ROOT,
                "%s has %,d states and needs about %s of memory, more than the %s of this machine; %s%s",
                game.spec(),
                states,
                Memory.text(bytes),
                Memory.text(machine),
                pieces == 0
                        ? ""
                        : String.format(
                                Locale.ROOT,
                                "endgames of at most %d pieces fit (--endgame %d: docs/endgames.md), and ",
                                pieces,
                                pieces),
                Enumerated.SMALLER));
    }

    /** Of how many pieces the largest endgames are that fit into the JVM; 0 where none do. */
    private int fittingPieces() {
        int fit = 0;
        try {
            for (int pieces = 2; ; pieces++) {
                Plan plan = of(game, objective, STANDARD_GAP, pieces);
                if (plan.states >= states || plan.bytes > Runtime.getRuntime().maxMemory() * 0.9) {
                    return fit;
                }
                fit = pieces;
            }
        } catch (BadInput e) {
            return fit; // there are no such endgames
        }
    }

    /** The numbering of the states; those of a game without one are looked for. */
    public Space space() {
        return switch (solver) {
            case Brought(Numbering numbering, QuickSolver _) -> numbering.space();
            case Numbered(Numbering numbering) -> numbering.space();
            case Found _ -> found(game);
        };
    }

    /** How the states of the game are numbered. */
    public Class<? extends Space> numbering() {
        return switch (solver) {
            case Brought(Numbering numbering, QuickSolver _) -> numbering.kind();
            case Numbered(Numbering numbering) -> numbering.kind();
            case Found _ -> Enumerated.class;
        };
    }

    private static Space found(Game game) {
        return new Enumerated(game, List.of(game.start()), (int) Math.min(MOST_FOUND, fitting(game)));
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
        Optional<Numbering> numbering = SolvePlugin.of(game).numbering(game);
        if (numbering.isEmpty()) {
            return found(game);
        }
        double states = numbering.get().states();
        long room = Runtime.getRuntime().maxMemory();
        if (states >= Graph.MOST_NODES || states * BYTES_OF_GRAPH > room * 0.9) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "%s has about %,.0f states; following them all does not fit into the JVM's %s "
                            + "(ALEA_JAVA_OPTS=-Xmx... changes that)",
                    game.spec(),
                    states,
                    Memory.text(room)));
        }
        return numbering.get().space();
    }

    /**
     * What following all states of a large space in a graph takes, in words; empty where that is a matter of seconds.
     */
    public static Optional<String> effort(Space space) {
        return space.states() <= GRAPH.small()
                ? Optional.empty()
                : Optional.of(String.format(
                        Locale.ROOT,
                        "%s: %,d states to follow, about %s of memory, about %s",
                        space.game().spec(),
                        space.states(),
                        Memory.text(space.states() * BYTES_OF_GRAPH),
                        time(GRAPH.seconds((double) space.states()))));
    }

    /** The solver of a small game, ready to go; empty when the game is not small. */
    Optional<Solving> beginSmall(double gap) {
        if (numbered()) {
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
        return solver instanceof Brought(Numbering _, QuickSolver quick)
                ? new Start(quick.maker().begin(space, gap), 0)
                : on(space, gap);
    }

    /**
     * A solver that is ready to go.
     *
     * @param endless from how many states the seats together can play for ever
     */
    public record Start(Solving solving, int endless) {}

    /** What it takes, in words. */
    public String describe() {
        if (!numbered()) {
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

    /** A length of time in words, as exact as an estimate is. */
    public static String time(double seconds) {
        return seconds < 1
                ? "a second"
                : seconds < 120
                        ? String.format(Locale.ROOT, "%.0f seconds", seconds)
                        : seconds < 7200
                                ? String.format(Locale.ROOT, "%.0f minutes", seconds / 60)
                                : String.format(Locale.ROOT, "%.0f hours", seconds / 3600);
    }
}
