package alea.web.match;

import alea.arena.record.MatchRecord;
import alea.arena.record.MatchRecord.Result;
import alea.arena.record.RecordText;
import alea.arena.record.Verification;
import alea.file.Texts;
import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.Game;
import alea.game.Position;
import alea.game.Quoted;
import alea.game.Registry;
import alea.picture.Drawing;
import alea.picture.DrawingPlugin;
import alea.service.Hints;
import alea.service.LiveMatch;
import alea.service.LiveMatch.Question;
import alea.service.LiveMatch.Reply;
import alea.service.MatchFile;
import alea.service.Opponents;
import alea.service.Questions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * All matches of a server. Each is kept in a file of a folder, called by its id, and written as it goes; a match that
 * nobody has looked at for long is closed, and opened from its file when somebody asks for it. So nothing depends on
 * the server, and nothing is lost with it. Safe to share between threads.
 */
public final class MatchShelf implements AutoCloseable {
    /** The most matches that are open, and minutes after which one that nobody looks at is closed. */
    private static final int OPEN = 256;

    private static final long IDLE = TimeUnit.MINUTES.toNanos(30);
    /** The most matches that are listed. */
    private static final int LISTED = 500;

    private static final int NAME = 40;
    private static final int NAMES = 16 << 10;
    /** Seeds that are drawn have at most nine digits, so that they can be told. */
    private static final int SEEDS = 1_000_000_000;

    private static final Pattern ID = Pattern.compile("[A-Za-z0-9][A-Za-z0-9_-]{0,99}");
    /** How the names of files end that say what a record does not: who people are, and whether they left. */
    private static final String NOTES = ".notes";

    private static final String LEFT = "left";

    /**
     * A new match.
     *
     * @param seats by seat {@link LiveMatch#HUMAN}, a strategy, or null for the standard opponent
     * @param seed of its dice; null for new ones
     * @param told whether people tell what the dice show
     * @param names by seat what people are called; empty where nobody says
     */
    public record Begin(
            String game,
            List<@Nullable String> seats,
            @Nullable Long seed,
            boolean told,
            List<String> names) {}

    /**
     * A match in the list.
     *
     * @param seats who sits where
     * @param state {@code open}, {@code over} or {@code left}
     * @param at when it was written last
     */
    public record Listed(
            String id, String game, String title, List<String> seats, int turns, String state, String at) {}

    /** The id of a match. */
    public record Id(String id) {}

    /** A record as text. */
    public record Kept(String text) {}

    /** What a hint says of an option. */
    public record Hinted(
            int option,
            String label,
            double equity,
            @Nullable Double margin,
            boolean best) {}

    /**
     * What is known of the options of a decision.
     *
     * @param how in words that follow a number
     * @param why the best one is better than the next
     */
    public record Hint(String how, boolean exact, List<Hinted> options, List<String> why) {}

    /** What somebody does. */
    public sealed interface Deed {
        /** Takes an option, by its number. */
        record Take(int option) implements Deed {}

        /** Takes the option of a label. */
        record Tell(String label) implements Deed {}

        /** Takes back. */
        record Undo() implements Deed {}

        /** Does again what was taken back. */
        record Redo() implements Deed {}

        /** Leaves. */
        record Leave() implements Deed {}

        /** Goes on with a match that was left. */
        record Resume() implements Deed {}
    }

    /** What is written beside a record. */
    private record Notes(List<String> names, boolean left) {
        static final Notes NONE = new Notes(List.of(), false);

        Notes left(boolean now) {
            return new Notes(names, now);
        }

        String text() {
            return (left ? LEFT : "") + "\n" + String.join("\n", names) + "\n";
        }

        static Notes parse(String text) {
            List<String> lines = text.lines().toList();
            return lines.isEmpty()
                    ? NONE
                    : new Notes(lines.subList(1, lines.size()), lines.getFirst().equals(LEFT));
        }
    }

    /** A line of the list, as long as a file is as it was. */
    private record Summary(long modified, long size, Listed listed) {}

