package alea.ludocs;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Position;
import alea.game.Quoted;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A scenario file: a position, what chance gives, what is played, and the messages and the position that must come
 * of it. Any implementation of LUDO-CS can be checked with one; those that Alea is checked with lie beside this
 * class, {@code d01-opening-tie.scn} and others.
 */
public final class Scenario {
    /** A line of the file, for messages. */
    private record Line(String text, int number) {}

    /** What is played. */
    private sealed interface Run {
        record Opening() implements Run {}

        record Turn(int seat) implements Run {}

        record Rounds(int count) implements Run {}
    }

    private static final Pattern RULE = Pattern.compile("Rule \\d+|CS-\\d+|A\\d+|Red|Green|Yellow|Blue");

    private final String name;
    private final LudoCsGame game;
    private final List<String> rules = new ArrayList<>();
    private final SetUpReader setup;
    private final Script script;
    private final List<Run> runs = new ArrayList<>();
    private final List<Line> messages = new ArrayList<>();
    private final List<Line> state = new ArrayList<>();
    private String title = "";
    private boolean status = true;
    private boolean checksMessages;
    private boolean checksState;

    private Scenario(String name, LudoCsGame game) {
        this.name = name;
        this.game = game;
        setup = new SetUpReader(name);
        script = new Script(name);
    }

