package alea.rules;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.BadInput;
import alea.game.Dice;
import alea.game.Game;
import alea.game.GameFactory;
import alea.game.Key;
import alea.game.Position;
import alea.game.Registry;
import alea.game.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A rule set that is written and read again is the same one, and plays the same. */
class RoundTripTest {
    private static final Registry SHIPPED = Registry.installed();
    private static final int PLIES = Boolean.getBoolean("alea.long") ? 2000 : 800;
    private static final long SEED = 19;
    /** Pairs of keys of a game that are tried. */
    private static final int PAIRS = 20;
    /** Of so many changed rule sets one is drawn and tried. */
    private static final int ONE_OF = Boolean.getBoolean("alea.long") ? 1 : 8;

    static List<String> shipped() {
        return SHIPPED.games().stream()
                .filter(game -> game.family().isPresent())
                .map(GameFactory::name)
                .toList();
    }

    /** Every shipped rule set with each sample of each of its keys, and with some pairs, that makes sense. */
    static Stream<String> changed() {
        return SHIPPED.games().stream().filter(f -> f.family().isPresent()).flatMap(RoundTripTest::changed);
    }

    private static Stream<String> changed(GameFactory factory) {
        List<String> single = factory.keys().stream()
                .flatMap(key -> key.values().samples().stream().map(value -> key.name() + "=" + value))
                .toList();
        var dice = new Dice(SEED, factory.name().hashCode());
        Stream<String> pairs = IntStream.range(0, PAIRS)
                .mapToObj(i -> List.of(single.get(dice.below(single.size())), single.get(dice.below(single.size()))))
                .filter(pair -> !key(pair.getFirst()).equals(key(pair.getLast())))
                .map(pair -> String.join(",", pair));
        return Stream.concat(single.stream(), pairs)
                .map(rest -> factory.name() + ":" + rest)
                .filter(RoundTripTest::makesSense);
    }

    private static String key(String setting) {
        return setting.substring(0, setting.indexOf('='));
    }

    static Stream<String> sample() {
        List<String> all = changed().toList();
        var dice = new Dice(SEED, 0);
        return all.stream().filter(spec -> dice.below(ONE_OF) == 0);
    }

    private static boolean makesSense(String spec) {
        try {
            SHIPPED.game(spec);
            return true;
        } catch (BadInput e) {
            return false;
        }
    }

    private static RuleText shown(Game game) {
        return RuleText.of(game, SHIPPED.factory(game.spec().toString()));
    }

    private static RuleFile again(Game game) {
        return RuleFile.parse("again.yaml", shown(game).yaml(), SHIPPED);
    }

    @Test
    void thereAreRuleSetsToTry() {
        assertThat(shipped()).hasSizeGreaterThanOrEqualTo(19).contains("ludo-classic", "madn", "yut");
        assertThat(changed()).hasSizeGreaterThan(700);
        assertThat(sample()).hasSizeGreaterThan(60);
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void aShippedRuleSetIsReadAsItWasWritten(String spec) {
        Game game = SHIPPED.game(spec);
        RuleFile read = again(game);
        assertSame(read, game);
        assertThat(read.title()).isEqualTo(game.title());
        assertThat(read.source()).containsExactly(game.source());
        assertThat(RuleText.of(read).yaml()).isEqualTo(shown(game).yaml());
        assertThat(play(read.game(), 7)).isEqualTo(play(game, 7));
        assertThat(play(read.game().plain(), 7)).isEqualTo(play(game, 7));
    }

    @ParameterizedTest
    @MethodSource("sample")
    void aChangedOneIs(String spec) {
        Game game = SHIPPED.game(spec);
        assertSame(again(game), game);
    }

    private static void assertSame(RuleFile read, Game game) {
        GameFactory factory = SHIPPED.factory(game.spec().toString());
        Settings rules = factory.rules(SHIPPED.settings(game));
        for (Key key : read.family().keys()) {
            assertThat(read.rules().get(key.name())).as(key.name()).isEqualTo(rules.get(key.name()));
        }
        assertThat(read.game().rules()).isEqualTo(game.rules());
        assertThat(read.game().start()).hasToString(game.start().toString());
        assertThat(read.factory().name()).isEqualTo("again.yaml@" + shown(game).hash());
    }

    /** What happens when everything is drawn, position after position. */
    private static List<String> play(Game game, long seed) {
        var dice = new Dice(seed, 0);
        Position position = game.start();
        List<String> seen = new ArrayList<>();
        while (position.node() != Position.OVER && seen.size() < PLIES) {
            position.take(dice.below(position.options()));
            seen.add(position.toString());
        }
        return seen;
    }

    @Test
    void aLineOfAShownFileCanBeChangedByItself() {
        String text = shown(SHIPPED.game("ludo-classic")).yaml().replaceAll("again: .*", "again: never");
        Game changed = RuleFile.parse("my.yaml", text, SHIPPED).game();
        assertThat(changed.rules())
                .isEqualTo(SHIPPED.game("ludo-classic:again=never").rules());
    }

    /** So that an editor of streams changes what it means to change, and nothing else. */
    @ParameterizedTest
    @MethodSource("shipped")
    void everyKeyStandsOnALineOfItsOwnAndNowhereElse(String spec) {
        RuleText shown = shown(SHIPPED.game(spec));
        for (Key key : shown.family().keys()) {
            List<String> lines = shown.yaml()
                    .lines()
                    .filter(line -> line.matches(".*\\b(?<!-)" + key.name() + ": .*"))
                    .toList();
            assertThat(lines).as(key.name()).hasSize(1);
            assertThat(lines.getFirst()).startsWith("  " + key.name() + ": ");
        }
    }

    @Test
    void noLineIsLongerThanAHundredAndTwentyCharactersButForTextsOfOthers() {
        for (String name : shipped()) {
            assertThat(shown(SHIPPED.game(name)).yaml().lines()).allMatch(line -> line.length() <= 120);
        }
    }
}
