package alea.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;

/**
 * CPU time that {@code ./alea web} takes until the page and the first board are answered, and by the wall clock. The
 * launcher is started anew each time, from the folder in which this runs.
 */
public final class WebStart {
    private WebStart() {}

    /** How often, 11 times if nothing is said. */
    public static void main(String[] args) throws Exception {
        int runs = args.length > 0 ? Integer.parseInt(args[0]) : 11;
        double[] cpu = new double[runs];
        double[] wall = new double[runs];
        for (int i = 0; i < runs; i++) {
            Path folder = Files.createTempDirectory("alea-start");
            long begun = System.nanoTime();
            try (var web = new WebProcess(Path.of("./alea"), folder)) {
                web.get("/");
                web.call("board", Map.of("game", "ludo-simple"));
                wall[i] = (System.nanoTime() - begun) * 1e-9;
                cpu[i] = web.cpu().toNanos() * 1e-9;
            } finally {
                Files.deleteIfExists(folder);
            }
        }
        print("CPU", cpu);
        print("wall", wall);
    }

    private static void print(String what, double[] seconds) {
        Arrays.sort(seconds);
        System.out.println(String.format(
                Locale.ROOT,
                "%s: median %.2f s, %.2f to %.2f",
                what,
                Meter.median(seconds),
                seconds[0],
                seconds[seconds.length - 1]));
    }
}