    /**
     * Reads a scenario.
     *
     * @param game a {@code ludo-cs} game
     * @param name what messages call it, usually its file
     * @throws BadInput for what is not of the format, with its line
     */
    public static Scenario parse(Game game, String name, String text) {
        if (!(game instanceof LudoCsGame ludoCs)) {
            throw new BadInput("scenarios are of %s, not of %s".formatted(LudoCsGame.NAME, game.spec()));
        }
        Scenario scenario = new Scenario(name, ludoCs);
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            if (line.equals("messages:") || line.equals("state:")) {
                List<Line> list = line.equals("state:") ? scenario.state : scenario.messages;
                scenario.checksMessages |= line.equals("messages:");
                scenario.checksState |= line.equals("state:");
                int from = i + 1;
                while (++i < lines.size() && !lines.get(i).strip().equals("end")) {
                    list.add(new Line(lines.get(i).stripTrailing(), i + 1));
                }
                if (i == lines.size()) {
                    throw new BadInput(String.format(Locale.ROOT, "%s, line %d: the list has no 'end'", name, from));
                }
            } else {
                scenario.read(line, i + 1);
            }
        }
        if (scenario.runs.isEmpty()) {
            throw new BadInput("%s: there is no 'run:' line".formatted(name));
        }
        scenario.setup.finish(ludoCs.switches());
        scenario.checkState();
        return scenario;
    }

    private void read(String line, int number) {
        String value = line.substring(line.indexOf(':') + 1).strip();
        switch (LudoCsNotation.key(line)) {
            case "title" -> title = value;
            case "rules" ->
                RULE.matcher(value).results().map(MatchResult::group).forEach(rules::add);
            case "status" -> {
                if (!value.equals("on") && !value.equals("off")) {
                    throw new BadInput(String.format(
                            Locale.ROOT, "%s, line %d: status is on or off, not '%s'", name, number, value));
                }
                status = value.equals("on");
            }
            case "script" -> script.add(value, number);
            case "run" -> runs.add(run(value, number));
            default -> setup.read(line, number);
        }
    }

    private Run run(String value, int number) {
        String[] words = value.split("\\s+");
        if (value.equals("opening")) {
            return new Run.Opening();
        }
        if (words.length == 2 && words[0].equals("turn") && LudoCsBoard.COLOURS.contains(words[1])) {
            return new Run.Turn(LudoCsBoard.COLOURS.indexOf(words[1]));
        }
        if (words.length == 2 && words[0].equals("rounds") && words[1].matches("[1-9][0-9]{0,4}")) {
            return new Run.Rounds(Integer.parseInt(words[1]));
        }
        throw new BadInput(String.format(
                Locale.ROOT,
                "%s, line %d: run '%s' is none of 'opening', 'turn COLOUR', 'rounds N'",
                name,
                number,
                value));
    }

    /** What the scenario is about, in its own words. */
    public String title() {
        return title;
    }

    /** The sheet's rules that it is about, and its open questions, as its line {@code rules:} names them. */
    public List<String> rules() {
        return List.copyOf(rules);
    }

    /** The lines that a program has to write that plays it: as many as are said when Alea does. */
    public List<String> messages() {
        LudoCsPosition position = new LudoCsPosition(game);
        position.restore(setup.finish(game.switches()));
        StringBuilder said = new StringBuilder();
        Messages writer = new Messages(position, said, status);
        position.observe(writer);
        Script outcomes = script.again();
        runs.forEach(run -> play(run, position, writer, outcomes));
        return said.toString().lines().toList();
    }

    /** Plays the scenario once; the result is the first difference from what it expects, or nothing when it passes. */
    public Optional<String> check() {
        LudoCsPosition position = new LudoCsPosition(game);
        Snapshot before = setup.finish(game.switches());
        position.restore(before);
        StringBuilder said = new StringBuilder();
        Messages writer = new Messages(position, said, status);
        position.observe(writer);
        Optional<String> failure = Optional.empty();
        Script outcomes = script.again();
        try {
            for (Run run : runs) {
                play(run, position, writer, outcomes);
            }
            if (outcomes.hasNext()) {
                failure = Optional.of(
                        String.format(Locale.ROOT, "only %d outcomes of the script were asked for", outcomes.used()));
            }
        } catch (BadInput e) {
            failure = Optional.of(String.valueOf(e.getMessage()));
        }
        List<String> lines = said.toString().lines().toList();
        Optional<String> failed = failure;
        return messageDifference(lines, failed.isPresent())
                .or(() -> failed)
                .or(() -> stateDifference(before, position));
    }

    private void play(Run run, LudoCsPosition position, Messages writer, Script outcomes) {
        switch (run) {
            case Run.Opening() -> {
                position.beginOpening();
                writer.introduce();
                while (position.waits() == Snapshot.Wait.OPENING) {
                    step(position, outcomes);
                }
            }
            case Run.Turn(int seat) -> {
                position.beginTurn(seat);
                int turns = position.turns();
                while (position.turns() == turns) {
                    step(position, outcomes);
                }
            }
            case Run.Rounds(int count) -> {
                position.beginRound();
                int last = position.round() + count;
                while (position.round() < last && position.node() != Position.OVER) {
                    step(position, outcomes);
                }
            }
        }
    }

    private static void step(LudoCsPosition position, Script outcomes) {
        if (position.node() == Position.DECISION) {
            position.take(SheetPlayers.ofSeat(position.view()));
        } else {
            position.take(outcomes.next(position));
        }
    }

    /** What differs from a line, whatever characters that has. */
    private static String difference(Line line, String expected, String found) {
        return String.format(
                Locale.ROOT,
                "line %d: expected '%s', got '%s'",
                line.number,
                Quoted.plain(expected),
                Quoted.plain(found));
    }

    private Optional<String> messageDifference(List<String> said, boolean stopped) {
        if (!checksMessages) {
            return Optional.empty();
        }
        for (int i = 0; i < Math.min(said.size(), messages.size()); i++) {
            Line expected = messages.get(i);
            if (!expected.text.equals(said.get(i))) {
                return Optional.of(difference(expected, expected.text, said.get(i)));
            }
        }
        if (said.size() > messages.size()) {
            return Optional.of("after the last message there is '%s'".formatted(said.get(messages.size())));
        }
        if (said.size() < messages.size() && !stopped) {
            Line missing = messages.get(said.size());
            return Optional.of(String.format(Locale.ROOT, "line %d: '%s' did not come", missing.number, missing.text));
        }
        return Optional.empty();
    }

    private void checkState() {
        for (Line line : state) {
            String text = line.text.strip();
            if (!text.isEmpty()) {
                // What is not a piece is compared as text, so only its first word has to be known.
                String first = text.split("[\\s:]")[0];
                if (LudoCsBoard.piece(first) >= 0) {
                    expectedPiece(line);
                } else if (!List.of("mystery", "block", "blue-next", "order", "stalled")
                        .contains(first)) {
                    throw new BadInput(String.format(
                            Locale.ROOT, "%s, line %d: '%s' is no line of a state list", name, line.number, text));
                }
            }
        }
    }

    private Snapshot.Piece expectedPiece(Line line) {
        String[] words = line.text.strip().split("\\s+");
        if (words.length < 3 || !words[1].equals("@")) {
            throw new BadInput(String.format(
                    Locale.ROOT, "%s, line %d: write a piece as 'R1 @ 30 cw cap=0 pass=0'", name, line.number));
        }
        return new SetUpReader(name, line.number).parsePiece(words);
    }

    private Optional<String> stateDifference(Snapshot before, LudoCsPosition position) {
        if (!checksState) {
            return Optional.empty();
        }
        Snapshot now = position.snapshot();
        List<String> expected = new ArrayList<>();
        for (int p = 0; p < before.pieces().size(); p++) {
            expected.add(LudoCsNotation.piece(p, before.pieces().get(p)));
        }
        for (Line line : state) {
            String text = line.text.strip();
            if (text.isEmpty()) {
                continue;
            }
            int piece = LudoCsBoard.piece(text.split("\\s")[0]);
            if (piece >= 0) {
                expected.set(piece, LudoCsNotation.piece(piece, expectedPiece(line)));
                continue;
            }
            String found = found(text, now, position);
            if (!found.equals(String.join(" ", text.split("\\s+")))) {
                return Optional.of(difference(line, text, found));
            }
        }
        for (int p = 0; p < expected.size(); p++) {
            String found = LudoCsNotation.piece(p, now.pieces().get(p));
            if (!found.equals(expected.get(p))) {
                return Optional.of("at the end: expected '%s', got '%s'".formatted(expected.get(p), found));
            }
        }
        return Optional.empty();
    }

    /** The line that describes the position as a line of the state list does. */
    private static String found(String text, Snapshot now, LudoCsPosition position) {
        String[] words = text.split("[\\s:]+");
        return switch (words[0]) {
            case "mystery" ->
                now.mystery() < 0
                        ? "mystery: none"
                        : String.format(Locale.ROOT, "mystery: %d left=%d", now.mystery(), now.left());
            case "blue-next" -> "blue-next: " + (now.next().getLast() + 1);
            case "order" -> "order: " + LudoCsNotation.order(now.first());
            case "stalled" -> "stalled: " + (position.isStalled() ? "yes" : "no");
            default -> {
                String square = words.length < 2 ? "" : words[1];
                int way = now.pieces().stream()
                        .filter(p -> Integer.toString(p.cell()).equals(square))
                        .mapToInt(Snapshot.Piece::block)
                        .findFirst()
                        .orElse(0);
                yield "block %s %s".formatted(square, way == 0 ? "none" : LudoCsNotation.way(way));
            }
        };
    }
}