    private final Registry registry;
    private final Path folder;
    private final Questions players;
    private final Hints hints;
    /** Those that are open, the one that was looked at last at the end. */
    private final Map<String, OpenMatch> open = new LinkedHashMap<>(16, 0.75f, true);

    private final Map<String, Summary> summaries = new ConcurrentHashMap<>();

    /** The matches of a folder, which is made when there is one to keep. */
    public MatchShelf(Registry registry, Path folder) {
        this.registry = registry;
        this.folder = folder;
        players = new Questions(registry);
        hints = new Hints(registry);
    }

    /**
     * Begins a match.
     *
     * @throws BadInput when that cannot be played, or be kept
     */
    public MatchScene begin(Begin asked) {
        Game game = registry.game(asked.game);
        if (asked.seats.size() > game.seats() || asked.names.size() > game.seats()) {
            throw new BadInput(String.format(Locale.ROOT, "%s has %d seats", game.spec(), game.seats()));
        }
        if (asked.told && asked.seed != null) {
            throw new BadInput("own dice have no seed");
        }
        Map<Integer, String> fixed = new TreeMap<>();
        for (int seat = 0; seat < asked.seats.size(); seat++) {
            String who = asked.seats.get(seat);
            if (who != null) {
                fixed.put(seat, who);
            }
        }
        List<String> names = asked.names.stream().map(MatchShelf::requireName).toList();
        long seed = asked.seed != null
                ? asked.seed
                : Math.floorMod(UUID.randomUUID().getMostSignificantBits(), (long) SEEDS);
        var request = new LiveMatch.Request(
                game.spec().toString(),
                List.of(),
                fixed,
                asked.told ? OptionalLong.empty() : OptionalLong.of(seed),
                List.of());
        new LiveMatch(registry, players, request, question -> new Reply.Leave()).close(); // before a file is made
        MatchFile file = MatchFile.begin(folder, game.spec().name());
        String id = id(file.path());
        if (!names.isEmpty()) {
            note(id, new Notes(names, false));
        }
        OpenMatch match = opened(id, file, request);
        return match.act(-1, question -> Optional.empty(), seen -> scene(id, seen, 0));
    }

    private static String requireName(String name) {
        if (name.length() > NAME || name.chars().anyMatch(Character::isISOControl)) {
            throw new BadInput(String.format(Locale.ROOT, "a name has at most %d characters, on one line", NAME));
        }
        return name;
    }

    private OpenMatch opened(String id, MatchFile file, LiveMatch.Request request) {
        var match = new OpenMatch(id, file, person -> new LiveMatch(registry, players, request, person));
        List<OpenMatch> idle = new ArrayList<>();
        synchronized (open) {
            OpenMatch there = open.get(id);
            if (there != null && !there.isDone()) {
                match.close();
                return there;
            }
            open.put(id, match);
            long now = System.nanoTime();
            var eldest = open.entrySet().iterator();
            while (eldest.hasNext()) {
                OpenMatch other = eldest.next().getValue();
                if (other != match && (open.size() > OPEN || now - other.used() > IDLE)) {
                    eldest.remove();
                    idle.add(other);
                } else {
                    break;
                }
            }
        }
        idle.forEach(OpenMatch::close);
        match.start();
        return match;
    }

    /** A match that can be played on; nothing where it is over, or was left. */
    private Optional<OpenMatch> live(String id) {
        synchronized (open) {
            OpenMatch there = open.get(requireId(id));
            if (there != null && !there.isDone()) {
                return Optional.of(there);
            }
            open.remove(id);
        }
        MatchRecord record = read(id);
        if (!(record.result() instanceof Result.Truncated) || notes(id).left) {
            return Optional.empty();
        }
        try {
            return Optional.of(
                    opened(id, MatchFile.at(path(id)), LiveMatch.Request.of(id, record, registry, Map.of())));
        } catch (BadInput e) {
            return Optional.empty(); // a record of elsewhere can be seen, and not be played on
        }
    }

