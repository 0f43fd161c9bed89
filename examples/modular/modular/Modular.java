package modular;

import alea.analysis.rollout.Candidate;
import alea.analysis.rollout.Rollout;
import alea.analysis.rollout.RolloutSetup;
import alea.arena.Arena;
import alea.arena.ArenaSetup;
import alea.arena.Report;
import alea.arena.Tally;
import alea.arena.store.Recording;
import alea.arena.store.ResultsStore;
import alea.arena.store.SavedResults;
import alea.game.Dice;
import alea.game.Game;
import alea.game.Player;
import alea.game.Policy;
import alea.game.Position;
import alea.game.Registry;
import alea.game.Strategy;
import alea.match.Seating;
import alea.rules.RuleFile;
import alea.solve.Objective;
import alea.solve.run.Solved;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/** Uses all that Alea's modules offer, a little of each. Arguments: a rule file, and a file to keep results in. */
public final class Modular {
    private static final Registry ALEA = Registry.installed();
    private static final Game LUDO = ALEA.game("ludo-simple");

    private Modular() {}

    public static void main(String[] args) {
        System.out.println(Modular.class.getModule());
        match(RuleFile.read(Path.of(args[0]), ALEA).game());
        ask();
        analyse();
        solve();
        arena(Path.of(args[1]));
    }

    /** One match by the rules of a file. */
    private static void match(Game game) {
        Strategy strategy = ALEA.player("last", game).instances().get();
        var chance = new Dice(7, 0);
        var mind = new Dice(7, 1);
        Position position = game.start();
        while (position.node() != Position.OVER) {
            position.take(
                    position.isChance() ? chance.below(position.options()) : strategy.choose(position, mind));
        }
        System.out.printf(Locale.ROOT, "%s: %d turns%n", game.spec(), position.turns());
    }

    private static void ask() {
        Position position = LUDO.parse("12,0,30,20/-/10,0,0,7/- 0 3");
        var hybrid = (Policy) ALEA.player("hybrid", LUDO).instances().get();
        double[] probabilities = new double[position.options()];
        hybrid.probabilities(position, probabilities);
        System.out.printf(Locale.ROOT, "hybrid moves %s with %.2f%n", position.label(2), probabilities[2]);
    }

    private static void analyse() {
        Position position = LUDO.parse("12,0,30,20/-/10,0,0,7/- 0 3");
        var setup = new RolloutSetup(
                LUDO, position, ALEA.player("fast", LUDO), Optional.empty(), 200, OptionalDouble.empty(), 0, 1, 2);
        for (Candidate candidate : new Rollout(setup).run().candidates()) {
            System.out.printf(
                    Locale.ROOT,
                    "%s is worth %.3f%n",
                    position.label(candidate.options().getFirst()),
                    candidate.equities().getFirst());
        }
    }

    private static void solve() {
        Game small = ALEA.game("ludo-simple:pawns=1");
        double value = Solved.small(small, Objective.ZERO_SUM)
                .orElseThrow()
                .solution()
                .values()
                .at(small.start())
                .value();
        System.out.printf(Locale.ROOT, "%s: %.9f%n", small.spec(), (1 + value) / 2);
    }

    /** A network, a strategy of this program and another, and a file that keeps what they did. */
    private static void arena(Path results) {
        Game game = ALEA.game("madn:seats=2");
        List<Player> players = Stream.of("net", "last", "random")
                .map(name -> ALEA.player(name, game))
                .toList();
        var setup = new ArenaSetup(
                game, players, 20, 1, 2, Seating.ROTATE, false, Integer.MAX_VALUE, Optional.empty(), false);
        var tally = new Tally(setup);
        try (ResultsStore store = ResultsStore.open(results);
                Recording kept = store.begin(setup, "modular")) {
            new Arena(setup).run(match -> kept.accept(match) & tally.accept(match));
            kept.finish(true);
        }
        for (Report.RatingLine line : tally.report("modular", false).ratings()) {
            System.out.printf(Locale.ROOT, "%s: %+.0f%n", line.strategy(), line.elo());
        }
        try (SavedResults saved = SavedResults.open(results)) {
            System.out.printf(
                    Locale.ROOT, "%d matches kept%n", saved.runs().getFirst().matches());
        }
    }
}
