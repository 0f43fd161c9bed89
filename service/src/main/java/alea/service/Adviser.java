package alea.service;

import alea.analysis.equity.Equities;
import alea.analysis.rollout.DistinctOption;
import alea.game.BadInput;
import alea.game.Game;
import alea.game.Position;
import alea.game.Recommendation;
import alea.game.Registry;
import alea.solve.Objective;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Advises people in a match: exactly where the game is small, else by who estimates what its positions are worth, else
 * by playing on from them for a few seconds.
 */
final class Adviser {
    /** Matches of an option that are played on, and the time after which there are enough. */
    private static final int MATCHES = 432;

    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(4);
    private static final long SEED = 1;

    private final Registry registry;
    private final Game game;
    private @Nullable Analysis analysis;
    private @Nullable LuckTeller teller;
    private boolean looked;

    Adviser(Registry registry, Game game) {
        this.registry = registry;
        this.game = game;
    }

    /** What the distinct options of a decision are worth; nothing where nobody can tell. */
    Optional<Advice> advice(Position position, List<DistinctOption> options) {
        try {
            Analysis analysing = analysis();
            if (analysing.exact(position)) {
                return Optional.of(exact(analysing.options(position)));
            }
            LuckTeller estimating = teller();
            return Optional.of(
                    estimating != null
                            ? estimated(estimating, position, options)
                            : playedOn(analysing, position, options.size()));
        } catch (BadInput e) {
            return Optional.empty(); // nobody plays the game on
        }
    }

    private Analysis analysis() {
        if (analysis == null) {
            analysis = new Analysis(registry, game, Objective.standard(game), null);
        }
        return analysis;
    }

    private static Advice exact(OptionValues found) {
        return new Advice(
                "exactly",
                true,
                found.options().stream()
                        .map(o -> new Advice.Worth(o.equity(), OptionalDouble.of(0)))
                        .toList());
    }

    private @Nullable LuckTeller teller() {
        if (!looked) {
            looked = true;
            teller = LuckTeller.standard(registry, game).orElse(null);
        }
        return teller;
    }

    private Advice estimated(LuckTeller by, Position position, List<DistinctOption> options) {
        Equities equities = by.equities().get();
        double[] bySeat = new double[game.seats()];
        List<Advice.Worth> worths = new ArrayList<>();
        for (DistinctOption option : options) {
            equities.at(option.after(), bySeat);
            worths.add(new Advice.Worth(bySeat[position.seat()], OptionalDouble.empty()));
        }
        return new Advice("as %s estimates it".formatted(by.by()), false, worths);
    }

    private Advice playedOn(Analysis analysing, Position position, int options) {
        long begun = System.nanoTime();
        OptionValues found = analysing.options(
                position,
                Questions.Rollouts.of(player(), MATCHES, SEED),
                () -> System.nanoTime() - begun > PATIENCE,
                played -> {});
        long each = found.games() == null ? 0 : found.games() / options;
        return new Advice(
                String.format(Locale.ROOT, "from %,d matches of each, played on by %s", each, found.by()),
                false,
                found.options().stream()
                        .map(o -> new Advice.Worth(o.equity(), OptionalDouble.of((o.upper() - o.lower()) / 2)))
                        .toList());
    }

    /**
     * Whom the game recommends for many matches, who is quick, rather than who plays at random; else its strongest
     * opponent.
     */
    private String player() {
        return Stream.of(Recommendation.Use.PLAYOUTS, Recommendation.Use.OPPONENT)
                .flatMap(use -> registry.recommended(game, use).stream())
                .filter(strategy -> !strategy.equals(Opponents.ANYBODY))
                .findFirst()
                .orElseGet(() -> Opponents.of(registry, game).getFirst().strategy());
    }
}
