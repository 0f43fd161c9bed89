package alea.cli;

import alea.game.BadInput;
import alea.game.Quoted;
import alea.game.Reason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.type.TypeReference;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** Configurations of trainings, in YAML. A class of its own, so that nothing else loads the library. */
final class Configuration {
    private static final YAMLMapper YAML = new YAMLMapper(YAMLFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build());

    private Configuration() {}

    /**
     * The keys of a file and what they are set to.
     *
     * @throws BadInput when there is none, or it is not such a file
     */
    static Map<String, Object> read(Path config) {
        if (!Files.isRegularFile(config)) {
            throw new BadInput("there is no file %s".formatted(config));
        }
        try {
            String text = Files.readString(config);
            if (text.isBlank()) {
                throw new BadInput("%s is empty".formatted(config));
            }
            Map<String, Object> values = YAML.readValue(text, new TypeReference<TreeMap<String, Object>>() {});
            if (values == null || values.isEmpty()) {
                throw new BadInput("%s has no key".formatted(config));
            }
            return values;
        } catch (IOException e) {
            throw new BadInput("%s cannot be read as text: %s".formatted(config, Reason.of(e)));
        } catch (JacksonException e) {
            String line =
                    e.getLocation() == null ? "" : ", line " + e.getLocation().getLineNr();
            throw new BadInput("%s%s: it is not a YAML file of KEY: VALUE lines: %s"
                    .formatted(
                            config,
                            line,
                            Quoted.plain(String.valueOf(e.getOriginalMessage())
                                    .lines()
                                    .findFirst()
                                    .orElse(""))));
        }
    }
}
