package alea.cli;

import alea.arena.record.MatchRecord;
import alea.arena.record.RecordText;
import alea.file.Texts;
import alea.game.BadInput;
import alea.game.Game;
import alea.game.Quoted;
import alea.game.Registry;
import alea.game.Spec;
import alea.picture.Drawing;
import alea.picture.DrawingPlugin;
import alea.service.LiveMatch;
import alea.service.MatchFile;
import alea.service.Opponents;
import alea.service.Programs;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code alea play}: a person at the terminal. */
@Command(
        name = "play",
        description = {
            "Play against strategies at the terminal: the board is drawn, moves are numbered.",
            "Every match is kept as it goes, and can be continued. In the match, help tells what can be typed."
        },
        footer = {
            "",
            "Example: alea play ludo-classic",
            "Example: alea play ludo-classic hybrid --seed 7",
            "Matches are kept in $XDG_STATE_HOME/alea/matches, or in ~/.local/state/alea/matches."
        })
final class PlayCommand implements Callable<Integer> {
    /** Seeds that are drawn have at most nine digits, so that they can be told. */
    private static final int SEEDS = 1_000_000_000;

    /** Whether colours are written. */
    enum Colours {
        AUTO,
        ALWAYS,
        NEVER;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @ParentCommand
    private Alea alea;

    @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", description = "the game")
    private @Nullable String game;

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "STRATEGY",
            description = "who sits in the other seats, in order, repeated to fill them (standard: those that the "
                    + "source of the rules seats, or the strongest of --opponents)")
    private List<String> strategies = new ArrayList<>();

    @Option(
            names = "--seat",
            paramLabel = "N=WHO",
            description = "who sits at place N, a number or a colour's letter: human or a strategy (standard: human in "
                    + "the first seat)")
    private List<String> named = new ArrayList<>();

    @Option(names = "--seed", paramLabel = "S", description = "the dice of an earlier match (standard: new dice)")
    private @Nullable Long seed;

    @Option(
            names = "--continue",
            paramLabel = "FILE",
            description = "goes on with a match that was left, with the dice that it would have had")
    private @Nullable Path continued;

    @Option(names = "--record", paramLabel = "FOLDER", description = "where the match is kept instead")
    private @Nullable Path folder;

    @Option(names = "--opponents", description = "tells who can be played against and how strong they are, and ends")
    private boolean opponents;

    @Option(names = "--plain", description = "line after line: leaves the cursor where it is")
    private boolean plain;

    @Option(
            names = "--color",
            paramLabel = "WHEN",
            defaultValue = "auto",
            description = "auto, always or never; auto heeds NO_COLOR, CLICOLOR=0 and TERM=dumb (standard: "
                    + "${DEFAULT-VALUE})")
    private Colours colours;

    @Mixin
    private BotOptions bots;

    @Override
    public Integer call() throws IOException {
        if (continued != null) {
            goOn(continued);
        } else if (game == null) {
            throw new BadInput("name a game (%s lists them), or --continue FILE".formatted(OwnName.command("games")));
        } else if (opponents) {
            print(alea.registry().game(game));
        } else {
            begin(game);
        }
        return Exit.DONE;
    }

    private void begin(String spec) throws IOException {
        Registry registry = alea.registry(bots.terms());
        Game rules = registry.game(spec);
        Map<Integer, String> fixed = named(rules);
        long dice = seed == null ? Math.floorMod(System.nanoTime(), SEEDS) : seed;
        try (var match = match(registry, new LiveMatch.Request(spec, strategies, fixed, dice))) {
            List<String> welcome = new ArrayList<>();
            int people = fixed.containsValue(LiveMatch.HUMAN) || fixed.containsKey(0) ? 0 : 1;
            if (strategies.isEmpty() && rules.seating().isEmpty() && fixed.size() + people < rules.seats()) {
                welcome.add(against(registry, rules));
            }
            Optional<MatchFile> file = file(rules, welcome);
            match.play(file, welcome);
        }
    }

