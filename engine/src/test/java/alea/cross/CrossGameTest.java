package alea.cross;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.Dice;
import alea.game.Game;
import alea.game.GameFactory;
import alea.game.Installed;
import alea.game.Position;
import alea.game.Strikes;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a game of the family says of itself beside its rules. */
class CrossGameTest {
    private static Game game(String spec) {
        return Installed.REGISTRY.game(spec);
    }

    @Test
    void rulesInWordsNameEveryPart() {
        assertThat(game("parchis").rules())
                .containsEntry("places with a seat", "0, 2")
                .containsEntry(
                        "board",
                        "4 places round a ring of 68 squares; 17 from one start to the next; the last ring square is "
                                + "63; then a lane of 7; home takes all")
                .containsEntry("the throw", "one of 1, 2, 3, 4, 5, 6; a 6 counts 7 while the base is empty")
                .containsEntry(
                        "entering", "to the start with 5; who can must; from a full start the foe who came last goes")
                .containsEntry("what a move earns", "20 steps for a hit; 10 steps for a pawn at home")
                .containsEntry(
                        "throwing again",
                        "with 6; the third in a row is not moved, and ends the turn; and the pawn moved last goes to "
                                + "the base");
        assertThat(game("yut").rules())
                .containsEntry("short cuts", "5 21 22 23 24 25 15; 10 26 27 23 28 29 20")
                .containsEntry(
                        "the throw",
                        "one of 1 (4 in 16), 2 (6 in 16), 3 (4 in 16), 4 (1 in 16), 5 (1 in 16); throws that throw "
                                + "again are kept and moved in any order");
        assertThat(game("pachisi").rules()).containsEntry("partners", "those who sit opposite");
    }

    /** What two specs differ in, some part of the words says. */
    @TestFactory
    Stream<DynamicTest> everyKeyChangesSomeWords() {
        return Crossings.families()
                .flatMap(CrossGameTest::changes)
                .map(spec -> DynamicTest.dynamicTest(
                        spec,
                        () -> assertThat(game(spec).rules())
                                .isNotEqualTo(game(spec.substring(0, spec.indexOf(':')))
                                        .rules())));
    }

    private static Stream<String> changes(GameFactory factory) {
        return factory.keys().stream()
                .flatMap(key -> key.values().samples().stream()
                        .filter(value -> !value.equals(key.standard()))
                        .map(value -> factory.name() + ":" + key.name() + "=" + value))
                .filter(spec -> !spec.equals("ludo-app:wall=ring")); // no blocks, no walls
    }

    @ParameterizedTest
    @CsvSource({"madn,true", "madn:seats=2,true", "madn:seats=3,false", "pachisi,true", "yut:seats=4,true"})
    void seatsAreAlikeWhereTheySitEvenly(String spec, boolean alike) {
        assertThat(game(spec).symmetric()).isEqualTo(alike);
    }

