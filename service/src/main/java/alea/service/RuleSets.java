package alea.service;

import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.Game;
import alea.game.GameFactory;
import alea.game.Key;
import alea.game.Reason;
import alea.game.Registry;
import alea.game.RuleFamily;
import alea.match.Arbiter;
import alea.match.Termination;
import alea.rules.BadRules;
import alea.rules.ExampleFlaws;
import alea.rules.ExampleResult;
import alea.rules.Flaw;
import alea.rules.RuleFile;
import alea.rules.RuleFileName;
import alea.rules.RuleFiles;
import alea.rules.RuleSchema;
import alea.rules.RuleText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Rule sets, and the files that hold them. */
public final class RuleSets {
    private static final String ANYBODY = "random";
    /** Matches that are played to see whether they end. */
    private static final int TRIED = 4;

    private static final long SEED = 1;

    private final Registry shipped;
    private final RuleFiles files;
    private final Registry registry;

    /**
     * A rule set that files can extend.
     *
     * @param examples how many examples of play it brings
     */
    public record Entry(String spec, String family, String title, String source, int examples) {}

    /** What is wrong in one of the files: see {@link alea.rules.Flaw}. The line is 0 where there is no text to read. */
    public record Wrong(
            String file,
            int line,
            String path,
            String message,
            @Nullable String suggestion) {}

    /**
     * A file that was checked.
     *
     * @param spec what its game is called in results; nothing where something is wrong
     * @param rest what was not looked at because of what is wrong; nothing where all was
     * @param warning what is odd about a game that can be played; nothing where nothing is
     */
    public record Checked(
            String file, boolean ok, Optional<String> spec, Optional<String> rest, Optional<String> warning) {}

    /** What came of checking files. */
    public record Check(boolean ok, List<Wrong> errors, List<Checked> files) {}

    /**
     * A key whose values differ.
     *
     * @param path the key with its group
     */
    public record Difference(String path, String meaning, String one, String other) {}

    /** What came of the examples of a rule set. */
    public record Tested(String game, boolean ok, List<ExampleResult> examples) {}

    /**
     * Questions about rule sets.
     *
     * @param shipped the games that files can extend
     * @param files where rule files are found
     */
    public RuleSets(Registry shipped, RuleFiles files) {
        this.shipped = shipped;
        this.files = files;
        registry = shipped.with(files);
    }

    /** The rule sets that can be shown and extended. */
    public List<Entry> list() {
        return shipped.games().stream()
                .flatMap(factory -> entry(factory).stream())
                .toList();
    }

    private Optional<Entry> entry(GameFactory factory) {
        return factory.family().map(family -> {
            Game game = shipped.game(factory.name());
            return new Entry(
                    factory.name(),
                    family.name(),
                    game.title(),
                    game.source(),
                    RuleText.of(game, factory).examples().size());
        });
    }

    /**
     * The rules of a game as a file.
     *
     * @param game a spec, or the path of a rule file
     * @throws BadInput when there is none, or no file could hold it
     */
    public RuleText show(String game) {
        Game found = registry.game(game);
        return files.of(found)
                .map(RuleText::of)
                .orElseGet(
                        () -> RuleText.of(found, registry.factory(found.spec().toString())));
    }

    /** The schema of rule files, as keys and values. */
    public Map<String, Object> schema() {
        return RuleSchema.of(shipped);
    }

    /**
     * Reads files, and says what is wrong with them. That their examples can be played is looked at, too, and whether
     * matches come to an end.
     */
    public Check check(List<Path> paths) {
        var checking = new Checking();
        for (Path path : paths) {
            String file = path.toString();
            checking.check(
                    file,
                    () -> RuleFile.read(path, shipped),
                    e -> isGame(path)
                            ? noFile(file)
                            : hasKeys(path) ? keysBehind(file) : String.valueOf(e.getMessage()));
        }
        return checking.done();
    }

