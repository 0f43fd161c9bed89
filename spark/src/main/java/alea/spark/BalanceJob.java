package alea.spark;

import alea.analysis.balance.BalanceStudy;
import alea.cli.Alea;
import alea.service.BalanceRun;
import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * A comparison of rules as texts and numbers.
 *
 * @param game its spec
 * @param vary keys with values
 * @param against another game, compared as a whole; null where there is none
 * @param players who sits in every seat, and whom it is compared with
 * @param matches of each variant
 * @param seed of all dice
 * @param maxTurns where a match is stopped; null for where the game says
 */
record BalanceJob(
        String game,
        List<String> vary,
        @Nullable String against,
        List<String> players,
        long matches,
        long seed,
        @Nullable Integer maxTurns)
        implements Serializable {
    /** What this machine has looked up already. */
    private static final Map<BalanceJob, BalanceStudy> STUDIES = new ConcurrentHashMap<>();

    static BalanceJob of(BalanceRun.Request request) {
        return new BalanceJob(
                request.game(),
                request.vary(),
                request.against(),
                request.players(),
                request.matches(),
                request.seed(),
                request.maxTurns());
    }

    /** The comparison, of which this machine plays blocks. */
    BalanceStudy study() {
        return STUDIES.computeIfAbsent(this, BalanceJob::lookedUp);
    }

    private BalanceStudy lookedUp() {
        return new BalanceRun(Here.registry(), Alea.version())
                .study(new BalanceRun.Request(
                        game,
                        vary,
                        against,
                        players,
                        matches,
                        seed,
                        1, // a task is a thread
                        maxTurns,
                        null, // the driver writes
                        false,
                        BalanceRun.EVERY));
    }
}
