package alea.papers.doom;

import static org.assertj.core.api.Assertions.assertThat;

import alea.doom.DoomGame;
import alea.doom.DoomPosition;
import alea.game.Dice;
import alea.game.Game;
import alea.game.Position;
import alea.game.Registry;
import alea.game.Strategy;
import alea.match.Runner;
import alea.match.Runners;
import alea.match.Streams;
import alea.papers.Published;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Looks for the thesis's random player: plays table B.1.2 (types 1 and 2) with every reading of how it draws from its
 * list, and ranks them by likelihood.
 *
 * <p>A reading is an order of the attacks, the end of the list at which to skip stands, and a draw. Its score is
 * twice the log of the likelihood ratio of each line's three counts, its own and the thesis's being one
 * distribution or two: about 2 a line where the reading is right.
 *
 * <pre>./mvnw -pl papers -am test -Dtest=DrawsTest -Dsurefire.failIfNoSpecifiedTests=false \
 *     "-DargLine=-Dalea.large=true -Dalea.draws=SIZES/MATCHES/SEED"</pre>
 *
 * ranks all of them, with the sizes as the thesis writes them, such as {@code 2x2,2x3,3x3}; {@code
 * -Dalea.readings=ORDER/END/DRAW} plays only that one and prints every line.
 */
class DrawsTest {
    /** Which entry of a list is taken. */
    private interface Draw {
        /**
         * An index below {@code n}.
         *
         * @param n entries, two or more
         * @param skip whether to skip is one of them
         */
        int of(int n, boolean skip, Dice dice);
    }

    private static final Map<String, Draw> DRAWS = new LinkedHashMap<>();

    static {
        DRAWS.put("uniform", (n, skip, dice) -> dice.below(n));
        DRAWS.put("never-first", (n, skip, dice) -> 1 + dice.below(n - 1));
        DRAWS.put("never-first-with-skip", (n, skip, dice) -> skip ? 1 + dice.below(n - 1) : dice.below(n));
        DRAWS.put("never-first-without-skip", (n, skip, dice) -> skip ? dice.below(n) : 1 + dice.below(n - 1));
        DRAWS.put("never-last", (n, skip, dice) -> dice.below(n - 1));
        DRAWS.put("never-last-with-skip", (n, skip, dice) -> skip ? dice.below(n - 1) : dice.below(n));
        DRAWS.put("never-second", (n, skip, dice) -> {
            int i = dice.below(n - 1);
            return i == 0 ? 0 : i + 1;
        });
        DRAWS.put("never-last-but-one", (n, skip, dice) -> {
            int i = dice.below(n - 1);
            return i == n - 2 ? n - 1 : i;
        });
        DRAWS.put("rounded", (n, skip, dice) -> (int) Math.floor(dice.unit() * (n - 1) + 0.5));
        DRAWS.put("one-on", (n, skip, dice) -> Math.min(n - 1, 1 + dice.below(n)));
        DRAWS.put("one-back", (n, skip, dice) -> Math.max(0, dice.below(n) - 1));
        DRAWS.put("first-twice", (n, skip, dice) -> dice.below(n + 1) % n);
        DRAWS.put("last-twice", (n, skip, dice) -> Math.min(n - 1, dice.below(n + 1)));
        DRAWS.put("other-of-the-attacks", (n, skip, dice) -> {
            // To skip is as likely as never-first has it, and all attacks are alike; it stands at the end.
            boolean ends = skip && dice.below(n - 1) == 0;
            return ends ? n - 1 : dice.below(skip ? n - 1 : n);
        });
    }

    /** By attacker row by row, column by column, and backwards; by target, too. */
    private static final List<String> ORDERS =
            List.of("rows", "rows-back", "columns", "columns-back", "targets", "targets-back", "clockwise");

