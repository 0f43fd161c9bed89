package alea.web.match;

import alea.arena.record.MatchRecord;
import alea.arena.record.MatchRecord.Result;
import alea.arena.record.RecordText;
import alea.arena.record.Verification;
import alea.game.BadInput;
import alea.game.Game;
import alea.game.Registry;
import alea.service.Hints;
import alea.service.LiveMatch;
import alea.service.LiveMatch.Question;
import alea.service.LiveMatch.Reply;
import alea.service.MatchFile;
import alea.service.Questions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
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
    /** The most characters of a name. */
    private static final int NAME = 40;

    /** Seeds that are drawn have at most nine digits, so that they can be told. */
    private static final int SEEDS = 1_000_000_000;

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

    /** The id of a match. */
    public record Id(String id) {}

    /** A record as text. */
    public record Kept(String text) {}

    private final Registry registry;
    private final MatchFolder folder;
    private final Scenes scenes;
    private final Questions players;
    private final Hints hints;
    /** Those that are open, the one that was looked at last at the end. */
    private final Map<String, OpenMatch> open = new LinkedHashMap<>(16, 0.75f, true);

    /** The matches of a folder, which is made when there is one to keep. */
    public MatchShelf(Registry registry, Path folder) {
        this.registry = registry;
        this.folder = new MatchFolder(registry, folder);
        scenes = new Scenes(registry);
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
        MatchFile file = folder.begin(game.spec().name());
        String id = MatchFolder.id(file);
        if (!names.isEmpty()) {
            folder.note(id, new MatchNotes(names, false));
        }
        OpenMatch match = opened(id, file, request);
        return match.look(seen -> scenes.open(id, seen, names, 0));
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
            OpenMatch there = open.get(MatchFolder.requireId(id));
            if (there != null && !there.isDone()) {
                return Optional.of(there);
            }
            open.remove(id);
        }
        MatchRecord record = folder.read(id);
        if (!(record.result() instanceof Result.Truncated) || folder.notes(id).left()) {
            return Optional.empty();
        }
        try {
            return Optional.of(opened(id, folder.file(id), LiveMatch.Request.of(id, record, registry, Map.of())));
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
            folder.note(id, folder.notes(id).left(false));
            return match(id);
        }
        Optional<OpenMatch> live = live(id);
        if (live.isEmpty()) {
            return ended(id, size);
        }
        boolean back = deed instanceof Deed.Undo;
        if (deed instanceof Deed.Leave) {
            folder.note(id, folder.notes(id).left(true));
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
    public MatchHint hint(String id) {
        OpenMatch match = live(id).orElseThrow(() -> new BadInput("this match is over, or was left"));
        Question asked = match.look(seen -> seen.question()
                .filter(question -> !question.position().isChance())
                .map(question ->
                        new Question(question.position().copy(), question.options(), question.undo(), question.redo()))
                .orElseThrow(() -> new BadInput("there is nothing to decide now")));
        Hints.Hint hint = hints.of(match.game(), asked.position(), asked.options())
                .orElseThrow(() -> new BadInput("there are no hints for this game"));
        return MatchHint.of(asked, hint);
    }

    /** The record of a match; without the seed of dice that are still to come. */
    public Kept record(String id) {
        MatchRecord record = live(id).map(OpenMatch::record).orElseGet(() -> folder.read(id));
        return new Kept(RecordText.write(
                record.result() instanceof Result.Truncated && !folder.notes(id).left() ? secret(record) : record));
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
                record.turns(),
                record.outs(),
                record.dice());
    }

    /** Forgets a match, and its file. */
    public Id forget(String id) {
        OpenMatch there;
        synchronized (open) {
            there = open.remove(MatchFolder.requireId(id));
        }
        if (there != null) {
            there.close();
        }
        folder.read(id);
        folder.delete(id);
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
        MatchFile file = folder.begin(checked.game().spec().name());
        file.write(record);
        return new Id(MatchFolder.id(file));
    }

    /** The newest matches, the last that was written first. */
    public List<ListedMatch> list() {
        return folder.list();
    }

    private MatchScene scene(String id, OpenMatch.Seen seen, int from) {
        return scenes.open(id, seen, folder.notes(id).names(), from);
    }

    /** A match of which there is but the file. */
    private MatchScene ended(String id, int from) {
        return scenes.ended(id, folder.read(id), folder.notes(id).names(), from);
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
