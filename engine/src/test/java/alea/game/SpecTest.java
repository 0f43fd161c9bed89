package alea.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Specs have one canonical form, and what they get wrong is said in one line that names the nearest known name. */
class SpecTest {
    private static final Game LUDO = Installed.REGISTRY.game("ludo-simple");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "ludo-simple | ludo-simple",
                "ludo-simple: | ludo-simple",
                "ludo-simple:seats=2,pawns=4 | ludo-simple",
                "ludo-simple:4 | ludo-simple:seats=4",
                "ludo-simple:4,pawns=2 | ludo-simple:seats=4,pawns=2",
                "ludo-simple:pawns=2,seats=4 | ludo-simple:seats=4,pawns=2",
                "ludo-classic:pawns=1,seats=2 | ludo-classic:pawns=1",
            })
    void aGameHasOneCanonicalSpec(String given, String canonical) {
        Game game = Installed.REGISTRY.game(given);
        assertThat(game.spec()).hasToString(canonical);
        assertThat(Installed.REGISTRY.game(canonical).spec()).isEqualTo(game.spec());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "hybrid | hybrid",
                "hybrid:printed | hybrid:safe=printed",
                "hybrid:ties=rearmost,kill=union,safe=mended | hybrid:kill=union,ties=rearmost",
                "defensive:decay=window,target=open | defensive:target=open",
                "random: | random",
            })
    void aStrategyHasOneCanonicalSpec(String given, String canonical) {
        assertThat(Installed.REGISTRY.player(given, LUDO).spec()).hasToString(canonical);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "ludo-simpel | there is no game 'ludo-simpel' (did you mean 'ludo-simple'?); there are ",
                "ludo-clasic:seats=4 | there is no game 'ludo-clasic' (did you mean 'ludo-classic'?); there are ",
                "backgammon | there is no game 'backgammon'; there are doom, eile-mit-weile, ",
                "ludo-simple:seat=4 | ludo-simple has no key 'seat' (did you mean 'seats'?)",
                "ludo-simple:seats=4,colour=red | ludo-simple has no key 'colour'; it has seats, pawns",
                "ludo-simple:seats=5 | ludo-simple: seats=5 is not allowed; seats is 2..4",
                "ludo-simple:seats=two | ludo-simple: seats=two is not allowed; seats is 2..4",
                "ludo-simple:seats= | ludo-simple: seats= is not allowed; seats is 2..4",
                "ludo-simple:seats | ludo-simple:seats: 'seats' is not KEY=VALUE; its keys are seats, pawns, ",
                "ludo-simple:seats=4,pawns | ludo-simple:seats=4,pawns: 'pawns' is not KEY=VALUE; its keys are "
                        + "seats, pawns, ",
                "ludo-classic:stars=6,19,32 | ludo-classic:stars=6,19,32: '19' is not KEY=VALUE, and numbers of a list "
                        + "are joined by dots: stars=6.19; its keys are ",
                "ludo-classic:stars=6,pawns | ludo-classic:stars=6,pawns: 'pawns' is not KEY=VALUE; its keys are ",
                "ludo-simple:pawns=0 | ludo-simple: pawns=0 is not allowed; pawns is 1..4",
                "ludo-simple:seats=4,seats=4 | ludo-simple:seats=4,seats=4: seats is given twice",
                "ludo-simple:seats=4, | ludo-simple:seats=4,: '' is not KEY=VALUE; its keys are seats, pawns, ",
                "Ludo Simple | 'Ludo Simple' is not a spec: a name of lower-case letters, digits, '.' and '-' "
                        + "comes first, then :key=value,...",
                ":seats=4 | ':seats=4' is not a spec: a name of lower-case letters, digits, '.' and '-' comes "
                        + "first, then :key=value,...",
            })
    void aGameThatCannotBeMadeSaysWhy(String spec, String message) {
        assertThatThrownBy(() -> Installed.REGISTRY.game(spec)).satisfies(e -> isOneLine(e, message));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "hybird | there is no strategy 'hybird' (did you mean 'hybrid'?); ludo-simple has aggressive, chase, ",
                "defensiv-prose | there is no strategy 'defensiv-prose' (did you mean 'defensive-prose'?); "
                        + "ludo-simple has ",
                "x9 | there is no strategy 'x9'",
                "hybrid:sfe=printed | hybrid has no key 'sfe' (did you mean 'safe'?); it has safe, kill, value, ties",
                "hybrid:safe=never | hybrid: safe=never is not allowed; safe is mended, printed",
                "hybrid:never | hybrid: safe=never is not allowed; safe is mended, printed",
                "chase:target=near | chase: target=near is not allowed; target is nearest, open, farthest",
                "first:ties=fast | first has no key 'ties': it has none",
                "fast:quick | fast:quick: 'quick' is not KEY=VALUE; it has no keys",
                "Hybrid | 'Hybrid' is not a spec",
            })
    void aStrategyThatCannotBeMadeSaysWhy(String spec, String message) {
        assertThatThrownBy(() -> Installed.REGISTRY.player(spec, LUDO)).satisfies(e -> isOneLine(e, message));
    }

    @ParameterizedTest
    @CsvSource({"0.50, 0.5", "1, 1", "2.0, 2", "007.25, 7.25", "0, 0", "100, 100", "0.000000001, 0.000000001"})
    void aRealNumberHasOneCanonicalForm(String given, String canonical) {
        Key.Values real = Key.real("weight", "a weight", 0, 100, 0.5).values();
        assertThat(real.allows(given)).isTrue();
        assertThat(real.canonical(given)).isEqualTo(canonical);
        assertThat(real.describe()).isEqualTo("a number from 0 to 100");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "much", "1e1", ".5", "1.", "-0.1", "100.000000001", "0,5", "NaN", "\u06f1", "0.1234567891"})
    void whatIsNoRealNumberOfAKeyIsNotAllowed(String given) {
        assertThat(Key.real("weight", "a weight", 0, 100, 0.5).values().allows(given))
                .isFalse();
    }

    @Test
    void theSettingsOfARealNumberAreOneSpec() {
        List<Key> keys = List.of(Key.real("weight", "a weight", -1, 1, 0.5));
        assertThat(Settings.read(new Spec("it", "weight=-0.250"), keys).real("weight"))
                .isEqualTo(-0.25);
        assertThat(Settings.read(new Spec("it", "0.50"), keys).spec()).hasToString("it");
        assertThat(keys.getFirst().values().samples()).containsExactly("-1", "0", "1");
    }

    @Test
    void inputOfManyLinesIsQuotedInOne() {
        assertThatThrownBy(() -> Installed.REGISTRY.game("ludo\nsimple"))
                .satisfies(e -> isOneLine(e, "'ludo\\nsimple' is not"));
        assertThatThrownBy(() -> LUDO.parse("0\r\n0\n0 0 -")).satisfies(e -> isOneLine(e, "position"));
    }

    private static void isOneLine(Throwable e, String start) {
        assertThat(e).isInstanceOf(BadInput.class);
        assertThat(e.getMessage()).startsWith(start).doesNotContain("\n");
    }

    @Test
    void aSlipLeadsToANameAndCapitalsDoNotMatter() {
        List<String> games =
                Installed.REGISTRY.games().stream().map(GameFactory::name).toList();
        List<String> strategies = Installed.REGISTRY.strategies(LUDO).stream()
                .map(StrategyFactory::name)
                .toList();
        for (List<String> names : List.of(games, strategies)) {
            for (String name : names) {
                assertThat(Names.nearest(name + "x", names)).as(name).isPresent();
                assertThat(Names.nearest(name.toUpperCase(java.util.Locale.ROOT), names))
                        .contains(name);
            }
        }
        assertThat(Names.nearest("tiddlywinks", strategies)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "a:b", "a:b:c", "ludo-simple:seats=4,pawns=2", "exec:python3 bot.py --depth=3"})
    void aSpecIsWrittenAsItWasRead(String text) {
        assertThat(Spec.parse(text)).hasToString(text).isEqualTo(Spec.parse(text));
    }

    @Test
    void onlyTheFirstColonSplits() {
        assertThat(Spec.parse("exec:cmd:with:colons")).isEqualTo(new Spec("exec", "cmd:with:colons"));
    }

    @Test
    void aKeyThatMustBeGivenIsAskedFor() {
        var file = new Key("file", "where it is", null, new Key.Text("the name of a file"));
        assertThatThrownBy(() -> Settings.read(new Spec("table", ""), List.of(file)))
                .satisfies(e -> isOneLine(e, "table needs file=... (the name of a file)"));
        Settings given = Settings.read(new Spec("table", "some.bin"), List.of(file));
        assertThat(given.get("file")).isEqualTo("some.bin");
        assertThat(given.spec()).hasToString("table:file=some.bin");
        assertThatThrownBy(() -> given.get("other")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void twoPluginsMayNotShareAName() {
        Plugin plugin = new alea.search.Basics();
        assertThatThrownBy(() -> new Registry(List.of(plugin, plugin)))
                .isInstanceOf(BadInput.class)
                .hasMessage("two plug-ins are named random");
    }

    @Test
    void aStrategyThatDoesNotPlayTheGameSaysWhoDoes() {
        Game other = new BrokenGame(LUDO, null);
        assertThatThrownBy(() -> Installed.REGISTRY.player("hybrid", other))
                .satisfies(e -> isOneLine(
                        e,
                        "hybrid does not play ludo-simple: it needs Ludo without blocks and stars, in which all who are"
                                + " not safe are struck, or a game of the cross-and-circle family in which foes are "
                                + "hit; expectimax, first, mc, mcts-chance, random do"));
    }
}