    /** The neighbours of a tile in the order of the rules' list, and clockwise, as (row, column). */
    private static final List<List<Integer>> AROUND =
            List.of(List.of(0, -1), List.of(-1, 0), List.of(-1, 1), List.of(0, 1), List.of(1, 0), List.of(1, -1));

    private final Registry registry = Registry.installed();

    /** A random player of one reading. */
    private record Player(DoomGame game, String order, boolean first, Draw draw) implements Strategy {
        @Override
        public int choose(Position position, Dice dice) {
            DoomPosition p = (DoomPosition) position;
            int skip = p.attacked() ? 1 : 0;
            int at = draw.of(p.options(), skip == 1, dice) - (first ? skip : 0);
            return at < 0 || at == p.attacks() ? p.attacks() : option(p, at);
        }

        /** The option that is the at-th attack in this order. */
        private int option(DoomPosition p, int at) {
            if (order.equals("rows")) {
                return at;
            }
            long[] sorted = new long[p.attacks()];
            for (int option = 0; option < sorted.length; option++) {
                int ends = p.attack(option);
                sorted[option] = rank(ends / 64, ends % 64) << 20 | (long) option << 10 | option;
            }
            Arrays.sort(sorted);
            return (int) (sorted[at] & 1023);
        }

        private long rank(int from, int to) {
            int columns = game.board().columns();
            int rows = game.board().rows();
            return switch (order) {
                case "rows-back" -> 64 - from;
                case "columns" -> from % columns * rows + from / columns;
                case "columns-back" -> 64 - (from % columns * rows + from / columns);
                case "targets" -> to;
                case "targets-back" -> 64 - to;
                default ->
                    from * 8L + AROUND.indexOf(List.of(to / columns - from / columns, to % columns - from % columns));
            };
        }
    }

    private static long[] play(Game game, Strategy one, Strategy other, int matches, long seed) {
        Runner runner = Runners.of(game, List.of(one, other));
        Streams streams = new Streams(2, false);
        Position position = game.start();
        Strategy[][] seats = {{one, other}, {other, one}};
        long[] counts = new long[3];
        for (int match = 0; match < matches; match++) {
            int seat = match % 2;
            position.set(game.start());
            streams.begin(seed, match, match);
            runner.play(position, seats[seat], streams, game.turnCap(), null);
            double score = position.score(seat);
            counts[score == 1 ? 0 : score == 0 ? 1 : 2]++;
        }
        return counts;
    }

    private static long sum(long[] counts) {
        return Arrays.stream(counts).sum();
    }

    private static double score(long[] ours, long[] theirs) {
        double sum = 0;
        double all = sum(ours) + sum(theirs);
        for (int i = 0; i < 3; i++) {
            double part = (ours[i] + theirs[i]) / all;
            sum += term((double) ours[i], sum(ours) * part) + term((double) theirs[i], sum(theirs) * part);
        }
        return 2 * sum;
    }

    private static double term(double count, double expected) {
        return count == 0 ? 0 : count * Math.log(count / expected);
    }

    /** By how many standard errors the farthest of the three is off. */
    private static double farthest(long[] ours, long[] theirs) {
        double most = 0;
        for (int i = 0; i < 3; i++) {
            double n = sum(ours);
            double m = sum(theirs);
            double part = (ours[i] + theirs[i]) / (n + m);
            double error = Math.sqrt(part * (1 - part) * (1 / n + 1 / m));
            double off = error == 0 ? 0 : (ours[i] / n - theirs[i] / m) / error;
            most = Math.abs(off) > Math.abs(most) ? off : most;
        }
        return most;
    }

    private record Found(String reading, double score, double off, String lines) {}

