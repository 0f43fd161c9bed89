package alea.cli;

import alea.analysis.rollout.DistinctOption;
import alea.arena.record.RecordText;
import alea.cli.board.TextPicture;
import alea.file.NotWritten;
import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.Game;
import alea.game.Position;
import alea.game.Quoted;
import alea.game.Registry;
import alea.match.Watcher;
import alea.picture.Drawing;
import alea.picture.DrawingPlugin;
import alea.service.Advice;
import alea.service.LiveMatch;
import alea.service.LiveMatch.Question;
import alea.service.LiveMatch.Reply;
import alea.service.MatchFile;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** One match in which a person may take part, shown and written down as it goes. */
final class TerminalMatch implements AutoCloseable {
    /** Characters of the name of who sits in a seat. */
    private static final int CAPTION = 24;

    private static final String YOU = "you";

    private final Console console;
    private final BufferedReader in;
    private final LiveMatch match;
    private final Game game;
    private final Drawing drawing;
    private final List<String> captions;
    private final boolean coloured;
    private final boolean screen;
    private final Stage stage;
    private final MatchLog log = new MatchLog();
    /** Says where the match is kept when Ctrl-C ends the process. */
    private final Thread farewell = new Thread(this::interrupted);

    private Optional<MatchFile> file = Optional.empty();
    private List<String> welcome = List.of();

    private @Nullable IOException unread;
    private boolean begun;
    /** Whether the board has changed in ways that nobody has seen. */
    private boolean unseen;

    private Optional<Path> saved = Optional.empty();
    private String parting = "";

    /**
     * How a match is shown.
     *
     * @param screen whether the screen is painted anew for every question; else lines follow lines
     * @param coloured whether in colours
     */
    record Look(boolean screen, boolean coloured) {}

    /**
     * A match about to begin, or to go on.
     *
     * @throws BadInput when it cannot be played
     */
    TerminalMatch(Console console, Registry registry, LiveMatch.Request request, Look look) {
        this.console = console;
        in = new BufferedReader(new InputStreamReader(console.in(), StandardCharsets.UTF_8));
        match = new LiveMatch(registry, request, this::answer);
        game = match.game();
        drawing = DrawingPlugin.of(game);
        captions = IntStream.range(0, game.seats())
                .mapToObj(
                        seat -> match.strategy(seat).map(TerminalMatch::caption).orElse(YOU))
                .toList();
        unseen = !request.played().isEmpty();
        coloured = look.coloured;
        screen = look.screen && captions.contains(YOU); // nobody could follow a match of strategies alone
        stage = screen ? new ScreenStage(console.out(), Console.rows()) : new PlainStage(console.out());
    }

    private static String caption(String name) {
        String plain = Quoted.plain(name);
        return plain.length() <= CAPTION ? plain : plain.substring(0, CAPTION - 3) + "...";
    }

    /**
     * Plays until the match is over or the person leaves.
     *
     * @param kept where it is written down, if anywhere
     * @param greeting what is said first
     */
    void play(Optional<MatchFile> kept, List<String> greeting) throws IOException {
        file = kept;
        welcome = List.copyOf(greeting);
        write();
        Runtime.getRuntime().addShutdownHook(farewell);
        try {
            LiveMatch.Ending ending = match.play(new Sight());
            write();
            end(board(match.position()), words(ending));
        } catch (CancellationException stopped) {
            if (unread != null) {
                throw unread;
            }
            // Nobody reads this any more.
        } finally {
            forgetFarewell();
        }
    }

    private void interrupted() {
        stage.passes("");
        end("", List.of(keptAt(false)));
    }

    private void forgetFarewell() {
        try {
            Runtime.getRuntime().removeShutdownHook(farewell);
        } catch (IllegalStateException e) {
            // The process is ending, and it has been said.
        }
    }

    private void write() {
        file.ifPresent(f -> f.write(match.record()));
    }

