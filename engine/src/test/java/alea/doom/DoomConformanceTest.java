package alea.doom;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Evaluator;
import alea.game.Game;
import alea.game.Installed;
import alea.game.Policy;
import alea.game.Position;
import alea.game.Strategy;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Positions of an independent program: legal moves, endings, reinforcement, and what greedy and expansion choose. */
class DoomConformanceTest {
    private static final String ANY = "RANDOM";

    private final Map<String, DoomGame> games = new HashMap<>();
    private final Map<String, Strategy> players = new HashMap<>();

    @Test
    void everyRowByTheFastRules() throws IOException {
        rows().forEach(row -> check(row, game(row)));
    }

    @Test
    void everyRowByThePlainRules() throws IOException {
        rows().forEach(row -> {
            Game plain = game(row).plain();
            moves(row, plain);
            reinforcement(row, plain);
        });
    }

    private static List<Map<String, String>> rows() throws IOException {
        try (var in = DoomConformanceTest.class.getResourceAsStream("positions.csv")) {
            List<String> lines = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            List<String> names = List.of(lines.getFirst().split(","));
            List<Map<String, String>> rows = lines.stream()
                    .skip(1)
                    .map(line -> line.split(",", -1))
                    .map(cells -> IntStream.range(0, cells.length)
                            .boxed()
                            .collect(Collectors.toMap(names::get, i -> cells[i])))
                    .toList();
            assertThat(rows).hasSizeGreaterThan(2000);
            return rows;
        }
    }

    private DoomGame game(Map<String, String> row) {
        String spec = "doom:size=%sx%s,dice=%s".formatted(row.get("rows"), row.get("cols"), row.get("max_dice"));
        return games.computeIfAbsent(spec, s -> (DoomGame) Installed.REGISTRY.game(s));
    }

    private Strategy player(String name, DoomGame game) {
        return players.computeIfAbsent(name + game.spec(), s -> Installed.strategy(name, game));
    }

    private static String text(Map<String, String> row) {
        return "%s %s %s".formatted(row.get("board"), row.get("to_move"), row.get("skip_flag"));
    }

    private void check(Map<String, String> row, DoomGame game) {
        DoomPosition position = moves(row, game);
        reinforcement(row, game);
        assertThat(position.supply()).as(text(row)).isEqualTo(Integer.parseInt(row.get("reinforce_dice")));
        if (position.node() == Position.OVER) {
            return;
        }
        choice(row, position, player("greedy", game), "greedy");
        choice(row, position, player("expansion", game), "expansion");
    }

    @SuppressWarnings("TypeParameterUnusedInFormals") // the row's position, fast or plain
    private static <P extends Position> P moves(Map<String, String> row, Game game) {
        Position position = game.parse(text(row));
        String where = "row %s, %s".formatted(row.get("id"), text(row));
        String labels = position.node() == Position.OVER
                ? "-"
                : IntStream.range(0, position.options())
                        .mapToObj(position::label)
                        .map(label -> label.equals("skip") ? "S" : label)
                        .collect(Collectors.joining(" "));
        assertThat(labels).as(where).isEqualTo(row.get("legal_moves").isEmpty() ? "-" : row.get("legal_moves"));
        assertThat(position.node() == Position.OVER)
                .as(where)
                .isEqualTo(row.get("terminal").equals("1"));
        if (position.node() == Position.OVER) {
            String winner = position.score(0) == 1 ? "r" : position.score(1) == 1 ? "b" : "tie";
            assertThat(winner).as(where).isEqualTo(row.get("winner_if_terminal"));
        }
        @SuppressWarnings("unchecked")
        P found = (P) position;
        return found;
    }

    /** A skip now, legal or not: with the flag set it is always legal. */
    private static void reinforcement(Map<String, String> row, Game game) {
        Position position = game.parse("%s %s 1".formatted(row.get("board"), row.get("to_move")));
        position.take(position.option("skip"));
        assertThat(position.toString().split(" ")[0])
                .as("row %s, after a skip at %s", row.get("id"), text(row))
                .isEqualTo(row.get("board_after_type1_reinforcement"));
    }

    private static void choice(Map<String, String> row, Position position, Strategy strategy, String name) {
        String where = "row %s, %s at %s".formatted(row.get("id"), name, text(row));
        double[] probabilities = new double[position.options()];
        ((Policy) strategy).probabilities(position, probabilities);
        String move = row.get(name + "_move");
        List<Evaluator.Valued> values = ((Evaluator) strategy).evaluate(position);
        double score = Double.parseDouble(row.get(name + "_score"));
        if (move.equals(ANY)) {
            assertThat(probabilities).as(where).containsOnly(1.0 / position.options());
            assertThat(values).as(where).allSatisfy(v -> assertThat(v.value()).isCloseTo(score, Offset.offset(1e-9)));
            return;
        }
        int option = position.option(move.equals("S") ? "skip" : move);
        assertThat(probabilities[option]).as(where + ": " + move).isEqualTo(1);
        assertThat(values.get(option).value()).as(where).isCloseTo(score, Offset.offset(1e-9));
    }
}
