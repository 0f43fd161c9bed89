package alea.arena.entry;

import alea.arena.exec.Bots;
import alea.arena.exec.Home;
import alea.arena.exec.Terms;
import alea.game.BadInput;
import alea.game.Forfeit;
import alea.game.Game;
import alea.game.NamedSpec;
import alea.game.Player;
import alea.game.Quoted;
import alea.game.Registry;
import alea.game.Spec;
import alea.game.Strategy;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A player that was entered.
 *
 * @param name what it is called: its spec unless it was given a name
 * @param spec a strategy's, or {@code exec:} and a command
 * @param home where its program lives
 * @param missing why there is nothing that could play, where that is so
 * @param line the file and line that it was read from, where it was
 */
public record Entrant(String name, String spec, Home home, Optional<String> missing, Optional<String> line) {
    /** What stands between words of a spec or a command, of which some may be files. */
    private static final Pattern WORDS = Pattern.compile("[\\s,:=()\\[\\]{}'\";]+");

    /**
     * Reads an entry: {@code SPEC}, or {@code name=NAME@SPEC}.
     *
     * @throws BadInput when it has no such name
     */
    public static Entrant parse(String text) {
        NamedSpec read = NamedSpec.parse(text);
        return new Entrant(read.name(), read.spec(), Home.here(), Optional.empty(), Optional.empty());
    }

    /**
     * An entry with a name.
     *
     * @throws BadInput when there can be no such name
     */
    static Entrant named(String name, String spec, Home home, Optional<String> line) {
        return new Entrant(NamedSpec.name(name), spec, home, Optional.empty(), line);
    }

    /** Whether it was given a name. */
    public boolean named() {
        return !name.equals(spec);
    }

    /** Whether it is a program of its own. */
    public boolean isProgram() {
        return spec.startsWith(Bots.NAME + ":");
    }

    /** The command of a program. */
    private String command() {
        return spec.substring(Bots.NAME.length() + 1);
    }

    /**
     * The player. What is missing forfeits every match, and says so.
     *
     * @throws BadInput when there is no such strategy; it says in which line of a file
     */
    public Player player(Registry registry, Game game, Terms terms) {
        try {
            return made(registry, game, terms);
        } catch (BadInput e) {
            throw line.map(where -> new BadInput("%s: %s%s".formatted(where, e.getMessage(), blanks())))
                    .orElse(e);
        }
    }

    /** A name of several words leaves the others to the strategy. */
    private String blanks() {
        return !isProgram() && spec.matches(".*\\s.*") ? "; a name has no blanks" : "";
    }

    private Player made(Registry registry, Game game, Terms terms) {
        if (missing.isPresent()) {
            String why = "is missing: " + missing.get();
            Strategy nobody = (position, dice) -> {
                throw new Forfeit(why);
            };
            return new Player(new Spec(Bots.NAME, command()), () -> nobody, name);
        }
        if (isProgram()) {
            Player player = Bots.player(command(), game, home, terms);
            return player.called(name);
        }
        Player player = registry.player(spec, game);
        return named() ? player.called(name) : player;
    }

    /**
     * What tells this player from another one of that name: a hash of its program's files, but for what it may have
     * written; or of the files that its spec or command names; {@code -} where there are none.
     *
     * @throws BadInput when they cannot be read
     */
    public String fingerprint() {
        return home.hidden().isPresent()
                ? Entrants.fingerprint(List.of(home.own()))
                : Entrants.fingerprint(Stream.of(WORDS.split(spec, -1))
                        .filter(Predicate.not(String::isEmpty))
                        .map(Entrant::file)
                        .flatMap(Optional::stream)
                        .toList());
    }

    /**
     * What two entries have in common whose programs are the same, byte for byte: the files, and how they are run.
     * Nothing of what is no program, or has no file.
     */
    public Optional<String> program() {
        String print = fingerprint();
        if (!isProgram() || missing.isPresent() || print.equals("-")) {
            return Optional.empty();
        }
        return Optional.of(
                home.hidden().isPresent()
                        ? print
                        : Stream.of(WORDS.split(spec, -1))
                                .filter(word -> file(word).isEmpty())
                                .collect(Collectors.joining(" ", print + " ", "")));
    }

    private static Optional<Path> file(String word) {
        try {
            return Optional.of(Path.of(word)).filter(Files::isRegularFile);
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    /**
     * Starts a program once and ends it again.
     *
     * @throws BadInput when it cannot play
     */
    public void probe(Game game, Terms terms) {
        missing.ifPresent(why -> {
            throw new BadInput("%s cannot play: %s".formatted(Quoted.plain(name), why));
        });
        if (isProgram()) {
            Bots.probe(command(), game, home, terms);
        }
    }
}
