package alea.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExportCommandTest {
    @TempDir
    private Path folder;

    private Path trained(String name) throws IOException {
        Path config = folder.resolve(name + ".yaml");
        Files.writeString(config, """
                trainer: td
                game: ludo-simple:pawns=2
                name: %s
                hidden: 8
                games: 64
                final-games: 20
                """.formatted(name));
        Run run = Run.alea(
                "train", config.toString(), "--out", folder.resolve(name).toString(), "--threads", "1");
        assertThat(run.code()).as(run.err()).isEqualTo(Exit.DONE);
        return folder.resolve(name).resolve(name + ".net");
    }

    @Test
    void whatWasTrainedPlaysAndIsExported() throws IOException {
        Path model = trained("small");
        assertThat(Run.alea("arena", "ludo-simple:pawns=2", "net:file=" + model, "random", "--games", "10")
                        .done()
                        .out())
                .contains("10 matches");
        Path onnx = folder.resolve("small.onnx");
        assertThat(Run.alea("export", model.toString(), onnx.toString()).done().out())
                .isEqualTo("wrote " + onnx + "\n");
        assertThat(onnx).isNotEmptyFile();
    }

    @Test
    void whatIsNoNetworkIsRefused() throws IOException {
        Path text = Files.writeString(folder.resolve("a.txt"), "nothing");
        Run run = Run.alea("export", text.toString(), "a.onnx");
        assertThat(run.code()).isEqualTo(Exit.BAD_INPUT);
        assertThat(run.err()).hasLineCount(1).contains("is no model of Alea");
        Run.alea("export", text.toString(), "a.pt")
                .complains("alea export: a.pt does not end in .onnx, the only format there is");
    }
}