    /**
     * The same of a text.
     *
     * @param name what to call it in messages
     */
    public Check check(String name, String text) {
        var checking = new Checking();
        checking.check(name, () -> RuleFile.parse(name, text, shipped), e -> String.valueOf(e.getMessage()));
        return checking.done();
    }

    /**
     * The rules of a game as the text of a file: of a rule file as it stands there, and of another game all its keys.
     *
     * @param game a spec, or the path of a rule file
     * @throws BadInput when there is none, or no file could hold it
     */
    public String text(String game) {
        return files.of(registry.game(game))
                .map(RuleFile::text)
                .orElseGet(() -> show(game).yaml());
    }

    /**
     * What a file is called that changes the rules of a game: as the game's own file, or as no other in the folder.
     *
     * @param game a spec
     * @throws BadInput when there is no such game
     */
    public String name(Path folder, String game) {
        Game found = registry.game(game);
        String base = found.spec().name().replaceFirst("@.*", "");
        if (files.of(found).isPresent() && RuleFileName.isWritten(base)) {
            return base;
        }
        String plain = RuleFileName.near(base).orElse("my");
        return IntStream.iterate(2, n -> n + 1)
                .mapToObj(n -> String.format(Locale.ROOT, "%s-%d.yaml", plain, n))
                .filter(name -> !Files.exists(folder.resolve(name)))
                .findFirst()
                .orElseThrow();
    }

    /**
     * Whether another text stands in a file than the one that is to be saved there.
     *
     * @param name of the file; its ending may be missing
     * @throws BadInput when that names no rule file, or it cannot be read
     */
    public Place place(Path folder, String name, String text) {
        String file = RuleFileName.written(name);
        Path there = folder.resolve(file);
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        try {
            boolean other = Files.exists(there)
                    && (Files.size(there) != bytes.length || !Arrays.equals(Files.readAllBytes(there), bytes));
            return new Place(file, other);
        } catch (IOException e) {
            throw new BadInput("%s cannot be read: %s".formatted(file, Reason.of(e)));
        }
    }

    /** What a file would be called, and whether it is there already with another text. */
    public record Place(String file, boolean other) {}