    @Test
    void whatIsRememberedTurnsWithTheBoard() {
        Game parchis = game("parchis:seats=4");
        Position position = parchis.parse("B,B,B,B/0,0,B,B/17,B,B,B/B,B,B,B 1 6 sixes=1");
        assertThat(parchis.turned(position)).hasToString("B,B,B,B/B,B,B,B/0,0,B,B/17,B,B,B 2 6 sixes=1");
        Game last = game("ludo-app:end=all,gate=hit");
        Position over = last.parse("H,H,H,H/B,B,B,B/B,3,B,B/B,B,B,B 1 - hit=0,2 done=0");
        assertThat(last.turned(over)).hasToString("B,B,B,B/H,H,H,H/B,B,B,B/B,3,B,B 2 - hit=1,3 done=1");
        assertThatThrownBy(
                        () -> game("madn:seats=3").turned(game("madn:seats=3").start()))
                .isInstanceOf(UnsupportedOperationException.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "madn | 3,B,B,B/B,B,B,B/25,B,B,B/B,B,B,B 0 2 | 0 | 1",
                "madn | 3,B,B,B/B,B,B,B/25,B,B,B/B,B,B,B 0 3 | 0 | 0",
                "ludo-app | 4,B,B,B/B,B,B,B/33,33,B,B/B,B,B,B 0 3 | 0 | 2",
                "ludo-app | 5,B,B,B/B,B,B,B/34,34,B,B/B,B,B,B 0 3 | 0 | 0",
                "parchis | B,B,20,30/-/B,B,B,B/- 0 - sixes=2 last=2 | 6 | 0",
            })
    void strikesAreWhatOthersLose(String spec, String text, String label, int struck) {
        Game game = game(spec);
        for (Game rules : List.of(game, game.plain())) {
            Position before = rules.parse(text);
            Position after = before.copy();
            after.take(before.option(label));
            Strikes strikes = rules.strikes().orElseThrow();
            assertThat(strikes.between(before, after)).isEqualTo(struck);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "madn | B,B,3,B/-/B,B,B,B/- 2 - | 3,B,B,B/-/B,B,B,B/- 2 - | true",
                "madn | B,B,3,B/-/B,B,B,B/- 2 - | 4,B,B,B/-/B,B,B,B/- 2 - | false",
                "madn | B,B,3,B/-/B,B,B,B/- 2 - | 3,B,B,B/-/B,B,B,B/- 0 - | false",
                "madn | B,B,B,B/-/B,B,B,B/- 2 - | B,B,B,B/-/B,B,B,B/- 2 - tries=1 | false",
                "parchis | 9,20,B,B/-/B,B,B,B/- 0 - sixes=2 last=0 | 20,9,B,B/-/B,B,B,B/- 0 - sixes=2 last=1 | true",
                "parchis | 9,20,B,B/-/B,B,B,B/- 0 - sixes=2 last=0 | 20,9,B,B/-/B,B,B,B/- 0 - sixes=2 last=0 | false",
                "yut | 9,H,B,B/-/B,B,B,B/- 0 2,4 | H,9,B,B/-/B,B,B,B/- 0 2,4 | true",
                "yut | 9,H,B,B/-/B,B,B,B/- 0 2,4 | H,9,B,B/-/B,B,B,B/- 0 2,5 | false",
            })
    void pawnsOfASeatAreEqual(String family, String one, String other, boolean equivalent) {
        String spec = family + (family.equals("madn") ? ":seats=2" : "");
        for (Game rules : List.of(game(spec), game(spec).plain())) {
            assertThat(rules.equivalent(rules.parse(one), rules.parse(other))).isEqualTo(equivalent);
            assertThat(rules.equivalent(rules.parse(other), rules.parse(one))).isEqualTo(equivalent);
        }
    }

    /** Renaming the pawns of the seats gives equivalent positions, whatever is remembered of them. */
    @ParameterizedTest
    @ValueSource(strings = {"madn", "parchis", "parcheesi", "yut", "ludo-app:third-six=void", "uckers"})
    void renamedPawnsAreEquivalentAllAlongAMatch(String spec) {
        CrossGame game = (CrossGame) game(spec);
        Dice dice = new Dice(4, 4);
        Position position = game.start();
        for (int node = 0; node < 600 && position.node() != Position.OVER; node++) {
            Position renamed = game.parse(renamed(game, position.toString()));
            assertThat(game.equivalent(position, renamed))
                    .as(position + " " + renamed)
                    .isTrue();
            position.take(position.isChance() ? dice.chance(position) : dice.below(position.options()));
        }
    }

    /** The text with the pawns of every seat in reverse. */
    private static String renamed(CrossGame game, String text) {
        int most = game.pawns() - 1;
        return Arrays.stream(text.split(" "))
                .map(field -> field.contains("/")
                        ? (field.startsWith("undo=") ? "undo=" : "")
                                + Arrays.stream(field.replace("undo=", "").split("/"))
                                        .map(row -> String.join(
                                                ",",
                                                Arrays.asList(row.split(",")).reversed()))
                                        .collect(Collectors.joining("/"))
                        : field.startsWith("last=")
                                ? "last=" + (most - Integer.parseInt(field.substring(5)))
                                : field.startsWith("apart=") ? "apart=" + apart(field.substring(6), most) : field)
                .collect(Collectors.joining(" "));
    }

    private static String apart(String pairs, int most) {
        return Arrays.stream(pairs.split(","))
                .map(pair -> (most - (pair.charAt(2) - '0')) + "+" + (most - (pair.charAt(0) - '0')))
                .sorted()
                .collect(Collectors.joining(","));
    }

    @Test
    void whoIsRecommendedPlaysTheGame() {
        Crossings.families().forEach(family -> {
            Game game = game(family.name());
            game.recommended()
                    .forEach(r -> assertThat(Installed.REGISTRY
                                    .player(r.strategy(), game)
                                    .spec())
                            .hasToString(r.strategy()));
        });
    }
}
