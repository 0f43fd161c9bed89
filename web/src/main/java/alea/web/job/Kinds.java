package alea.web.job;

import alea.analysis.balance.Balance;
import alea.analysis.balance.BalancePage;
import alea.analysis.review.ReviewPage;
import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.Names;
import alea.game.Quoted;
import alea.game.Reason;
import alea.game.Registry;
import alea.json.Json;
import alea.match.Seating;
import alea.rpc.Params;
import alea.rpc.Requests;
import alea.service.ArenaRun;
import alea.service.BalanceRun;
import alea.service.OptionValues;
import alea.service.Questions;
import alea.service.ReviewRun;
import alea.service.SolveRun;
import alea.service.TrainRun;
import alea.stats.Sprt;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The kinds of jobs that there are, and what their parameters ask of the service. */
final class Kinds {
    private static final String GAME = "game";
    private static final String RECORD = "record";
    /** The most matches of an arena or a comparison, of each combination. */
    private static final long MOST_MATCHES = 10_000_000;

    /** The most parameters that a list has. */
    private static final int MOST_NAMES = 64;

    /** So many are done, of so many. */
    private record Done(long done, long of) {}

    /** So many matches are played, and what came of them. */
    private record Arena(long done, long of, Object report) {}

    /** Words about how it goes on. */
    private record Words(String text) {}

    /** What training has come to. */
    private record Trained(long done, long of, @Nullable Object last) {}

    /** How a training ended. */
    private record Report(boolean finished, String report) {}

    private record Titled(String title, Function<Teller, Object> body) implements Work {
        @Override
        public Object run(Teller teller) {
            return body.apply(teller);
        }
    }

    @FunctionalInterface
    private interface Maker {
        Work work(Params params, Path folder);
    }

    private record Kind(List<String> params, Maker maker) {}

    private final Registry registry;
    private final Questions questions;
    private final ReviewRun reviews;
    private final String version;
    private final int threads;
    /** The record of a match that is kept here. */
    private final Function<String, String> records;

    private final Map<String, Kind> kinds = new LinkedHashMap<>();

    Kinds(Registry registry, String version, int threads, Function<String, String> records) {
        this.registry = registry;
        this.version = version;
        this.threads = threads;
        this.records = records;
        questions = new Questions(registry);
        reviews = new ReviewRun(registry);
        kinds.put("analyse", new Kind(Requests.ANALYSE, (params, folder) -> analyse(params)));
        List<String> review = new ArrayList<>(Requests.REVIEW);
        review.add("id");
        kinds.put("review", new Kind(List.copyOf(review), this::review));
        kinds.put(
                "arena",
                new Kind(
                        List.of(
                                GAME,
                                "strategies",
                                "games",
                                "seed",
                                "sprt",
                                "duplicate",
                                "adjust",
                                "seating",
                                "maxTurns"),
                        this::arena));
        kinds.put("balance", new Kind(List.of(GAME, "vary", "players", "games", "seed", "maxTurns"), this::balance));
        kinds.put("solve", new Kind(List.of(GAME, "objective", "gap"), this::solve));
        kinds.put("train", new Kind(List.of("config"), this::train));
    }

    /**
     * The work of a job.
     *
     * @param folder for what it writes, which nobody else uses
     * @throws BadInput when there is no such kind, or the parameters cannot be used
     */
    Work work(String kind, JsonNode params, Path folder) {
        Kind known = kinds.get(kind);
        if (known == null) {
            throw new BadInput("there is no kind of job %s%s; there are %s"
                    .formatted(
                            Quoted.of(kind),
                            Names.didYouMean(kind, kinds.keySet()),
                            String.join(", ", kinds.keySet())));
        }
        return known.maker.work(new Params(kind, known.params, params), folder);
    }

    private Work analyse(Params params) {
        Questions.ValueRequest asked = Requests.worth(params, "analyse");
        Questions.Way way = Requests.way(params, "analyse");
        boolean why = params.flag("why");
        Questions.Rollouts rollouts = Requests.rollouts(params, threads);
        questions.game(asked.game()).parse(asked.position());
        return new Titled("%s %s".formatted(asked.game(), asked.position()), teller -> {
            OptionValues found =
                    questions.analyse(asked, way, rollouts, () -> false, teller.hearing(played -> {}), teller::tell);
            return why ? new Questions.Explained(found, questions.reasons(asked, found)) : found;
        });
    }

