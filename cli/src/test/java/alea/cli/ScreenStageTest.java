package alea.cli;

import static org.assertj.core.api.Assertions.assertThat;

import alea.analysis.rollout.DistinctOption;
import alea.cli.ScreenStage.Layout;
import alea.cli.board.TextPicture;
import alea.game.Dice;
import alea.game.Game;
import alea.game.Position;
import alea.game.Registry;
import alea.picture.Drawing;
import alea.picture.DrawingPlugin;
import alea.service.LiveMatch.Question;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ScreenStageTest {
    private static final int ROWS = 24;
    private static final int COLUMNS = 80;
    private static final int MATCHES = Boolean.getBoolean("alea.long") ? 20 : 1;
    private static final int TURNS = 300;
    private static final Registry REGISTRY = Registry.installed();

    static Stream<String> games() {
        return Stream.concat(
                REGISTRY.games().stream().map(game -> game.name()),
                Stream.of(
                        "doom:2x2",
                        "doom:8x8",
                        "doom:5x5,seats=4",
                        "ludo-classic:seats=4",
                        "ludo-simple:seats=4",
                        "parchis:seats=4",
                        "parcheesi:seats=4",
                        "pachisi:seats=2",
                        "uckers:seats=2",
                        "yut:seats=4"));
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyBoardWithWhatIsAskedHasRoomOnAScreen(String spec) {
        Game game = REGISTRY.game(spec);
        Drawing drawing = DrawingPlugin.of(game);
        List<String> captions = Collections.nCopies(game.seats(), "a player of a long name.");
        var dice = new Dice(1, 0);
        for (int match = 0; match < MATCHES; match++) {
            Position position = game.start();
            while (position.node() != Position.OVER && position.turns() < TURNS) {
                if (position.isChance()) {
                    position.take(dice.chance(position));
                    continue;
                }
                List<DistinctOption> options = DistinctOption.of(game, position);
                if (options.size() > 1) {
                    String board = TextPicture.of(drawing.draw(position, captions), false);
                    var question = new Question(position, options, false, false);
                    look(board, new Menu(game, drawing, question, true, Optional.empty()).lines());
                }
                position.take(dice.below(position.options()));
            }
            assertThat(TextPicture.of(drawing.draw(position, captions), false).lines())
                    .hasSizeLessThan(ROWS - 4);
        }
    }

    /** Everything that is on the screen, page by page. */
    private static void look(String board, List<String> options) {
        List<String> news = Collections.nCopies(5, "Red (you): rolls 4; " + "a word ".repeat(20));
        var scene = new Scene(board, news, "Yellow", options);
        var seen = new TreeSet<String>();
        int page = 0;
        do {
            Layout layout = Layout.of(scene, List.of("what was said"), page, ROWS - 1);
            assertThat(layout.page()).isEqualTo(page);
            assertThat(layout.lines()).hasSizeLessThan(ROWS - 1);
            assertThat(layout.lines()).allMatch(line -> line.length() <= COLUMNS);
            assertThat(layout.prompt().length()).isLessThan(COLUMNS - 10);
            assertThat(layout.lines()).startsWith(board.lines().toArray(String[]::new));
            assertThat(layout.lines()).last().isEqualTo("what was said");
            assertThat(layout.lines()).anyMatch(line -> line.contains("word "));
            String text = String.join("\n", layout.lines()) + "\n";
            options.stream()
                    .filter(option -> text.contains(option) || option.length() > 76)
                    .forEach(seen::add);
            page++;
        } while (Layout.of(scene, List.of("what was said"), page, ROWS - 1).page() != 0);
        assertThat(seen).containsAll(options);
    }

    @Test
    void whatHasNoRoomBelowTheBoardIsShownInItsPlace() {
        var written = new StringWriter();
        var stage = new ScreenStage(new PrintWriter(written), ROWS);
        var scene = new Scene("the board\n", List.of("news"), "Red", List.of("1) this", "2) that"));
        stage.ask(scene);
        assertThat(screen(written))
                .isEqualTo("the board\nnews\n1) this  2) that\nRed, your move (1-2, hint, help, q): ");
        stage.say(List.of("short"));
        stage.askAgain();
        assertThat(screen(written)).contains("the board\nnews\n1) this  2) that\nshort\nRed");
        stage.say(IntStream.range(0, 30).mapToObj(i -> "line " + i).toList());
        stage.askAgain();
        assertThat(screen(written))
                .startsWith("line 0\n")
                .endsWith("line 21\n(more, or Enter for the board) ")
                .doesNotContain("the board\n");
        assertThat(stage.turns("more")).isTrue();
        stage.askAgain();
        assertThat(screen(written)).startsWith("line 22\n").endsWith("line 29\n(Enter for the board) ");
        assertThat(stage.turns("board")).isTrue();
        stage.askAgain();
        assertThat(screen(written)).startsWith("the board\nnews\n");
        assertThat(stage.turns("2")).isFalse();
    }

    @Test
    void optionsWithoutRoomAreOnPages() {
        var written = new StringWriter();
        var stage = new ScreenStage(new PrintWriter(written), ROWS);
        List<String> options = IntStream.rangeClosed(1, 9)
                .mapToObj(i -> i + ") " + "x".repeat(60))
                .toList();
        stage.ask(new Scene("b\n".repeat(18), List.of("news"), "Red", options));
        assertThat(screen(written)).endsWith("\nRed, your move (1-3 of 9, more, hint, help, q): ");
        assertThat(stage.turns("more")).isTrue();
        stage.askAgain();
        assertThat(screen(written)).contains("\n4) x").endsWith("\nRed, your move (4-6 of 9, more, hint, help, q): ");
        assertThat(stage.turns("more")).isTrue();
        assertThat(stage.turns("more")).isTrue();
        stage.askAgain();
        assertThat(screen(written)).contains("news\n1) x");
    }

    /** What is on the screen after the last painting. */
    private static String screen(StringWriter written) {
        String all = written.toString();
        return all.substring(all.lastIndexOf("\033[H") + 3).replaceAll("\033\\[[KJ]", "");
    }
}
