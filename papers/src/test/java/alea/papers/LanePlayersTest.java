package alea.papers;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Dice;
import alea.game.Game;
import alea.game.Installed;
import alea.game.Player;
import alea.game.Policy;
import alea.game.Spec;
import alea.ludo.Compositions;
import alea.ludo.LudoGame;
import alea.ludo.lanes.LaneLikes;
import alea.match.LaneMatches;
import alea.papers.iversen.players.StfPolicy;
import alea.papers.pyludo.players.Genome;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** In lanes the players of files like the pawns that they like in the loop, and so play the same matches. */
class LanePlayersTest {
    private static final long SEED = 31;
    private static final boolean LONG = Boolean.getBoolean("alea.long");
    private static final int WEIGHTS = LONG ? 40 : 4;
    private static final int MATCHES = LONG ? 3000 : 10;

    /** Players of some kind. */
    private record Kind(String name, int weights, Predicate<Game> plays, Function<double[], Policy> maker) {
        List<Player> players(int count) {
            return IntStream.range(0, count)
                    .mapToObj(number -> {
                        double[] drawn = drawn(number, weights);
                        return new Player(new Spec(name, ""), () -> maker.apply(drawn));
                    })
                    .toList();
        }

        /** Weights that often are alike, or sum to the same but for rounding, so that ties have to be ties. */
        private static double[] drawn(int number, int count) {
            var dice = new Dice(SEED, number);
            return IntStream.range(0, count)
                    .mapToDouble(_ -> number % 2 == 0 ? dice.unit() - 0.5 : 0.1 * (dice.below(7) - 3))
                    .toArray();
        }
    }

    private static final Kind SIMPLE =
            new Kind("simple", Genome.SIMPLE.size(), Genome.SIMPLE::plays, Genome.SIMPLE::player);

    private static final Kind STF = new Kind("stf", StfPolicy.WEIGHTS, game -> plays("stf", game), StfPolicy::new);

    private static boolean plays(String name, Game game) {
        return Installed.REGISTRY.strategies(game).stream()
                .anyMatch(factory -> factory.name().equals(name));
    }

    @Test
    void simpleLikesThePawnsThatItLikesInTheLoop() {
        hold(SIMPLE, "ludo-pyludo", "ludo-pyludo-fork", "ludo-star:seats=4,sent-back=after-jump");
    }

    @Test
    void aStateTransitionFunctionLikesThePawnsThatItLikesInTheLoop() {
        hold(STF, "ludo-ludopy", "ludo-ludopy-1.3.1", "ludo-ludopy:lane-start=apart,safe=none");
    }

    private static void hold(Kind kind, String... some) {
        List<LudoGame> games = (LONG ? Compositions.all() : Stream.of(some))
                .map(spec -> (LudoGame) Installed.REGISTRY.game(spec))
                .filter(kind.plays)
                .toList();
        List<Player> players = kind.players(WEIGHTS);
        int held = 0;
        for (LudoGame game : games) {
            var likes = new LaneLikes(game);
            for (Player player : players) {
                var otherwise = likes.otherwise((Policy) player.instances().get());
                assertThat(otherwise.orElse(List.of()))
                        .as("%s, %s %s", game.spec(), kind.name, player)
                        .isEmpty();
                held += otherwise.isPresent() ? 1 : 0;
            }
            if (LONG || game == games.getFirst()) {
                LaneMatches.of(game, players.subList(0, 3)).ifPresent(matches -> matches.hold(0, MATCHES));
            }
        }
        assertThat(held)
                .as(() -> String.format(Locale.ROOT, "%d games", games.size()))
                .isGreaterThanOrEqualTo(LONG ? 30 * WEIGHTS : some.length * WEIGHTS);
    }
}
