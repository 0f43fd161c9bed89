package alea.ludocs;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Position;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The output of another implementation of LUDO-CS, which took the same outcomes of chance, compared with the sheet's
 * messages line by line. What comes behind the first difference tells nothing: the match is another one from there.
 */
public final class OutputCheck {
    /** A line that has to come, and where the match was when it came. */
    private record Told(String text, int outcome, String taken, String position) {}

    /**
     * The first line that is not as it must be.
     *
     * @param line its number, from 1
     * @param rule the sheet's numbers of the rule behind it
     * @param about what that rule says
     * @param expected the line that has to come; empty where nothing has to
     * @param got the line that came; empty where the output has ended
     * @param outcome the number of the outcome of chance that was taken last, from 1; 0 for none
     * @param taken what happened at the position
     * @param position where the match was
     */
    public record Difference(
            int line,
            String rule,
            String about,
            String expected,
            String got,
            int outcome,
            String taken,
            String position) {}

    /**
     * Lines that tell of a rule.
     *
     * @param right how many came before the first difference
     * @param expected how many there are in the whole match
     */
    public record Grade(String rule, String about, int right, int expected) {}

    /**
     * What came of it.
     *
     * @param right how many lines came before the first difference
     * @param expected how many lines the match has
     * @param difference the first, if there is one
     * @param grades by rule, in the order of a match
     */
    public record Result(int right, int expected, Optional<Difference> difference, List<Grade> grades) {}

    private final LudoCsPosition position;
    private final StringBuilder said = new StringBuilder();
    private final List<Told> told = new ArrayList<>();
    private int outcome;

    private OutputCheck(LudoCsPosition position) {
        this.position = position;
    }

    /**
     * Compares an output.
     *
     * @param game a {@code ludo-cs} game
     * @param outcomes what chance gave
     * @param output the whole output
     * @throws BadInput for an outcome that is not of the kind that is due
     */
    public static Result of(Game game, Script outcomes, String output) {
        if (!(game.start() instanceof LudoCsPosition start)) {
            throw new BadInput("%s is not %s".formatted(game.spec(), LudoCsGame.NAME));
        }
        var check = new OutputCheck(start);
        check.play(outcomes);
        return check.compare(output.lines().map(String::stripTrailing).toList());
    }

    /**
     * The first line of an output that is not as a scenario has it, with the rule behind it; the position is the
     * scenario's own.
     */
    public static Optional<Difference> of(Scenario scenario, String output) {
        List<String> lines = output.lines().map(String::stripTrailing).toList();
        List<String> due = scenario.messages();
        for (int i = 0; i < Math.max(lines.size(), due.size()); i++) {
            Optional<String> got = i < lines.size() ? Optional.of(lines.get(i)) : Optional.empty();
            String expected = i < due.size() ? due.get(i).stripTrailing() : "";
            if (!got.equals(Optional.of(expected)) || i >= due.size()) {
                SheetRule rule = i < due.size() ? SheetRule.behind(expected, got) : SheetRule.of(got.orElse(""));
                return Optional.of(
                        new Difference(i + 1, rule.number(), rule.words(), expected, got.orElse(""), 0, "", ""));
            }
        }
        return Optional.empty();
    }

    private void play(Script outcomes) {
        var messages = new Messages(position, said);
        position.observe(messages);
        String before = position.toString();
        messages.introduce();
        keep("", before);
        while (position.node() != Position.OVER) {
            before = position.toString();
            String taken;
            int option;
            if (position.node() == Position.DECISION) {
                option = SheetPlayers.ofSeat(position.view());
                taken = position.label(option);
            } else if (outcomes.hasNext()) {
                option = outcomes.next(position);
                taken = Script.outcome(position, option);
                outcome++;
            } else {
                break;
            }
            position.take(option);
            keep(taken, before);
        }
    }

    /** Keeps what was said of an option. */
    private void keep(String taken, String before) {
        said.toString().lines().forEach(line -> told.add(new Told(line.stripTrailing(), outcome, taken, before)));
        said.setLength(0);
    }

    private Result compare(List<String> output) {
        int right = 0;
        while (right < Math.min(output.size(), told.size()) && output.get(right).equals(told.get(right).text)) {
            right++;
        }
        Map<SheetRule, int[]> counts = new EnumMap<>(SheetRule.class);
        for (int i = 0; i < told.size(); i++) {
            int[] count = counts.computeIfAbsent(SheetRule.of(told.get(i).text), rule -> new int[2]);
            count[0] += i < right ? 1 : 0;
            count[1]++;
        }
        List<Grade> grades = new ArrayList<>();
        counts.forEach((rule, count) -> grades.add(new Grade(rule.number(), rule.words(), count[0], count[1])));
        return new Result(right, told.size(), difference(output, right), grades);
    }

    private Optional<Difference> difference(List<String> output, int at) {
        Optional<String> got = at < output.size() ? Optional.of(output.get(at)) : Optional.empty();
        if (at == told.size()) {
            return got.map(text -> {
                SheetRule rule = SheetRule.of(text);
                return new Difference(
                        at + 1, rule.number(), rule.words(), "", text, outcome, "the end", position.toString());
            });
        }
        Told due = told.get(at);
        SheetRule rule = SheetRule.behind(due.text, got);
        return Optional.of(new Difference(
                at + 1, rule.number(), rule.words(), due.text, got.orElse(""), due.outcome, due.taken, due.position));
    }
}