    private Work review(Params params, Path folder) {
        if (params.has(RECORD) == params.has("id")) {
            throw new BadInput("review takes a record, or the id of a match that is kept");
        }
        String record = params.has(RECORD) ? params.text(RECORD) : records.apply(params.text("id"));
        ReviewRun.Request request = Requests.review(params, "review", threads);
        return new Titled(params.has("id") ? params.text("id") : "a record", teller -> {
            ReviewRun.Reviewed reviewed = reviews.review(
                    RECORD,
                    record,
                    request,
                    teller.hearing(done -> teller.tell(() -> new Done(done.nodes(), done.of()))));
            WholeFile.write(made(folder).resolve(JobBoard.PAGE), page(reviewed));
            return reviewed;
        });
    }

    private Work arena(Params params, Path folder) {
        List<String> strategies = names(params, "arena", "strategies");
        strategies.forEach(Requests::requireOpen);
        var request = new ArenaRun.Request(
                params.text(GAME),
                strategies,
                params.has("games") ? matches(params, "arena", 0) : null,
                params.number("seed", Requests.SEED),
                threads,
                params.has("seating") ? seating(params.text("seating")) : null,
                params.flag("duplicate"),
                params.has("maxTurns")
                        ? Math.clamp(params.number("maxTurns", 0), 1, Integer.MAX_VALUE)
                        : Integer.MAX_VALUE,
                params.has("sprt") ? sprt(params.json("sprt")) : null,
                Duration.ofSeconds(1),
                folder.resolve(JobBoard.RESULTS),
                null,
                params.has("adjust") ? params.text("adjust") : null);
        var game = registry.game(request.game());
        strategies.forEach(strategy -> registry.player(strategy, game));
        return new Titled("%s: %s".formatted(request.game(), String.join(", ", strategies)), teller -> {
            made(folder);
            return new ArenaRun(registry, version)
                    .run(
                            request,
                            teller.hearing(played -> teller.tell(() -> new Arena(
                                    played.matches(),
                                    played.of(),
                                    played.soFar().get()))));
        });
    }

    private String page(ReviewRun.Reviewed reviewed) {
        return ReviewPage.of(
                registry.game(reviewed.game()),
                reviewed.review(),
                new ReviewPage.Head(
                        "%s: %s".formatted(reviewed.game(), reviewed.result()),
                        "level %s, %s%s%s"
                                .formatted(
                                        reviewed.level(),
                                        reviewed.method(),
                                        reviewed.by() == null ? "" : " by " + reviewed.by(),
                                        reviewed.estimated()
                                                .map(words -> "; " + words)
                                                .orElse("")),
                        reviewed.shown(),
                        "alea review RECORD --level %s".formatted(reviewed.level()),
                        reviewed.digits()));
    }

    private static Path made(Path folder) {
        try {
            return Files.createDirectories(folder);
        } catch (IOException e) {
            throw new BadInput("%s cannot be made: %s".formatted(folder, Reason.of(e)));
        }
    }

    private static Seating seating(String word) {
        return Arrays.stream(Seating.values())
                .filter(seating -> seating.word().equals(word))
                .findFirst()
                .orElseThrow(() -> new BadInput("arena: the parameter seating is %s; it is one of %s"
                        .formatted(
                                Quoted.of(word),
                                Arrays.stream(Seating.values())
                                        .map(Seating::word)
                                        .collect(Collectors.joining(", ")))));
    }

    private static Sprt sprt(JsonNode rates) {
        if (!rates.isArray()
                || rates.size() != 2
                || !rates.get(0).isNumber()
                || !rates.get(1).isNumber()) {
            throw new BadInput("arena: the parameter sprt is a list of two rates, for example [0.5, 0.52]");
        }
        try {
            return Sprt.of(rates.get(0).doubleValue(), rates.get(1).doubleValue());
        } catch (IllegalArgumentException e) {
            throw new BadInput("arena: the parameter sprt: " + e.getMessage());
        }
    }

