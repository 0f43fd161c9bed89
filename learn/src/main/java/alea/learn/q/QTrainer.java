package alea.learn.q;

import alea.game.Game;
import alea.game.Registry;
import alea.learn.iversen.RewardWeights;
import alea.learn.table.ActionTraining;
import alea.learn.train.Config;
import alea.learn.train.Trainer;
import alea.learn.train.Training;
import alea.ludo.LudoGame;
import java.util.Map;
import java.util.Set;

/** {@code trainer: q}: docs/learning.md lists its keys. */
public final class QTrainer implements Trainer {
    private static final Set<String> KEYS = Set.of(
            "agent",
            "game",
            "weights",
            "opponent",
            "seed",
            "alpha",
            "gamma",
            "epsilon",
            "decay",
            "games",
            "evaluate-every",
            "evaluate-games",
            "fresh-games");

    @Override
    public String name() {
        return "q";
    }

    @Override
    public Training start(Map<String, Object> values, int threads) {
        var config = new Config(values, KEYS);
        String agent = config.word("agent", "iversen-text", "iversen-code", "actions");
        if (agent.equals("actions")) {
            return ActionTraining.start(values, config, threads);
        }
        Game game = config.game(Registry.installed(), "ludo-ludopy-1.3.1");
        if (!Board.fits(game) || !(game instanceof LudoGame ludo)) {
            throw Config.refused(
                    "game", "agent %s does not play %s: it needs %s".formatted(agent, game.spec(), Board.NEEDS));
        }
        RewardWeights weights = switch (config.word("weights", "human", "equal", "genetic")) {
            case "equal" -> RewardWeights.EQUAL;
            case "genetic" -> RewardWeights.GENETIC;
            default -> RewardWeights.HUMAN;
        };
        var plan = new IversenTraining.Plan(
                values,
                ludo,
                config.number("seed", Long.MIN_VALUE, Long.MAX_VALUE, 1L),
                agent.equals("iversen-text") ? Reading.TEXT : Reading.CODE,
                weights,
                config.real("alpha", 0, 1, 0.1),
                config.real("gamma", 0, 1, 0.95),
                config.real("epsilon", 0, 1, 0.15),
                config.flag("decay", false),
                config.number("games", 1, 1_000_000_000, 30_000L),
                config.count("evaluate-every", 1, 1_000_000, 200),
                config.count("evaluate-games", 1, 1_000_000, 120),
                config.number("fresh-games", 1, 100_000_000, 20_000L));
        config.done();
        return new IversenTraining(plan, threads);
    }
}
