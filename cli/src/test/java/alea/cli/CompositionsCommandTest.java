package alea.cli;

import static alea.cli.Run.alea;
import static alea.cli.Run.aleaReading;
import static org.assertj.core.api.Assertions.assertThat;

import alea.game.BadInput;
import alea.game.Dice;
import alea.game.Game;
import alea.game.GameFactory;
import alea.game.Key;
import alea.game.Position;
import alea.game.Registry;
import alea.ludo.LudoGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * Every command takes Ludo as it is put together from keys: each value of each key, in a dialect that changes from
 * one to the next, and some pairs of keys. Ways are short, so that all of it is soon played and solved.
 */
class CompositionsCommandTest {
    private static final Registry REGISTRY = Registry.installed();
    private static final long SEED = 4;
    private static final int PAIRS = 24;
    private static final int REFUSED = 120;
    private static final int FEW = 6;
    /** One pawn a seat, and a way of 17 squares. */
    private static final List<String> SHORT = List.of("seats=2", "pawns=1", "turnoff=14", "lane=2");

    @TempDir
    private Path folder;

    private static final List<GameFactory> DIALECTS = REGISTRY.games().stream()
            .filter(family -> REGISTRY.game(family.name()) instanceof LudoGame)
            .toList();

    /** Each value of each key. */
    private static List<String> values() {
        return DIALECTS.getFirst().keys().stream()
                .flatMap(key -> key.values().samples().stream().map(value -> key.name() + "=" + value))
                .toList();
    }

    /** Keys on a short way of a dialect that the number says; they win over the way's own. */
    private static String made(int dialect, List<String> keys) {
        List<String> names = keys.stream().map(CompositionsCommandTest::name).toList();
        // Ghosts are places of a full board.
        List<String> way = names.contains("ghosts") ? List.of("seats=4", "pawns=1", "turnoff=14", "lane=2") : SHORT;
        return DIALECTS.get(dialect % DIALECTS.size()).name() + ":"
                + Stream.concat(way.stream().filter(key -> !names.contains(name(key))), keys.stream())
                        .collect(Collectors.joining(","));
    }

    private static String name(String key) {
        return key.substring(0, key.indexOf('='));
    }

    /** A value that makes games neither long nor large: of a range the second, of words the last. */
    private static String unlike(Key key) {
        List<String> samples = key.values().samples();
        return key.values() instanceof Key.Range ? samples.get(1) : samples.getLast();
    }

    /** A value of a key, in the first dialect from the number on that goes with it. */
    private static String single(int dialect, String value) {
        return IntStream.range(dialect, dialect + DIALECTS.size())
                .mapToObj(i -> made(i, List.of(value)))
                .filter(CompositionsCommandTest::makesSense)
                .findFirst()
                .orElseThrow();
    }

    private static Stream<String> pairs(int n) {
        List<String> values = values();
        Dice dice = new Dice(SEED, 0);
        return IntStream.range(0, n).mapToObj(i -> {
            List<String> two = new ArrayList<>(List.of(values.get(dice.below(values.size()))));
            while (two.size() < 2) {
                String other = values.get(dice.below(values.size()));
                if (!name(other).equals(name(two.getFirst()))) {
                    two.add(other);
                }
            }
            return made(i, two);
        });
    }

    private static boolean makesSense(String spec) {
        try {
            return REGISTRY.game(spec) instanceof LudoGame;
        } catch (BadInput e) {
            return false;
        }
    }

    @TestFactory
    Stream<DynamicTest> everyCommandTakesEveryKey() {
        List<Key> keys = DIALECTS.getFirst().keys();
        return IntStream.range(0, keys.size())
                .mapToObj(i -> single(i, keys.get(i).name() + "=" + unlike(keys.get(i))))
                .map(spec -> DynamicTest.dynamicTest(spec, () -> everyCommandTakes(spec)));
    }

    @TestFactory
    Stream<DynamicTest> theArenaTakesEveryValueAndSomePairs() {
        List<String> values = values();
        return Stream.concat(
                        IntStream.range(0, values.size()).mapToObj(i -> single(i + 1, values.get(i))),
                        pairs(PAIRS).filter(CompositionsCommandTest::makesSense))
                .distinct()
                .map(spec -> DynamicTest.dynamicTest(spec, () -> {
                    JsonNode arena = alea("arena", spec, "random", "fast", "--games", "2", "--json")
                            .json();
                    assertThat(arena.get("game").stringValue())
                            .isEqualTo(REGISTRY.game(spec).spec().toString());
                }));
    }

    @TestFactory
    Stream<DynamicTest> everyCommandTakesSomePairs() {
        return pairs(PAIRS)
                .filter(CompositionsCommandTest::makesSense)
                .limit(FEW)
                .map(spec -> DynamicTest.dynamicTest(spec, () -> everyCommandTakes(spec)));
    }

    private void everyCommandTakes(String spec) throws IOException {
        isRecordedAndReplayed(spec);
        isAskedAbout(spec);
        isPlayedByAPerson(spec);
        isSolved(spec);
    }

