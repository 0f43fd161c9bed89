package alea.cli.board;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Game;
import alea.game.Position;
import alea.game.Registry;
import alea.picture.Drawing;
import alea.picture.DrawingPlugin;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The boards of the cross-and-circle family as they were kept: the start of each game and a position within a match,
 * and what its options do, in words. {@code -Dalea.pictures=write} writes them anew.
 */
class CrossDrawingTest {
    private static final Path KEPT = Path.of("src/test/resources/alea/cli/board/cross-boards.txt");
    private static final String HEAD = "## ";

    private static List<String> kept() throws IOException {
        return Arrays.stream(Files.readString(KEPT).split("(?m)^(?=" + HEAD + ")"))
                .filter(part -> !part.isEmpty())
                .toList();
    }

    /** A kept part drawn again: what its first line names. */
    private static String drawn(String part) {
        String head = part.substring(HEAD.length(), part.indexOf('\n'));
        Game game = Registry.installed().game(head.substring(0, head.indexOf(' ')));
        Position position = game.parse(head.substring(head.indexOf(' ') + 1));
        Drawing drawing = DrawingPlugin.of(game);
        List<String> captions = IntStream.range(0, game.seats())
                .mapToObj(seat -> seat == 0 ? "you" : "hybrid")
                .toList();
        var text = new StringBuilder(HEAD).append(head).append('\n');
        text.append(TextPicture.of(drawing.draw(position, captions), false));
        for (int option = 0; option < position.options() && !position.isChance(); option++) {
            text.append("> ").append(drawing.describe(position, option)).append('\n');
        }
        return text.toString();
    }

    @TestFactory
    Stream<DynamicTest> boardsLookAsTheyWereKept() throws IOException {
        List<String> kept = kept();
        if ("write".equals(System.getProperty("alea.pictures"))) {
            Files.writeString(
                    KEPT,
                    String.join("", kept.stream().map(CrossDrawingTest::drawn).toList()));
        }
        return kept.stream()
                .map(part -> DynamicTest.dynamicTest(
                        part.lines().findFirst().orElseThrow(),
                        () -> assertThat(drawn(part)).isEqualTo(part)));
    }

    @Test
    void everyGameOfTheFamilyIsAmongThemTwiceAndFitsATerminal() throws IOException {
        List<String> games = new ArrayList<>();
        for (String part : kept()) {
            List<String> lines = part.lines().toList();
            games.add(lines.getFirst().split(" ")[1]);
            assertThat(lines.stream().skip(1)).allMatch(line -> line.length() <= 80);
            assertThat(lines.stream()
                            .skip(1)
                            .filter(line -> !line.startsWith("> "))
                            .count())
                    .isLessThanOrEqualTo(20);
        }
        List<String> cross = Registry.installed().games().stream()
                .map(factory -> Registry.installed().game(factory.name()))
                .filter(game -> game.getClass().getPackageName().equals("alea.cross"))
                .map(game -> game.spec().toString())
                .toList();
        assertThat(games).containsAll(cross).hasSize(2 * cross.size());
    }

    @Test
    void whatHasNoRoomInACellIsANoteBelow() {
        Game game = Registry.installed().game("pachisi:seats=4");
        Position position = game.parse("0,82,28,B/B,B,B,B/62,62,B,B/B,B,B,B 0 -");
        String board = TextPicture.of(
                DrawingPlugin.of(game).draw(position, List.of("you", "fast", "strike", "hybrid")), false);
        assertThat(board).contains("  * safe; #1 R2 Y01\n").contains("  on the way out R0\n");
    }
}