    /** The last words. */
    private List<String> words(LiveMatch.Ending ending) {
        boolean gaveUp = !ending.over() && !match.isLeft();
        String turns = ending.within()
                ? String.format(Locale.ROOT, "in turn %d.", ending.turns())
                : String.format(Locale.ROOT, "after %d turn%s.", ending.turns(), ending.turns() == 1 ? "" : "s");
        String result = !ending.over()
                ? "The match stops " + turns
                : ending.winner().isPresent() ? name(ending.winner().getAsInt()) + " wins " + turns : "A draw " + turns;
        List<String> words = new ArrayList<>();
        if (gaveUp) {
            words.add("%s gives up: %s".formatted(name(ending.seat()), ending.reason()));
        }
        words.add((parting.isEmpty() ? "" : parting + " ")
                + result
                + (match.seed().isEmpty()
                        ? ""
                        : String.format(
                                Locale.ROOT,
                                " Seed %d has its dice.",
                                match.seed().getAsLong())));
        words.add(keptAt(ending.over() || gaveUp));
        return words;
    }

    /** Where the match is kept, as the command that takes it from there. */
    private String keptAt(boolean done) {
        return file.map(f -> f.trouble()
                        .map(why -> "The match is not kept: " + why)
                        .orElseGet(() -> done
                                ? "Review it: " + OwnName.command("review", f.path())
                                : "Go on: " + goOn(f.path())))
                .orElse("");
    }

    /** The command that goes on with a match; a file may start no program, so whoever was one is named again. */
    private String goOn(Path path) {
        List<String> words = new ArrayList<>(List.of("play", "--continue", path.toString()));
        for (int seat = 0; seat < game.seats(); seat++) {
            String who = match.written(seat);
            if (LiveMatch.startsProgram(who)) {
                words.addAll(List.of("--seat", game.place(seat) + "=" + who));
            }
        }
        return OwnName.command(words.toArray());
    }

    private void end(String board, List<String> words) {
        stage.close(board, log.news(), words.stream().filter(w -> !w.isEmpty()).toList());
    }

    /** Sees the match go by. */
    private final class Sight implements Watcher {
        /** Whether the board is drawn before decisions, and not after them. */
        private final boolean before = drawing.drawsChance();

        private boolean moved;

        @Override
        public void begin(Position first) {
            log.clear();
            if (!begun) {
                stage.passes("%s: %s".formatted(game.spec(), game.title()));
                welcome.forEach(stage::passes);
                if (!before && !match.isReplaying()) {
                    draw(first);
                }
                begun = true;
            }
        }

        @Override
        public void before(Position position, int option) {
            String words = drawing.describe(position, option);
            String who = name(position.seat());
            moved = !position.isChance();
            if (moved
                    && match.strategy(position.seat()).isEmpty()
                    && DistinctOption.of(game, position).size() > 1) {
                log.decided();
            }
            log.add(who, words);
            if (!match.isReplaying()) {
                stage.passes(who + ": " + words);
            }
        }

        @Override
        public void after(Position position) {
            if (match.isReplaying()) {
                return;
            }
            if (moved && !before) {
                draw(position);
            }
            if (console.out().checkError()) {
                throw new CancellationException();
            }
            if (before && position.node() == Position.DECISION && position.options() > 1) {
                draw(position);
            }
            if (file.isPresent() && file.get().isDue(position.turns())) {
                write();
            }
        }

        @Override
        public void end(Position last) {
            if (before && last.node() == Position.OVER) {
                draw(last);
            }
        }

        private void draw(Position position) {
            if (!screen) {
                stage.passes("\n" + board(position));
            }
        }
    }

    private String board(Position position) {
        return TextPicture.of(drawing.draw(position, captions), coloured);
    }

    private String name(int seat) {
        return "%s (%s)".formatted(drawing.seat(seat), captions.get(seat));
    }

    /** What a person does. */
    private Reply answer(Question question) {
        write();
        try {
            return converse(question);
        } catch (IOException e) {
            unread = e;
            throw new CancellationException();
        }
    }

