package alea.bench;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.ScalarResult;

/**
 * A profiler for JMH that adds CPU time per match and per turn (of dice: per draw) to the wall time that JMH
 * measures.
 */
public final class CpuTime implements InternalProfiler {
    static final String MATCH = "cpu.match";
    static final String TURN = "cpu.turn";

    @Override
    public String getDescription() {
        return "CPU time per match and turn";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        Meter.clear();
    }

    @Override
    public Collection<ScalarResult> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        List<ScalarResult> results = new ArrayList<>();
        if (!Double.isNaN(Meter.perMatch())) {
            results.add(new ScalarResult(MATCH, Meter.perMatch(), "ns", AggregationPolicy.AVG));
        }
        if (!Double.isNaN(Meter.perTurn())) {
            results.add(new ScalarResult(TURN, Meter.perTurn(), "ns", AggregationPolicy.AVG));
        }
        return results;
    }
}