    private Work balance(Params params, Path folder) {
        List<String> players = names(params, "balance", "players");
        players.forEach(Requests::requireOpen);
        var request = new BalanceRun.Request(
                params.text(GAME),
                names(params, "balance", "vary"),
                null,
                players,
                matches(params, "balance", 10_000),
                params.number("seed", Requests.SEED),
                threads,
                params.integer("maxTurns"),
                null,
                false,
                BalanceRun.EVERY);
        registry.game(request.game());
        return new Titled(
                "%s %s"
                        .formatted(request.game(), String.join(" ", request.vary()))
                        .strip(),
                teller -> {
                    Balance balance = new BalanceRun(registry, version)
                            .run(
                                    request,
                                    teller.hearing(
                                            played -> teller.tell(() -> new Done(played.matches(), played.of()))));
                    WholeFile.write(
                            made(folder).resolve(JobBoard.PAGE),
                            BalancePage.of(balance, "alea balance %s".formatted(request.game())));
                    return balance;
                });
    }

    private Work solve(Params params, Path folder) {
        var asked = new SolveRun.Request(
                params.text(GAME),
                Requests.objective(params, "solve"),
                params.has("gap") ? params.real("gap") : null,
                0,
                null,
                threads);
        registry.game(asked.game());
        return new Titled(asked.game(), teller -> {
            var solver = new SolveRun(registry);
            SolveRun.Request request = solver.withSmallTable(asked, made(folder).resolve(JobBoard.TABLE));
            return solver.run(
                            request,
                            teller.hearing(news -> teller.tell(() -> switch (news) {
                                case SolveRun.Planned planned -> new Words(planned.words());
                                case SolveRun.Endless endless ->
                                    new Words(String.format(
                                            Locale.ROOT, "from %,d states play can go on for ever", endless.states()));
                                case SolveRun.Swept swept ->
                                    new Words(swept.words().get());
                            })))
                    .withoutPaths();
        });
    }

    private Work train(Params params, Path folder) {
        JsonNode config = params.json("config");
        if (!(config instanceof ObjectNode)) {
            throw new BadInput("train: the parameter config is an object: the keys of a training");
        }
        Map<String, Object> values = new LinkedHashMap<>();
        config.properties()
                .forEach(
                        entry -> values.put(entry.getKey(), Json.mapper().treeToValue(entry.getValue(), Object.class)));
        TrainRun training = TrainRun.of(values, registry, threads);
        return new Titled(
                "%s %s".formatted(values.getOrDefault("trainer", ""), values.getOrDefault(GAME, "")),
                teller -> switch (training.run(
                        new TrainRun.Request(folder, (ignored, points) -> {}, false, 60),
                        teller.hearing(news -> teller.tell(() -> switch (news) {
                            case TrainRun.Warning warning -> new Words(warning.words());
                            case TrainRun.Stepped stepped ->
                                new Trained(
                                        stepped.done(),
                                        stepped.of(),
                                        stepped.last().orElse(null));
                        })))) {
                    case TrainRun.Done done -> {
                        Bundle.write(folder, folder.resolve(JobBoard.PLAYER));
                        yield new Report(true, done.report());
                    }
                    case TrainRun.Cancelled cancelled ->
                        new Report(
                                false,
                                String.format(
                                        Locale.ROOT,
                                        "stopped after %,d of %,d steps",
                                        cancelled.done(),
                                        cancelled.of()));
                });
    }

    private static long matches(Params params, String kind, long standard) {
        long games = params.number("games", standard);
        if (games < 1 || games > MOST_MATCHES) {
            throw new BadInput(String.format(
                    Locale.ROOT, "%s: the parameter games is %d; it is 1..%d", kind, games, MOST_MATCHES));
        }
        return games;
    }

    private static List<String> names(Params params, String kind, String name) {
        if (!params.has(name)) {
            return List.of();
        }
        JsonNode list = params.json(name);
        if (!list.isArray() || list.size() > MOST_NAMES || !list.valueStream().allMatch(JsonNode::isString)) {
            throw new BadInput(String.format(
                    Locale.ROOT, "%s: the parameter %s is a list of at most %d strings", kind, name, MOST_NAMES));
        }
        return list.valueStream().map(JsonNode::stringValue).toList();
    }
}
