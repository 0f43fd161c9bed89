package alea.game;

import static org.assertj.core.api.Assertions.assertThat;

import alea.match.Runners;
import alea.match.Streams;
import alea.match.Trace;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Dice, matches and path counts that never change. Whoever changes behaviour on purpose writes the files anew with
 * {@code ./mvnw test -pl engine -Dtest=GoldenTest -DargLine=-Dalea.golden=write} and reads the difference.
 * A new game begins with a file of its name that holds the first four lines of a record, and its rows of the path
 * counts.
 */
class GoldenTest {
    private static final boolean WRITE = "write".equals(System.getProperty("alea.golden"));
    private static final Path FILES = Path.of("src/test/resources/alea/game/golden");

    private static String read(String file) {
        try (var in = GoldenTest.class.getResourceAsStream("golden/" + file)) {
            assertThat(in).as("golden file " + file).isNotNull();
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void check(String file, String text) {
        if (WRITE) {
            try {
                Files.writeString(FILES.resolve(file), text);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        } else {
            assertThat(text).isEqualTo(read(file));
        }
    }

    /** The lines of a table of tab-separated cells, where what follows the first three is made from them. */
    private static String filled(String table, Function<String[], String> rest) {
        UnaryOperator<String> fill = line -> {
            String[] cells = line.split("\t");
            return String.join("\t", cells[0], cells[1], cells[2], rest.apply(cells));
        };
        return table.lines()
                .map(line -> line.startsWith("#") ? line : fill.apply(line))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    @Test
    void theDiceOfEveryStreamAreThoseOfTheFile() {
        check("dice.tsv", filled(read("dice.tsv"), cells -> {
            long seed = Long.parseLong(cells[0]);
            long index = Long.parseLong(cells[1]);
            long stream = Long.parseLong(cells[2]);
            Dice dice = new Dice(seed, index, stream);
            String faces = IntStream.range(0, 50)
                    .mapToObj(i -> Integer.toString(dice.die() + 1))
                    .collect(Collectors.joining());
            return faces + " " + Long.toHexString(new Dice(seed, index, stream).next());
        }));
    }

    @Test
    void thePathsFromEveryPositionAreThoseOfTheFile() {
        check("perft.tsv", filled(read("perft.tsv"), cells -> {
            Game game = Installed.REGISTRY.game(cells[0]);
            Position fast = cells[1].equals("start") ? game.start() : game.parse(cells[1]);
            Position plain = game.plain().parse(fast.toString());
            int plies = Integer.parseInt(cells[2]);
            List<String> paths = new ArrayList<>();
            List<String> positions = new ArrayList<>();
            for (int n = 1; n <= plies; n++) {
                paths.add(Long.toString(Perft.count(fast, n)));
                positions.add(Integer.toString(Perft.positions(fast, n)));
            }
            String what = "%s at %s by the plain rules".formatted(cells[0], fast);
            assertThat(Long.toString(Perft.count(plain, plies))).as(what).isEqualTo(paths.getLast());
            assertThat(Integer.toString(Perft.positions(plain, plies))).as(what).isEqualTo(positions.getLast());
            return String.join(" ", paths) + "\t" + String.join(" ", positions);
        }));
    }

    @TestFactory
    Stream<DynamicTest> everyGameHasAMatchThatIsPlayedAgainLetterByLetter() {
        return Installed.REGISTRY.games().stream()
                .map(factory -> factory.name() + ".txt")
                .map(file -> DynamicTest.dynamicTest(file, () -> check(file, match(read(file)))));
    }

    /** The record of the match that the first four lines of a record name. */
    private static String match(String record) {
        List<String> lines = record.lines().toList();
        Game game = Installed.REGISTRY.game(after("game", lines.get(0)));
        Strategy[] seats = Installed.table(game, after("players", lines.get(1)));
        long seed = Long.parseLong(after("seed", lines.get(2)));
        long index = Long.parseLong(after("index", lines.get(3)));

        var streams = new Streams(game.seats(), false);
        streams.begin(seed, index, index);
        var trace = new Trace();
        Position position = game.start();
        assertThat(Runners.of(game, List.of(seats)).play(position, seats, streams, game.turnCap(), trace))
                .isTrue();

        var text = new StringBuilder();
        lines.subList(0, 4).forEach(line -> text.append(line).append('\n'));
        text.append("start ").append(game.start()).append('\n');
        Position plain = game.plain().start();
        int onLine = 0;
        for (int option : trace.toArray()) {
            text.append(onLine == 0 ? "" : " ").append(plain.label(option));
            onLine = (onLine + 1) % 40;
            text.append(onLine == 0 ? "\n" : "");
            plain.take(option);
        }
        text.append(onLine == 0 ? "" : "\n");
        assertThat(position).as("the end by the plain rules").hasToString(plain.toString());
        text.append("end ").append(position).append('\n');
        text.append("turns ").append(position.turns()).append('\n');
        text.append("won by seat ");
        IntStream.range(0, game.seats()).filter(s -> position.score(s) == 1).forEach(text::append);
        return text.append('\n').toString();
    }

    private static String after(String word, String line) {
        assertThat(line).startsWith(word + " ");
        return line.substring(word.length() + 1);
    }
}
