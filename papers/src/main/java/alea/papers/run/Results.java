package alea.papers.run;

import alea.game.BadInput;
import alea.game.Reason;
import alea.papers.Item;
import alea.papers.Lab;
import alea.papers.Result;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Finished items in a folder, a JSON file each: what a run that was stopped goes on from. */
public final class Results {
    private static final JsonMapper JSON = JsonMapper.builder()
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .enable(SerializationFeature.INDENT_OUTPUT)
            .build();

    private final Path folder;

    /** Those of a report's folder. */
    public Results(Path out) {
        folder = out.resolve(Folder.ITEMS);
    }

    /** What came of an item, if it was finished with this budget, seed and version. */
    public Optional<Result> find(Item item, Lab lab) {
        return Optional.ofNullable(read(item))
                .filter(result -> result.seed() == lab.seed()
                        && result.budget().equals(lab.budget().word())
                        && result.version().equals(lab.version())
                        && result.findings().stream()
                                .map(f -> f.published())
                                .toList()
                                .equals(item.published()));
    }

    private @Nullable Result read(Item item) {
        Path file = file(item.id());
        if (!Files.exists(file)) {
            return null;
        }
        try {
            Result result = JSON.readValue(Files.readString(file), Result.class);
            return result.id().equals(item.id()) ? result : null;
        } catch (IOException | JacksonException e) {
            return null; // damaged or of another form: it is measured again
        }
    }

    /**
     * Refuses to go on in a folder whose items are of another seed or budget: they would be lost.
     *
     * @throws BadInput when there is one
     */
    void checkThatTheyCanGoOn(List<Item> items, Lab lab) {
        for (Item item : items) {
            Result result = read(item);
            if (result != null
                    && (result.seed() != lab.seed()
                            || !result.budget().equals(lab.budget().word()))) {
                throw new BadInput(
                        "%s has items of seed %d, %s; --resume goes on with the same ones, or take another --out"
                                .formatted(folder, result.seed(), result.budget()));
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

    private Path file(String id) {
        return folder.resolve(id + ".json");
    }

    /**
     * Writes a file that is there as a whole or not at all.
     *
     * @throws BadInput when it cannot be written
     */
    public static void write(Path file, String text) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Path temporary = file.resolveSibling(file.getFileName() + ".tmp");
            try {
                Files.writeString(temporary, text, StandardCharsets.UTF_8);
                Files.move(temporary, file, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(temporary);
            }
        } catch (IOException e) {
            throw new BadInput("%s cannot be written: %s".formatted(file, Reason.of(e)));
        }
    }
}
