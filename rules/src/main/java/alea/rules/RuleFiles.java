package alea.rules;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.GameFactory;
import alea.game.GameFinder;
import alea.game.Quoted;
import alea.game.Registry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The games of rule files, by the paths of the files: {@code my.yaml}, {@code rules:file=my.yaml}, and, as specs write
 * them, by name and hash: {@code my.yaml@3f2a90c1}. Keys may follow: {@code my.yaml:again=never}.
 *
 * <p>A file is read once, so that all who ask in one run play by the same rules. A name with a hash is the game with
 * these rules and no other: where the file says others by now, that is said. The hash decides: where no file of that
 * name has the rules, one beside it that has them is taken, whatever it is called by now.
 */
public final class RuleFiles implements GameFinder {
    private static final String PREFIX = "rules:file=";
    private static final Pattern NAMED =
            Pattern.compile("(?<path>.+?\\.ya?ml)(?:@(?<hash>[0-9a-f]{8}))?(?::(?<rest>.*))?", Pattern.DOTALL);

    /** Files of a folder that are looked into for rules whose file is not there: more than anybody keeps by hand. */
    private static final int MOST_BESIDE = 1000;

    private final Registry shipped;
    /** Where files are looked for whose names alone are known; none where files are not opened. */
    private final List<Path> folders;

    private final boolean opens;
    /** By the path as it was written. */
    private final Map<String, RuleFile> byPath = new LinkedHashMap<>();
    /** By name and hash. */
    private final Map<String, RuleFile> bySpec = new LinkedHashMap<>();

    private RuleFiles(Registry shipped, List<Path> folders, boolean opens) {
        this.shipped = shipped;
        this.folders = folders;
        this.opens = opens;
    }

    /**
     * All files that can be opened: for what a person writes.
     *
     * @param shipped where the rule sets are that a file may extend
     * @param folders where files are looked for, besides the folder that the program runs in, when a spec names one
     */
    public static RuleFiles opening(Registry shipped, List<Path> folders) {
        return new RuleFiles(shipped, List.copyOf(folders), true);
    }

    /**
     * Some files, and no other is ever opened: for what other programs ask.
     *
     * @throws BadInput when one cannot be used, or two have one name
     */
    public static RuleFiles only(Registry shipped, List<Path> files) {
        var only = new RuleFiles(shipped, List.of(), false);
        for (Path file : files) {
            if (only.put(file).isPresent()) {
                throw new BadInput("two rule files are named %s".formatted(file.getFileName()));
            }
        }
        return only;
    }

    /**
     * Opens one file more, or one once more that has changed: its name then means the rules that it has now, and what
     * it meant before is still there by name and hash.
     *
     * @throws BadInput when it cannot be used
     */
    public void open(Path file) {
        put(file);
    }

    /** The rule file that had the name before. */
    private Optional<RuleFile> put(Path file) {
        RuleFile read = RuleFile.read(file, shipped);
        String name = Objects.requireNonNull(file.getFileName()).toString();
        synchronized (this) {
            bySpec.put(read.factory().name(), read);
            return Optional.ofNullable(byPath.put(name, read));
        }
    }

    /** Whether a text names a game by a rule file. */
    static boolean names(String text) {
        return text.startsWith(PREFIX) || NAMED.matcher(text).matches();
    }

    @Override
    public synchronized List<GameFactory> games() {
        return opens
                ? List.of()
                : byPath.values().stream().map(RuleFile::factory).toList();
    }

    /** The file that a game of its rules comes from, if no keys of it are changed. */
    public synchronized Optional<RuleFile> of(Game game) {
        return Optional.ofNullable(bySpec.get(game.spec().toString()));
    }

    @Override
    public Optional<Found> find(String text) {
        // rules:file=PATH,again=never is PATH:again=never
        String named = text.startsWith(PREFIX) ? text.substring(PREFIX.length()).replaceFirst(",", ":") : text;
        Matcher matcher = NAMED.matcher(named);
        if (!matcher.matches()) {
            if (text.startsWith(PREFIX) && opens) {
                throw new BadInput(
                        "%s: file names a rule file, which ends in .yaml or .yml".formatted(Quoted.of(text)));
            }
            return Optional.empty();
        }
        String rest = Objects.requireNonNullElse(matcher.group("rest"), "");
        return file(matcher.group("path"), matcher.group("hash")).map(file -> new Found(file.factory(), rest));
    }

