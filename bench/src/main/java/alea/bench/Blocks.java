package alea.bench;

import alea.game.BadInput;
import alea.game.Quoted;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/**
 * Matches a second of CPU time, for any game and strategies: plays blocks of matches on one thread, after five
 * other games, and prints the best tenth of the blocks, the median one, and all together. On a busy machine the
 * best tenth comes nearest to what the code does undisturbed, if a block has enough matches to be like any other;
 * with few long matches, only all together mean something.
 */
public final class Blocks {
    /** Of as many blocks as are counted, this part is played before them. */
    private static final double WARM_UP = 0.25;

    private static final String USAGE = "arguments: [--moves] GAME STRATEGY... BLOCKS MATCHES";

    private Blocks() {}

    /**
     * Arguments: {@code --moves} to count the decisions of the strategies, too, which slows down quick ones; a
     * game; its strategies by seat, repeated to fill the seats; how many blocks; how many matches in each.
     */
    public static void main(String[] args) {
        boolean counting = args.length > 0 && args[0].equals("--moves");
        List<String> words = List.of(args).subList(counting ? 1 : 0, args.length);
        int n = words.size();
        if (n < 4) {
            throw stop(USAGE);
        }
        int blocks = number(words.get(n - 2));
        int size = number(words.get(n - 1));
        String game = words.getFirst();
        String[] strategies = words.subList(1, n - 2).toArray(String[]::new);
        BenchMatches.playFiveOthers();
        BenchMatches matches = matches(counting, game, strategies);
        long index = 0;
        for (long end = (long) Math.ceil(WARM_UP * blocks) * size; index < end; index++) {
            matches.play(index);
        }
        double[] seconds = new double[blocks];
        long[] turns = new long[blocks];
        long[] moves = new long[blocks];
        for (int block = 0; block < blocks; block++) {
            moves[block] = -matches.moves();
            long began = Meter.threadTime();
            for (long end = index + size; index < end; index++) {
                turns[block] += matches.play(index);
            }
            seconds[block] = (Meter.threadTime() - began) / 1e9;
            moves[block] += matches.moves();
        }
        System.out.printf(
                "%s, %d blocks of %d: best tenth, median, all%n",
                String.join(" ", words.subList(0, n - 2)), blocks, size);
        double all = Arrays.stream(seconds).sum();
        print("matches/s", blocks, block -> size / seconds[block], (double) blocks * size / all);
        print(
                "turns/s",
                blocks,
                block -> turns[block] / seconds[block],
                Arrays.stream(turns).sum() / all);
        if (counting) {
            print(
                    "moves/s",
                    blocks,
                    block -> moves[block] / seconds[block],
                    Arrays.stream(moves).sum() / all);
        }
    }

    /**
     * The slowest block of the fastest tenth, which is one block at least, the median block, and all blocks
     * together.
     */
    private static void print(String unit, int blocks, IntToDoubleFunction rate, double all) {
        double[] rates = IntStream.range(0, blocks).mapToDouble(rate).sorted().toArray();
        System.out.printf(
                Locale.ROOT,
                "%,12.0f %,12.0f %,12.0f %s%n",
                rates[blocks - Math.max(1, blocks / 10)],
                Meter.median(rates),
                all,
                unit);
    }

    private static BenchMatches matches(boolean counting, String game, String[] strategies) {
        try {
            return counting ? BenchMatches.counting(game, strategies) : new BenchMatches(game, strategies);
        } catch (BadInput e) {
            throw stop(String.valueOf(e.getMessage()));
        }
    }

    private static int number(String text) {
        if (!text.matches("[1-9][0-9]{0,8}")) {
            throw stop(Quoted.of(text) + " is no number from 1 to 999999999; " + USAGE);
        }
        return Integer.parseInt(text);
    }

    private static IllegalStateException stop(String why) {
        System.err.println(why);
        System.exit(2);
        return new IllegalStateException(why);
    }
}
