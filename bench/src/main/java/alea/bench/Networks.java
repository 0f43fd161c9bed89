package alea.bench;

import alea.game.Dice;
import alea.game.Game;
import alea.game.Position;
import alea.game.Registry;
import alea.game.Strategy;
import alea.ludo.LudoPosition;
import alea.papers.pyludo.players.Genome;
import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * What a move of the network Full takes: the states after the moves, the network on each, and the choice, through the
 * engine's contract. The exact path, the fast one in plain loops, and the fast one with the Vector API, each in JVMs
 * of its own, in turns.
 */
public final class Networks {
    private static final String GAME = "ludo-pyludo-fork";
    private static final int POSITIONS = 1000;
    private static final int BLOCKS = 200;
    private static final List<String> VECTOR_API = List.of("--add-modules", "jdk.incubator.vector");

    private Networks() {}

    /**
     * Arguments: how many JVMs of each kind (standard 3), and a file of weights (standard: drawn). Or what one of
     * them does.
     */
    public static void main(String[] args) throws Exception {
        if (args.length == 3) {
            measure(args[0], args[1], args[2]);
            return;
        }
        int forks = args.length == 0 ? 3 : Integer.parseInt(args[0]);
        Path weights = args.length > 1 ? Path.of(args[1]) : drawn();
        Map<String, double[]> figures = new LinkedHashMap<>();
        for (int fork = 0; fork < forks; fork++) {
            run(List.of(), "exact", "exact", weights, fork, forks, figures);
            run(List.of(), "fast, plain loops", "fast", weights, fork, forks, figures);
            run(VECTOR_API, "fast, Vector API", "fast", weights, fork, forks, figures);
        }
        SideBySide.print(figures, forks);
        if (args.length < 2) {
            Files.delete(weights);
        }
    }

    private static void run(
            List<String> flags,
            String name,
            String speed,
            Path weights,
            int fork,
            int forks,
            Map<String, double[]> figures)
            throws IOException, InterruptedException {
        SideBySide.child(flags, Networks.class, List.of(name, speed, weights.toString()), fork, forks, figures);
    }

    /** Weights about as large as the champion's. */
    private static Path drawn() throws IOException {
        var dice = new Dice(1, 0);
        double[] genes = new double[Genome.FULL.size()];
        for (int i = 0; i < genes.length; i++) {
            genes[i] = 2 * (dice.unit() + dice.unit() + dice.unit() + dice.unit() - 2);
        }
        Path file = Files.createTempFile("alea-full", ".npy");
        Genome.FULL.write(file, genes);
        return file;
    }

    private static void measure(String name, String speed, String weights) {
        Registry registry = Registry.installed();
        Game game = registry.game(GAME);
        Strategy player = registry.player("full:file=%s,speed=%s".formatted(weights, speed), game)
                .instances()
                .get();
        List<Position> four = new ArrayList<>();
        List<Position> any = new ArrayList<>();
        gather(game, four, any);
        measure(name + ", four candidates on four squares", player, four);
        measure(name + ", decisions as random play meets them", player, any);
    }

    /** Decisions with something to decide, from random play. */
    private static void gather(Game game, List<Position> four, List<Position> any) {
        Position position = game.start();
        for (int match = 0; four.size() < POSITIONS || any.size() < POSITIONS; match++) {
            position.set(game.start());
            var dice = new Dice(1, match);
            while (position.node() != Position.OVER) {
                if (position.isChance()) {
                    position.take(dice.chance(position));
                    continue;
                }
                if (position.options() > 1 && any.size() < POSITIONS && dice.below(20) == 0) {
                    any.add(position.copy());
                }
                if (position.options() == 4 && four.size() < POSITIONS && squares((LudoPosition) position) == 4) {
                    four.add(position.copy());
                }
                position.take(dice.below(position.options()));
            }
        }
    }

    private static long squares(LudoPosition position) {
        return IntStream.range(0, 4)
                .map(pawn -> position.progress(position.seat(), pawn))
                .distinct()
                .count();
    }

    private static void measure(String name, Strategy player, List<Position> positions) {
        Position[] list = positions.toArray(Position[]::new);
        var dice = new Dice(1, 0);
        long picks = 0;
        for (int warmUp = 0; warmUp < 400; warmUp++) {
            picks += block(player, list, dice);
        }
        double[] nanos = new double[BLOCKS];
        nanos[0] = Meter.threadTime(); // what measuring itself allocates the first time is not counted
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long allocated = -threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < BLOCKS; i++) {
            long began = Meter.threadTime();
            picks += block(player, list, dice);
            nanos[i] = (double) (Meter.threadTime() - began) / list.length;
        }
        allocated += threads.getCurrentThreadAllocatedBytes();
        if (picks < 0) {
            throw new IllegalStateException("picks cannot be negative");
        }
        SideBySide.print(name + ", ns/move, median", Meter.median(nanos));
        SideBySide.print(name + ", ns/move, best", Meter.least(nanos));
        SideBySide.print(name + ", bytes/move", (double) allocated / ((long) BLOCKS * list.length));
    }

    private static long block(Strategy player, Position[] positions, Dice dice) {
        long picks = 0;
        for (Position position : positions) {
            picks += player.choose(position, dice);
        }
        return picks;
    }
}
