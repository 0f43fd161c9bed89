package alea.rules;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Position;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * What became of an example.
 *
 * @param line where it stands
 * @param title what it shows
 * @param holds whether the rules do what it says
 * @param differences where they do not, each in one line
 */
public record ExampleResult(int line, String title, boolean holds, List<String> differences) {

    /** Plays an example by the fast and by the plain rules of a game. */
    public static ExampleResult of(Game game, RuleExample example) {
        List<String> fast = differences(game, example);
        Set<String> all = new LinkedHashSet<>(fast);
        differences(game.plain(), example).stream()
                .filter(line -> !fast.contains(line))
                .forEach(line -> all.add("by the plain rules: " + line));
        return new ExampleResult(example.line(), example.title(), all.isEmpty(), List.copyOf(all));
    }

    private static List<String> differences(Game game, RuleExample example) {
        Position position;
        try {
            position = game.parse(example.position());
            for (String roll : example.roll()) {
                if (!position.isChance()) {
                    return List.of("roll %s: %s".formatted(roll, waits(game, position)));
                }
                position.take(position.option(roll));
            }
        } catch (BadInput e) {
            return List.of(String.valueOf(e.getMessage()));
        }
        List<String> differences = new ArrayList<>();
        Position here = position;
        List<String> labels =
                IntStream.range(0, here.options()).mapToObj(here::label).toList();
        boolean told = !example.options().isEmpty() || example.next().isEmpty();
        if (told && !new TreeSet<>(labels).equals(new TreeSet<>(example.options()))) {
            differences.add("options are %s, not %s".formatted(list(labels), list(example.options())));
        }
        if (!example.scores().isEmpty() && here.node() != Position.OVER) {
            differences.add("the match is not over: " + waits(game, here));
        } else if (!example.scores().isEmpty()) {
            List<Double> scores =
                    IntStream.range(0, game.seats()).mapToObj(here::score).toList();
            if (!scores.equals(example.scores())) {
                differences.add("scores are %s, not %s".formatted(numbers(scores), numbers(example.scores())));
            }
        }
        example.next().forEach((label, text) -> follow(game, here.copy(), Map.entry(label, text), differences));
        return differences;
    }

    private static void follow(Game game, Position position, Map.Entry<String, String> next, List<String> differences) {
        try {
            position.take(position.option(next.getKey()));
            String expected = game.parse(next.getValue()).toString();
            if (!position.toString().equals(expected)) {
                differences.add("next %s is %s, not %s".formatted(next.getKey(), position, expected));
            }
        } catch (BadInput e) {
            differences.add("next %s: %s".formatted(next.getKey(), e.getMessage()));
        }
    }

    private static String waits(Game game, Position position) {
        return switch (position.node()) {
            case Position.OVER -> "the match is over";
            case Position.DECISION -> "seat " + game.place(position.seat()) + " decides, nothing is rolled";
            default -> "chance decides";
        };
    }

    private static String numbers(List<Double> scores) {
        return scores.stream()
                .map(score -> BigDecimal.valueOf(score).stripTrailingZeros().toPlainString())
                .toList()
                .toString();
    }

    private static String list(List<String> labels) {
        return labels.isEmpty() ? "none" : String.join(", ", labels);
    }
}
