package hypergammon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import alea.game.Conformance;
import alea.game.Dice;
import alea.game.Game;
import alea.game.Position;
import alea.game.Registry;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules: what backgammon's say, the plain ones beside the fast ones, and the contract of games. */
class HypergammonTest {
    private static final Game GAME = Registry.installed().game("hypergammon");

    private static List<String> labels(Position position) {
        return IntStream.range(0, position.options()).mapToObj(position::label).toList();
    }

    private static String after(String text, String... labels) {
        Position position = GAME.parse(text);
        for (String label : labels) {
            position.take(position.option(label));
        }
        return position.toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"hypergammon", "hypergammon:checkers=2", "hypergammon:checkers=1"})
    void itKeepsTheContract(String spec) {
        Conformance.check(Registry.installed().game(spec), 7, 8);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hypergammon", "hypergammon:checkers=2", "hypergammon:checkers=1"})
    void plainAndFastRulesNeverDiffer(String spec) {
        Game game = Registry.installed().game(spec);
        for (int match = 0, done = 0; done < 30_000; match++) {
            Dice dice = new Dice(1, match);
            Position fast = game.start();
            Position plain = game.plain().start();
            while (fast.node() != Position.OVER) {
                int option = fast.isChance() ? dice.chance(fast) : dice.below(fast.options());
                fast.take(option);
                plain.take(option);
                done++;
                String where = "%s, seed 1, match %d, %s".formatted(spec, match, fast);
                assertThat(plain.toString()).as(where).isEqualTo(fast.toString());
                assertThat(labels(plain)).as(where).isEqualTo(labels(fast));
                assertThat(plain.turns()).as(where).isEqualTo(fast.turns());
            }
            for (int seat = 0; seat < game.seats(); seat++) {
                assertThat(plain.score(seat)).as(fast.toString()).isEqualTo(fast.score(seat));
            }
        }
    }

    @Test
    void rollsAreThoseOfTwoDice() {
        Position start = GAME.start();
        assertThat(start).hasToString("24,23,22/24,23,22 0 -");
        assertThat(labels(start)).hasSize(21).startsWith("1,1", "1,2").endsWith("5,6", "6,6");
        assertThat(start.probability(start.option("4,4"))).isEqualTo(1 / 36.0);
        assertThat(start.probability(start.option("3,5"))).isEqualTo(2 / 36.0);
        assertThat(after("24,23,22/24,23,22 0 -", "3,5")).isEqualTo("24,23,22/24,23,22 0 3,5");
        assertThat(after("24,23,22/24,23,22 1 -", "4,4")).isEqualTo("24,23,22/24,23,22 1 4,4,4,4");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                // Any checker with either die; the larger first.
                "24,23,22/24,23,22 0 1,3 | 24/21 24/23 23/20 23/22 22/19 22/21",
                // The bar comes first.
                "bar,13,8/24,23,22 0 3,5 | bar/20 bar/22",
                "bar,bar,8/24,23,22 0 3  | bar/22",
                // Two of the other seat's checkers block a point (its 5 is the own 20); one does not.
                "bar,13,8/22,5,5 0 5,5   | pass",
                "bar,13,8/22,5,4 0 5,5   | bar/20",
                // Both dice have to be used where that is possible: here only in one order.
                "9,off,off/19,19,1 0 2,3 | 9/7",
                "9,off,off/18,18,1 0 2,3 | 9/6",
                // Where one of two can be used, the larger.
                "13,off,off/20,20,1 0 3,5 | 13/8",
                "9,off,off/21,21,1 0 2,3  | 9/6",
                "8,off,off/22,22,21 0 1,4 | 8/4",
                // Bearing off: exactly, or from the highest when no checker is as far; nobody while one is outside.
                "6,4,1/1,1,1 0 4 | 6/2 4/off",
                "4,3,1/1,1,1 0 6 | 4/off",
                "7,3,1/1,1,1 0 3 | 7/4",
                "5,3,1/1,1,1 0 4 | 5/1",
                // Where both dice bear off the same checker, what follows is the same, and it is one option.
                "3,2,off/1,1,1 0 4,5   | 3/off",
                "3,off,off/1,1,1 0 1,3 | 3/off 3/2",
            })
    void movesKeepTheRules(String text, String expected) {
        for (Game game : List.of(GAME, GAME.plain())) {
            assertThat(String.join(" ", labels(game.parse(text)))).as(text).isEqualTo(expected);
        }
    }

    @Test
    void singleCheckersAreHit() {
        assertThat(after("24,23,22/5,4,off 0 4,5", "24/20", "20/15")).isEqualTo("23,22,15/bar,4,off 1 -");
        assertThat(after("24,23,22/24,5,4 0 1,3", "24/21", "21/20")).isEqualTo("23,22,20/bar,bar,24 1 -");
    }

    @Test
    void aTurnEndsWithTheLastDieOrAPass() {
        assertThat(after("10,6,1/1,1,1 0 2,2,2", "10/8", "8/6")).isEqualTo("6,6,1/1,1,1 0 2");
        assertThat(after("10,6,1/1,1,1 0 2,2,2", "10/8", "8/6", "6/4")).isEqualTo("6,4,1/1,1,1 1 -");
        assertThat(after("bar,13,8/22,5,5 0 5,5", "pass")).isEqualTo("bar,13,8/22,5,5 1 -");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "1,off,off/20,10,off 0 2 | 1/off | 1",
                "1,off,off/18,10,1   0 2 | 1/off | 2",
                "1,off,off/19,10,1   0 2 | 1/off | 3",
                "1,off,off/bar,1,1   0 2 | 1/off | 3",
                "bar,1,off/1,off,off 1 6 | 1/off | 1",
                "23,1,1/1,1,off      1 6,6 | 1/off 1/off | 3",
            })
    void aMatchIsWorthWhatTheLoserHasLeft(String text, String moves, int payoff) {
        for (Game game : List.of(GAME, GAME.plain())) {
            Position position = game.parse(text);
            for (String label : moves.split(" ")) {
                position.take(position.option(label));
            }
            assertThat(position.node()).isEqualTo(Position.OVER);
            assertThat(position.score(position.seat())).isEqualTo(payoff);
            assertThat(position.score(1 - position.seat())).isEqualTo(-payoff);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "24,23,22 0 - | expected SEAT0/SEAT1 TURN DICE",
                "24,23/24,23,22 0 - | seat 0: '24,23' is not 3 of bar, 24..1 and off, falling",
                "24,23,25/24,23,22 0 - | seat 0: '24,23,25' is not 3 of",
                "22,23,24/24,23,22 0 - | falling",
                "24,23,22/24,23,1 0 - | both seats are on seat 0's point 24",
                "24,23,22/24,23,22 2 - | TURN: '2' is nobody",
                "24,23,22/24,23,22 0 7 | DICE: '7' is not",
                "24,23,22/24,23,22 0 5,3 | DICE: '5,3' is not",
                "24,23,22/24,23,22 0 3,3,3,3,3 | DICE: '3,3,3,3,3' is not",
                "off,off,off/24,23,22 1 - | seat 0 has won; TURN is the winner",
                "off,off,off/24,23,22 0 3 | DICE is -",
            })
    void aTextThatIsNoPositionIsRefused(String text, String complaint) {
        assertThatThrownBy(() -> GAME.parse(text)).isInstanceOf(BadInput.class).hasMessageContaining(complaint);
    }

    @Test
    void aMatchIsPlayedAgainLetterByLetter() throws IOException {
        var labels = new ArrayList<String>();
        Dice dice = new Dice(2026, 0);
        Position position = GAME.start();
        while (position.node() != Position.OVER) {
            int option = position.isChance() ? dice.chance(position) : dice.below(position.options());
            labels.add(position.label(option));
            position.take(option);
        }
        String match = String.join(" ", labels) + "\n" + position + "\n";
        try (InputStream in = HypergammonTest.class.getResourceAsStream("match.txt")) {
            assertThat(match).isEqualTo(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }
}
