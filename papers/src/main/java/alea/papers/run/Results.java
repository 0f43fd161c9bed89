package alea.papers.run;

import alea.file.Occupied;
import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.Reason;
import alea.papers.Audit;
import alea.papers.Finding;
import alea.papers.Item;
import alea.papers.Lab;
import alea.papers.Result;
import alea.papers.Rule;
import alea.papers.Trials;
import alea.report.Bars;
import alea.report.Chart;
import alea.report.MarkedChart;
import alea.report.Matrix;
import alea.report.Plot;
import alea.report.Shares;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.Nulls;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.MutableConfigOverride;
import tools.jackson.databind.json.JsonMapper;

/** Finished items in a folder, a JSON file each: what a run that was stopped goes on from. */
public final class Results {
    private static final String ENDING = ".json";

    /** Some forty times what the largest item has. */
    private static final long LARGEST = 8_000_000;

    private static final Set<Integer> NO_TEXT = Set.of(
            (int) Character.CONTROL,
            (int) Character.FORMAT,
            (int) Character.SURROGATE,
            (int) Character.UNASSIGNED,
            (int) Character.PRIVATE_USE,
            (int) Character.LINE_SEPARATOR,
            (int) Character.PARAGRAPH_SEPARATOR);

    private static final JsonMapper JSON = JsonMapper.builder()
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .enable(SerializationFeature.INDENT_OUTPUT)
            // A hole is damage, and must not come up only when the report is written; numbers may be null.
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .changeDefaultNullHandling(n -> n.withValueNulls(Nulls.FAIL).withContentNulls(Nulls.FAIL))
            .withConfigOverride(Double.class, Results::maybe)
            .withConfigOverride(Rule.Claim.class, Results::maybe)
            .withConfigOverride(Trials.Tested.class, Results::maybe)
            .addMixIn(Plot.class, PlotKinds.class)
            .build();

    private static void maybe(MutableConfigOverride override) {
        override.setNullHandling(JsonSetter.Value.forValueNulls(Nulls.SET));
    }

    /** How plots are told apart. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Chart.class, name = "chart"),
        @JsonSubTypes.Type(value = MarkedChart.class, name = "marked"),
        @JsonSubTypes.Type(value = Bars.class, name = "bars"),
        @JsonSubTypes.Type(value = Matrix.class, name = "matrix"),
        @JsonSubTypes.Type(value = Shares.class, name = "shares")
    })
    private interface PlotKinds {}

    private final Path folder;

    /** Those of a report's folder. */
    public Results(Path out) {
        folder = out.resolve(Folder.ITEMS);
    }

    /** A file that nothing is taken from. */
    static final class Damaged extends Exception {
        private static final long serialVersionUID = 1;

        Damaged(String reason) {
            super(reason);
        }
    }

    /**
     * What came of an item, if it was finished with this budget, seed and version, and what is published is the same
     * today; with verdicts by the rule of today.
     *
     * @throws Damaged when there is a file that cannot be believed
     */
    Optional<Result> find(Item item, Lab lab) throws Damaged {
        Path file = file(item.id());
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        Result result = parse(file);
        boolean same = isOf(result, lab)
                && result.version().equals(lab.version())
                && result.findings().stream().map(Finding::published).toList().equals(item.published());
        if (!same) {
            return Optional.empty();
        }
        try {
            Audit.check(result, item);
        } catch (IllegalArgumentException e) {
            throw new Damaged("it has " + e.getMessage());
        }
        return Optional.of(result.again());
    }

    /** What is in a file; null when there is none, or it is damaged. */
    static @Nullable Result read(Path file) {
        try {
            return Files.exists(file) ? parse(file) : null;
        } catch (Damaged e) {
            return null;
        }
    }

    private static Result parse(Path file) throws Damaged {
        try {
            if (!Files.isRegularFile(file) || Files.size(file) > LARGEST) {
                throw new Damaged(String.format(Locale.ROOT, "it is no file of at most %,d bytes", LARGEST));
            }
            JsonNode tree = JSON.readTree(Files.readString(file));
            if (!isText(tree)) {
                throw new Damaged("it has characters that are no text");
            }
            @Nullable Result result = JSON.treeToValue(tree, Result.class);
            String name = String.valueOf(file.getFileName());
            if (result == null || !name.equals(result.id() + ENDING)) {
                throw new Damaged("it is another item");
            }
            return result;
        } catch (IOException | JacksonException e) {
            throw new Damaged("it is damaged or of another form");
        }
    }

