package alea.service;

import alea.game.Dice;
import alea.game.Game;
import alea.game.Player;
import alea.game.Registry;
import alea.game.Spec;
import alea.game.Strategy;
import alea.learn.play.Workers;
import alea.papers.pyludo.players.Genome;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * How fast evolution plays the tournaments of the network Full, beside the plain path that its players are held to: in
 * turns, in one run. Both play the same matches and choose the same moves.
 */
public final class BoutRatio {
    private static final long SEED = 1;

    /** Matches of a tournament, after which two of the four make room for others, as evolution has it. */
    private static final int MATCHES = 10;

    /** A block, in tournaments. */
    private static final int BLOCK = 20;

    private static final String WORD = "evolution of " + Genome.FULL.word();

    private final ThreadMXBean time = ManagementFactory.getThreadMXBean();
    private final List<double[]> genes = new ArrayList<>();

    /** Of four chromosomes that are drawn. */
    public BoutRatio() {
        for (int seat = 0; seat < 4; seat++) {
            var dice = new Dice(SEED, seat);
            double[] drawn = new double[Genome.FULL.size()];
            Arrays.setAll(drawn, i -> 2 * (dice.unit() + dice.unit() + dice.unit() + dice.unit() - 2));
            genes.add(drawn);
        }
    }

    /**
     * Measures.
     *
     * @param blocks of each kind, as {@link LaneRatios#measure} has them
     * @return as it has them, too: {@code lanes} of evolution as it is, {@code scalar} of the plain path
     */
    public LaneRatios.Ratio measure(Registry registry, int blocks) {
        Game game = registry.game(Genome.FULL.standardGame());
        List<Double> quick = new ArrayList<>();
        List<Double> plain = new ArrayList<>();
        for (int block = 0; block < blocks; block++) {
            long first = (long) block * BLOCK * MATCHES;
            Block one = play(game, Genome.FULL::players, first);
            Block other = play(game, g -> () -> Genome.plain(g), first);
            if (!Arrays.equals(one.wins, other.wins)) {
                throw new IllegalStateException(String.format(
                        Locale.ROOT,
                        "matches from %d on have other winners: %s and %s",
                        first,
                        Arrays.toString(one.wins),
                        Arrays.toString(other.wins)));
            }
            if (block >= blocks / 4) {
                quick.add(one.speed);
                plain.add(other.speed);
            }
        }
        double lanes = LaneRatios.best(quick);
        double scalar = LaneRatios.best(plain);
        return new LaneRatios.Ratio(game.spec().toString(), List.of(WORD), lanes, scalar, lanes / scalar);
    }

    /** What a block came to, in turns a second. */
    private record Block(double speed, long[] wins) {}

    private Block play(Game game, Function<double[], Supplier<? extends Strategy>> makes, long first) {
        long[] wins = new long[genes.size()];
        long[] turns = {0};
        long began = time.getCurrentThreadCpuTime();
        Player[] players = new Player[genes.size()];
        Arrays.setAll(players, i -> player(makes.apply(genes.get(i))));
        for (long at = first; at < first + BLOCK * MATCHES; at += MATCHES) {
            int half = at / MATCHES % 2 == 0 ? 0 : players.length / 2;
            for (int i = half; i < half + players.length / 2; i++) {
                players[i] = player(makes.apply(genes.get(i)));
            }
            new Workers(game, 1).play(List.of(players), true, SEED, at, MATCHES, (arbiter, order) -> {
                turns[0] += arbiter.position().turns();
                if (arbiter.winner() >= 0) {
                    wins[order[arbiter.winner()]]++;
                }
            });
        }
        return new Block(turns[0] * 1e9 / (time.getCurrentThreadCpuTime() - began), wins);
    }

    private static Player player(Supplier<? extends Strategy> instances) {
        return new Player(new Spec(Genome.FULL.word(), ""), instances);
    }
}
