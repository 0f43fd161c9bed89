package alea.ludo;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Game;
import alea.game.Position;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the engines pyludo and LUDOPy did, row by row and turn by turn: fast and plain rules do the same. */
class StarConformanceTest {
    private static Game game(String spec) {
        return Rows.REGISTRY.game(spec);
    }

    @ParameterizedTest
    @CsvSource({"ludo-pyludo,3", "ludo-pyludo-fork,4"})
    void everyPyludoMoveHasTheEffectOfItsRow(String spec, int column) {
        int rows = 0;
        var softly = new SoftAssertions();
        for (Game game : List.of(game(spec), game(spec).plain())) {
            for (String[] row : StarRows.read("pyludo-transitions.tsv")) {
                String next = row[column].equals("=") ? row[3] : row[column];
                Position position = game.parse(StarRows.pyludo(row[0]) + " 0 " + row[1]);
                int option = option(position, row[2]);
                if (next.equals("ILLEGAL")) {
                    softly.assertThat(option).as(String.join(" ", row)).isEqualTo(-1);
                } else {
                    position.take(option);
                    softly.assertThat(pawns(position)).as(String.join(" ", row)).isEqualTo(StarRows.pyludo(next));
                }
                rows++;
            }
        }
        softly.assertAll();
        assertThat(rows).isGreaterThan(20_000);
    }

    @ParameterizedTest
    @CsvSource({"ludo-ludopy,ludopy150,57", "ludo-ludopy-1.3.1,ludopy131,59"})
    void everyLudopyMoveHasTheEffectOfItsRow(String spec, String file, int goal) {
        var softly = new SoftAssertions();
        for (Game game : List.of(game(spec), game(spec).plain())) {
            for (String[] row : StarRows.read(file + "-transitions.tsv")) {
                String as = String.join(" ", row);
                Position position = game.parse(StarRows.ludopy(row[0] + "/" + row[1], goal) + " 0 " + row[2]);
                softly.assertThat(movable(position)).as(as).isEqualTo(row[3]);
                int option = option(position, row[4]);
                if (row[5].equals("ILLEGAL")) {
                    softly.assertThat(option).as(as).isEqualTo(-1);
                } else {
                    position.take(option);
                    String enemies = row[6].equals("=") ? row[1] : row[6];
                    softly.assertThat(pawns(position)).as(as).isEqualTo(StarRows.ludopy(row[5] + "/" + enemies, goal));
                }
            }
        }
        softly.assertAll();
    }

    @ParameterizedTest
    @CsvSource({"ludo-pyludo,pyludo", "ludo-pyludo-fork,pyludofork"})
    void everyPyludoMatchIsReplayedTurnByTurn(String spec, String file) {
        for (Game game : List.of(game(spec), game(spec).plain())) {
            Position position = game.start();
            int winner = 0;
            for (String[] row : StarRows.read(file + "-traces.txt")) {
                if (row[0].equals("G")) {
                    position = game.start();
                    winner = Integer.parseInt(row[4]);
                    continue;
                }
                assertThat(position.seat()).isEqualTo(Integer.parseInt(row[0]));
                position.take(Integer.parseInt(row[1]) - 1);
                position.take(position.option(row[2].equals("-") ? "pass" : row[2]));
                assertThat(pawns(position)).isEqualTo(StarRows.pyludo(row[3]));
                if (position.node() == Position.OVER) {
                    assertThat(position.score(winner)).isEqualTo(1);
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"ludo-ludopy,ludopy150,57", "ludo-ludopy-1.3.1,ludopy131,59"})
    void everyLudopyMatchIsReplayedObservationByObservation(String spec, String file, int goal) {
        Map<String, Game> games = new HashMap<>();
        for (boolean plain : new boolean[] {false, true}) {
            Position position = game(spec).start();
            int winner = 0;
            for (String[] row : StarRows.read(file + "-traces.txt")) {
                if (row[0].equals("G")) {
                    String ghosts = row[3].equals("-") ? "none" : row[3].replace(",", "+");
                    String end = row[5].equals("finish") ? "all" : "first";
                    Game game = games.computeIfAbsent(
                            "%s:ghosts=%s,end=%s".formatted(spec, ghosts, end), StarConformanceTest::game);
                    position = (plain ? game.plain() : game).start();
                    winner = Integer.parseInt(row[6]);
                    continue;
                }
                String before = position.toString();
                String[] fields = before.split(" ");
                assertThat(fields[1]).as(before).isEqualTo(row[2]);
                assertThat(fields[3]).as(before).isEqualTo(row[0].equals("1") ? "round=1" : "round=2");
                if (row[0].equals("1")) {
                    assertThat(fields[4]).as(before).isEqualTo("attempt=" + row[1]);
                }
                position.take(Integer.parseInt(row[3]) - 1);
                assertThat(movable(position)).as(position.toString()).isEqualTo(row[4]);
                position.take(position.option(row[5].equals("-") ? "pass" : row[5]));
                assertThat(pawns(position)).isEqualTo(withoutGhosts(row[6], position, goal));
                if (position.node() == Position.OVER) {
                    assertThat(seatOf(position, winner)).isEqualTo(winner);
                }
            }
        }
    }

    /** The place of the winner. */
    private static int seatOf(Position position, int winner) {
        String[] rows = pawns(position).split("/");
        int seat = (int)
                IntStream.range(0, winner).filter(p -> !rows[p].equals("-")).count();
        return position.score(seat) == 1 ? winner : -1;
    }

    private static String withoutGhosts(String pieces, Position position, int goal) {
        String[] all = StarRows.ludopy(pieces, goal).split("/");
        String[] here = pawns(position).split("/");
        return IntStream.range(0, 4)
                .mapToObj(p -> here[p].equals("-") ? "-" : all[p])
                .collect(Collectors.joining("/"));
    }

    private static String pawns(Position position) {
        return position.toString().split(" ")[0];
    }

    private static String movable(Position position) {
        String labels =
                IntStream.range(0, position.options()).mapToObj(position::label).collect(Collectors.joining());
        return labels.equals("pass") ? "-" : labels;
    }

    private static int option(Position position, String label) {
        return IntStream.range(0, position.options())
                .filter(i -> position.label(i).equals(label))
                .findFirst()
                .orElse(-1);
    }
}
