package alea.papers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No report names a command that nobody can run: every item is held to this when it is measured. */
class CommandsTest {
    private static final List<Result.Training> TRAININGS =
            List.of(Result.Training.of("a.b.simple", Map.of("trainer", "evolution")));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "alea train {report}/trainings/a.b.simple.yaml",
                "alea arena ludo-simple q:file=trained/a.b.simple/q.model random",
                "alea arena ludo-pyludo-fork full:file=players/full.npy,speed=fast smart",
                "alea solve doom:2x2 --out small.table",
                "alea options doom:2x2 \"r3b2/r1b3 r 0\"",
                "alea ludo-cs --scenario engine/src/main/resources/alea/ludocs/*.scn",
            })
    void whatCanBeRunPasses(String command) {
        assertThatCode(() -> Commands.check(List.of(command), TRAININGS)).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "alea train simple.yaml  (s:Normal-100-10 r:None m:None, 20 generations)",
                "alea train {report}/trainings/a.b.other.yaml",
                "alea arena ludo-simple q:file=q.model random",
                "alea arena ludo-pyludo-fork full:file=players/fuller.npy smart",
                "alea arena doom:2x2 optimal:table=small.table greedy",
                "alea dance",
                "arena ludo-simple fast random",
                "alea",
            })
    void whatCannotStopsTheItem(String command) {
        assertThatThrownBy(() -> Commands.check(List.of(command), TRAININGS))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining(command);
    }

    @Test
    void commandsNameTheFolderOfTheReport() {
        Result result = Samples.item("a.b", Document.PYLUDO, (lab, notebook) -> {
                    Samples.everything(lab, notebook);
                    notebook.training("one", Map.of("seed", 3));
                })
                .measure(Samples.lab(3, 1, Path.of("unused")));
        assertThat(result.commands("docs/papers")).contains("alea train docs/papers/trainings/a.b.one.yaml");
        assertThat(result.trainings()).containsExactly(new Result.Training("a.b.one", "seed: 3\n"));
    }
}
