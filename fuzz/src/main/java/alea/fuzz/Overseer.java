package alea.fuzz;

import alea.fuzz.Outcome.Kind;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Has a subject tried by {@link Worker}s, ends those that hang, and counts. */
final class Overseer {
    private static final String END = "end of the process";
    /** So few tries are over before the second compiler is worth its while. */
    private static final int FEW = 2_000;

    /** Faults that are shown; all are counted. */
    private static final int SHOWN = 20;

    private final long seed;
    private final int seconds;
    private final PrintStream out;

    /**
     * How a subject fared.
     *
     * @param tries how many there were
     * @param counts of their ends
     * @param faults the first of them, each with its try's number
     * @param slowest the longest try, in seconds
     */
    record Tally(String subject, int tries, Map<Kind, Integer> counts, List<String> faults, double slowest) {
        int faulty() {
            return counts.getOrDefault(Kind.FAULT, 0);
        }

        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "%-16s %,9d tries: %,9d refused, %,9d used, %,d faults; the longest took %.1f s",
                    subject,
                    tries,
                    counts.getOrDefault(Kind.REFUSED, 0),
                    counts.getOrDefault(Kind.ACCEPTED, 0),
                    faulty(),
                    slowest);
        }
    }

    /**
     * An overseer.
     *
     * @param seconds how long a try may take
     * @param out where faults are told as they come
     */
    Overseer(long seed, int seconds, PrintStream out) {
        this.seed = seed;
        this.seconds = seconds;
        this.out = out;
    }

    /** Tries a subject, from one number to before another. */
    Tally watch(Subject subject, int from, int until, Path folder) throws IOException, InterruptedException {
        Map<Kind, Integer> counts = new EnumMap<>(Kind.class);
        List<String> faults = new ArrayList<>();
        double slowest = 0;
        int next = from;
        while (next < until) {
            Process process = start(subject, next, until, folder);
            BlockingQueue<String> lines = reading(process);
            int at = next - 1;
            long begun = System.nanoTime();
            while (true) {
                // Starting takes longer than a try: it prepares.
                String line = lines.poll(at < next ? seconds + 120 : seconds, TimeUnit.SECONDS);
                if (line == null || line.equals(END)) {
                    process.destroyForcibly().waitFor();
                    String what = line == null
                            ? String.format(Locale.ROOT, "hangs: more than %d s", seconds)
                            : String.format(Locale.ROOT, "the process died, code %d", process.exitValue());
                    if (at < next) {
                        throw new IOException("%s cannot begin: %s".formatted(subject.name(), what));
                    }
                    fault(subject, at, what, counts, faults);
                    break;
                }
                if (line.equals(".")) {
                    process.waitFor();
                    at = until - 1;
                    break;
                }
                if (line.startsWith("> ")) {
                    at = Integer.parseInt(line.substring(2));
                    begun = System.nanoTime();
                } else {
                    slowest = Math.max(slowest, (System.nanoTime() - begun) * 1e-9);
                    int space = line.indexOf(' ', 2);
                    Kind kind = Kind.valueOf(line.substring(2, space));
                    if (kind == Kind.FAULT) {
                        fault(subject, at, line.substring(space + 1), counts, faults);
                    } else {
                        counts.merge(kind, 1, Integer::sum);
                    }
                }
            }
            next = at + 1;
        }
        return new Tally(subject.name(), until - from, counts, faults, slowest);
    }

    private void fault(Subject subject, int at, String what, Map<Kind, Integer> counts, List<String> faults) {
        counts.merge(Kind.FAULT, 1, Integer::sum);
        if (faults.size() < SHOWN) {
            String told = String.format(Locale.ROOT, "%s, try %d of seed %d: %s", subject.name(), at, seed, what);
            faults.add(told);
            out.println(told);
        }
    }

    private Process start(Subject subject, int from, int until, Path folder) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-XX:+UseSerialGC",
                "-Xmx600m"));
        if (until - from < FEW) {
            command.add("-XX:TieredStopAtLevel=1");
        }
        command.addAll(List.of(
                "-cp",
                System.getProperty("java.class.path"),
                Worker.class.getName(),
                subject.name(),
                Long.toString(seed),
                Integer.toString(from),
                Integer.toString(until),
                folder.toString()));
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static BlockingQueue<String> reading(Process process) {
        var lines = new LinkedBlockingQueue<String>();
        Thread.ofVirtual().start(() -> {
            try (var reader =
                    new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
                for (@Nullable String line = reader.readLine(); line != null; line = reader.readLine()) {
                    lines.add(line);
                }
            } catch (IOException e) {
                // The process is gone, as is said next.
            }
            lines.add(END);
        });
        return lines;
    }
}
