package alea.learn.evolution;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Player;
import alea.game.Registry;
import alea.learn.play.Guest;
import alea.learn.train.Config;
import alea.learn.train.Trainer;
import alea.learn.train.Training;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** {@code trainer: evolution}: docs/learning.md lists its keys. The species are those of {@link SpeciesPlugin}s. */
public final class EvolutionTrainer implements Trainer {
    private static final String FITNESS = "fitness";

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
            FITNESS,
            "final-games",
            "fresh-games",
            "history");

    /** Of a longer chromosome nobody could tell the curves of the genes apart. */
    private static final int MOST_DRAWN = 9;

    @Override
    public String name() {
        return "evolution";
    }

    @Override
    public Set<String> keys() {
        return KEYS;
    }

    @Override
    public Training start(Map<String, Object> values, Registry registry, int threads) {
        var config = new Config(values, KEYS);
        List<Species> all = SpeciesPlugin.installed();
        Species species = named(config, all);
        Game game = config.game(registry, species.standardGame());
        species.require(game);
        if (game.seats() != Evolution.TABLE) {
            throw Config.refused(
                    "game",
                    String.format(
                            Locale.ROOT, "tournaments are of four, and %s has %d seats", game.spec(), game.seats()));
        }
        long seed = config.number("seed", Long.MIN_VALUE, Long.MAX_VALUE, 1L);
        Scheme scheme = Scheme.read(config);
        List<Evolution.Sharing> guests =
                guests(config.playedAgainst(registry, game), scheme.selection().games());
        Supplier<Fitness> fitness = config.has(FITNESS) ? fitness(config, registry, game) : null;
        List<Player> opponents = config.measureAgainst(registry, game);
        if (scheme.mutation() instanceof Mutation.None) {
            config.warn(
                    scheme.recombination() instanceof Recombination.None
                            ? "there is neither mutation nor recombination: children are copies, and nothing new "
                                    + "comes up"
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
                guests,
                fitness,
                config.count("elitism", 0, scheme.selection().population(), 0),
                config.count("final-games", 1, 10_000_000, 2500),
                config.number("fresh-games", 1, 100_000_000, 20_000L),
                config.flag("history", false));
        config.done();
        if (plan.history() && species.size() > MOST_DRAWN) {
            throw Config.refused(
                    "history",
                    all.stream()
                            .filter(s -> s.size() <= MOST_DRAWN)
                            .map(Species::word)
                            .collect(Collectors.joining(" and ", "only the genes of ", " are few enough")));
        }
        plan.requireRoom();
        return new Evolution(plan, config.warnings(), threads);
    }

    /** Everybody plays so many games of a tournament against each: that must be whole numbers. */
    private static List<Evolution.Sharing> guests(List<Config.Opponent> opponents, int games) {
        return opponents.stream()
                .map(opponent -> {
                    double part = opponent.share() * games;
                    if (Math.abs(part - Math.rint(part)) > 1e-9) {
                        throw Config.refused(
                                Config.OPPONENTS,
                                String.format(
                                        Locale.ROOT,
                                        "%s of the %d games of a tournament is no whole number",
                                        opponent.share(),
                                        games));
                    }
                    return new Evolution.Sharing((int) Math.rint(part), new Guest(opponent.player()));
                })
                .toList();
    }

    private static Supplier<Fitness> fitness(Config config, Registry registry, Game game) {
        try {
            return FitnessPlugin.of(config.text(FITNESS, null), game, registry.isClosed());
        } catch (BadInput e) {
            throw Config.refused(FITNESS, String.valueOf(e.getMessage()));
        }
    }

    private static Species named(Config config, List<Species> all) {
        if (all.isEmpty()) {
            throw new BadInput("there is nothing that evolves: no jar on the class path brings a species");
        }
        String word = config.word("genome", all.stream().map(Species::word).toArray(String[]::new));
        return all.stream().filter(s -> s.word().equals(word)).findFirst().orElseThrow();
    }
}
