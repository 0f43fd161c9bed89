package alea.learn.evolution;

import alea.game.Game;
import alea.game.Player;
import alea.game.Registry;
import alea.learn.train.Config;
import alea.learn.train.Trainer;
import alea.learn.train.Training;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** {@code trainer: evolution}: docs/learning.md lists its keys. */
public final class EvolutionTrainer implements Trainer {
    private static final Set<String> KEYS = Set.of(
            "genome",
            "game",
            "seed",
            "ea",
            "games",
            "selection",
            "population",
            "islands",
            "island-size",
            "island-generations",
            "migrants",
            "recombination",
            "alpha",
            "mutation",
            "sigma",
            "rate",
            "step",
            Config.MEASURE,
            Config.OPPONENTS,
            "generations",
            "evaluate-every",
            "evaluate-games",
            "evaluate-seats",
            "elitism",
            "final-games",
            "fresh-games",
            "history");

    @Override
    public String name() {
        return "evolution";
    }

    @Override
    public Training start(Map<String, Object> values, int threads) {
        var config = new Config(values, KEYS);
        Registry registry = Registry.installed();
        Species species = Species.valueOf(
                config.word("genome", "simple", "advanced", "full", "stf").toUpperCase(Locale.ROOT));
        Game game = config.game(registry, species.standardGame());
        species.require(game);
        long seed = config.number("seed", Long.MIN_VALUE, Long.MAX_VALUE, 1L);
        Scheme scheme = Scheme.read(config);
        List<Player> opponents = config.measureAgainst(registry, game);
        if (scheme.mutation() instanceof Mutation.None) {
            config.warn(
                    scheme.recombination() instanceof Recombination.None
                            ? "there is neither mutation nor recombination: children are copies, and nothing new comes up"
                            : "there is no mutation: no gene gets a value that its parents' do not make");
        }
        var plan = new Evolution.Plan(
                Config.recorded(values),
                game,
                seed,
                species,
                scheme,
                config.number("generations", 1, 100_000_000, null),
                config.count("evaluate-every", 0, 1_000_000, 10),
                config.count("evaluate-games", 1, 1_000_000, 100),
                config.count("evaluate-seats", 1, 3, 1),
                opponents,
                config.count("elitism", 0, scheme.selection().population(), 0),
                config.count("final-games", 1, 10_000_000, 2500),
                config.number("fresh-games", 1, 100_000_000, 20_000L),
                config.flag("history", false));
        config.done();
        if (plan.history() && species.size() > 9) {
            throw Config.refused("history", "only the genes of simple and stf are few enough");
        }
        plan.requireRoom();
        return new Evolution(plan, config.warnings(), threads);
    }
}
