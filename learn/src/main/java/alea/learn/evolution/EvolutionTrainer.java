package alea.learn.evolution;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Player;
import alea.game.Registry;
import alea.learn.train.Config;
import alea.learn.train.Trainer;
import alea.learn.train.Training;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** {@code trainer: evolution}: docs/learning.md lists its keys. */
public final class EvolutionTrainer implements Trainer {
    @Override
    public String name() {
        return "evolution";
    }

    @Override
    public Training start(Map<String, Object> values, int threads) {
        var config = new Config(values);
        Registry registry = Registry.installed();
        Species species = Species.valueOf(
                config.word("genome", "simple", "advanced", "full", "stf").toUpperCase(Locale.ROOT));
        Game game = registry.game(config.text("game", species.standardGame()));
        species.require(game);
        long seed = config.number("seed", Long.MIN_VALUE, Long.MAX_VALUE, 1L);
        Scheme scheme = Scheme.read(config);
        List<Player> opponents = config.texts("opponents", List.of("random")).stream()
                .map(spec -> registry.player(spec, game))
                .toList();
        var plan = new Evolution.Plan(
                values,
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
            throw new BadInput("history: only the genes of simple and stf are few enough");
        }
        return new Evolution(plan, threads);
    }
}
