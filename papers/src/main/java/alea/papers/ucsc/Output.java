package alea.papers.ucsc;

import alea.ludocs.Simulation;
import alea.papers.Lab;
import alea.papers.Measured;
import alea.papers.Notebook;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Sections 1.1 and 3.1: when messages come, for whom, and how squares are numbered. */
final class Output {
    private static final List<String> CLAIMS =
            List.of("intro-each", "opening-each", "first-highest", "left", "turns", "status-each", "wins-once");
    private static final Pattern OPENING = Pattern.compile("(\\w+) rolls (\\d)");
    private static final Pattern FIRST = Pattern.compile("(\\w+) player has the highest roll .*");
    private static final Pattern ORDER =
            Pattern.compile("The order of a single round is (\\w+), (\\w+), (\\w+), and (\\w+)\\.");
    private static final Pattern ROLLED = Pattern.compile("(\\w+) player rolled \\d\\.");
    private static final Pattern MOVES =
            Pattern.compile("(\\w+) moves piece (\\w\\d) from location (\\w+) to (\\w+) by .*");
    private static final Pattern RELEASED =
            Pattern.compile("\\w+ player moves piece (\\w\\d) to the starting point\\.");
    private static final Pattern PIECE = Pattern.compile("[RGYB][1-4]");

    private final Map<String, long[]> kept = new LinkedHashMap<>();
    private final Set<Integer> squares = new HashSet<>();
    private final Set<Integer> straight = new HashSet<>();
    private final Map<String, Set<String>> starts = new HashMap<>();

    private Output() {
        CLAIMS.forEach(claim -> kept.put(claim, new long[2]));
    }

    static void measure(Lab lab, Notebook notebook) {
        Output output = new Output();
        int matches = lab.games(30, 200);
        for (int i = 0; i < matches; i++) {
            Lab.stopIfAsked();
            StringBuilder out = new StringBuilder();
            Simulation.Played played = Simulation.seeded(lab.game("ludo-cs"), lab.seed() + i, out);
            output.read(out.toString().lines().toList(), played);
        }
        output.kept.forEach((claim, n) -> notebook.statement(
                claim, n[0] == n[1] && n[1] > 0, String.format(Locale.ROOT, "in %,d of %,d cases", n[0], n[1])));
        number(notebook, "first-square", least(output.squares));
        number(notebook, "last-square", most(output.squares));
        number(notebook, "first-straight", least(output.straight));
        number(notebook, "last-straight", most(output.straight));
        Set<String> yellow = output.starts.getOrDefault("Y", Set.of());
        notebook.equal(
                "yellow-x",
                Measured.exact(
                                yellow.size() == 1
                                        ? Integer.parseInt(yellow.iterator().next())
                                        : -1)
                        .as(String.join(", ", yellow) + " exact"),
                0);
        notebook.note(String.format(Locale.ROOT, "%d matches, with the seeds from %d on.", matches, lab.seed()));
        notebook.command(String.format(Locale.ROOT, "alea ludo-cs --seed %d", lab.seed()));
    }

    private static int least(Set<Integer> numbers) {
        return numbers.stream().mapToInt(n -> n).min().orElse(-1);
    }

    private static int most(Set<Integer> numbers) {
        return numbers.stream().mapToInt(n -> n).max().orElse(-1);
    }

    private static void number(Notebook notebook, String row, int number) {
        notebook.equal(row, Measured.exact(number).as(number + " exact"), 0, "");
    }

    private void count(String claim, boolean holds) {
        long[] n = kept.get(claim);
        if (n == null) {
            throw new IllegalArgumentException(claim);
        }
        n[0] += holds ? 1 : 0;
        n[1]++;
    }

