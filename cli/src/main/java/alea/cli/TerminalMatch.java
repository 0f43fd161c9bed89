package alea.cli;

import alea.cli.board.TextPicture;
import alea.game.Forfeit;
import alea.game.Game;
import alea.game.Position;
import alea.game.Quoted;
import alea.game.Registry;
import alea.game.Spec;
import alea.match.Watcher;
import alea.picture.Drawing;
import alea.picture.DrawingPlugin;
import alea.service.Answers;
import alea.service.LiveMatch;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** One match in which a person may take part, drawn as it goes. */
final class TerminalMatch implements AutoCloseable {
    private final Console console;
    private final PrintWriter out;
    private final BufferedReader in;
    private final LiveMatch match;
    private final Game game;
    private final Drawing drawing;
    private final List<String> captions;
    private @Nullable IOException unread;

    /** A match about to begin. */
    TerminalMatch(Console console, Registry registry, LiveMatch.Request request) {
        this.console = console;
        out = console.out();
        in = new BufferedReader(new InputStreamReader(console.in(), StandardCharsets.UTF_8));
        match = new LiveMatch(registry, request, this::ask);
        game = match.game();
        drawing = DrawingPlugin.of(game);
        captions = IntStream.range(0, game.seats())
                .mapToObj(seat -> match.strategy(seat).map(Spec::toString).orElse("you"))
                .toList();
    }

    /** Plays until the match is over or the person leaves. */
    void play() throws IOException {
        try {
            LiveMatch.Ending ending = match.play(new Picture());
            if (ending.over()) {
                out.println(
                        ending.winner().isPresent()
                                ? String.format(
                                        Locale.ROOT,
                                        "%s wins after %d turns.",
                                        name(ending.winner().getAsInt()),
                                        ending.turns())
                                : String.format(Locale.ROOT, "A draw after %d turns.", ending.turns()));
                return;
            }
            if (match.strategy(ending.seat()).isPresent()) {
                out.println("%s gives up: %s".formatted(name(ending.seat()), ending.reason()));
            }
            out.println(String.format(Locale.ROOT, "The match stops after %d turns.", ending.turns()));
        } catch (CancellationException stopped) {
            if (unread != null) {
                throw unread;
            }
            // Nobody reads this any more.
        }
    }

    /** Draws the match as it goes by. */
    private final class Picture implements Watcher {
        /** Whether the board is drawn before decisions, and not after them. */
        private final boolean before = drawing.drawsChance();

        private boolean moved;

        @Override
        public void begin(Position first) {
            out.println("%s: %s".formatted(game.spec(), game.title()));
            if (!before) {
                draw(first);
            }
            goOn(first);
        }

        @Override
        public void before(Position position, int option) {
            out.println(name(position.seat()) + ": " + drawing.describe(position, option));
            moved = !position.isChance();
        }

        @Override
        public void after(Position position) {
            if (moved && !before) {
                draw(position);
            }
            goOn(position);
        }

        private void goOn(Position position) {
            if (position.node() == Position.OVER) {
                return;
            }
            if (out.checkError()) {
                throw new CancellationException();
            }
            if (before && position.node() == Position.DECISION && position.options() > 1) {
                draw(position);
            }
        }

        @Override
        public void end(Position last) {
            if (before && last.node() == Position.OVER) {
                draw(last);
            }
        }
    }

    private void draw(Position position) {
        out.println();
        out.print(TextPicture.of(drawing.draw(position, captions), console.colour()));
        out.println();
    }

    private String name(int seat) {
        return "%s (%s)".formatted(drawing.seat(seat), captions.get(seat));
    }

    /** The option that a person chooses. */
    private int ask(Position position) {
        try {
            return choose(position);
        } catch (IOException e) {
            unread = e;
            throw new CancellationException();
        }
    }

    private int choose(Position position) throws IOException {
        int n = position.options();
        for (int i = 0; i < n; i++) {
            out.println(String.format(Locale.ROOT, "  %d) %s", i + 1, drawing.describe(position, i)));
        }
        while (true) {
            out.print(String.format(
                    Locale.ROOT, "%s, your move (1-%d, hint, help, q): ", drawing.seat(position.seat()), n));
            out.flush();
            String line = in.readLine();
            if (line == null) {
                out.println();
                out.println("The input has ended.");
                throw new Forfeit("the input has ended");
            }
            String answer = line.strip().toLowerCase(Locale.ROOT);
            switch (answer) {
                case "q", "quit", "exit" -> {
                    out.println("You leave.");
                    throw new Forfeit("a person left");
                }
                case "?", "h", "help" ->
                    out.println(String.format(
                            Locale.ROOT,
                            "A number from 1 to %d plays that move; hint tells what %s would do; q leaves the match.",
                            n,
                            match.adviser()));
                case "hint" -> hint(position);
                default -> {
                    int option = number(answer) - 1;
                    if (option >= 0 && option < n) {
                        return option;
                    }
                    out.println(String.format(
                            Locale.ROOT,
                            "%s is not a move: a number from 1 to %d, hint, help or q",
                            Quoted.of(line.strip()),
                            n));
                }
            }
        }
    }

    private static int number(String digits) {
        return digits.matches("[0-9]{1,6}") ? Integer.parseInt(digits) : 0;
    }

    private void hint(Position position) {
        Optional<LiveMatch.Advice> given = match.advice(position);
        if (given.isEmpty()) {
            out.println("There are no hints for this game.");
            return;
        }
        Map<String, Double> chosen = given.get().choices().choices().stream()
                .collect(Collectors.toMap(Answers.Choice::label, Answers.Choice::probability));
        Map<String, Double> values = given.get()
                .values()
                .map(v -> v.options().stream().collect(Collectors.toMap(Answers.Worth::label, Answers.Worth::value)))
                .orElse(Map.of());
        var table = new Table(">", "move", ">value", match.adviser());
        for (int i = 0; i < position.options(); i++) {
            String label = position.label(i);
            table.row(
                    i + 1,
                    drawing.describe(position, i),
                    values.containsKey(label) ? Numbers.plain(values.get(label)) : "",
                    likes(chosen.getOrDefault(label, 0.0)));
        }
        table.print(out);
    }

    private static String likes(double probability) {
        return probability == 0
                ? ""
                : probability == 1 ? "plays this" : "with probability " + Numbers.plain(probability);
    }

    @Override
    public void close() {
        match.close();
    }
}
