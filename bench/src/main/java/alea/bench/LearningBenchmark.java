package alea.bench;

import alea.game.Registry;
import alea.learn.td.TdTrainer;
import alea.learn.td.TdTraining;
import java.util.Locale;
import java.util.Map;

/**
 * How fast value networks learn from playing themselves: matches and valued positions a second of CPU time,
 * learning included.
 */
public final class LearningBenchmark {
    private static final int PARTS = 10;

    private LearningBenchmark() {}

    /** Arguments: a game, its features, hidden neurons, matches. */
    public static void main(String[] args) {
        long matches = Long.parseLong(args[3]);
        TdTraining training = new TdTrainer()
                .start(
                        Map.of(
                                "trainer",
                                "td",
                                "game",
                                args[0],
                                "features",
                                args[1],
                                "hidden",
                                Integer.parseInt(args[2]),
                                "games",
                                matches),
                        Registry.installed(),
                        1);
        long steps = training.steps();
        double best = 0;
        for (int part = 0; part < PARTS; part++) {
            long valued = training.valued();
            long begun = training.done();
            long time = Meter.threadTime();
            while (training.done() < steps * (part + 1) / PARTS) {
                training.step();
            }
            double seconds = (Meter.threadTime() - time) / 1e9;
            double positions = (training.valued() - valued) / seconds;
            best = Math.max(best, positions);
            System.out.printf(
                    Locale.ROOT,
                    "%,9.0f positions/s %,8.0f matches/s%n",
                    positions,
                    (training.done() - begun) * (double) matches / steps / seconds);
        }
        System.out.printf(Locale.ROOT, "best %,.0f positions/s%n", best);
    }
}