    private Reply converse(Question question) throws IOException {
        var menu = new Menu(game, drawing, question, screen, Optional.empty());
        if (unseen) {
            stage.passes("\n" + board(question.position()));
            unseen = false;
        }
        if (screen) {
            stage.say(welcome);
            welcome = List.of();
        }
        ask(menu);
        while (true) {
            String line = in.readLine();
            if (line == null) {
                stage.passes("");
                parting = "The input has ended.";
                return new Reply.Leave();
            }
            String typed = line.strip();
            String answer = typed.toLowerCase(Locale.ROOT);
            if (stage.turns(answer)) {
                stage.askAgain();
                continue;
            }
            OptionalInt option = menu.option(answer);
            if (option.isPresent()) {
                return new Reply.Move(option.getAsInt());
            }
            switch (answer.replaceFirst(" .*", "")) {
                case "q", "quit", "exit" -> {
                    parting = "You leave.";
                    return new Reply.Leave();
                }
                case "u", "undo" -> {
                    if (question.undo()) {
                        unseen = true;
                        stage.say(List.of("Taken back."));
                        return new Reply.Undo();
                    }
                    say("There is no move of yours to take back.");
                }
                case "redo" -> {
                    if (question.redo()) {
                        return new Reply.Redo();
                    }
                    say("No move was taken back here.");
                }
                case "?", "h", "help" -> say(help());
                case "hint" -> {
                    Optional<Advice> advice = match.advice(question);
                    if (advice.isPresent()) {
                        menu = new Menu(game, drawing, question, screen, advice);
                        stage.say(List.of(Menu.headline(game, advice.get())));
                        ask(menu);
                    } else {
                        say("There are no hints for this game.");
                    }
                }
                case "board" -> {
                    stage.passes("\n" + board(question.position()));
                    ask(menu);
                }
                case "log" -> say(log.all());
                case "save" -> say(save(typed.substring("save".length()).strip()));
                default ->
                    say(String.format(
                            Locale.ROOT,
                            "%s is not a move: a number from 1 to %d, hint, help or q",
                            Quoted.of(typed),
                            question.options().size()));
            }
        }
    }

    private void ask(Menu menu) {
        Position position = menu.question().position();
        stage.ask(new Scene(screen ? board(position) : "", log.news(), drawing.seat(position.seat()), menu.lines()));
    }

    private void say(String line) {
        say(List.of(line));
    }

    private void say(List<String> lines) {
        stage.say(lines);
        stage.askAgain();
    }

    private List<String> help() {
        List<String> help = new ArrayList<>(List.of(
                "a number, or the name of a move   plays it",
                "hint        what every move is worth, and how that is known",
                "undo, redo  take your last move back, and play it again; the same dice come again",
                "board       shows the board again",
                "log         all that has happened",
                "save FILE   writes the match so far to a file of yours",
                "q           leaves the match, which can be continued"));
        if (screen) {
            help.add("more        the next page, where not all moves have room");
        }
        file.ifPresent(f -> help.add("The match is kept in " + f.path()));
        return help;
    }

    /** Writes the match so far; says what became of it. */
    private String save(String name) {
        if (name.isEmpty()) {
            return "save needs the name of a file";
        }
        try {
            Path path = Path.of(name);
            if (Files.exists(path) && !saved.equals(Optional.of(path))) {
                return "%s is there already; name another file".formatted(Quoted.plain(name));
            }
            WholeFile.write(path, RecordText.write(match.record()));
            saved = Optional.of(path);
            return "Saved: " + goOn(path);
        } catch (InvalidPathException e) {
            return "%s is no name of a file".formatted(Quoted.of(name));
        } catch (BadInput | NotWritten e) {
            return Quoted.message(String.valueOf(e.getMessage()));
        }
    }

    @Override
    public void close() {
        match.close();
    }
}
