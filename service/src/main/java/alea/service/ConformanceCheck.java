package alea.service;

import alea.arena.exec.Program;
import alea.game.BadInput;
import alea.game.Forfeit;
import alea.game.Game;
import alea.game.Position;
import alea.game.Quoted;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * Compares another program's rules with those of a game: at the positions of a pack it is asked what can happen, and
 * where that leads. The first difference ends it.
 */
public final class ConformanceCheck {
    /** How far a probability may be off. */
    private static final double ROUNDING = 1e-9;

    private static final Duration PER_ANSWER = Duration.ofSeconds(10);
    private static final int MOST_SHOWN = 40;

    /**
     * What differs.
     *
     * @param position where
     * @param asked the question
     * @param expected what Alea says
     * @param got what the program said
     */
    public record Difference(String position, String asked, String expected, String got) {}

    /**
     * What came of it.
     *
     * @param ok whether nothing differs
     * @param positions at how many the program was asked
     * @param questions how many there were
     * @param difference the first, if there is one
     */
    public record Result(String game, boolean ok, long positions, long questions, Optional<Difference> difference) {}

    /** Ends the check. */
    private static final class Found extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final transient Difference difference;

        Found(String position, String asked, String expected, String got) {
            super(null, null, false, false);
            difference = new Difference(position, asked, expected, Quoted.message(got));
        }
    }

    private final Game game;
    private final Program program;
    private long positions;
    private long questions;

    private ConformanceCheck(Game game, Program program) {
        this.game = game;
        this.program = program;
    }

    /**
     * Checks a program.
     *
     * @param command starts it
     * @param progress hears how many positions are done
     * @throws BadInput when it does not start
     */
    public static Result run(
            Game game, String command, ConformancePack.Request request, Progress<? super Long> progress) {
        try (Program program = Program.start(command, game, PER_ANSWER)) {
            var check = new ConformanceCheck(game, program);
            Difference found = check.compare(request, progress);
            return new Result(
                    game.spec().toString(),
                    found == null,
                    check.positions,
                    check.questions,
                    Optional.ofNullable(found));
        }
    }

    private @Nullable Difference compare(ConformancePack.Request request, Progress<? super Long> progress) {
        try {
            start();
            new ConformancePack(game, request).positions(position -> {
                look(position);
                progress.hear(++positions);
            });
            return null;
        } catch (Found found) {
            return found.difference;
        }
    }

    private String[] ask(String position, String expected, String... fields) {
        questions++;
        try {
            return program.ask(fields);
        } catch (Forfeit failure) {
            throw new Found(position, String.join(" ", fields), expected, String.valueOf(failure.getMessage()));
        }
    }

    private void start() {
        Position start = game.start();
        String[] answer = ask(start.toString(), start.toString(), "start");
        same(start, start.toString(), "start", answer);
    }

    private void look(Position position) {
        options(position);
        Position next = position.copy();
        for (int option = 0; option < position.options(); option++) {
            next.set(position);
            next.take(option);
            String label = position.label(option);
            String[] answer = ask(position.toString(), next.toString(), "play", position.toString(), label);
            same(next, position.toString(), "play " + label, answer);
        }
    }

    /** Whether an answer is a position, in whatever form the game reads it. */
    private void same(Position expected, String at, String asked, String[] answer) {
        String got = String.join("\t", answer);
        boolean same;
        try {
            same = expected.toString().equals(got) || game.parse(got).equals(expected);
        } catch (BadInput unreadable) {
            throw new Found(at, asked, expected.toString(), got + " (" + unreadable.getMessage() + ")");
        }
        if (!same) {
            throw new Found(at, asked, expected.toString(), got);
        }
    }

    private void options(Position position) {
        String text = position.toString();
        String expected = expected(position);
        String[] answer = ask(text, expected, "options", text);
        if (!matches(position, answer)) {
            throw new Found(text, "options", expected, String.join(" ", answer));
        }
    }

    private String expected(Position position) {
        var words = new StringJoiner(" ");
        if (position.node() == Position.OVER) {
            words.add("over");
            for (int seat = 0; seat < game.seats(); seat++) {
                words.add(Double.toString(position.score(seat)));
            }
            return words.toString();
        }
        words.add(position.isChance() ? "chance" : "decision");
        words.add(Integer.toString(game.place(position.seat())));
        for (int option = 0; option < Math.min(MOST_SHOWN, position.options()); option++) {
            words.add(position.label(option));
            if (position.isChance()) {
                words.add(Double.toString(position.probability(option)));
            }
        }
        if (position.options() > MOST_SHOWN) {
            words.add(String.format(Locale.ROOT, "... (%d in all)", position.options()));
        }
        return words.toString();
    }

    private boolean matches(Position position, String[] answer) {
        if (position.node() == Position.OVER) {
            return answer.length == game.seats() + 1 && answer[0].equals("over") && scoresMatch(position, answer);
        }
        boolean chance = position.isChance();
        if (answer.length < 2
                || !answer[0].equals(chance ? "chance" : "decision")
                || !answer[1].equals(Integer.toString(game.place(position.seat())))) {
            return false;
        }
        Map<String, Double> told = new LinkedHashMap<>();
        for (int i = 2; i < answer.length; i += chance ? 2 : 1) {
            Double probability = !chance ? Double.valueOf(1) : i + 1 < answer.length ? number(answer[i + 1]) : null;
            if (probability == null || told.put(answer[i], probability) != null) {
                return false;
            }
        }
        for (int option = 0; option < position.options(); option++) {
            Double probability = told.remove(position.label(option));
            double expected = chance ? position.probability(option) : 1;
            if (probability == null ? expected > 0 : Math.abs(probability - expected) > ROUNDING) {
                return false;
            }
        }
        return told.isEmpty();
    }

    private boolean scoresMatch(Position position, String[] answer) {
        for (int seat = 0; seat < game.seats(); seat++) {
            Double score = number(answer[seat + 1]);
            if (score == null || Math.abs(score - position.score(seat)) > ROUNDING) {
                return false;
            }
        }
        return true;
    }

    /** A number, also as a fraction: {@code 1/6}. */
    private static @Nullable Double number(String text) {
        int slash = text.indexOf('/');
        try {
            return slash < 0
                    ? Double.valueOf(text)
                    : Double.valueOf(Double.parseDouble(text.substring(0, slash))
                            / Double.parseDouble(text.substring(slash + 1)));
        } catch (NumberFormatException e) {
            return null;
        }
    }
}
