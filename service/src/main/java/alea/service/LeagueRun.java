package alea.service;

import alea.analysis.league.LeagueReport;
import alea.analysis.league.LeagueReport.Found;
import alea.analysis.league.LeagueReport.Mistake;
import alea.analysis.review.MatchReview.Choice;
import alea.arena.entry.Entrant;
import alea.arena.entry.Entrants;
import alea.arena.exec.Terms;
import alea.arena.league.League;
import alea.arena.league.LeaguePlan;
import alea.arena.league.LeagueSetup;
import alea.arena.record.RecordText;
import alea.file.Claim;
import alea.file.Occupied;
import alea.file.Texts;
import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.BadSetting;
import alea.game.Game;
import alea.game.Player;
import alea.game.Reason;
import alea.game.Registry;
import alea.match.Carrier;
import alea.match.ForfeitRule;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A league of many players. What was played is kept in a folder, and a run that resumes goes on from there, whether it
 * was called off or killed.
 */
public final class LeagueRun {
    /** In the folder, for as long as it is there: what was played. */
    private static final String STATE = "league.state";

    private static final String MATCHES = "matches";
    /** Seconds between times that what was played is kept, where nothing else is said. */
    public static final double EVERY = 5;

    private static final int WORST = 3;

    private final Registry registry;
    private final String version;

    /**
     * What is to be played.
     *
     * @param players with names that differ
     * @param game its spec
     * @param games matches of each pairing in all rounds
     * @param rounds how many there are
     * @param seed of all dice
     * @param threads on which nothing depends
     * @param maxTurns where a match is stopped as truncated; {@link Integer#MAX_VALUE} for never
     * @param forfeit what becomes of a match when a player gives up while two or more others are at the table
     * @param strikes so many equal failures disqualify
     * @param terms what programs are granted
     * @param review so many matches of each player are reviewed, 0 for none
     * @param folder where all is kept
     * @param resume whether to go on with what the folder has
     * @param join whether players who are new there join
     * @param exclude names of players who are taken out, for good
     * @param every seconds between times that what was played is kept, 0 or more
     */
    public record Request(
            List<Entrant> players,
            String game,
            long games,
            int rounds,
            long seed,
            int threads,
            int maxTurns,
            ForfeitRule forfeit,
            int strikes,
            Terms terms,
            int review,
            Path folder,
            boolean resume,
            boolean join,
            List<String> exclude,
            double every) {
        public Request {
            players = List.copyOf(players);
            exclude = List.copyOf(exclude);
            if (join && !resume) {
                throw new BadSetting("join", "goes with --resume: a league that begins takes in all");
            }
            Entrants.distinct(players);
            if (folder.toString().isEmpty()) {
                throw new BadSetting("out", "'' names no folder");
            }
            if (!(every >= 0)) {
                throw new BadSetting(
                        "checkpoint-every", String.format(Locale.ROOT, "%s is not allowed; it is 0 or more", every));
            }
        }

        private Request of(List<Entrant> others) {
            return new Request(
                    others, game, games, rounds, seed, threads, maxTurns, forfeit, strikes, terms, review, folder,
                    resume, join, exclude, every);
        }
    }

    /**
     * So much is played.
     *
     * @param round from 1; 0 for rehearsals
     * @param rounds how many there are
     * @param tables of the round that are done
     * @param of how many it has
     */
    public record Played(int round, int rounds, int tables, int of) {}

    /**
     * A league.
     *
     * @param version the version of Alea, which reports name
     */
    public LeagueRun(Registry registry, String version) {
        this.registry = registry;
        this.version = version;
    }

    /**
     * Plays.
     *
     * @throws BadInput when that cannot be played, or the folder cannot be written
     * @throws Occupied when the folder has what another run has kept
     */
    public LeagueReport run(Request request, Progress<? super Played> progress) {
        return played(request, (league, records, listener) -> league.play(records, listener), progress);
    }

    /**
     * The same, while others play: those whose league is {@link #league(Request)} of the same players and rules.
     *
     * @param others a table is a task
     */
    public LeagueReport run(Request request, Carrier others, Progress<? super Played> progress) {
        return played(request, (league, records, listener) -> league.play(records, listener, others), progress);
    }

    /**
     * The same with players as the folder numbers them, where one goes on with it.
     *
     * @throws BadInput when the folder keeps another league, or none
     */
    public Request settled(Request request) {
        return request.resume ? request.of(resumed(request).players()) : request;
    }

    /**
     * A league of which nothing is played yet.
     *
     * @throws BadInput when it cannot be played
     */
    public League league(Request request) {
        return league(request, LeagueRoll.fresh(request, rules(request)));
    }

    private League league(Request request, LeagueRoll roll) {
        Game game = registry.game(request.game);
        List<Player> players = roll.players().stream()
                .map(e -> e.player(registry, game, request.terms))
                .toList();
        return new League(
                new LeagueSetup(
                        game,
                        players,
                        roll.players().stream().map(Entrant::isProgram).toList(),
                        registry.player("random", game),
                        request.games,
                        request.rounds,
                        request.seed,
                        request.threads,
                        request.maxTurns,
                        request.forfeit,
                        request.strikes,
                        request.review,
                        roll.intakes(),
                        roll.excluded()),
                roll.plan());
    }

    private LeagueRoll resumed(Request request) {
        Path state = request.folder.resolve(STATE);
        if (!Files.exists(state)) {
            throw new BadSetting("resume", "finds nothing to go on with: there is no file %s".formatted(state));
        }
        return LeagueRoll.resumed(request, rules(request), state, LeaguePlan.of(state));
    }