    private void isRecordedAndReplayed(String spec) throws IOException {
        String name = REGISTRY.game(spec).spec().toString();
        Path records = Files.createTempDirectory(folder, "records");
        JsonNode arena = alea("arena", spec, "random", "fast", "--games", "2", "--record", records.toString(), "--json")
                .json();
        assertThat(arena.get("game").stringValue()).isEqualTo(name);
        assertThat(arena.get("games").intValue()).isEqualTo(2);
        try (Stream<Path> files = Files.list(records)) {
            List<Path> all = files.sorted().toList();
            assertThat(all).hasSize(2);
            assertThat(Files.readString(all.getFirst())).contains(name);
            alea("replay", all.getLast().toString()).done();
        }
    }

    private static void isAskedAbout(String spec) {
        Game game = REGISTRY.game(spec);
        JsonNode options =
                alea("options", spec, game.start().toString(), "--json").json();
        assertThat(options.get("options").size()).isEqualTo(6);
        String decision = decision(game);
        JsonNode analysed =
                alea("analyse", spec, decision, "--games", "4", "--json").json();
        assertThat(analysed.get("options").size()).isPositive();
        JsonNode asked = RpcCommandTest.result(
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"value\",\"params\":{\"game\":\"%s\",\"position\":\"%s\"}}"
                        .formatted(spec, decision));
        assertThat(asked.get("best").size()).isPositive();
    }

    private static void isPlayedByAPerson(String spec) {
        assertThat(aleaReading("1\n".repeat(200), "play", spec, "fast", "--seed", "1")
                        .done()
                        .out())
                .containsPattern("wins after [0-9]+ turns?|The input has ended");
    }

    /** Where two seats have a pawn each. */
    private static void isSolved(String spec) {
        String name = REGISTRY.game(spec).spec().toString();
        if (spec.contains("seats=2") && spec.contains("pawns=1")) {
            Run solved = alea("solve", spec, "--gap", "1e-6", "--json");
            assertThat(solved.code()).as(solved.err()).isEqualTo(Exit.DONE);
            assertThat(solved.out()).contains("\"game\":\"%s\"".formatted(name));
        }
    }

    /** The first position of a match with more than one option. */
    private static String decision(Game game) {
        Dice dice = new Dice(SEED, 1);
        Position position = game.start();
        for (int i = 0; i < 400 && (position.isChance() || position.options() == 1); i++) {
            position.take(dice.below(position.options()));
            if (position.node() == Position.OVER) {
                position = game.start();
            }
        }
        while (position.isChance()) {
            position.take(dice.below(position.options()));
        }
        return position.toString();
    }

    @TestFactory
    Stream<DynamicTest> keysThatExcludeEachOtherAreRefusedByName() {
        List<String> refused = pairs(REFUSED).filter(spec -> !makesSense(spec)).toList();
        assertThat(refused).hasSizeGreaterThan(4);
        return refused.stream()
                .map(spec -> DynamicTest.dynamicTest(spec, () -> {
                    Run run = alea("arena", spec, "random", "--games", "2");
                    assertThat(run.code()).isEqualTo(Exit.BAD_INPUT);
                    assertThat(run.err())
                            .hasLineCount(1)
                            .matches("alea arena: ludo-[^ ]+: ([a-z-]+)=[^ ]+ and ([a-z-]+)=[^ ]+ exclude each other:"
                                    + " .+\n");
                    assertThat(run.out()).isEmpty();
                }));
    }

    @TestFactory
    Stream<DynamicTest> aDialectWithTheKeysThatSetAnotherApartIsTheOther() {
        List<String> names = DIALECTS.stream().map(GameFactory::name).toList();
        return names.stream()
                .flatMap(one -> names.stream()
                        .filter(other -> !other.equals(one))
                        .map(other -> DynamicTest.dynamicTest(one + " and " + other, () -> isTheOther(one, other))));
    }

    private static void isTheOther(String one, String other) {
        JsonNode differences = alea("games", one, "--diff", other, "--json").json();
        String made = one + ":"
                + differences
                        .valueStream()
                        .map(d -> d.get("key").stringValue() + "="
                                + d.get("other").stringValue())
                        .collect(Collectors.joining(","));
        LudoGame game = (LudoGame) REGISTRY.game(made);
        LudoGame expected = (LudoGame) REGISTRY.game(other);
        assertThat(game.dialect()).isEqualTo(expected.dialect());
        assertThat(game.rules()).isEqualTo(expected.rules());
        assertThat(REGISTRY.settings(REGISTRY.game(one))
                        .like(REGISTRY.settings(expected))
                        .toString())
                .isEqualTo(game.spec().toString());
    }

    @TestFactory
    Stream<DynamicTest> aKeyIsShownWithItsValuesByTheGamesCommand() {
        return DIALECTS.stream()
                .map(family -> DynamicTest.dynamicTest(family.name(), () -> {
                    String shown = alea("games", family.name()).done().out();
                    for (Key key : family.keys()) {
                        assertThat(shown).contains(key.name() + " ").contains(key.meaning());
                    }
                }));
    }
}
