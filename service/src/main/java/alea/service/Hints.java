package alea.service;

import alea.analysis.rollout.DistinctOption;
import alea.game.Game;
import alea.game.Position;
import alea.game.Registry;
import alea.game.Spec;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Advice for the people of many matches, with its reasons. Safe to share between threads. */
public final class Hints {
    private static final int GAMES = 8;

    /**
     * What is known of a decision.
     *
     * @param reasons why the best option is worth more than the next; none where there is one alone
     */
    public record Hint(Advice advice, List<String> reasons) {}

    private final Registry registry;
    private final Lru<Spec, Adviser> advisers = new Lru<>(GAMES);

    /** Advice by the strategies of a registry. */
    public Hints(Registry registry) {
        this.registry = registry;
    }

    /**
     * What the distinct options of a decision are worth, at some length; nothing where nobody can tell.
     */
    public Optional<Hint> of(Game game, Position decision, List<DistinctOption> options) {
        Adviser adviser = advisers.get(game.spec(), () -> new Adviser(registry, game));
        synchronized (adviser) {
            return adviser.advice(decision, options)
                    .map(advice -> new Hint(advice, reasons(game, decision, options, advice)));
        }
    }

    private List<String> reasons(Game game, Position decision, List<DistinctOption> options, Advice advice) {
        int best = advice.best();
        return IntStream.range(0, options.size())
                .filter(option -> option != best)
                .boxed()
                .max(Comparator.comparingDouble(
                        option -> advice.options().get(option).equity()))
                .map(next -> Explanation.of(
                                registry,
                                game,
                                decision,
                                options.get(best).options().getFirst(),
                                options.get(next).options().getFirst(),
                                LuckTeller.best(registry, game))
                        .reasons())
                .orElse(List.of());
    }
}
