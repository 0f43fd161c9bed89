package alea.service;

import alea.game.BadInput;
import alea.game.BadSetting;
import alea.game.Game;
import alea.game.Player;
import alea.game.Registry;
import alea.match.Arbiter;
import alea.match.LanesMaker;
import alea.match.MatchLanes;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** How fast lanes play, beside the loop that plays one match after the other: in turns, in one run. */
public final class LaneRatios {
    /** Matches of a block for each lane: so many that the last ones, when lanes are idle, do not count much. */
    private static final int FOLD = 24;

    private static final String RANDOM = "random";

    private static final long SEED = 1;
    /** A block of the loop, in matches. */
    private static final int LOOP = 1500;

    private static final int TENTH = 10;

    private final ThreadMXBean time = ManagementFactory.getThreadMXBean();

    /**
     * A game and who sits down, the last again and again where seats are left.
     *
     * @param fold how many matches a lane plays in a block, about
     */
    public record Table(String game, List<String> strategies, int fold) {}

    /**
     * A game between some players.
     *
     * @param strategies of them; random players if there are none
     */
    public static Table table(String game, List<String> strategies) {
        List<String> seated = strategies.isEmpty() ? List.of(RANDOM) : strategies;
        boolean think = seated.stream().anyMatch(strategy -> !strategy.equals(RANDOM));
        return new Table(game, seated, think ? FOLD / 3 : FOLD); // who thinks takes longer
    }

    /** What is measured where nobody says what: matches that lanes hold. */
    public static List<Table> standard() {
        return LanesMaker.allSamples().stream()
                .map(sample -> table(sample.game(), List.of(sample.strategy())))
                .toList();
    }

    /**
     * Turns a second of CPU time, in the fastest tenth of blocks: its slowest.
     *
     * @param strategies by seat
     * @param lanes of lanes
     * @param scalar of the loop, with its own dice
     * @param ratio of both
     */
    public record Ratio(String game, List<String> strategies, double lanes, double scalar, double ratio) {}

    /**
     * Measures.
     *
     * @param blocks of each kind, one after the other in turns, of which the first quarter warm up; at least 4
     * @throws BadInput when there are no lanes for a table, or fewer seats than strategies
     */
    public List<Ratio> measure(Registry registry, List<Table> tables, int blocks) {
        if (blocks < 4) {
            throw new BadSetting("blocks", String.format(Locale.ROOT, "%d is not allowed; it is at least 4", blocks));
        }
        return tables.stream().map(table -> measure(registry, table, blocks)).toList();
    }

    private Ratio measure(Registry registry, Table table, int blocks) {
        Game game = registry.game(table.game);
        List<Player> players =
                table.strategies.stream().map(s -> registry.player(s, game)).toList();
        if (players.size() > game.seats()) {
            throw new BadInput(String.format(
                    Locale.ROOT, "%d strategies for the %d seats of %s", players.size(), game.seats(), game.spec()));
        }
        int[] seating = new int[game.seats()];
        Arrays.setAll(seating, seat -> Math.min(seat, players.size() - 1));
        MatchLanes lanes = LanesMaker.installed(game, players)
                .orElseThrow(() -> new BadInput(
                        "no lanes hold %s with %s".formatted(table.game, String.join(", ", table.strategies))))
                .get();
        List<Double> side = new ArrayList<>();
        List<Double> one = new ArrayList<>();
        try (var arbiter = new Arbiter(game, players, SEED, Arbiter.UNCAPPED)) {
            long match = 0;
            for (int block = 0; block < blocks; block++) {
                double sideBySide = lanes(lanes, match, seating, table.fold);
                double oneByOne = loop(arbiter, match, seating);
                match += (long) table.fold * lanes.width();
                if (block >= blocks / 4) {
                    side.add(sideBySide);
                    one.add(oneByOne);
                }
            }
        }
        return new Ratio(
                game.spec().toString(),
                Arrays.stream(seating)
                        .mapToObj(player -> players.get(player).spec().toString())
                        .toList(),
                best(side),
                best(one),
                best(side) / best(one));
    }

    private double lanes(MatchLanes lanes, long first, int[] seating, int fold) {
        long[] turns = {0};
        long began = time.getCurrentThreadCpuTime();
        lanes.play(
                SEED,
                first,
                first + (long) fold * lanes.width(),
                number -> seating,
                Arbiter.UNCAPPED,
                (number, winner, played) -> turns[0] += played);
        return turns[0] * 1e9 / (time.getCurrentThreadCpuTime() - began);
    }

    private double loop(Arbiter arbiter, long first, int[] seating) {
        long turns = 0;
        long began = time.getCurrentThreadCpuTime();
        for (long match = first; match < first + LOOP; match++) {
            arbiter.play(match, seating);
            turns += arbiter.position().turns();
        }
        return turns * 1e9 / (time.getCurrentThreadCpuTime() - began);
    }

    /** The slowest of the fastest tenth. */
    static double best(List<Double> blocks) {
        List<Double> sorted = new ArrayList<>(blocks);
        sorted.sort(Collections.reverseOrder());
        return sorted.get(sorted.size() / TENTH);
    }
}