    /** Plays what is left of a league; false when it was interrupted. */
    @FunctionalInterface
    private interface Playing {
        boolean play(League league, BiConsumer<Long, String> records, League.Listener listener);
    }

    private LeagueReport played(Request request, Playing playing, Progress<? super Played> progress) {
        Path state = request.folder.resolve(STATE);
        LeagueRoll roll = request.resume ? resumed(request) : LeagueRoll.fresh(request, rules(request));
        League league = league(request, roll);
        Path records = made(request.folder.resolve(MATCHES));
        try (var _ = Claim.folder(request.folder)) {
            if (request.resume) {
                league.resume(state);
            } else if (Files.exists(state)) {
                throw new Occupied("%s keeps what a league has played".formatted(state));
            }
            boolean finished = play(league, playing, request, state, records, progress);
            return report(league, request, roll.alike(), records, finished);
        }
    }

    private static Path made(Path folder) {
        try {
            return Files.createDirectories(folder);
        } catch (IOException e) {
            throw new BadInput("%s cannot be made: %s".formatted(folder, Reason.of(e)));
        }
    }

    private static boolean play(
            League league,
            Playing playing,
            Request request,
            Path state,
            Path records,
            Progress<? super Played> progress) {
        try (var _ = Cancelling.of(progress)) {
            var kept = new Object() {
                long at = System.nanoTime();
            };
            league.keep(state);
            boolean finished =
                    playing.play(league, (match, text) -> write(record(records, match), text), (round, tables, of) -> {
                        if (tables == of || System.nanoTime() - kept.at >= request.every * 1e9) {
                            league.keep(state);
                            kept.at = System.nanoTime();
                        }
                        progress.hear(new Played(round, request.rounds, tables, of));
                    });
            league.keep(state);
            return finished;
        }
    }

    private static Path record(Path folder, long match) {
        return folder.resolve("match-" + match + ".alea");
    }

    /** Without waiting for the disk: what is lost by a failure of power is an example, and no result. */
    private static void write(Path file, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        try (var whole = new WholeFile(file)) {
            whole.write(bytes, 0, bytes.length);
            whole.finish();
        }
    }

    /** Lines that say all that the league's results depend on, but for who plays. */
    private List<String> rules(Request request) {
        return List.of(
                "Alea " + version,
                "game " + registry.game(request.game).spec(),
                "games " + request.games,
                "rounds " + request.rounds,
                "seed " + request.seed,
                "max-turns " + request.maxTurns,
                "forfeit " + request.forfeit.word(),
                "strikes " + request.strikes,
                "review " + request.review,
                "start-time " + request.terms.start().toMillis(),
                "move-time " + request.terms.perMove().toMillis(),
                "memory " + word(request.terms.megabytes()),
                "cpu " + word(request.terms.cpuSeconds()),
                "sandbox " + (request.terms.sandboxed() ? "on" : "off"));
    }

    private static String word(OptionalLong limit) {
        return limit.isPresent() ? Long.toString(limit.getAsLong()) : "none";
    }

    private LeagueReport report(
            League league, Request request, List<List<String>> alike, Path records, boolean finished) {
        Map<String, Found> found = new HashMap<>();
        String by = request.review == 0 ? null : review(league, records, found);
        LeagueSetup setup = league.setup();
        return LeagueReport.of(
                new LeagueReport.Frame(
                        setup.game().spec().toString(),
                        version,
                        setup.seed(),
                        setup.rounds(),
                        setup.games(),
                        setup.forfeit().word(),
                        setup.strikes(),
                        request.terms.sandboxed(),
                        !finished,
                        by,
                        alike),
                league.standings(),
                found);
    }

    /** Finds the worst mistakes of every player, where positions can be judged; says by what, or null. */
    private @Nullable String review(League league, Path records, Map<String, Found> found) {
        var run = new ReviewRun(registry);
        var how = new ReviewRun.Request(null, null, null, ReviewRun.Level.QUICK, null, 1, 1);
        Game game = league.setup().game();
        if (!run.tells(game, how)) {
            return null;
        }
        String by = null;
        Map<String, String> names = new HashMap<>();
        league.setup().players().forEach(player -> names.put(player.written(), player.name()));
        for (League.Kept kept : league.kept()) {
            Path file = record(records, kept.match());
            if (!Files.isRegularFile(file)) {
                continue;
            }
            ReviewRun.Reviewed reviewed =
                    run.review(file.toString(), Texts.read(file, RecordText.LONGEST), how, done -> {});
            by = reviewed.by() == null
                    ? reviewed.method() + " values"
                    : "%s of %s".formatted(reviewed.method(), reviewed.by());
            for (int player : kept.players()) {
                found.merge(
                        league.setup().players().get(player).name(),
                        new Found(1, new ArrayList<>()),
                        (was, more) -> new Found(was.matches() + more.matches(), was.worst()));
            }
            for (Choice choice : reviewed.review().choices()) {
                String player = names.get(reviewed.strategies().get(choice.seat()));
                if (player != null && choice.loss() > 0) {
                    add(Objects.requireNonNull(found.get(player)).worst(), mistake(kept.match(), choice));
                }
            }
        }
        return by;
    }

    private static void add(List<Mistake> worst, Mistake mistake) {
        worst.add(mistake);
        worst.sort(Comparator.comparingDouble(Mistake::loss).reversed());
        if (worst.size() > WORST) {
            worst.removeLast();
        }
    }

    private static Mistake mistake(long match, Choice choice) {
        return new Mistake(
                match,
                choice.turn(),
                choice.position(),
                choice.options().get(choice.played()).label(),
                choice.options().get(choice.best()).label(),
                choice.loss(),
                choice.fault().toString());
    }
}