    /** Whether strings have nothing but characters that can be shown, and ends of lines. */
    private static boolean isText(JsonNode node) {
        if (node.isString()) {
            return node.stringValue().codePoints().allMatch(c -> c == '\n' || !NO_TEXT.contains(Character.getType(c)));
        }
        return node.valueStream().allMatch(Results::isText);
    }

    private static boolean isOf(Result result, Lab lab) {
        return result.seed() == lab.seed()
                && result.budget().equals(lab.budget().word());
    }

    /**
     * What the folder keeps of these items, of whatever version, with verdicts by the rule of today.
     *
     * @throws BadInput when that is nothing, a file is damaged, or they are of several runs
     */
    List<Result> kept(List<Item> items) {
        List<Result> results = new ArrayList<>();
        for (Item item : items) {
            Path file = file(item.id());
            if (Files.exists(file)) {
                try {
                    Result result = parse(file);
                    Audit.check(result, item);
                    results.add(result.again());
                } catch (Damaged | IllegalArgumentException e) {
                    throw new BadInput("%s: %s".formatted(file, e.getMessage()));
                }
            }
        }
        if (results.isEmpty()) {
            throw new BadInput("%s has no items; alea papers all --out %s measures them"
                    .formatted(folder, folder.resolveSibling("")));
        }
        Result first = results.getFirst();
        results.stream()
                .filter(r -> r.seed() != first.seed() || !r.budget().equals(first.budget()))
                .findFirst()
                .ifPresent(r -> {
                    throw new BadInput(String.format(
                            Locale.ROOT,
                            "%s has %s of seed %d, %s, and %s of seed %d, %s: a report is of one run",
                            folder,
                            first.id(),
                            first.seed(),
                            first.budget(),
                            r.id(),
                            r.seed(),
                            r.budget()));
                });
        return results;
    }

    /** Everything that can be read, whether this run measures it or not. */
    private List<Result> all() {
        return Folder.files(folder).stream()
                .map(Results::read)
                .filter(Objects::nonNull)
                .toList();
    }

    /**
     * Refuses to go on in a folder whose items are of another seed or budget: they would be lost.
     *
     * @throws Occupied when there is one
     */
    void checkThatTheyCanGoOn(Lab lab) {
        for (Result result : all()) {
            if (!isOf(result, lab)) {
                throw new Occupied(String.format(
                        Locale.ROOT, "%s has items of seed %d, %s", folder, result.seed(), result.budget()));
            }
        }
    }

    /**
     * The files of another seed, budget or version, which a run that begins anew replaces, every one: a folder holds
     * one run.
     *
     * @throws Occupied when there is one that is not measured again
     */
    List<Path> replacedBy(List<Item> items, Lab lab) {
        List<Result> others = all().stream()
                .filter(r -> !isOf(r, lab) || !r.version().equals(lab.version()))
                .toList();
        for (Result r : others) {
            if (items.stream().noneMatch(item -> item.id().equals(r.id()))) {
                throw new Occupied(String.format(
                        Locale.ROOT,
                        "%s has %s of seed %d, %s, Alea %s, which this run does not measure again",
                        folder,
                        r.id(),
                        r.seed(),
                        r.budget(),
                        r.version()));
            }
        }
        return others.stream().map(r -> file(r.id())).toList();
    }

    /** Deletes files of items. */
    static void remove(List<Path> files) {
        for (Path file : files) {
            try {
                Files.deleteIfExists(file);
            } catch (IOException e) {
                throw new BadInput("%s cannot be deleted: %s".formatted(file, Reason.of(e)));
            }
        }
    }

    /** Keeps it. */
    public void keep(Result result) {
        write(file(result.id()), json(result) + "\n");
    }

    /** As files have it. */
    public static String json(Result result) {
        return JSON.writeValueAsString(result);
    }

    /** Where an item is kept. */
    Path file(String id) {
        return folder.resolve(id + ENDING);
    }

    /**
     * Writes a file that is there as a whole or not at all.
     *
     * @throws BadInput when it cannot be written
     */
    public static void write(Path file, String text) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
        } catch (IOException e) {
            throw new BadInput("%s cannot be written: %s".formatted(file, Reason.of(e)));
        }
        WholeFile.write(file, text);
    }
}
