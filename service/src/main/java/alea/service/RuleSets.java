package alea.service;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.GameFactory;
import alea.game.Key;
import alea.game.Registry;
import alea.game.RuleFamily;
import alea.rules.BadRules;
import alea.rules.ExampleResult;
import alea.rules.RuleFile;
import alea.rules.RuleFiles;
import alea.rules.RuleSchema;
import alea.rules.RuleText;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Rule sets, and the files that hold them. */
public final class RuleSets {
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
     * @param spec what its game is called in results; nothing where the file cannot be used
     */
    public record Checked(String file, boolean ok, Optional<String> spec) {}

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

    /** Reads files, and says all that is wrong with them. */
    public Check check(List<Path> paths) {
        List<Wrong> errors = new ArrayList<>();
        List<Checked> checked = new ArrayList<>();
        for (Path path : paths) {
            String file = path.toString();
            Optional<String> spec = Optional.empty();
            try {
                spec = Optional.of(RuleFile.read(path, shipped).game().spec().toString());
            } catch (BadRules e) {
                e.flaws().forEach(f -> errors.add(new Wrong(file, f.line(), f.path(), f.message(), f.suggestion())));
            } catch (BadInput e) {
                errors.add(new Wrong(file, 0, "", String.valueOf(e.getMessage()), null));
            }
            checked.add(new Checked(file, spec.isPresent(), spec));
        }
        return new Check(errors.isEmpty(), errors, checked);
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
