package alea.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
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
    void valuesOfATableBecomeRowsForOthers() throws IOException, SQLException {
        Path table = folder.resolve("one.table");
        assertThat(Run.alea("solve", "doom:2x2,dice=2", "--out", table.toString())
                        .code())
                .isEqualTo(Exit.DONE);
        String npz = folder.resolve("one.npz").toString();
        assertThat(Run.alea("export", table.toString(), "--npz").done().out())
                .isEqualTo("wrote " + npz + ": 412 positions; index, position, value, lower, upper\n");
        byte[] first = Files.readAllBytes(Path.of(npz));
        Run.alea("export", table.toString(), "--out", npz).done();
        assertThat(Files.readAllBytes(Path.of(npz))).isEqualTo(first);
        Run.alea("export", table.toString(), "--csv").done();
        assertThat(Files.readAllLines(folder.resolve("one.csv")))
                .hasSize(413)
                .startsWith("index,position,value,lower,upper")
                .element(1)
                .asString()
                .matches("\\d+,\"[^\"]+\"(,-?[0-9.E-]+){3}");
        Path parquet = folder.resolve("one.parquet");
        Run.alea("export", table.toString(), "--out", parquet.toString(), "--parquet")
                .done();
        try (var duckdb = DriverManager.getConnection("jdbc:duckdb:");
                var statement = duckdb.createStatement();
                var found = statement.executeQuery(
                        "SELECT count(*), min(upper - lower) >= 0, count(DISTINCT position) FROM '" + parquet + "'")) {
            found.next();
            assertThat(found.getLong(1)).isEqualTo(412);
            assertThat(found.getBoolean(2)).isTrue();
            assertThat(found.getLong(3)).isEqualTo(412);
        }
        Run.alea("export", table.toString(), "--out", "t.npy")
                .complains(
                        "alea export: --out t.npy is not allowed: values of a table go into a file that ends in .npz, "
                                + ".parquet or .csv");
        Run.alea("export", table.toString())
                .complains("alea export: --npz, --parquet or --csv is missing, or --out FILE that ends so");
    }

    @Test
    void whatIsNoNetworkIsRefused() throws IOException {
        Path text = Files.writeString(folder.resolve("a.txt"), "nothing");
        Run run = Run.alea("export", text.toString(), "a.onnx");
        assertThat(run.code()).isEqualTo(Exit.BAD_INPUT);
        assertThat(run.err()).hasLineCount(1).contains("is no model of Alea");
        Run.alea("export", text.toString(), "a.pt")
                .complains("alea export: a.pt does not end in .onnx, the only format there is for a network");
    }
}