    private void read(List<String> lines, Simulation.Played played) {
        List<String> colours = LudoLikeUcsc.COLOURS;
        for (String c : colours) {
            count(
                    "intro-each",
                    lines.subList(0, 4).stream()
                                    .filter(line -> line.startsWith("The " + c + " player has four"))
                                    .count()
                            == 1);
        }
        opening(lines);
        String last = "";
        Map<String, Integer> headers = new HashMap<>();
        Map<String, String> fresh = new HashMap<>();
        for (String line : lines) {
            Matcher rolled = ROLLED.matcher(line);
            if (rolled.matches()) {
                String now = rolled.group(1);
                count("turns", last.isEmpty() || now.equals(last) || now.equals(next(last)));
                last = now;
            }
            if (line.startsWith("Location of pieces ")) {
                headers.merge(line.substring("Location of pieces ".length()), 1, Integer::sum);
            }
            starts(line, fresh);
        }
        // The status comes after each round that was played to its end.
        int rounds = headers.values().stream().mapToInt(n -> n).max().orElse(0);
        for (String c : colours) {
            count(
                    "status-each",
                    headers.getOrDefault(c, 0) == rounds && (rounds == played.round() || rounds == played.round() - 1));
        }
        long wins =
                lines.stream().filter(line -> line.endsWith(" player wins!!!")).count();
        count("wins-once", wins == (played.winner().isPresent() ? 1 : 0));
    }

    private static String next(String colour) {
        return LudoLikeUcsc.COLOURS.get((LudoLikeUcsc.COLOURS.indexOf(colour) + 1) % 4);
    }

    private void opening(List<String> lines) {
        Map<String, Integer> rolls = new LinkedHashMap<>();
        String first = "";
        for (String line : lines) {
            Matcher roll = OPENING.matcher(line);
            Matcher highest = FIRST.matcher(line);
            Matcher order = ORDER.matcher(line);
            if (roll.matches()) {
                rolls.put(roll.group(1), Integer.parseInt(roll.group(2)));
            } else if (highest.matches()) {
                first = highest.group(1);
            } else if (order.matches()) {
                List<String> said = new ArrayList<>();
                for (int k = 1; k <= 4; k++) {
                    said.add(order.group(k));
                }
                boolean left = said.getFirst().equals(first);
                for (int k = 1; k < 4; k++) {
                    left &= said.get(k).equals(next(said.get(k - 1)));
                }
                count("left", left);
                break;
            }
        }
        count("opening-each", rolls.keySet().equals(Set.copyOf(LudoLikeUcsc.COLOURS)));
        // Who ties for the highest rolls again: among the last rolls of those the winner's is the highest.
        int won = rolls.getOrDefault(first, 0);
        String winner = first;
        count(
                "first-highest",
                lastRolls(lines).entrySet().stream().allMatch(e -> e.getKey().equals(winner) || e.getValue() < won));
    }

    /** Rolls of the last time that somebody had to roll for the beginning. */
    private static Map<String, Integer> lastRolls(List<String> lines) {
        Map<String, Integer> rolls = new LinkedHashMap<>();
        for (String line : lines) {
            Matcher roll = OPENING.matcher(line);
            if (roll.matches()) {
                if (rolls.containsKey(roll.group(1))) {
                    rolls.clear();
                }
                rolls.put(roll.group(1), Integer.parseInt(roll.group(2)));
            } else if (FIRST.matcher(line).matches()) {
                break;
            }
        }
        return rolls;
    }

    /** Where pieces stand, and from where one moves first after it came to the starting point. */
    private void starts(String line, Map<String, String> fresh) {
        Matcher released = RELEASED.matcher(line);
        if (released.matches()) {
            fresh.put(released.group(1), "");
            return;
        }
        Matcher moves = MOVES.matcher(line);
        if (moves.matches()) {
            if (fresh.remove(moves.group(2)) != null) {
                starts.computeIfAbsent(moves.group(2).substring(0, 1), c -> new HashSet<>())
                        .add(moves.group(3));
            }
            place(moves.group(3));
            place(moves.group(4));
        } else if (line.contains("teleported")
                || line.contains("captures")
                || line.contains("Teleporting")
                || line.contains("Moved the piece")) {
            Matcher piece = PIECE.matcher(line);
            while (piece.find()) {
                fresh.remove(piece.group());
            }
            if (line.contains("Moved the piece") || line.contains("player lands on")) {
                fresh.clear(); // which piece is not said
            }
        }
    }

    private void place(String at) {
        if (at.matches("\\d+")) {
            squares.add(Integer.parseInt(at));
        } else if (at.contains("homepath")) {
            straight.add(Integer.parseInt(at.replaceAll("\\D", "")));
        }
    }
}
