package alea.bench;

import java.util.Collection;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import org.openjdk.jmh.Main;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * Runs the benchmarks with JMH's own command line, always with CPU time and allocation, and ends with a table: for
 * every fork the median of its iterations, and of those the median and the range.
 */
public final class Benchmarks {
    private static final String ALLOCATED = "gc.alloc.rate.norm";

    private Benchmarks() {}

    /** Any argument that asks for help or lists goes to JMH as it is. */
    public static void main(String[] args) throws Exception {
        var given = new CommandLineOptions(args);
        if (given.shouldHelp()
                || given.shouldList()
                || given.shouldListWithParams()
                || given.shouldListProfilers()
                || given.shouldListResultFormats()) {
            Main.main(args);
            return;
        }
        var options = new OptionsBuilder()
                .parent(given)
                .addProfiler(CpuTime.class)
                .addProfiler(GCProfiler.class)
                .build();
        System.out.print(table(new Runner(options).run()));
    }

    private static String table(Collection<RunResult> results) {
        var text = new StringBuilder("\nmedian of the forks (lowest-highest)\n");
        for (RunResult result : results) {
            String name = name(result);
            boolean dice = name.startsWith("dice");
            add(text, result, name, "ns", r -> r.getPrimaryResult().getScore() * (dice ? 1 : 1000));
            add(text, result, name + ", CPU", "ns", r -> secondary(r, CpuTime.MATCH));
            add(text, result, name + (dice ? ", CPU" : ", CPU a turn"), "ns", r -> secondary(r, CpuTime.TURN));
            add(text, result, name + ", allocated", "B", r -> secondary(r, ALLOCATED));
        }
        return text.toString();
    }

    /** For instance {@code match random before=five}. */
    private static String name(RunResult result) {
        var params = result.getParams();
        String[] words = params.getBenchmark().split("\\.");
        var name = new StringBuilder(
                words[words.length - 2].replace("Benchmark", "").toLowerCase(Locale.ROOT));
        name.append(' ').append(words[words.length - 1]);
        for (String key : params.getParamsKeys()) {
            name.append(' ').append(key).append('=').append(params.getParam(key));
        }
        return name.toString();
    }

    private static double secondary(IterationResult result, String label) {
        Result<?> value = result.getSecondaryResults().get(label);
        return value == null ? Double.NaN : value.getScore();
    }

    private static void add(
            StringBuilder text, RunResult result, String name, String unit, ToDoubleFunction<IterationResult> value) {
        double[] forks = result.getBenchmarkResults().stream()
                .mapToDouble(fork -> Meter.median(values(fork, value)))
                .sorted()
                .toArray();
        if (forks.length == 0 || Double.isNaN(forks[0])) {
            return;
        }
        double median = Meter.median(forks);
        text.append(String.format(
                Locale.ROOT, "%-45s %12.2f %s (%.2f-%.2f)", name, median, unit, forks[0], forks[forks.length - 1]));
        if (name.startsWith("match") && name.endsWith("CPU") || name.startsWith("arena run") && !name.contains(",")) {
            text.append(String.format(Locale.ROOT, ", %,.0f matches/s", 1e9 / median));
        }
        text.append('\n');
    }

    private static double[] values(BenchmarkResult fork, ToDoubleFunction<IterationResult> value) {
        return fork.getIterationResults().stream().mapToDouble(value).toArray();
    }
}
