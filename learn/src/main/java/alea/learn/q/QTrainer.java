package alea.learn.q;

import alea.game.BadInput;
import alea.game.Registry;
import alea.learn.train.Config;
import alea.learn.train.Trainer;
import alea.learn.train.Training;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** {@code trainer: q}: docs/learning.md lists its keys. The agents are those of {@link QPlugin}s. */
public final class QTrainer implements Trainer {
    private static final String AGENT = "agent";

    /** What every agent is told. */
    public static final Set<String> KEYS = Set.of(
            "game",
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
    public Set<String> keys() {
        return KEYS;
    }

    @Override
    public Training start(Map<String, Object> values, Registry registry, int threads) {
        List<QAgent> agents = QPlugin.installed();
        if (agents.isEmpty()) {
            throw new BadInput("there is no agent that learns by q-learning: no jar on the class path brings one");
        }
        var known = new TreeSet<>(KEYS);
        known.add(AGENT);
        agents.forEach(agent -> known.addAll(agent.keys()));
        var config = new Config(values, known);
        String word = config.word(AGENT, agents.stream().map(QAgent::word).toArray(String[]::new));
        QAgent learner = agents.stream()
                .filter(agent -> agent.word().equals(word))
                .findFirst()
                .orElseThrow();
        return learner.start().training(values, config, registry, threads);
    }
}