    /** How a match stands. */
    public MatchScene match(String id) {
        return live(id).map(match -> match.look(seen -> scene(id, seen, Integer.MAX_VALUE)))
                .orElseGet(() -> ended(id, Integer.MAX_VALUE));
    }

    /**
     * Does something in a match, unless something has happened since somebody looked.
     *
     * @param size how many options had been taken then
     * @throws BadInput when that cannot be done
     */
    public MatchScene act(String id, int size, Deed deed) {
        if (deed instanceof Deed.Resume) {
            note(id, notes(id).left(false));
            return match(id);
        }
        Optional<OpenMatch> live = live(id);
        if (live.isEmpty()) {
            return ended(id, size);
        }
        boolean back = deed instanceof Deed.Undo;
        if (deed instanceof Deed.Leave) {
            note(id, notes(id).left(true));
        }
        return live.get()
                .act(
                        size,
                        question -> Optional.of(reply(question, deed)),
                        seen -> scene(id, seen, back ? Integer.MAX_VALUE : size));
    }

    private static Reply reply(Question question, Deed deed) {
        return switch (deed) {
            case Deed.Take(int option) -> {
                if (question.options().stream().noneMatch(o -> o.options().contains(option))) {
                    throw new BadInput(String.format(
                            Locale.ROOT,
                            "option %d is not possible here: there are 0..%d",
                            option,
                            question.position().options() - 1));
                }
                yield new Reply.Move(option);
            }
            case Deed.Tell(String label) -> new Reply.Move(question.position().option(label));
            case Deed.Undo() -> {
                if (!question.undo()) {
                    throw new BadInput("there is nothing to take back");
                }
                yield new Reply.Undo();
            }
            case Deed.Redo() -> {
                if (!question.redo()) {
                    throw new BadInput("nothing was taken back here");
                }
                yield new Reply.Redo();
            }
            case Deed.Leave(), Deed.Resume() -> new Reply.Leave();
        };
    }

    /** What is known of the options of the decision that waits. */
    public Hint hint(String id) {
        OpenMatch match = live(id).orElseThrow(() -> new BadInput("this match is over, or was left"));
        Question asked = match.look(seen -> seen.question()
                .filter(question -> !question.position().isChance())
                .map(question ->
                        new Question(question.position().copy(), question.options(), question.undo(), question.redo()))
                .orElseThrow(() -> new BadInput("there is nothing to decide now")));
        Hints.Hint hint = hints.of(match.game(), asked.position(), asked.options())
                .orElseThrow(() -> new BadInput("there are no hints for this game"));
        return new Hint(
                hint.advice().how(),
                hint.advice().isExact(),
                IntStream.range(0, asked.options().size())
                        .mapToObj(i -> new Hinted(
                                asked.options().get(i).options().getFirst(),
                                asked.position()
                                        .label(asked.options().get(i).options().getFirst()),
                                hint.advice().options().get(i).equity(),
                                hint.advice().options().get(i).margin().isPresent()
                                        ? hint.advice()
                                                .options()
                                                .get(i)
                                                .margin()
                                                .getAsDouble()
                                        : null,
                                hint.advice().canBeBest(i)))
                        .toList(),
                hint.reasons());
    }

    /** The record of a match; without the seed of dice that are still to come. */
    public Kept record(String id) {
        MatchRecord record = live(id).map(OpenMatch::record).orElseGet(() -> read(id));
        return new Kept(RecordText.write(
                record.result() instanceof Result.Truncated && !notes(id).left ? secret(record) : record));
    }

    /** A record that does not tell the dice to come. */
    private static MatchRecord secret(MatchRecord record) {
        return new MatchRecord(
                record.game(),
                record.places(),
                record.strategies(),
                OptionalLong.empty(),
                0,
                OptionalLong.empty(),
                record.result(),
                record.payoffs(),
                record.start(),
                record.end(),
                record.turns());
    }

