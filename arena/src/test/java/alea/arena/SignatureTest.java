package alea.arena;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Game;
import alea.game.GameFactory;
import alea.game.Key;
import alea.game.Plugin;
import alea.game.Position;
import alea.game.Registry;
import alea.game.Settings;
import alea.game.Spec;
import alea.search.Basics;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class SignatureTest {
    private static final String GOLDEN = "signatures.txt";
    private static final long GAMES = 24;

    /** A line says which game and strategy changed its behaviour, a missing one which has no golden signature yet. */
    @Test
    void everyGamePlaysAsBefore() throws IOException {
        Registry registry = Registry.installed();
        List<String> lines = Signature.games(registry).stream()
                .flatMap(factory -> Signature.games(factory).stream())
                .flatMap(game -> Signature.strategies(registry, game).stream()
                        .map(strategy -> Signature.of(registry, game, strategy, GAMES, 1)))
                .map(s -> s.name() + " " + s.turns() + " " + s.hex())
                .toList();
        Path actual = Path.of("target", GOLDEN);
        Files.write(actual, lines);
        try (var in = SignatureTest.class.getResourceAsStream(GOLDEN)) {
            assertThat(lines)
                    .as("where behaviour was meant to change, %s is the new golden file", actual.toAbsolutePath())
                    .isEqualTo(new String(in.readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .toList());
        }
    }

    @Test
    void isTheSameInEveryRun() {
        Registry registry = race(20, true);
        assertThat(hex(registry, 100, 1)).isEqualTo(hex(race(20, true), 100, 1));
        assertThat(hex(registry, 100, 2)).isNotEqualTo(hex(registry, 100, 1));
        assertThat(hex(registry, 101, 1)).isNotEqualTo(hex(registry, 100, 1));
    }

    @Test
    void changesWithTheRules() {
        String before = hex(race(20, true), 100, 1);
        assertThat(hex(race(21, true), 100, 1)).as("a longer race").isNotEqualTo(before);
        assertThat(hex(race(20, false), 100, 1)).as("another winner").isNotEqualTo(before);
    }

    @Test
    void playsEveryNumberOfSeatsAndEveryStrategy() {
        Registry registry = Registry.installed();
        GameFactory simple = registry.games().stream()
                .filter(f -> f.name().equals("ludo-simple"))
                .findFirst()
                .orElseThrow();
        assertThat(Signature.games(simple)).extracting(Game::seats).containsExactly(2, 3, 4);
        List<String> strategies = Signature.strategies(registry, registry.game("ludo-simple"));
        assertThat(strategies).contains("random", "first", "fast", "hybrid");
        assertThat(Signature.of(registry, simple, 2, 1).matches()).isEqualTo(3L * 2 * strategies.size());
    }

    private static String hex(Registry registry, long games, long seed) {
        return Signature.combined(
                        "all",
                        Signature.games(registry).stream()
                                .map(factory -> Signature.of(registry, factory, games, seed))
                                .toList())
                .hex();
    }

    private static Registry race(int goal, boolean lastWins) {
        return new Registry(List.of(new Basics(), new Plugin() {
            @Override
            public List<GameFactory> games() {
                return List.of(new RaceFactory(goal, lastWins));
            }
        }));
    }

    private record RaceFactory(int goal, boolean lastWins) implements GameFactory {
        @Override
        public String name() {
            return "race";
        }

        @Override
        public List<Key> keys() {
            return List.of();
        }

        @Override
        public Game create(Settings settings) {
            return new Race(goal, lastWins);
        }
    }

    /** Two players add 1 or 2 and then a coin to a sum; who reaches the goal wins, or loses. */
    private record Race(int goal, boolean lastWins) implements Game {
        @Override
        public Spec spec() {
            return new Spec("race", "");
        }

        @Override
        public String title() {
            return "a race";
        }

        @Override
        public String source() {
            return "this test";
        }

        @Override
        public int seats() {
            return 2;
        }

        @Override
        public String turn() {
            return "a number and a coin";
        }

        @Override
        public int turnCap() {
            return goal;
        }

        @Override
        public Position start() {
            return new At(this, 0, 0);
        }

        @Override
        public Position parse(String text) {
            String[] words = text.split(" ");
            return new At(this, Integer.parseInt(words[0]), Integer.parseInt(words[1]));
        }
    }

    private static final class At extends Position {
        private final Race race;
        private int sum;

        At(Race race, int sum, int seat) {
            this.race = race;
            this.sum = sum;
            this.seat = seat;
            node = DECISION;
            options = 2;
        }

        @Override
        public void take(int option) {
            if (node == DECISION) {
                sum += 1 + option;
                node = CHANCE;
                return;
            }
            sum += option;
            turns++;
            if (sum >= race.goal) {
                node = OVER;
                options = 0;
            } else {
                seat = 1 - seat;
                node = DECISION;
            }
        }

        @Override
        public void set(Position other) {
            At o = (At) other;
            sum = o.sum;
            node = o.node;
            seat = o.seat;
            options = o.options;
            turns = o.turns;
        }

        @Override
        public Position copy() {
            At copy = new At(race, sum, seat);
            copy.set(this);
            return copy;
        }

        @Override
        public String label(int option) {
            return Integer.toString(option);
        }

        @Override
        public double score(int seat) {
            return (seat == this.seat) == race.lastWins ? 1 : 0;
        }

        @Override
        public String toString() {
            return sum + " " + seat;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof At o && sum == o.sum && node == o.node && seat == o.seat;
        }

        @Override
        public int hashCode() {
            return sum;
        }
    }
}
