package alea.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Registry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The exchanges in docs/protocol.md are real. */
class ProtocolPageTest {
    private static final Path PAGE = Path.of("../docs/protocol.md");

    @Test
    void everyExchangeIsAsPrinted() throws IOException {
        var rpc = new Rpc(new Methods(Registry.installed()));
        List<String> printed = new ArrayList<>();
        List<String> answered = new ArrayList<>();
        for (String line : Files.readAllLines(PAGE)) {
            String text = line.strip();
            if (text.startsWith("--> ")) {
                answered.add(rpc.answer(text.substring(4)));
            } else if (text.startsWith("<-- ")) {
                printed.add(text.substring(4));
            }
        }
        assertThat(printed).hasSizeGreaterThan(10).isEqualTo(answered);
    }
}
