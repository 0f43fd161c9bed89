package alea.cli;

import alea.analysis.review.PlayerReview;
import alea.analysis.review.ReviewPage;
import alea.arena.record.RecordText;
import alea.arena.store.ResultsStore;
import alea.file.Texts;
import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.Game;
import alea.game.Registry;
import alea.service.Method;
import alea.service.ReviewRun;
import alea.service.ReviewRun.Reviewed;
import alea.service.SavedMatches;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code alea review}: what the moves and the dice of a match were worth. */
@Command(
        name = "review",
        description = {
            "What the moves and the dice of matches were worth: the loss of every decision, the luck of every roll.",
            "Exactly, where the game is small or a table is given; else by a strategy that says what positions are "
                    + "worth; else by matches that are played on."
        },
        footer = {
            "",
            "Examples: alea arena ludo-simple hybrid fast --games 1 --record games; alea review games/match-0.alea",
            "          alea review games/match-0.alea --html review.html",
            "          alea review games --csv"
        })
final class ReviewCommand implements Callable<Integer> {
    @ParentCommand
    private Alea alea;

    @Parameters(
            arity = "0..*",
            paramLabel = "RECORD",
            description =
                    "records of matches of one game, or folders of them (*.alea): those of alea arena --record, of "
                            + "alea play, or of others; several are summed up by player")
    private List<Path> named = new ArrayList<>();

    /** All that were named, those of folders in order. */
    private List<Path> files = new ArrayList<>();

    @Option(
            names = "--run",
            paramLabel = "RUN",
            description = "instead of records, matches of a run that alea arena --save has kept, played again")
    private @Nullable Integer run;

    @Option(
            names = "--match",
            paramLabel = "N",
            split = ",",
            description = "which matches of the run, from 0 (standard: the first)")
    private List<Long> matches = new ArrayList<>();

    @Option(names = "--db", paramLabel = "FILE", description = "the file of --save (standard: alea-results.duckdb)")
    private @Nullable Path database;

    @Option(
            names = "--method",
            paramLabel = "METHOD",
            description = "exact, table, search or rollout (standard: the first that the game allows)")
    private @Nullable Method method;

    @Option(
            names = "--by",
            paramLabel = "STRATEGY",
            description = "whose word is taken: of a search a strategy that says what positions are worth, as net; of "
                    + "rollouts who plays on (standard: who is recommended)")
    private @Nullable String by;

    @Option(names = "--table", paramLabel = "FILE", description = "a table of the game, made by alea solve")
    private @Nullable String table;

    @Option(
            names = "--level",
            paramLabel = "LEVEL",
            description = "how closely: quick, standard or deep; a search looks 1, 2 or 3 rolls ahead, rollouts play "
                    + "72, 144 or 1296 matches of each option (standard: standard)")
    private ReviewRun.Level level = ReviewRun.Level.STANDARD;

    @Option(names = "--games", paramLabel = "N", description = "matches of each option, of rollouts")
    private @Nullable Integer games;

    @Option(names = "--each", description = "of several matches tell each, too, before they are summed up")
    private boolean each;

    @Option(names = "--moves", description = "list every decision and every roll")
    private boolean moves;

    @Option(
            names = "--html",
            paramLabel = "FILE",
            description = "write one page of one match: a graph, marks, every board, and every decision to be made "
                    + "again")
    private @Nullable Path html;

    @Option(names = "--csv", description = "write every decision and every roll as CSV")
    private boolean csv;

    @Mixin
    private ThreadsOption threads;

    @Mixin
    private SeedOption seed;

    @Mixin
    private JsonOption json;

    /**
     * Several reviews, as JSON.
     *
     * @param matches in the order asked
     * @param players in all of them
     */
    record Reviews(List<Reviewed> matches, List<PlayerReview> players) {}

    @Override
    public Integer call() {
        if (csv && json.wanted()) {
            throw new BadInput("--json and --csv do not go together");
        }
        requireOneSource();
        files = Records.of(named);
        int count = run == null ? files.size() : Math.max(1, matches.size());
        if (html != null && count > 1) {
            throw new BadInput(String.format(Locale.ROOT, "--html is for one match; there are %d", count));
        }
        var request = new ReviewRun.Request(method, by, table, level, games, seed.seed(), threads.threads());
        Registry registry = registry();
        List<Reviewed> reviews = new ArrayList<>();
        List<Source> sources = sources(registry);
        boolean cancelled = false;
        long begun = System.nanoTime();
        try (var interruption = new Interruption(alea.console())) {
            try (var bar = new MatchBar(alea.console(), "nodes")) {
                var reviewing = new ReviewRun(registry);
                Map<String, String> names = new HashMap<>();
                for (Source source : sources) {
                    String text = source.text.get();
                    String same = names.putIfAbsent(text, source.name);
                    if (source.name.equals(same)) { // named itself, and with its folder
                        continue;
                    }
                    if (same != null) {
                        throw new BadInput("%s is the match of %s; it counts once".formatted(source.name, same));
                    }
                    Reviewed review = reviewing.review(
                            source.name, text, request, interruption.around(done -> bar.show(done.nodes(), done.of())));
                    requireSame(reviews, review);
                    reviews.add(review);
                }
            } catch (CancellationException e) {
                cancelled = true;
            }
            if (!reviews.isEmpty()) {
                write(registry.game(reviews.getFirst().game()), reviews, (System.nanoTime() - begun) * 1e-9);
            }
            if (cancelled) {
                interruption.tell("alea review", reviews.size(), sources.size(), "matches");
            }
        }
        return cancelled ? Exit.INTERRUPTED : Exit.DONE;
    }