    /**
     * Writes a rule file into a folder, and opens it: from now on its name is a game.
     *
     * @param name of the file; its ending may be missing
     * @param replace whether it may take the place of a file with another text
     * @throws BadInput when that names no rule file, something is wrong in it, another is there, or it cannot be
     *     written
     */
    public Saved save(Path folder, String name, String text, boolean replace) {
        String file = RuleFileName.written(name);
        if (text.length() > RuleFile.LARGEST) {
            throw new BadInput(String.format(Locale.ROOT, "a rule file has at most %d characters", RuleFile.LARGEST));
        }
        RuleFile.parse(file, text, shipped);
        if (!replace && place(folder, file, text).other) {
            throw new BadInput(
                    "%s is there already, with another text; take another name, or replace it (replace: true)"
                            .formatted(file));
        }
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new BadInput("%s cannot be made: %s".formatted(folder, Reason.of(e)));
        }
        WholeFile.write(folder.resolve(file), text);
        files.open(folder.resolve(file));
        return new Saved(file);
    }

    /** What a file is called that was saved. */
    public record Saved(String game) {}

    /** Looks at files one after the other. */
    private final class Checking {
        private final List<Wrong> errors = new ArrayList<>();
        private final List<Checked> checked = new ArrayList<>();

        void check(String file, Supplier<RuleFile> reader, Function<BadInput, String> unread) {
            Optional<String> spec = Optional.empty();
            Optional<String> rest = Optional.empty();
            Optional<String> warning = Optional.empty();
            try {
                RuleFile read = reader.get();
                List<Flaw> flaws = ExampleFlaws.of(read);
                flaws.forEach(flaw -> errors.add(wrong(file, flaw)));
                if (flaws.isEmpty()) {
                    spec = Optional.of(read.game().spec().toString());
                    warning = odd(RuleText.of(read), read.game());
                }
            } catch (BadRules e) {
                e.flaws().forEach(flaw -> errors.add(wrong(file, flaw)));
                rest = Optional.of(e.rest()).filter(words -> !words.isEmpty());
            } catch (BadInput e) {
                errors.add(new Wrong(file, 0, "", unread.apply(e), null));
            }
            checked.add(new Checked(file, spec.isPresent(), spec, rest, warning));
        }

        Check done() {
            return new Check(errors.isEmpty(), errors, checked);
        }
    }

    /** Settings that never take effect or surprise, and whether matches end. */
    private Optional<String> odd(RuleText text, Game game) {
        return Stream.concat(
                        Stream.concat(
                                text.family().idle(text.rules()).stream().map(idle -> idle.idleIn(text.rules())),
                                text.family().remarks(text.rules()).stream()),
                        endless(game).stream())
                .reduce((one, other) -> one + "; " + other);
    }

    /** That matches do not come to their end: something that they need hardly ever happens then, or never. */
    private Optional<String> endless(Game game) {
        int endless = 0;
        try (var arbiter = new Arbiter(game, List.of(shipped.player(ANYBODY, game)), SEED, game.turnCap())) {
            for (int match = 0; match < TRIED; match++) {
                endless += arbiter.play(match, new int[game.seats()]) == Termination.TRUNCATED ? 1 : 0;
            }
        }
        return endless == 0
                ? Optional.empty()
                : Optional.of(String.format(
                        Locale.ROOT,
                        "%d of %d matches of random players are not over after %,d turns: something that a match needs"
                                + " hardly ever happens",
                        endless,
                        TRIED,
                        game.turnCap()));
    }

    private static Wrong wrong(String file, Flaw flaw) {
        return new Wrong(file, flaw.line(), flaw.path(), flaw.message(), flaw.suggestion());
    }

    private boolean isGame(Path path) {
        String name = path.toString().replaceFirst(":.*", "");
        return !Files.exists(path)
                && shipped.games().stream().anyMatch(game -> game.name().equals(name));
    }

    /** Whether keys stand behind the path of a file, as commands that play take it. */
    private static boolean hasKeys(Path path) {
        return !Files.exists(path) && path.toString().matches(".+\\.ya?ml(@[0-9a-f]{8})?:.*");
    }

    private static String keysBehind(String spec) {
        return "%s is a file with keys behind it, and files are checked as they stand; ".formatted(spec)
                + "alea rules show %s looks at both".formatted(spec);
    }

    private static String noFile(String game) {
        return "%s is a game, and no rule file; alea rules show %1$s writes its rules as one".formatted(game);
    }

    /**
     * The keys that differ between two rule sets, in the order of their family.
     *
     * @throws BadInput when they are not of one family
     */
    public List<Difference> diff(String one, String other) {
        RuleText here = show(one);
        RuleText there = show(other);
        if (!here.family().name().equals(there.family().name())) {
            throw new BadInput("%s and %s are not of one family: one is of %s, the other of %s"
                    .formatted(one, other, here.family().name(), there.family().name()));
        }
        List<Difference> differences = new ArrayList<>();
        for (RuleFamily.Group group : here.family().groups()) {
            for (Key key : group.keys()) {
                String mine = here.rules().get(key.name());
                String yours = there.rules().get(key.name());
                if (!mine.equals(yours)) {
                    differences.add(new Difference(group.name() + "." + key.name(), key.meaning(), mine, yours));
                }
            }
        }
        return differences;
    }

    /**
     * Plays the examples of a rule set, by its fast and its plain rules.
     *
     * @throws BadInput when there is no such rule set
     */
    public Tested test(String game) {
        Game found = registry.game(game);
        List<ExampleResult> results = show(game).examples().stream()
                .map(example -> ExampleResult.of(found, example))
                .toList();
        return new Tested(found.spec().toString(), results.stream().allMatch(ExampleResult::holds), results);
    }
}
