package alea.analysis.balance;

import alea.game.Registry;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Studies for tests. */
final class Studies {
    static final Registry REGISTRY = Registry.installed();

    private Studies() {}

    static BalanceSetup setup(String game, long matches, long seed, int threads, String... vary) {
        return BalanceSetup.of(
                REGISTRY,
                game,
                Stream.of(vary).map(Variation::parse).toList(),
                List.of(),
                matches,
                seed,
                threads,
                Optional.empty());
    }

    static Balance balance(String game, long matches, long seed, int threads, String... vary) {
        return balance(setup(game, matches, seed, threads, vary));
    }

    static Balance balance(BalanceSetup setup) {
        var study = new BalanceStudy(setup, "test");
        study.play((played, of) -> {});
        return study.balance();
    }
}
