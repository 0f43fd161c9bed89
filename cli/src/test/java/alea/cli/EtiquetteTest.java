package alea.cli;

import static alea.cli.Run.alea;
import static alea.cli.Run.aleaReading;
import static org.assertj.core.api.Assertions.assertThat;

import alea.match.Etiquette;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every command treats strategies as they may rely on. */
class EtiquetteTest {
    @ParameterizedTest
    @ValueSource(strings = {"1\n", "q\n", ""})
    void atTheTerminalWhetherTheMatchEndsOrIsLeft(String answer) throws Exception {
        Etiquette.during(() -> assertThat(aleaReading(
                                answer.repeat(answer.startsWith("1") ? 2000 : 1),
                                "play",
                                "ludo-classic",
                                "--seat",
                                "2=human",
                                "--seed",
                                "1",
                                Etiquette.NAME)
                        .done()
                        .out())
                .contains(answer.startsWith("1") ? " wins after " : "The match stops in turn "));
        assertThat(Etiquette.begun()).isOne();
    }

    @Test
    void inAnArenaWithItsRecordAndTheReplayOfIt(@TempDir Path folder) throws Exception {
        Path records = folder.resolve("records");
        Etiquette.during(() -> {
            alea("arena", "ludo-simple", Etiquette.NAME, "random", "--games", "20", "--record", records.toString())
                    .done();
            long begun = Etiquette.begun();
            assertThat(begun).isEqualTo(20);
            alea("replay", records.resolve("match-00.alea").toString()).done();
            assertThat(Etiquette.begun()).isEqualTo(begun);
        });
    }

    @Test
    void inRolloutsOfAnalyse() throws Exception {
        Etiquette.during(() -> alea(
                        "analyse",
                        "ludo-classic:seats=4",
                        "12,0,30,20/5,B,B,B/10,0,0,7/B,B,B,B 0 3",
                        "--by",
                        Etiquette.NAME,
                        "--games",
                        "10")
                .done());
        assertThat(Etiquette.begun()).isPositive();
    }

    @Test
    void whereOneChoiceIsAskedFor() throws Exception {
        String position = "12,0,30,20/-/10,0,0,7/- 0 3";
        Etiquette.during(
                () -> alea("choose", "ludo-simple", position, Etiquette.NAME).done());
        String message = """
                {"jsonrpc":"2.0","id":1,"method":"policy","params":\
                {"game":"ludo-simple","position":"%s","strategy":"%s"}}
                """.formatted(position, Etiquette.NAME);
        Etiquette.during(() -> aleaReading(message.repeat(3), "rpc").done());
        assertThat(Etiquette.begun()).isEqualTo(3);
    }
}
