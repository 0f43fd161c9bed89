package alea.service;

import alea.analysis.equity.Luck;
import alea.arena.Arena;
import alea.arena.ArenaSetup;
import alea.arena.Report;
import alea.arena.Slice;
import alea.arena.entry.Entrant;
import alea.arena.exec.Terms;
import alea.game.BadSetting;
import alea.game.Game;
import alea.game.Player;
import alea.game.Registry;
import alea.match.Control;
import alea.match.Seating;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;

/**
 * What an arena run plays, ready to be played: all at once, or in slices, here or on many machines, each of which makes
 * its own of the same request.
 */
public final class ArenaPlay {
    private static final long GAMES = 10_000;
    private static final long GAMES_OF_A_TEST = 1_000_000;

    private final String version;
    private final ArenaSetup setup;
    private final Optional<LuckTeller> luck;
    private final List<String> plan;

    /**
     * Looks up everybody, and starts every program once.
     *
     * @param version of Alea, which reports name
     * @throws alea.game.BadInput when that cannot be played
     */
    public ArenaPlay(Registry registry, String version, ArenaRun.Request request) {
        this.version = version;
        Game game = registry.game(request.game());
        List<Entrant> entries = entries(registry, game, request);
        setup = setup(registry, game, entries, request);
        luck = Optional.ofNullable(request.adjust()).map(by -> LuckTeller.named(registry, game, by));
        plan = plan(entries, request);
    }

    private static List<Entrant> entries(Registry registry, Game game, ArenaRun.Request request) {
        List<Entrant> entries = request.entries().isEmpty()
                ? game.seating().stream().map(Entrant::parse).toList()
                : request.entries();
        if (entries.isEmpty()) {
            throw new BadSetting(
                    "strategy",
                    "is missing; %s has %s"
                            .formatted(
                                    game.spec().name(),
                                    String.join(
                                            ", ",
                                            registry.strategies(game).stream()
                                                    .map(f -> f.named(game))
                                                    .toList())));
        }
        return entries;
    }

    private static ArenaSetup setup(Registry registry, Game game, List<Entrant> entries, ArenaRun.Request request) {
        List<Player> players = new ArrayList<>();
        for (Entrant entry : entries) {
            Player player = entry.player(registry, game, request.terms());
            entry.probe(game, request.terms());
            players.add(player);
        }
        Seating standard = request.entries().isEmpty() ? Seating.FIXED : Seating.ROTATE;
        Long games = request.games();
        Seating seating = request.seating();
        return new ArenaSetup(
                game,
                players,
                games != null ? games : request.sprt() != null ? GAMES_OF_A_TEST : GAMES,
                request.seed(),
                request.threads(),
                seating != null ? seating : standard,
                request.duplicate(),
                request.maxTurns(),
                Optional.ofNullable(request.sprt()),
                request.records() != null,
                request.forfeit(),
                request.lanes());
    }

    private List<String> plan(List<Entrant> entries, ArenaRun.Request request) {
        List<String> lines = new ArrayList<>(List.of(
                "Alea " + version,
                "game " + setup.game().spec(),
                "games " + setup.games(),
                "seed " + setup.seed(),
                "seating " + setup.seating().word(),
                "dice " + setup.dealing().toString().toLowerCase(Locale.ROOT),
                "max-turns " + setup.maxTurns(),
                "sprt " + setup.sprt().map(s -> s.p0() + "," + s.p1()).orElse("none"),
                "forfeit " + setup.forfeit().word(),
                "adjust "
                        + luck.map(teller -> teller.by() + " "
                                        + Entrant.parse(teller.by()).fingerprint())
                                .orElse("none")));
        if (entries.stream().anyMatch(Entrant::isProgram)) {
            Terms terms = request.terms();
            lines.addAll(List.of(
                    "start-time " + terms.start().toMillis(),
                    "move-time " + terms.perMove().toMillis(),
                    "memory " + word(terms.megabytes()),
                    "cpu " + word(terms.cpuSeconds()),
                    "sandbox " + (terms.sandboxed() ? "on" : "off")));
        }
        for (Entrant entry : entries) {
            lines.add("player %s: %s %s".formatted(entry.name(), entry.spec(), entry.fingerprint()));
        }
        return lines;
    }

    private static String word(OptionalLong limit) {
        return limit.isPresent() ? Long.toString(limit.getAsLong()) : "none";
    }

    /** What is played. */
    public ArenaSetup setup() {
        return setup;
    }

    /** Lines that say all that the report depends on; of programs and files their content. */
    public List<String> plan() {
        return List.copyOf(plan);
    }

    /** How many matches there are in all. */
    public long matches() {
        return new Arena(setup).matches();
    }

    /** The beginning, of which nothing is played yet: to which slices are added as they follow. */
    public Slice first() {
        return Slice.first(setup, luck.isPresent());
    }

    /** All matches, their results with what rates without luck need. */
    Arena arena() {
        return new Arena(setup, control());
    }

    private Optional<Supplier<? extends Control>> control() {
        return luck.map(teller -> () -> new Luck(setup.game(), teller.equities().get()));
    }

    /**
     * Plays a part.
     *
     * @param from the number of the first match, from 0
     * @param to the number after that of the last
     * @return the part; empty when this thread was interrupted
     */
    public Optional<Slice> play(long from, long to) {
        return Slice.play(setup, control(), from, to);
    }

    /**
     * A part from its bytes, which are not trusted.
     *
     * @throws IllegalArgumentException when they are not those of a part of this
     */
    public Slice slice(byte[] bytes) {
        return Slice.of(setup, bytes);
    }

    /**
     * The report on what was played.
     *
     * @param interrupted whether it was ended from outside
     */
    public Report report(Slice played, boolean interrupted) {
        return played.report(version, interrupted, luck.map(LuckTeller::by).orElse(""));
    }
}
