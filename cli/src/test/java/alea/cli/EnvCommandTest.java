package alea.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The command alone; PythonTest drives it. */
class EnvCommandTest {
    @TempDir
    private Path folder;

    @Test
    void itSaysWhereEverythingStands() {
        JsonNode layout = Run.alea("env", "ludo-classic:seats=3", "--lanes", "10", "--encoder", "ludo")
                .json();
        assertThat(layout.get("lanes").intValue()).isEqualTo(10);
        assertThat(layout.get("places").toString()).isEqualTo("[0,1,2]");
        assertThat(layout.get("actions").toString()).isEqualTo("[\"0\",\"1\",\"2\",\"3\"]");
        long end = 4096;
        for (JsonNode field : layout.get("fields")) {
            assertThat(field.get("offset").longValue())
                    .isGreaterThanOrEqualTo(end)
                    .isLessThan(end + 64);
            long numbers = 1;
            for (JsonNode side : field.get("shape")) {
                numbers *= side.longValue();
            }
            String type = field.get("type").stringValue();
            end = field.get("offset").longValue() + numbers * (type.charAt(2) - '0');
        }
        assertThat(layout.get("size").longValue()).isGreaterThan(end);
    }

    @Test
    void itEndsWhenNobodyAsksAnyMore() {
        Path ring = folder.resolve("ring");
        JsonNode layout =
                Run.alea("env", "madn", "--ring", ring.toString(), "--sparse").json();
        assertThat(ring).hasSize(layout.get("size").longValue());
        Run.alea("env", "madn", "--ring", ring.toString())
                .complains("alea env: %s is there already; name a file that is not".formatted(ring));
    }

    @Test
    void whatCannotBeIsRefusedInOneLine() {
        Run.alea("env", "ludo-classic", "--seat", "2")
                .complains("alea env: --seat 2 is not allowed; it is 0..1, or rotate");
        Run.alea("env", "ludo-classic", "--seat", "x").complains("alea env: --seat 'x' is neither a number nor rotate");
        Run.alea("env", "ludo-classic", "--lanes", "0")
                .complains("alea env: --lanes 0 is not allowed; it is 1..1048576");
        Run.alea("env", "ludo-classic", "--opponent", "fast", "--opponent", "fast")
                .complains("alea env: --opponent is given 2 times; ludo-classic has 2 seats: give 1");
        Run.alea("env", "ludo-simple:pawns=1").complains("alea env: in ludo-simple:pawns=1 nobody ever has a choice");
        Run.alea("env", "ludo-classic", "--lanes", "65", "--opponent", "exec:echo ready; read quit")
                .complains(
                        "alea env: --lanes 65 is not allowed where opponents are programs: each is started once a lane;"
                                + " it is 1..64");
        Run.alea("env", "ludo-classic", "--opponent", "exec:exit 3")
                .complains("alea env: exec:exit 3 cannot play: did not say ready: crashed with exit status 3");
        assertThat(Files.exists(folder.resolve("ring"))).isFalse();
    }
}
