package alea.learn.train;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Quoted;
import alea.game.Reason;
import alea.learn.npy.InputFile;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a model says of itself, as lines of text at the head of its file, or beside a file of a foreign format such as
 * {@code .npy} in one of the same name with {@code .model} after it:
 *
 * <pre>
 * alea-model: 1
 * kind: stf
 * game: ludo-ludopy-1.3.1
 * features: nine descriptors of a move
 * trained: {"game":"ludo-ludopy-1.3.1","seed":1,...}
 * </pre>
 *
 * A line is a key, a colon and a value; an empty line ends the header. Keys that are not known are kept.
 */
public final class ModelHeader {
    /** The version of the form, and the key of the first line. */
    private static final String VERSION = "1";

    private static final String FIRST = "alea-model";

    /** The key of the configuration, as {@link #text} writes it. */
    public static final String TRAINED = "trained";

    /** A header ends within so many bytes; its configuration may be long. */
    public static final int LONGEST = 1 << 20;

    private final Map<String, String> values;

    private ModelHeader(Map<String, String> values) {
        this.values = values;
    }

    /**
     * The header of a new model.
     *
     * @param kind which strategy reads it
     * @param game the spec of the game it was made for
     * @param features what it sees
     * @param config of its training, seed included
     */
    public static ModelHeader of(String kind, String game, String features, Map<String, Object> config) {
        Map<String, String> values = new LinkedHashMap<>();
        values.put(FIRST, VERSION);
        values.put("kind", kind);
        values.put("game", game);
        values.put("features", features);
        values.put(TRAINED, text(config));
        return new ModelHeader(values);
    }

    /** A configuration on one line, the same for equal ones: keys in order, texts in quotes. */
    public static String text(Map<String, Object> config) {
        var text = new StringBuilder();
        new java.util.TreeMap<>(config)
                .forEach((key, value) -> text.append(text.isEmpty() ? "" : ", ")
                        .append(key)
                        .append(": ")
                        .append(text(value)));
        return "{" + text + "}";
    }

    private static String text(@Nullable Object value) {
        return switch (value) {
            case String s ->
                "\""
                        + s.replace("\\", "\\\\")
                                .replace("\"", "\\\"")
                                .replace("\n", "\\n")
                                .replace("\r", "\\r") + "\"";
            case java.util.List<?> list ->
                list.stream().map(ModelHeader::text).collect(java.util.stream.Collectors.joining(", ", "[", "]"));
            case null -> "null";
            default -> String.valueOf(value);
        };
    }

    /**
     * Reads a header.
     *
     * @param text begins with the header; what follows the first empty line is not looked at
     * @param file for messages
     * @throws BadInput when it is none
     */
    public static ModelHeader parse(String text, Object file) {
        Map<String, String> values = new LinkedHashMap<>();
        for (String line : text.lines().takeWhile(l -> !l.isEmpty()).toList()) {
            int colon = line.indexOf(": ");
            if (colon <= 0 || values.putIfAbsent(line.substring(0, colon), line.substring(colon + 2)) != null) {
                throw new BadInput(
                        "%s is no model of Alea: its header has a line that is not KEY: VALUE".formatted(file));
            }
            if (values.size() == 1 && !values.containsKey(FIRST)) {
                throw new BadInput("%s is no model of Alea: it does not begin with alea-model: 1".formatted(file));
            }
        }
        if (!VERSION.equals(values.get(FIRST))) {
            throw new BadInput("%s is %s; models of version %s can be read"
                    .formatted(
                            file,
                            values.isEmpty() ? "empty" : "of version " + Quoted.of(values.getOrDefault(FIRST, "")),
                            VERSION));
        }
        return new ModelHeader(values);
    }

    /**
     * Where the header ends in a file that goes on after it: behind its empty line.
     *
     * @param content the file, or its beginning
     * @return how many bytes it has; of a file without one, so few that {@link #parse} of them says what is wrong
     */
    public static int length(byte[] content) {
        for (int i = 0; i + 1 < content.length; i++) {
            if (content[i] == '\n' && content[i + 1] == '\n') {
                return i + 2;
            }
        }
        return Math.min(content.length, 200);
    }

    /**
     * The header with which a file begins; nothing where it does not begin with one.
     *
     * @throws BadInput when it has one that cannot be read
     */
    public static Optional<ModelHeader> at(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try (var in = Files.newInputStream(file)) {
            byte[] first = in.readNBytes(FIRST.length());
            if (!FIRST.equals(new String(first, StandardCharsets.UTF_8))) {
                return Optional.empty();
            }
            byte[] content = in.readNBytes(LONGEST);
            String text = FIRST + new String(content, 0, length(content), StandardCharsets.UTF_8);
            return Optional.of(parse(text, file));
        }
    }

    /** Where the header of a file of a foreign format stands. */
    public static Path besideOf(Path file) {
        return file.resolveSibling(file.getFileName() + ".model");
    }

    /**
     * The header beside a file of a foreign format, if there is one.
     *
     * @throws BadInput when there is one that cannot be read
     */
    public static Optional<ModelHeader> beside(Path file) {
        Path header = besideOf(file);
        if (!Files.isRegularFile(header)) {
            return Optional.empty();
        }
        try {
            byte[] content = InputFile.read(header, LONGEST, "the header of a model");
            return Optional.of(parse(
                    StandardCharsets.UTF_8
                            .newDecoder()
                            .decode(ByteBuffer.wrap(content))
                            .toString(),
                    header));
        } catch (CharacterCodingException e) {
            throw new BadInput("%s cannot be read: %s".formatted(header, Reason.of(e)));
        }
    }

    /** A value, or nothing. */
    public String get(String key) {
        return values.getOrDefault(key, "");
    }

    /** The same header with one more line. */
    public ModelHeader with(String key, String value) {
        Map<String, String> more = new LinkedHashMap<>(values);
        more.put(key, value);
        return new ModelHeader(more);
    }

    /** The same header with the lines of a report: {@code strength0} and so on. */
    public ModelHeader with(TrainingReport report) {
        ModelHeader header = this;
        int number = 0;
        for (String line : report.text().lines().toList()) {
            header = header.with("strength" + number++, line);
        }
        return header;
    }

    /**
     * Refuses a model that is not what it is used for.
     *
     * @throws BadInput naming what it is for
     */
    public void require(Object file, String kind, Game game) {
        if (!get("kind").equals(kind)) {
            throw new BadInput(
                    "%s is a model for %s:file=, not for %s:file=".formatted(file, Quoted.plain(get("kind")), kind));
        }
        if (!get("game").equals(Quoted.plain(game.spec().toString()))) {
            throw new BadInput(
                    "%s was made for %s, not for %s".formatted(file, Quoted.plain(get("game")), game.spec()));
        }
    }

    /** The lines, with the empty one that ends them; no value ends its line early. */
    @Override
    public String toString() {
        var text = new StringBuilder();
        values.forEach((key, value) ->
                text.append(key).append(": ").append(Quoted.plain(value)).append('\n'));
        return text.append('\n').toString();
    }
}
