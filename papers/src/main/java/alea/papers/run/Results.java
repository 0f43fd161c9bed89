package alea.papers.run;

import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.Reason;
import alea.papers.Item;
import alea.papers.Lab;
import alea.papers.Result;
import alea.papers.Rule;
import alea.papers.Trials;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.MutableConfigOverride;
import tools.jackson.databind.json.JsonMapper;

/** Finished items in a folder, a JSON file each: what a run that was stopped goes on from. */
public final class Results {
    private static final String ENDING = ".json";

    private static final JsonMapper JSON = JsonMapper.builder()
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .enable(SerializationFeature.INDENT_OUTPUT)
            // A hole is damage, and must not come up only when the report is written; numbers may be null.
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .changeDefaultNullHandling(n -> n.withValueNulls(Nulls.FAIL).withContentNulls(Nulls.FAIL))
            .withConfigOverride(Double.class, Results::maybe)
            .withConfigOverride(Rule.Claim.class, Results::maybe)
            .withConfigOverride(Trials.Tested.class, Results::maybe)
            .build();

    private static void maybe(MutableConfigOverride override) {
        override.setNullHandling(JsonSetter.Value.forValueNulls(Nulls.SET));
    }

    private final Path folder;

    /** Those of a report's folder. */
    public Results(Path out) {
        folder = out.resolve(Folder.ITEMS);
    }

    /** What came of an item, if it was finished with this budget, seed and version, and what is published is the same today. */
    public Optional<Result> find(Item item, Lab lab) {
        return Optional.ofNullable(read(file(item.id())))
                .filter(result -> isOf(result, lab)
                        && result.version().equals(lab.version())
                        && result.findings().stream()
                                .map(f -> f.published())
                                .toList()
                                .equals(item.published()));
    }

    /** Whether there is a file of the item that nothing can be read from. */
    boolean isDamaged(Item item) {
        Path file = file(item.id());
        return Files.exists(file) && read(file) == null;
    }

    static @Nullable Result read(Path file) {
        if (!Files.exists(file)) {
            return null;
        }
        try {
            @Nullable Result result = JSON.readValue(Files.readString(file), Result.class);
            String name = String.valueOf(file.getFileName());
            return result != null && name.equals(result.id() + ENDING) ? result : null;
        } catch (IOException | JacksonException e) {
            return null; // damaged or of another form: it is measured again
        }
    }

    private static boolean isOf(Result result, Lab lab) {
        return result.seed() == lab.seed()
                && result.budget().equals(lab.budget().word());
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
     * @throws BadInput when there is one
     */
    void checkThatTheyCanGoOn(Lab lab) {
        for (Result result : all()) {
            if (!isOf(result, lab)) {
                throw new BadInput(String.format(
                        Locale.ROOT,
                        "%s has items of seed %d, %s; --resume goes on with the same ones, or take another --out",
                        folder,
                        result.seed(),
                        result.budget()));
            }
        }
    }

    /**
     * The files of another seed, budget or version, which a run that begins anew replaces, every one: a folder holds one run.
     *
     * @throws BadInput when there is one that is not measured again
     */
    List<Path> replacedBy(List<Item> items, Lab lab) {
        List<Result> others = all().stream()
                .filter(r -> !isOf(r, lab) || !r.version().equals(lab.version()))
                .toList();
        for (Result r : others) {
            if (items.stream().noneMatch(item -> item.id().equals(r.id()))) {
                throw new BadInput(String.format(
                        Locale.ROOT,
                        "%s has %s of seed %d, %s, Alea %s, which this run does not measure again; take another --out, delete what is there, or go on with it: --resume",
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
