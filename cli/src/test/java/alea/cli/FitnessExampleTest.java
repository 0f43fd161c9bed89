package alea.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The fitness of one's own that docs/learning.md has, as a program and as a plug-in. */
class FitnessExampleTest {
    private static final Path EXAMPLE = Path.of("../examples/fitness");

    @TempDir
    private Path folder;

    private String training(String fitness) throws IOException {
        return Files.writeString(
                        folder.resolve("evolve.yaml"),
                        Files.readString(EXAMPLE.resolve("evolve.yaml"))
                                .replaceFirst("fitness: .*", "fitness: " + fitness)
                                .replace("generations: 20", "generations: 2")
                                .replace("s:Normal-20-10", "s:Normal-8-10")
                                .replace("final-games: 200", "final-games: 20")
                                .replace("fresh-games: 1000", "fresh-games: 20"))
                .toString();
    }

    @Test
    void theProgramAndThePlugInEvolveTheSame() throws IOException, ReflectiveOperationException {
        Path program = folder.resolve("program");
        Run.alea("train", training("exec:python3 ../examples/fitness/fitness.py"), "--out", program.toString())
                .done();
        Path plugin = folder.resolve("plug-in");
        try (var alea = new PluggedIn(Files.createDirectory(folder.resolve("classes")), EXAMPLE)) {
            alea.run("", "train", training("walked"), "--out", plugin.toString())
                    .done();
        }
        String report = Files.readString(program.resolve("report.txt"));
        assertThat(report).containsPattern("tournament: fitness in training 0\\.[4-9]");
        assertThat(Files.readString(plugin.resolve("report.txt"))).isEqualTo(report);
        assertThat(Files.readString(Path.of("../docs/learning.md")))
                .contains("```python\n" + Files.readString(EXAMPLE.resolve("fitness.py")) + "```\n");
    }

    @Test
    void aProgramThatSaysNoNumberEndsTheTraining() throws IOException {
        Path program = Files.writeString(folder.resolve("words.sh"), "read a; echo ready; read b; echo good; cat\n");
        Run run = Run.alea(
                "train",
                training("exec:sh " + program),
                "--out",
                folder.resolve("out").toString());
        assertThat(run.code()).isEqualTo(Exit.BAD_INPUT);
        assertThat(run.err()).contains("the fitness gave up at ", ": answered 'good', which is no number");
        assertThat(Run.alea("train", training("wlaked")).err())
                .contains("fitness: there is no fitness 'wlaked'; there are exec");
    }
}
