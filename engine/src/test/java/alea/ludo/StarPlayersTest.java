package alea.ludo;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Installed;
import alea.game.MixedPlay;
import alea.game.Policy;
import alea.game.StrategyFactory;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * pyludo's players choose what the engines' chose, in every row of the reference data and by their descriptions
 * elsewhere.
 */
class StarPlayersTest {
    private static final long SEED = 9099;
    private static final int POSITIONS = Boolean.getBoolean("alea.long") ? 4_000 : 150;
    private static final List<String> PLAYERS = List.of(
            "random",
            "pyludo-fast",
            "pyludo-aggressive",
            "pyludo-aggressive:engine=fork",
            "pyludo-defensive",
            "pyludo-defensive:vulnerability=fork",
            "smart");

    private static LudoGame game(String spec) {
        return (LudoGame) Installed.REGISTRY.game(spec);
    }

    private static Policy policy(String spec, LudoGame game) {
        return (Policy) Installed.strategy(spec, game);
    }

    static Stream<String> specs() {
        return Installed.specs().filter(spec -> names(spec).contains("smart"));
    }

    private static List<String> names(String spec) {
        return Installed.REGISTRY.strategies(Installed.REGISTRY.game(spec)).stream()
                .map(StrategyFactory::name)
                .toList();
    }

    /** The tokens that a policy may choose, after a look at its probabilities. */
    private static Set<Integer> choice(Policy policy, LudoPosition position, String where) {
        double[] probabilities = new double[position.options()];
        policy.probabilities(position, probabilities);
        assertThat(Arrays.stream(probabilities).sum()).as(where).isEqualTo(1, Offset.offset(1e-12));
        Set<Integer> tokens = IntStream.range(0, probabilities.length)
                .filter(option -> probabilities[option] > 0)
                .mapToObj(position::pawn)
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(probabilities).as(where).containsOnly(uniform(probabilities, tokens.size()));
        return tokens;
    }

    /** The values that equally likely tokens and the others have. */
    private static double[] uniform(double[] probabilities, int tokens) {
        return tokens == probabilities.length ? new double[] {1.0 / tokens} : new double[] {0, 1.0 / tokens};
    }

    @ParameterizedTest
    @CsvSource({
        "ludo-pyludo,random,2",
        "ludo-pyludo,pyludo-fast,3",
        "ludo-pyludo,pyludo-aggressive,4",
        "ludo-pyludo,pyludo-defensive,5",
        "ludo-pyludo,smart,6",
        "ludo-pyludo-fork,smart,7",
        "ludo-pyludo-fork,pyludo-aggressive:engine=fork,2"
    })
    void everyRowIsChosenAsItsPlayerDid(String spec, String player, int column) {
        LudoGame game = game(spec);
        Policy policy = policy(player, game);
        var softly = new SoftAssertions();
        List<String[]> rows = StarRows.read("pyludo-choices.tsv");
        for (String[] row : rows) {
            LudoPosition position = PyludoState.parse(row[0]).toPosition(game, 0, 0, Integer.parseInt(row[1]));
            String as = String.join(" ", row);
            String tokens = choice(policy, position, as).stream()
                    .map(token -> Integer.toString(token))
                    .collect(Collectors.joining());
            softly.assertThat(tokens).as(as).isEqualTo(row[column]);
        }
        softly.assertAll();
        assertThat(rows).hasSizeGreaterThan(1_200);
    }

    @Test
    void theyPlayWhatTheyWereMadeFor() {
        assertThat(specs().map(spec -> spec.split(":")[0]).distinct())
                .contains("ludo-pyludo", "ludo-pyludo-fork", "ludo-star")
                .doesNotContain("ludo-simple", "ludo-classic", "ludo-ucsc", "ludo-ludopy", "ludo-ludopy-1.3.1");
        assertThat(names("ludo-star:seats=2,pawns=1"))
                .contains("pyludo-fast", "pyludo-aggressive", "pyludo-defensive", "smart");
        assertThat(names("ludo-ludopy")).doesNotContain("pyludo-fast", "smart");
    }

    @ParameterizedTest
    @MethodSource("specs")
    void everyPlayerChoosesByItsDescriptionInEveryGame(String spec) {
        LudoGame game = game(spec);
        List<Policy> policies =
                PLAYERS.stream().map(player -> policy(player, game)).toList();
        MixedPlay.decisions(game, SEED, game.seats() == 4 ? POSITIONS : POSITIONS / 4, (position, where) -> {
            var ludo = (LudoPosition) position;
            if (ludo.movable() == 0) {
                return;
            }
            var book = new PyludoByTheBook(ludo);
            for (int i = 0; i < PLAYERS.size(); i++) {
                String as = "%s at %s".formatted(PLAYERS.get(i), where);
                assertThat(choice(policies.get(i), ludo, as)).as(as).isEqualTo(book.choice(PLAYERS.get(i)));
            }
        });
    }
}
