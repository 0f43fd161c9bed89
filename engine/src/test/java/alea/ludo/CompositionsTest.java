package alea.ludo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import alea.game.Conformance;
import alea.game.Dice;
import alea.game.Game;
import alea.game.GameFactory;
import alea.game.Installed;
import alea.game.Position;
import alea.game.Settings;
import alea.game.Spec;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Every dialect is classic Ludo with some keys, every key goes with every dialect, and what is written is what is
 * played.
 */
class CompositionsTest {
    private static final long SEED = 18;
    private static final boolean LONG = Boolean.getBoolean("alea.long");
    private static final int TRANSITIONS = LONG ? 6_000 : 300;
    /** Of so many compositions, one is drawn whose contract is checked; the rules of all of them are compared. */
    private static final int ONE_OF = LONG ? 1 : 3;

    private static Settings settings(String spec) {
        return Installed.REGISTRY.settings(Installed.REGISTRY.game(spec));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ludo-classic:seats=4,pawns=2 | Classic Ludo: a six enters, home by exact roll, a six or a strike "
                        + "gives an extra turn",
                "ludo-classic:again=never,seats=3 | Classic Ludo with again=never",
                "ludo-pyludo:walls=yes,overshoot=stop | Star and globe Ludo as the engine pyludo plays it with "
                        + "overshoot=stop, walls=yes",
            })
    void aTitleSaysOfOtherRulesWhatTheyAre(String spec, String title) {
        assertThat(Installed.REGISTRY.game(spec).title()).isEqualTo(title);
    }

    @TestFactory
    Stream<DynamicTest> keysAndPairsKeepTheContractOfGames() {
        Dice drawn = new Dice(SEED, 0);
        return Compositions.all()
                .filter(spec -> drawn.below(ONE_OF) == 0)
                .map(spec -> DynamicTest.dynamicTest(spec, () -> {
                    Conformance.check(Installed.REGISTRY.game(smaller(spec)), SEED, 1);
                }));
    }

    /** With two seats of two pawns, where the spec does not say how many. */
    private static String smaller(String spec) {
        String few = spec.contains("pawns=") ? spec : with(spec, "pawns=2");
        return few.contains("seats=") || few.contains("ghosts=") ? few : with(few, "seats=2");
    }

    private static String with(String spec, String key) {
        return spec + (spec.contains(":") ? "," : ":") + key;
    }

    @TestFactory
    Stream<DynamicTest> plainAndFastRulesAgreeForEveryKeyAndSomePairs() {
        return Compositions.all()
                .map(spec -> DynamicTest.dynamicTest(spec, () -> {
                    Game game = Installed.REGISTRY.game(spec);
                    sameTransitions(game, game.plain());
                }));
    }

    @TestFactory
    Stream<DynamicTest> everyDialectIsEveryOtherWithTheKeysThatSetThemApart() {
        List<String> names = Compositions.dialects().map(GameFactory::name).toList();
        return names.stream()
                .flatMap(a -> names.stream().filter(b -> !b.equals(a)).map(b -> {
                    String made = settings(a).like(settings(b)).toString();
                    return DynamicTest.dynamicTest(b + " as " + made, () -> {
                        assertThat(Spec.parse(made).name()).isEqualTo(a);
                        LudoGame one = (LudoGame) Installed.REGISTRY.game(made);
                        LudoGame other = (LudoGame) Installed.REGISTRY.game(b);
                        assertThat(one.spec()).hasToString(made).isNotEqualTo(other.spec());
                        assertThat(one.dialect()).isEqualTo(other.dialect());
                        assertThat(one.rules()).isEqualTo(other.rules());
                        sameTransitions(one, other);
                    });
                }));
    }

    /** Plays the same random matches by two games, and finds the same positions and options. */
    private static void sameTransitions(Game one, Game other) {
        int done = 0;
        for (int match = 0; done < TRANSITIONS; match++) {
            Dice dice = new Dice(SEED, match);
            Position a = one.start();
            Position b = other.start();
            for (; a.node() != Position.OVER && done < TRANSITIONS; done++) {
                if (!a.toString().equals(b.toString()) || a.options() != b.options() || a.node() != b.node()) {
                    assertThat(a + " " + a.options())
                            .as("%s, seed %d, match %d", one.spec(), SEED, match)
                            .isEqualTo(b + " " + b.options());
                }
                int option = dice.below(a.options());
                a.take(option);
                b.take(option);
            }
            assertThat(a).hasToString(b.toString());
        }
    }

    @Test
    void aDialectsOwnValuesAreNotWritten() {
        Compositions.dialects().forEach(factory -> {
            String all = Map.copyOf(factory.keys().stream()
                            .collect(java.util.stream.Collectors.toMap(
                                    alea.game.Key::name, k -> String.valueOf(k.standard()))))
                    .entrySet()
                    .stream()
                    .map(e -> e.getKey() + "=" + e.getValue())
                    .collect(java.util.stream.Collectors.joining(","));
            assertThat(Installed.REGISTRY.game(factory.name() + ":" + all).spec())
                    .hasToString(factory.name());
        });
    }

    @ParameterizedTest
    @CsvSource({
        "ludo-simple:seats=4, ludo-simple:seats=4",
        "ludo-simple:seats=04, ludo-simple:seats=4",
        "ludo-classic:safe=39.0.26.13, ludo-classic:safe=starts",
        "'ludo-classic:again=never,seats=3', 'ludo-classic:seats=3,again=never'",
        "ludo-classic:safe=0.8.13.21.26.34.39.47, ludo-classic",
        "ludo-simple:4, ludo-simple:seats=4",
        "'ludo-ucsc:3,end=all', 'ludo-ucsc:seats=3,end=all'",
        "ludo-ludopy:ghosts=1+3, ludo-ludopy:ghosts=1+3",
        "ludo-ludopy:1+3, ludo-ludopy:ghosts=1+3",
        "'ludo-ludopy-1.3.1:2,end=all', 'ludo-ludopy-1.3.1:ghosts=2,end=all'",
        "ludo-classic:enter=6.5.4.3.2.1, ludo-classic:enter=any"
    })
    void rulesThatAreTheSameHaveOneSpec(String written, String spec) {
        assertThat(Installed.REGISTRY.game(written).spec()).hasToString(spec);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ludo-classic:ghosts=1 | ghosts=1 and seats=2 exclude each other: ghosts are places of a full "
                        + "board that are skipped, so seats=4 counts them",
                "ludo-classic:begin=start,enter=5 | begin=start and enter=5 exclude each other: without a base "
                        + "nobody enters",
                "ludo-simple:enter-takes=all | begin=start and enter-takes=all exclude each other: without a "
                        + "base nobody enters",
                "ludo-simple:waits=base | begin=start and waits=base exclude each other: without a base nobody "
                        + "waits in it",
                "ludo-simple:own=forbid | begin=start and own=forbid exclude each other: all pawns of a seat "
                        + "begin on one square (pawns=1 is possible)",
                "ludo-ucsc:walls=yes | own=forbid and walls=yes exclude each other: two pawns of a seat are "
                        + "never together",
                "ludo-ludopy:lane=0 | lane-start=ring and lane=0 exclude each other: there is no first square of "
                        + "a lane",
                "ludo-classic:stars=8.21.34.47 | safe=starts+eighths and stars=8.21.34.47 exclude each other: a "
                        + "square is safe or a star, not both"
            })
    void whatMakesNoSenseIsRefusedByName(String spec, String message) {
        assertThatThrownBy(() -> Installed.REGISTRY.game(spec))
                .isInstanceOf(BadInput.class)
                .hasMessage(Spec.parse(spec) + ": " + message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ludo-classic:safe=3 | ludo-classic: safe=3 is not allowed; every quarter has the same squares, "
                        + "so also 16, 29, 42",
                "ludo-classic:stars=starts | ludo-classic: stars=starts is not allowed; stars is none, or "
                        + "numbers 0..51 joined by dots",
                "ludo-classic:safe=none,stars=0.13.26.39 | ludo-classic: stars=0.13.26.39 is not allowed; a "
                        + "start is no star"
            })
    void squaresLookTheSameFromEveryPlace(String spec, String message) {
        assertThatThrownBy(() -> Installed.REGISTRY.game(spec))
                .isInstanceOf(BadInput.class)
                .hasMessage(message);
    }

    @Test
    void whatIsRefusedIsRefusedForOneOfTheExclusions() {
        Stream.concat(Compositions.singles(), Compositions.pairs())
                .filter(spec -> !Compositions.makesSense(spec))
                .forEach(spec -> assertThatThrownBy(() -> Installed.REGISTRY.game(spec))
                        .as(spec)
                        .hasMessageContaining(" exclude each other: "));
    }
}
