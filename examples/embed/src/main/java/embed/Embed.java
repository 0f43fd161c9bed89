package embed;

import alea.arena.Arena;
import alea.arena.ArenaSetup;
import alea.arena.Report;
import alea.arena.Tally;
import alea.game.Conformance;
import alea.game.Dice;
import alea.game.Game;
import alea.game.Player;
import alea.game.Policy;
import alea.game.Position;
import alea.game.Registry;
import alea.game.Strategy;
import alea.match.Seating;
import alea.solve.Objective;
import alea.solve.Values;
import alea.solve.run.Solved;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Alea inside another program: who is better, what a strategy does in a position, and what that position is worth. */
public final class Embed {
    private static final Registry ALEA = Registry.installed();

    private Embed() {}

    public static void main(String[] args) {
        arena();
        choose();
        play();
        add();
        solve();
    }

    /** Two strategies, 1,000 matches, the same on any number of threads. */
    private static void arena() {
        Game game = ALEA.game("ludo-simple");
        List<Player> players = List.of(ALEA.player("hybrid", game), ALEA.player("fast", game));
        var setup = new ArenaSetup(
                game, players, 1000, 1, 2, Seating.ROTATE, false, Integer.MAX_VALUE, Optional.empty(), false);
        var tally = new Tally(setup);
        new Arena(setup).run(tally);
        for (Report.PlayerLine line : tally.report("embed", false).players()) {
            System.out.printf(Locale.ROOT, "%s wins %d of %d%n", line.strategy(), line.wins(), line.matches());
        }
    }

    /** How likely a strategy is to take each option. */
    private static void choose() {
        // @start region="ask"
        Game game = ALEA.game("ludo-simple");
        Position position = game.parse("12,0,30,20/-/10,0,0,7/- 0 3");
        var hybrid = (Policy) ALEA.player("hybrid", game).instances().get();
        double[] probabilities = new double[position.options()];
        hybrid.probabilities(position, probabilities);
        for (int option = 0; option < position.options(); option++) {
            System.out.printf(
                    Locale.ROOT, "pawn %s with probability %.2f%n", position.label(option), probabilities[option]);
        }
        // @end
    }

    /** Matches node by node: chance decides, or a seat. */
    private static void play() {
        // @start region="play"
        Game game = ALEA.game("doom:2x2,dice=3,turns=none");
        Strategy greedy = ALEA.player("greedy", game).instances().get();
        Strategy random = ALEA.player("random", game).instances().get();
        int wins = 0;
        for (int match = 0; match < 10_000; match++) {
            var dice = new Dice(7, match, 0); // seed, number of the match, stream: the same dice every time
            var mind = new Dice(7, match, 1);
            Position position = game.start();
            while (position.node() != Position.OVER) {
                Strategy player = position.seat() == 0 ? greedy : random;
                position.take(position.isChance() ? dice.chance(position) : player.choose(position, mind));
            }
            wins += position.score(0) == 1 ? 1 : 0; // 0 is a loss, and a half a draw
        }
        System.out.printf("greedy, who begins, wins %d of 10000%n", wins);
        // @end
    }

    /** A game of one's own is played by every strategy that knows no rules. */
    private static void add() {
        Game game = new Dash();
        Conformance.check(game, 1, 10); // throws where it breaks a promise of Game or Position
        var setup = new ArenaSetup(
                game,
                List.of(ALEA.player("expectimax", game), ALEA.player("random", game)),
                1000,
                1,
                2,
                Seating.ROTATE,
                false,
                Integer.MAX_VALUE,
                Optional.empty(),
                false);
        var tally = new Tally(setup);
        new Arena(setup).run(tally);
        Report.PlayerLine first = tally.report("embed", false).players().getFirst();
        System.out.printf(Locale.ROOT, "%s: expectimax wins %d of %d%n", game.title(), first.wins(), first.matches());
    }

    /** What the first seat's chance to win is when both play as well as can be. */
    private static void solve() {
        // @start region="solve"
        Game game = ALEA.game("ludo-simple:pawns=1");
        Values values =
                Solved.small(game, Objective.ZERO_SUM).orElseThrow().solution().values();
        Values.Range range = values.at(game.start());
        System.out.printf(
                Locale.ROOT, "%s: the first seat wins with %.9f%n", game.spec(), (1 + range.value()) / 2);
        // @end
    }
}
