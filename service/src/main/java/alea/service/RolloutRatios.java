package alea.service;

import alea.analysis.equity.Equities;
import alea.analysis.equity.Luck;
import alea.analysis.equity.Remembered;
import alea.game.Appraiser;
import alea.game.Game;
import alea.game.Player;
import alea.game.Position;
import alea.game.Registry;
import alea.learn.td.NetFactory;
import alea.match.Arbiter;
import alea.match.LanesMaker;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * How fast matches are played on from a position whose luck is told by a champion, beside the plain way, in which the
 * network values one position after the other: in turns, in one run. Both find the same luck, to the bit.
 */
public final class RolloutRatios {
    private static final String PLAYER = "hybrid";
    private static final String JUDGE = "net";
    private static final long SEED = 1;
    private static final int TENTH = 10;

    /** Matches of a block, at least. */
    private final int matches;

    /** What a block of the plain way takes at least, in ns: short ones tell of the compiler, and of chance. */
    private final long least;

    private final ThreadMXBean time = ManagementFactory.getThreadMXBean();

    /** Ratios of blocks of so many matches, or of more that take so long. */
    RolloutRatios(int matches, long least) {
        this.matches = matches;
        this.least = least;
    }

    /** Ratios of blocks that take a tenth of a second and more. */
    public RolloutRatios() {
        this(24, 100_000_000);
    }

    /** Measures the standard positions, as {@link LaneRatios} does its tables. */
    public List<LaneRatios.Ratio> measure(Registry registry, int blocks) {
        return LanesMaker.allStarts().stream()
                .map(start -> measure(registry, start, blocks))
                .toList();
    }

    /**
     * Measures one position.
     *
     * @param blocks of each kind, in turns, of which the first quarter warm up
     */
    LaneRatios.Ratio measure(Registry registry, LanesMaker.Start start, int blocks) {
        Game game = registry.game(start.game());
        Player player = registry.player(PLAYER, game);
        var quick = (Appraiser) registry.player(JUDGE, game).instances().get();
        Luck side = new Luck(game, new Remembered(Equities.by(quick), game.seats()));
        Luck one = new Luck(game, Equities.by(NetFactory.plain(game).get()));
        List<Double> sides = new ArrayList<>();
        List<Double> ones = new ArrayList<>();
        Position from = game.parse(start.position());
        try (var arbiter =
                new Arbiter(game, from, Collections.nCopies(game.seats(), player), SEED, Arbiter.UNCAPPED, false)) {
            int many = enough(arbiter, from, game.seats(), one);
            for (int block = 0; block < blocks; block++) {
                var quickly = play(arbiter, from, game.seats(), (long) block * many, many, side);
                var plainly = play(arbiter, from, game.seats(), (long) block * many, many, one);
                if (quickly.luck != plainly.luck) {
                    throw new IllegalStateException("both ways to tell luck differ in " + start.game());
                }
                if (block >= blocks / 4) {
                    sides.add(quickly.speed);
                    ones.add(plainly.speed);
                }
            }
        }
        return new LaneRatios.Ratio(
                game.spec().toString(),
                Stream.concat(IntStream.range(0, game.seats()).mapToObj(seat -> PLAYER), Stream.of("luck by " + JUDGE))
                        .toList(),
                best(sides),
                best(ones),
                best(sides) / best(ones));
    }

    /**
     * What came of a block.
     *
     * @param speed turns a second of CPU time
     * @param luck of all seats, each with a weight of its own
     */
    private record Block(double speed, double luck) {}

    /** How many matches a block has. */
    private int enough(Arbiter arbiter, Position from, int seats, Luck luck) {
        int many = matches;
        while (true) {
            long began = time.getCurrentThreadCpuTime();
            play(arbiter, from, seats, 0, many, luck);
            if (time.getCurrentThreadCpuTime() - began >= least) {
                return many;
            }
            many *= 2;
        }
    }

    private Block play(Arbiter arbiter, Position from, int seats, long first, int many, Luck luck) {
        int[] seating = IntStream.range(0, seats).toArray();
        long turns = 0;
        double sum = 0;
        long began = time.getCurrentThreadCpuTime();
        for (long match = first; match < first + many; match++) {
            arbiter.play(match, match, seating, luck);
            turns += arbiter.position().turns() - from.turns();
            for (int seat = 0; seat < seats; seat++) {
                sum += (seat + 1) * luck.sum()[seat];
            }
        }
        return new Block(turns * 1e9 / (time.getCurrentThreadCpuTime() - began), sum);
    }

    private static double best(List<Double> blocks) {
        List<Double> sorted = new ArrayList<>(blocks);
        sorted.sort(Collections.reverseOrder());
        return sorted.get(sorted.size() / TENTH);
    }
}
