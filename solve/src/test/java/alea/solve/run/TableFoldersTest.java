package alea.solve.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import alea.game.Game;
import alea.solve.Objective;
import alea.solve.Reference;
import alea.solve.Solution;
import alea.solve.table.Precision;
import alea.solve.table.TableFile;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableFoldersTest {
    private static final Game GAME = Reference.game("ludo-simple:pawns=3,turnoff=12");
    private static final double GAP = 1e-9;

    @TempDir
    private Path folder;

    private static Path write(Path folder, String name, Game game, int pieces) throws IOException {
        Files.createDirectories(folder);
        Plan plan = Plan.of(game, Objective.ZERO_SUM, GAP, pieces);
        Path file = folder.resolve(name);
        TableFile.write(
                file,
                Solution.of(new Drive(plan.start(GAP).solving(), GAP).run().solving()),
                Precision.F32,
                true);
        return file;
    }

    @Test
    void theVariableComesFirstThenHereThenAPersonsData() {
        Path data = Path.of("/home/ada/.local/share/alea/tables");
        assertThat(TableFolders.of(Map.of(), "Linux", "/home/ada")).hasToString(Path.of("tables") + ", " + data);
        assertThat(TableFolders.of(
                        Map.of(TableFolders.VARIABLE, "a" + File.pathSeparator + "b", "XDG_DATA_HOME", "/data"),
                        "Linux",
                        "/home/ada"))
                .hasToString("a, b, tables, " + Path.of("/data/alea/tables"));
        assertThat(TableFolders.of(Map.of(), "Mac OS X", "/Users/ada"))
                .hasToString("tables, " + Path.of("/Users/ada/Library/Application Support/alea/tables"));
        assertThat(TableFolders.of(Map.of("LOCALAPPDATA", "/local"), "Windows 11", "/ada"))
                .hasToString("tables, " + Path.of("/local/alea/tables"));
    }

    @Test
    void theWholeGameIsBestAndElseTheMostPieces() throws IOException {
        Path one = folder.resolve("one");
        Path two = folder.resolve("two");
        var folders = new TableFolders(List.of(one, folder.resolve("none"), two));
        assertThat(folders.best(GAME, Objective.ZERO_SUM)).isEmpty();
        List<Solved.State> before = folders.state();
        write(one, "other.table", Reference.game("ludo-simple:pawns=2,turnoff=12"), 0);
        Files.writeString(one.resolve("no.table"), "nothing of the kind");
        assertThat(folders.state()).isNotEqualTo(before);
        assertThat(folders.best(GAME, Objective.ZERO_SUM)).isEmpty();
        Path three = write(one, "three.table", GAME, 3);
        assertThat(folders.best(GAME, Objective.ZERO_SUM)).contains(three);
        Path four = write(two, "four.table", GAME, 4);
        assertThat(folders.best(GAME, Objective.ZERO_SUM)).contains(four);
        assertThat(folders.whole(GAME, Objective.ZERO_SUM)).isEmpty();
        Path whole = write(two, "whole.table", GAME, 0);
        assertThat(folders.best(GAME, Objective.ZERO_SUM)).contains(whole);
        assertThat(folders.best(GAME, Objective.OWN_WIN)).isEmpty();
    }

    @Test
    void aTableOfTheGameThatIsCutOffIsNotPassedOver() throws IOException {
        Path file = write(folder, "a.table", GAME, 2);
        Files.write(file, Arrays.copyOf(Files.readAllBytes(file), 5_000));
        var folders = new TableFolders(List.of(folder));
        assertThatThrownBy(() -> folders.best(GAME, Objective.ZERO_SUM))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("it was cut off, or is no whole table");
    }
}