    private void goOn(Path path) throws IOException {
        if (game != null || seed != null || folder != null || opponents) {
            throw new BadInput("--continue: the file names the game and its dice, and is written on; only --seat, "
                    + "--plain and --color go with it");
        }
        Registry registry = Programs.running(alea.registryOf(path), bots.terms());
        MatchRecord record = RecordText.parse(path.toString(), Texts.read(path, RecordText.LONGEST));
        Map<Integer, String> instead = named(registry.game(record.game()));
        var request = LiveMatch.Request.of(path.toString(), record, registry, instead);
        try (var match = match(registry, request)) {
            match.play(Optional.of(MatchFile.at(path)), List.of());
        }
    }

    private TerminalMatch match(Registry registry, LiveMatch.Request request) {
        Console console = alea.console();
        boolean coloured = switch (colours) {
            case AUTO -> console.colour();
            case ALWAYS -> true;
            case NEVER -> false;
        };
        return new TerminalMatch(
                console, registry, request, new TerminalMatch.Look(!plain && console.screen(), coloured));
    }

    /** A file for a match; where nobody has said where it is to be and there can be none, that is said. */
    private Optional<MatchFile> file(Game rules, List<String> welcome) {
        if (folder != null) {
            return Optional.of(MatchFile.begin(folder, rules.spec().name()));
        }
        try {
            Path kept = MatchFile.folder(System.getenv(), System.getProperty("user.home", ""));
            return Optional.of(MatchFile.begin(kept, rules.spec().name()));
        } catch (BadInput e) {
            welcome.add(Quoted.message(String.valueOf(e.getMessage())));
            return Optional.empty();
        }
    }

    /** Who sits down where nobody says who, and who else could. */
    private static String against(Registry registry, Game rules) {
        List<Opponents.Opponent> all = Opponents.of(registry, rules);
        String weaker = all.stream().skip(1).map(Opponents.Opponent::strategy).collect(Collectors.joining(", "));
        return "Against %s%s%s."
                .formatted(
                        all.getFirst().strategy(),
                        all.getFirst().measured().isEmpty()
                                ? ""
                                : ", which " + all.getFirst().measured(),
                        weaker.isEmpty()
                                ? ""
                                : (all.getFirst().measured().isEmpty() ? "; others: " : "; weaker: ") + weaker);
    }

    private void print(Game rules) {
        var table = new Table("opponent", "how strong");
        List<Opponents.Opponent> all = Opponents.of(alea.registry(), rules);
        for (Opponents.Opponent opponent : all) {
            table.row(
                    opponent.strategy(),
                    opponent.measured().isEmpty() ? "not measured in this game" : opponent.measured());
        }
        table.print(alea.console().out());
        List<String> listed =
                all.stream().map(o -> Spec.parse(o.strategy()).name()).toList();
        List<String> others = alea.registry().ready(rules).stream()
                .filter(name -> !listed.contains(name))
                .toList();
        if (!others.isEmpty()) {
            alea.console().out().println("others that can sit there: " + String.join(", ", others));
        }
        alea.console().out().println("0.5 is even, or 0.25 where one plays against three");
    }

    private Map<Integer, String> named(Game rules) {
        List<String> places = IntStream.range(0, rules.seats())
                .mapToObj(seat -> String.valueOf(rules.place(seat)))
                .toList();
        Drawing drawing = DrawingPlugin.of(rules);
        List<String> letters = IntStream.range(0, rules.seats())
                .mapToObj(seat -> drawing.seat(seat).substring(0, 1).toLowerCase(Locale.ROOT))
                .toList();
        boolean lettered = letters.stream().distinct().count() == letters.size();
        Map<Integer, String> fixed = new TreeMap<>();
        for (String entry : named) {
            int equals = entry.indexOf('=');
            String name = entry.substring(0, Math.max(0, equals)).toLowerCase(Locale.ROOT);
            int seat = lettered && letters.contains(name) ? letters.indexOf(name) : places.indexOf(name);
            if (seat < 0 || equals + 1 == entry.length()) {
                throw new BadInput("--seat: %s is not N=human or N=STRATEGY, with N one of %s"
                        .formatted(
                                Quoted.of(entry),
                                String.join(", ", places) + (lettered ? " or " + String.join(", ", letters) : "")));
            }
            if (fixed.put(seat, entry.substring(equals + 1)) != null) {
                throw new BadInput("--seat: place %s is given twice".formatted(places.get(seat)));
            }
        }
        return fixed;
    }
}