    /** A record, read when it is wanted. */
    private record Source(String name, Supplier<String> text) {}

    private void requireOneSource() {
        if (run == null && named.isEmpty()) {
            throw new BadInput("name a record, or --run RUN of a results file");
        }
        if (run != null && !named.isEmpty()) {
            throw new BadInput("--run and records do not go together");
        }
        if (run == null && (database != null || !matches.isEmpty())) {
            throw new BadInput("%s is for --run, which is missing".formatted(database != null ? "--db" : "--match"));
        }
    }

    private List<Source> sources(Registry registry) {
        Integer saved = run;
        if (saved == null) {
            return files.stream()
                    .map(file -> new Source(file.toString(), () -> Texts.read(file, RecordText.LONGEST)))
                    .toList();
        }
        Path file = database == null ? ResultsStore.STANDARD_FILE : database;
        return (matches.isEmpty() ? List.of(0L) : matches)
                .stream()
                        .map(match -> new Source(
                                String.format(Locale.ROOT, "run %d, match %d", saved, match),
                                () -> SavedMatches.record(registry, file, saved, match)))
                        .toList();
    }

    private Registry registry() {
        return files.isEmpty() ? alea.registry() : alea.registryOf(files.getFirst());
    }

    private static void requireSame(List<Reviewed> reviews, Reviewed review) {
        if (!reviews.isEmpty() && !reviews.getFirst().game().equals(review.game())) {
            throw new BadInput("%s is of %s, but %s of %s; one command reviews matches of one game"
                    .formatted(
                            review.name(),
                            review.game(),
                            reviews.getFirst().name(),
                            reviews.getFirst().game()));
        }
    }

    private void write(Game game, List<Reviewed> reviews, double seconds) {
        Console console = alea.console();
        if (html != null) {
            WholeFile.write(html, page(game, reviews.getFirst()));
        }
        List<PlayerReview> players = PlayerReview.of(
                reviews.stream()
                        .map(r -> new PlayerReview.Match(r.strategies(), r.review()))
                        .toList(),
                game.payoffs());
        if (json.wanted()) {
            console.json(new Reviews(reviews, players));
        } else if (csv) {
            ReviewText.csv(reviews, console.out());
        } else {
            var text = new ReviewText(game, console.out());
            boolean several = reviews.size() > 1;
            if (!several || each || moves) {
                reviews.forEach(review -> text.print(review, moves));
            }
            if (several) {
                text.print(reviews, players);
                if (!each && !moves) {
                    console.out().println("--each tells of each match, too");
                }
            }
            console.out().println(String.format(Locale.ROOT, "%.1f s", seconds));
            if (html != null) {
                console.out().println("written: " + html);
            }
        }
    }

    private String page(Game game, Reviewed review) {
        return ReviewPage.of(
                game,
                review.review(),
                new ReviewPage.Head(
                        new ReviewText(game, alea.console().out()).match(review),
                        review.estimated()
                                .map(words -> ReviewText.how(review) + "; " + words)
                                .orElseGet(() -> ReviewText.how(review)),
                        review.shown(),
                        command(),
                        review.digits()));
    }

    /** What is typed to have the same again. */
    private String command() {
        List<String> words = new ArrayList<>(List.of("alea", "review"));
        files.forEach(file -> words.add(file.toString()));
        if (run != null) {
            add(words, "--run", run);
            add(words, "--match", matches.isEmpty() ? 0 : matches.getFirst());
        }
        add(words, "--db", database);
        add(words, "--method", method);
        add(words, "--by", by);
        add(words, "--table", table);
        add(words, "--level", level);
        add(words, "--games", games);
        add(words, "--seed", seed.seed());
        add(words, "--html", html);
        return ShellWords.shell(words);
    }

    private static void add(List<String> words, String option, @Nullable Object value) {
        if (value != null) {
            words.addAll(List.of(option, value.toString()));
        }
    }
}