    private Found measure(String reading, Map<AgainstGreedy.Row, long[]> table, int matches, long seed) {
        String[] f = reading.split("/");
        if (f.length != 3 || !ORDERS.contains(f[0]) || !DRAWS.containsKey(f[2])) {
            throw new IllegalArgumentException(
                    "%s: a reading is ORDER/END/DRAW; orders: %s; ends: front, end; draws: %s"
                            .formatted(reading, ORDERS, DRAWS.keySet()));
        }
        double score = 0;
        double most = 0;
        StringBuilder lines = new StringBuilder();
        for (var line : table.entrySet()) {
            AgainstGreedy.Row row = line.getKey();
            DoomGame game = (DoomGame) registry.game(row.game(row.size().equals("3x4")));
            Strategy random = new Player(game, f[0], f[1].equals("front"), DRAWS.get(f[2]));
            long[] ours = play(
                    game, random, registry.player("greedy", game).instances().get(), matches, seed);
            double off = farthest(ours, line.getValue());
            score += score(ours, line.getValue());
            most = Math.abs(off) > Math.abs(most) ? off : most;
            lines.append(String.format(
                    Locale.ROOT, "    %-24s %s %s %+.1f%n", row.name(), shares(line.getValue()), shares(ours), off));
        }
        return new Found(reading, score / table.size(), most, lines.toString());
    }

    private static String shares(long[] counts) {
        double all = sum(counts);
        return String.format(Locale.ROOT, "%.4f/%.4f/%.4f", counts[0] / all, counts[1] / all, counts[2] / all);
    }

    /** The thesis's counts of every line of types 1 and 2 on these boards. */
    private static Map<AgainstGreedy.Row, long[]> table(List<String> sizes) {
        Map<AgainstGreedy.Row, long[]> table = new LinkedHashMap<>();
        for (Published p : DiceOfDoom.published("doom.b1.2")) {
            if (p.row().startsWith("type1") || p.row().startsWith("type2")) {
                AgainstGreedy.Row row = AgainstGreedy.Row.of(p.row());
                if (sizes.contains(row.size())) {
                    int who = List.of("A", "B", "Tie")
                            .indexOf(p.row().substring(p.row().lastIndexOf('-') + 1));
                    table.computeIfAbsent(row, r -> new long[3])[who] = Math.round(p.number() * p.count());
                }
            }
        }
        return table;
    }

    @Test
    void aPlayerThatNeverTakesTheFirstEntryOnceItMaySkipIsNearerThanAnEvenOne() {
        Map<AgainstGreedy.Row, long[]> table = table(List.of("2x2"));
        Found found = measure("rows/end/never-first-with-skip", table, 1_000, 1);
        assertThat(found.score()).isLessThan(6);
        assertThat(measure("rows/end/uniform", table, 1_000, 1).score()).isGreaterThan(2 * found.score());
    }

    /** Ranks all readings, or prints those that are named. */
    @Test
    @EnabledIfSystemProperty(named = "alea.large", matches = "true")
    void allReadingsAreRanked() {
        String[] asked = System.getProperty("alea.draws", "2x2,2x3/1000/1").split("/", -1);
        Map<AgainstGreedy.Row, long[]> table = table(List.of(asked[0].split(",", -1)));
        String named = System.getProperty("alea.readings", "");
        List<String> readings = new ArrayList<>();
        if (named.isEmpty()) {
            for (String order : ORDERS) {
                for (String end : List.of("end", "front")) {
                    DRAWS.keySet().forEach(draw -> readings.add(order + "/" + end + "/" + draw));
                }
            }
        } else {
            readings.add(named);
        }
        List<Found> ranked = readings.stream()
                .map(reading -> measure(reading, table, Integer.parseInt(asked[1]), Long.parseLong(asked[2])))
                .sorted(Comparator.comparingDouble(Found::score))
                .toList();
        assertThat(ranked).isNotEmpty();
        PrintStream out = System.out;
        out.printf(Locale.ROOT, "%d lines; 2 a line is what chance does%n", table.size());
        ranked.forEach(found -> out.printf(
                Locale.ROOT,
                "%-44s %9.2f a line, %+6.1f standard errors at most%n%s",
                found.reading(),
                found.score(),
                found.off(),
                named.isEmpty() ? "" : found.lines()));
    }
}
