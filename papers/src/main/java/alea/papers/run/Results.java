package alea.papers.run;

import alea.game.BadInput;
import alea.papers.Item;
import alea.papers.Lab;
import alea.papers.Result;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
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
        folder = out.resolve("items");
    }

    /** What came of an item, if it was finished with this budget, seed and version. */
    public Optional<Result> find(Item item, Lab lab) {
        Path file = file(item.id());
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try {
            Result result = JSON.readValue(Files.readString(file), Result.class);
            boolean same = result.id().equals(item.id())
                    && result.seed() == lab.seed()
                    && result.budget().equals(lab.budget().word())
                    && result.version().equals(lab.version())
                    && result.findings().stream()
                            .map(f -> f.published())
                            .toList()
                            .equals(item.published());
            return same ? Optional.of(result) : Optional.empty();
        } catch (IOException | JacksonException e) {
            return Optional.empty(); // damaged or of another form: it is measured again
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
            Files.writeString(temporary, text, StandardCharsets.UTF_8);
            Files.move(temporary, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new BadInput("%s cannot be written: %s".formatted(file, e));
        }
    }
}
