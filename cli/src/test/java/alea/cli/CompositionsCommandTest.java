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
 * Every command takes Ludo as it is put together from keys: each value of each key, in a dialect that changes from one to the next, and
 * some pairs of keys. Ways are short, so that all of it is soon played and solved.
 */
class CompositionsCommandTest {
    private static final Registry REGISTRY = Registry.installed();
    private static final long SEED = 4;
    private static final int PAIRS = 24;
    private static final int REFUSED = 300;
    /** One pawn a seat, and a way of 17 squares. */
    private static final List<String> SHORT = List.of("seats=2", "pawns=1", "turnoff=14", "lane=2");

    @TempDir
    private Path folder;

    private static List<GameFactory> dialects() {
        return REGISTRY.games().stream()
                .filter(family -> REGISTRY.game(family.name()) instanceof LudoGame)
                .toList();
    }

    /** Each value of each key. */
    private static List<String> values() {
        return dialects().getFirst().keys().stream()
                .flatMap(key -> key.values().samples().stream().map(value -> key.name() + "=" + value))
                .toList();
    }

    /** Keys on a short way of a dialect that the number says; they win over the way's own. */
    private static String made(int dialect, List<String> keys) {
        List<String> names = keys.stream().map(CompositionsCommandTest::name).toList();
        // Ghosts are places of a full board.
        List<String> way = names.contains("ghosts") ? List.of("seats=4", "pawns=1", "turnoff=14", "lane=2") : SHORT;
        return dialects().get(dialect % dialects().size()).name() + ":"
                + Stream.concat(way.stream().filter(key -> !names.contains(name(key))), keys.stream())
                        .collect(Collectors.joining(","));
    }

    private static String name(String key) {
        return key.substring(0, key.indexOf('='));
    }

    private static Stream<String> singles() {
        List<String> values = values();
        return IntStream.range(0, values.size()).mapToObj(i -> {
            // A key that a dialect excludes goes with another.
            return IntStream.range(i, i + dialects().size())
                    .mapToObj(dialect -> made(dialect, List.of(values.get(i))))
                    .filter(CompositionsCommandTest::makesSense)
                    .findFirst()
                    .orElseThrow();
        });
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
    Stream<DynamicTest> everyCommandTakesEveryKeyAndSomePairs() {
        return Stream.concat(singles(), pairs(PAIRS).filter(CompositionsCommandTest::makesSense))
                .distinct()
                .map(spec -> DynamicTest.dynamicTest(spec, () -> everyCommandTakes(spec)));
    }

    private void everyCommandTakes(String spec) throws Exception {
        Game game = REGISTRY.game(spec);
        String name = game.spec().toString();
        Path records = Files.createTempDirectory(folder, "records");
        JsonNode arena = alea("arena", spec, "random", "fast", "--games", "2", "--record", records.toString(), "--json")
                .json();
        assertThat(arena.get("game").stringValue()).isEqualTo(name);
        assertThat(arena.get("games").intValue()).isEqualTo(2);
        try (Stream<Path> files = Files.list(records)) {
            for (Path file : files.toList()) {
                assertThat(Files.readString(file)).contains(name);
                alea("replay", file.toString()).done();
            }
        }
        String start = game.start().toString();
        JsonNode options = alea("options", spec, start, "--json").json();
        assertThat(options.get("options").size()).isEqualTo(6);
        assertThat(aleaReading("1\n".repeat(200), "play", spec, "fast", "--seed", "1")
                        .done()
                        .out())
                .containsPattern("wins after [0-9]+ turns|The input has ended");
        String decision = decision(game);
        JsonNode analysed =
                alea("analyse", spec, decision, "--games", "4", "--json").json();
        assertThat(analysed.get("options").size()).isPositive();
        JsonNode asked = RpcCommandTest.result(
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"value\",\"params\":{\"game\":\"%s\",\"position\":\"%s\"}}"
                        .formatted(spec, decision));
        assertThat(asked.get("best").size()).isPositive();
        if (game.seats() == 2 && game.start().toString().length() < 20) {
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
        List<String> refused = pairs(REFUSED)
                .filter(spec -> !makesSense(spec))
                .toList();
        assertThat(refused).hasSizeGreaterThan(9);
        return refused.stream()
                .map(spec -> DynamicTest.dynamicTest(spec, () -> {
                    Run run = alea("arena", spec, "random", "--games", "2");
                    assertThat(run.code()).isEqualTo(Exit.BAD_INPUT);
                    assertThat(run.err())
                            .hasLineCount(1)
                            .matches("alea arena: ludo-[^ ]+: ([a-z-]+)=[^ ]+ and ([a-z-]+)=[^ ]+ exclude each other: .+\n");
                    assertThat(run.out()).isEmpty();
                }));
    }

    @TestFactory
    Stream<DynamicTest> aDialectWithTheKeysThatSetAnotherApartIsTheOther() {
        List<String> names = dialects().stream().map(GameFactory::name).toList();
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
        assertThat(alea("games", one, "--diff", other).done().out())
                .contains("%s has the rules of %s%n".formatted(other, game.spec()));
        String[] players = {"random", "fast", "--games", "3", "--seed", "7", "--json"};
        assertThat(played(made, players)).isEqualTo(played(other, players));
    }

    /** What an arena says of matches, but for the name of the game. */
    private static String played(String spec, String... words) {
        String json = alea(Stream.concat(Stream.of("arena", spec), Stream.of(words)).toArray(String[]::new))
                .done()
                .out();
        return json.replace(REGISTRY.game(spec).spec().toString(), "GAME").replaceAll("\"(seconds|[a-zA-Z]*PerSecond)\":[0-9.E+-]+", "");
    }

    @TestFactory
    Stream<DynamicTest> aKeyIsShownWithItsValuesByTheGamesCommand() {
        return dialects().stream()
                .map(family -> DynamicTest.dynamicTest(family.name(), () -> {
                    String shown = alea("games", family.name()).done().out();
                    for (Key key : family.keys()) {
                        assertThat(shown).contains(key.name() + " ").contains(key.meaning());
                    }
                }));
    }
}