    /** The rule file of a path, and of a hash where one is given; nothing where it may not be opened. */
    private synchronized Optional<RuleFile> file(String path, @Nullable String hash) {
        if (!opens) {
            return hash == null ? Optional.ofNullable(byPath.get(path)) : given(path, hash);
        }
        return Optional.of(hash == null ? named(path) : hashed(path, hash));
    }

    /**
     * One of those that there are with the rules of a hash, called by the name that it had once: made anew each time,
     * since whoever asks may think of as many names as he likes.
     */
    private Optional<RuleFile> given(String name, String hash) {
        return Optional.ofNullable(bySpec.get(name + "@" + hash))
                .or(() -> bySpec.values().stream()
                        .filter(read -> read.factory().name().endsWith("@" + hash))
                        .findFirst()
                        .map(read -> RuleFile.parse(name, read.text(), shipped)));
    }

    private RuleFile named(String path) {
        RuleFile known = byPath.get(path);
        if (known != null) {
            return known;
        }
        RuleFile read = RuleFile.read(path(path), shipped);
        byPath.put(path, read);
        bySpec.putIfAbsent(read.factory().name(), read);
        return read;
    }

    private RuleFile hashed(String path, String hash) {
        Path given = path(path);
        String spec = given.getFileName() + "@" + hash;
        RuleFile known = bySpec.get(spec);
        if (known != null) {
            return known;
        }
        Set<Path> candidates = new LinkedHashSet<>(List.of(given));
        folders.forEach(folder -> candidates.add(folder.resolve(given).normalize()));
        List<String> others = new ArrayList<>();
        for (Path candidate : candidates) {
            if (Files.exists(candidate)) {
                RuleFile read = named(candidate.toString());
                if (read.factory().name().equals(spec)) {
                    return read;
                }
                others.add("%s is %s".formatted(candidate, read.factory().name()));
            }
        }
        Optional<RuleFile> renamed = beside(candidates, spec, hash);
        if (renamed.isPresent()) {
            return renamed.get();
        }
        if (others.isEmpty()) {
            throw new BadInput("there is no file %s with the rules of %s%s"
                    .formatted(
                            given.getFileName(),
                            spec,
                            candidates.size() == 1
                                    ? " here, by whatever name; run it where the file is"
                                    : "; looked for %s, and for these rules in all files beside them"
                                            .formatted(words(candidates))));
        }
        throw new BadInput("the rules of %s have changed: %s; they are other games, so nothing of one is used for the "
                        .formatted(spec, String.join(", ", others))
                + "other");
    }

    /** A file beside some with the rules of a hash, called by the name that it had once. */
    private Optional<RuleFile> beside(Set<Path> candidates, String spec, String hash) {
        String name = spec.substring(0, spec.indexOf('@'));
        for (Path candidate : candidates) {
            for (Path file : filesBeside(candidate)) {
                Optional<RuleFile> same = readable(file)
                        .filter(read -> read.factory().name().endsWith("@" + hash))
                        .map(read -> RuleFile.parse(name, read.text(), shipped));
                if (same.isPresent()) {
                    bySpec.put(spec, same.get());
                    return same;
                }
            }
        }
        return Optional.empty();
    }

    /** A rule file; nothing where it is none. */
    private Optional<RuleFile> readable(Path file) {
        try {
            return Optional.of(RuleFile.read(file, shipped));
        } catch (BadInput e) {
            return Optional.empty();
        }
    }

    private static List<Path> filesBeside(Path candidate) {
        Path parent = candidate.getParent();
        try (Stream<Path> files = Files.list(parent == null ? Path.of("") : parent)) {
            return files.filter(file -> file.toString().matches(".*\\.ya?ml") && Files.isRegularFile(file))
                    .sorted()
                    .limit(MOST_BESIDE)
                    .toList();
        } catch (IOException | UncheckedIOException e) {
            return List.of();
        }
    }

    private static String words(Set<Path> paths) {
        return String.join(", ", paths.stream().map(Path::toString).toList());
    }

    private static Path path(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            throw new BadInput("%s is no name of a file here".formatted(Quoted.of(text)));
        }
    }
}
