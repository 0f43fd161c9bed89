package alea.service;

import alea.game.Game;
import alea.game.Recommendation;
import alea.game.Registry;
import alea.game.Spec;
import alea.game.StrategyFactory;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Whom a person can play against: those that move at once, the strongest first, with what was measured of them. {@code
 * opponents.tsv} beside this class has the measurements, and docs/players.md says how they were made.
 */
public final class Opponents {
    /** Plays every game. */
    static final String ANYBODY = "random";

    private static final String FILE = "opponents.tsv";
    private static final List<Row> ROWS = rows();

    /**
     * An opponent.
     *
     * @param strategy its spec
     * @param measured how strong it is, in a few words; empty where nobody has measured it in this game
     */
    public record Opponent(String strategy, String measured) {}

    /** How often a strategy won, with a 95 % interval; of a game, and against whom. */
    private record Row(String game, String strategy, String against, double won, double low, double high, int games) {
        Opponent opponent() {
            return new Opponent(
                    strategy,
                    String.format(
                            Locale.ROOT,
                            "wins %.3f against %s (95 %%: %.3f .. %.3f; %,d matches)",
                            won,
                            against,
                            low,
                            high,
                            games));
        }
    }

    private Opponents() {}

    /**
     * Those of a game; there is always one.
     */
    public static List<Opponent> of(Registry registry, Game game) {
        Set<String> there =
                registry.strategies(game).stream().map(StrategyFactory::name).collect(Collectors.toSet());
        String spec = game.spec().toString();
        List<Opponent> opponents = new ArrayList<>();
        ROWS.stream()
                .filter(row -> row.game.equals(spec)
                        && there.contains(Spec.parse(row.strategy).name()))
                .forEach(row -> opponents.add(row.opponent()));
        for (String strategy : registry.recommended(game, Recommendation.Use.OPPONENT)) {
            if (opponents.stream().noneMatch(o -> o.strategy.equals(strategy))) {
                opponents.add(new Opponent(strategy, ""));
            }
        }
        return opponents;
    }

    private static List<Row> rows() {
        try (InputStream in = Objects.requireNonNull(Opponents.class.getResourceAsStream(FILE))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> line.split("\t"))
                    .map(f -> new Row(
                            f[0],
                            f[1],
                            f[2],
                            Double.parseDouble(f[3]),
                            Double.parseDouble(f[4]),
                            Double.parseDouble(f[5]),
                            Integer.parseInt(f[6])))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
