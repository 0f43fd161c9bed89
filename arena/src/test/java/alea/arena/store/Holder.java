package alea.arena.store;

import alea.arena.MatchResult;
import alea.arena.Setups;
import alea.match.Termination;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** A process of its own that writes a results file until it is killed. */
final class Holder {
    static final int MATCHES = 150_000; // more than DuckDB keeps back before it writes

    private Holder() {}

    public static void main(String[] args) throws IOException {
        var setup = Setups.of("ludo-simple", MATCHES, 1, "fast", "random");
        var recording = ResultsStore.open(Path.of(args[0])).begin(setup, "test");
        for (int i = 0; i < MATCHES; i++) {
            recording.add(new MatchResult(
                    i,
                    0,
                    i,
                    new int[] {0, 1},
                    Termination.PLAYED,
                    1,
                    new double[0],
                    100,
                    List.of(),
                    new int[0],
                    new double[0]));
        }
        if (args[1].equals("finished")) {
            recording.finish(true);
        }
        System.out.println("holding");
        System.out.flush();
        int end = System.in.read();
        throw new IllegalStateException("was to be killed, and read " + end);
    }

    /** Begins one and waits until it holds the file. */
    static Process start(Path file, Path temporary, String how) throws IOException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "--enable-native-access=ALL-UNNAMED",
                        "-Xmx128m",
                        "-Djava.io.tmpdir=" + temporary, // where a killed one leaves DuckDB's library behind
                        "-cp",
                        System.getProperty("java.class.path"),
                        Holder.class.getName(),
                        file.toString(),
                        how)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String line = process.inputReader().readLine();
        if (!"holding".equals(line)) {
            process.destroyForcibly();
            throw new IllegalStateException("the other process said " + line);
        }
        return process;
    }
}