    /** Forgets a match, and its file. */
    public Id forget(String id) {
        OpenMatch there;
        synchronized (open) {
            there = open.remove(requireId(id));
        }
        if (there != null) {
            there.close();
        }
        read(id);
        try {
            Files.deleteIfExists(path(id));
            Files.deleteIfExists(folder.resolve(id + NOTES));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Id(id);
    }

    /**
     * Keeps a record among the matches.
     *
     * @throws BadInput when it is none, or breaks the rules
     */
    public Id bring(String text) {
        MatchRecord record = RecordText.parse("the record", text);
        Verification checked = Verification.of(record, registry);
        checked.rules().ifPresent(why -> {
            throw new BadInput("the record breaks the rules: " + why);
        });
        MatchFile file = MatchFile.begin(folder, checked.game().spec().name());
        file.write(record);
        return new Id(id(file.path()));
    }

    /** The newest matches, the last that was written first. */
    public List<Listed> list() {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            List<Summary> newest = files.filter(file -> file.toString().endsWith(MatchFile.END))
                    .flatMap(file -> summary(file).stream())
                    .sorted(Comparator.comparingLong(Summary::modified).reversed())
                    .limit(LISTED)
                    .toList();
            return newest.stream().map(Summary::listed).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Optional<Summary> summary(Path file) {
        String id = id(file);
        if (!ID.matcher(id).matches()) {
            return Optional.empty();
        }
        try {
            long modified = Files.getLastModifiedTime(file).toMillis();
            long size = Files.size(file);
            Summary known = summaries.get(id);
            if (known == null || known.modified != modified || known.size != size) {
                known = new Summary(modified, size, listed(id, modified));
                summaries.put(id, known);
            }
            Listed listed = known.listed;
            return Optional.of(
                    listed.state.equals("open") && notes(id).left
                            ? new Summary(
                                    modified,
                                    size,
                                    new Listed(
                                            id, listed.game, listed.title, listed.seats, listed.turns, LEFT, listed.at))
                            : known);
        } catch (IOException | BadInput e) {
            return Optional.empty(); // being written, deleted just now, or no record
        }
    }

    private Listed listed(String id, long modified) {
        MatchRecord record = read(id);
        String title;
        try {
            title = registry.game(record.game()).title();
        } catch (BadInput e) {
            title = ""; // its rules are no longer here
        }
        return new Listed(
                id,
                record.game(),
                title,
                record.strategies(),
                record.turns().size(),
                record.result() instanceof Result.Truncated ? "open" : "over",
                Instant.ofEpochMilli(modified).toString());
    }

    private static String requireId(String id) {
        if (!ID.matcher(id).matches()) {
            throw new BadInput("there is no match %s".formatted(Quoted.of(id)));
        }
        return id;
    }

    private Path path(String id) {
        return folder.resolve(requireId(id) + MatchFile.END);
    }

    private static String id(Path file) {
        String name = Objects.requireNonNull(file.getFileName()).toString();
        return name.substring(0, name.length() - MatchFile.END.length());
    }

    private MatchRecord read(String id) {
        Path path = path(id);
        if (!Files.isRegularFile(path)) {
            throw new BadInput("there is no match %s".formatted(Quoted.of(id)));
        }
        return RecordText.parse(id, Texts.read(path, RecordText.LONGEST));
    }

    private Notes notes(String id) {
        Path path = folder.resolve(requireId(id) + NOTES);
        return Files.isRegularFile(path) ? Notes.parse(Texts.read(path, NAMES)) : Notes.NONE;
    }

    private void note(String id, Notes notes) {
        if (!notes.equals(notes(id))) {
            WholeFile.write(folder.resolve(requireId(id) + NOTES), notes.text());
        }
    }

    private MatchScene scene(String id, OpenMatch.Seen seen, int from) {
        LiveMatch match = seen.match();
        Optional<LiveMatch.Ending> ending = seen.ending();
        boolean left = ending.isPresent() && match.isLeft();
        return scene(
                id,
                match.game(),
                match.record(),
                match.played(),
                seen.question(),
                ending.isEmpty() ? "" : left ? LEFT : "over",
                from);
    }

    /** A match of which there is but the file. */
    private MatchScene ended(String id, int from) {
        MatchRecord record = read(id);
        Verification checked = Verification.of(record, registry);
        checked.rules().ifPresent(why -> {
            throw new BadInput("%s breaks the rules: %s".formatted(id, why));
        });
        return scene(
                id,
                checked.game(),
                record,
                checked.options().stream().mapToInt(Integer::intValue).toArray(),
                Optional.empty(),
                record.result() instanceof Result.Truncated ? LEFT : "over",
                from);
    }

    private MatchScene scene(
            String id,
            Game game,
            MatchRecord record,
            int[] options,
            Optional<Question> question,
            String ended,
            int from) {
        Drawing drawing = DrawingPlugin.of(game);
        List<String> names = notes(id).names;
        List<MatchScene.SeatView> seats = seats(game, drawing, record.strategies(), names);
        List<String> captions = seats.stream().map(MatchScene.SeatView::name).toList();
        Story.Told told = new Story(game, captions, options).tell(from);
        Position position = told.position();
        boolean over = !ended.isEmpty();
        return new MatchScene(
                id,
                game.spec().toString(),
                game.title(),
                options.length,
                record.seed().isPresent() ? "drawn" : "own",
                seats,
                over ? ended : position.isChance() ? "dice" : "decide",
                over ? null : position.seat(),
                BoardView.of(game, position, captions),
                told.roll(),
                question.map(Question::undo).orElse(false),
                question.map(Question::redo).orElse(false),
                told.frames(),
                told.log(),
                over ? outcome(game, record, position, captions) : null);
    }

    private List<MatchScene.SeatView> seats(Game game, Drawing drawing, List<String> who, List<String> names) {
        Map<String, String> measured = new TreeMap<>();
        Opponents.of(registry, game).stream()
                .filter(o -> !o.measured().isEmpty())
                .forEach(o -> measured.put(o.strategy(), o.measured()));
        List<BoardView.SeatName> seats = BoardView.seats(game, drawing);
        return IntStream.range(0, game.seats())
                .mapToObj(seat -> {
                    String given = seat < names.size() ? names.get(seat) : "";
                    return new MatchScene.SeatView(
                            seat,
                            game.place(seat),
                            given.isEmpty() ? who.get(seat) : given,
                            seats.get(seat).colour(),
                            who.get(seat),
                            measured.get(who.get(seat)));
                })
                .toList();
    }

    private static MatchScene.Outcome outcome(Game game, MatchRecord record, Position last, List<String> captions) {
        List<Integer> places = switch (record.result()) {
            case Result.Won(int place) -> List.of(place);
            case Result.Drawn(List<Integer> drawn) -> drawn;
            case Result.Forfeited forfeited -> forfeited.heirs();
            case Result.Truncated() -> List.of();
        };
        List<Integer> winners = IntStream.range(0, game.seats())
                .filter(seat -> places.contains(game.place(seat)))
                .boxed()
                .toList();
        String turns = String.format(Locale.ROOT, "after %d turns", last.turns());
        String text = switch (record.result()) {
            case Result.Won won -> captions.get(winners.getFirst()) + " wins " + turns;
            case Result.Drawn drawn -> "a draw " + turns;
            case Result.Forfeited forfeited -> "given up %s: %s".formatted(turns, forfeited.reason());
            case Result.Truncated() -> "left " + turns;
        };
        return new MatchScene.Outcome(
                winners,
                last.node() == Position.OVER
                        ? IntStream.range(0, game.seats()).mapToObj(last::score).toList()
                        : null,
                record.seed().isPresent() ? record.seed().getAsLong() : null,
                last.turns(),
                text);
    }

    /** How many matches are open. */
    public int open() {
        synchronized (open) {
            return open.size();
        }
    }

    @Override
    public void close() {
        List<OpenMatch> all;
        synchronized (open) {
            all = List.copyOf(open.values());
            open.clear();
        }
        all.forEach(OpenMatch::close);
    }
}
