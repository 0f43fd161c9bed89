package alea.cli;

import static alea.cli.Run.alea;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TrainCommandTest {
    private static final String EVOLUTION = """
            trainer: evolution
            genome: simple
            ea: s:Cellular-20-10 r:Blend-0.5 m:NStep
            evaluate-games: 10
            generations: 12
            final-games: 50
            fresh-games: 100
            seed: 3
            """;

    private static final String Q = """
            trainer: q
            agent: iversen-code
            games: 400
            evaluate-every: 50
            evaluate-games: 20
            fresh-games: 100
            seed: 3
            """;

    @TempDir
    private Path folder;

    private Path config(String text) throws IOException {
        return Files.writeString(folder.resolve("config.yaml"), text);
    }

    /** Trains to the end; on a slow machine it also tells how far it is. */
    private static Run trained(String... args) {
        Run run = alea(args);
        assertThat(run.code()).as(run.err()).isEqualTo(Exit.DONE);
        return run;
    }

    /** Every file of a folder. */
    private static Map<String, String> files(Path of) throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (var listed = Files.list(of)) {
            for (Path file : listed.toList()) {
                files.put(file.getFileName().toString(), Files.readString(file, StandardCharsets.ISO_8859_1));
            }
        }
        return files;
    }

    private static Process start(String... args) throws IOException {
        return Run.start(ProcessBuilder.Redirect.DISCARD, args);
    }

    @ParameterizedTest
    @ValueSource(strings = {EVOLUTION, Q})
    void afterAKillTheTrainingGoesOnToTheSameBytes(String text) throws IOException, InterruptedException {
        String config = config(text).toString();
        Path whole = folder.resolve("whole");
        Path killed = folder.resolve("killed");
        trained("train", config, "--out", whole.toString(), "--threads", "2");
        for (boolean hard : new boolean[] {true, false}) {
            Process process = hard
                    ? start("train", config, "--out", killed.toString(), "--checkpoint-every", "0")
                    : start("train", config, "--out", killed.toString(), "--checkpoint-every", "0", "--resume");
            Run.awaitFile(killed.resolve("checkpoint"), process);
            if (!hard) {
                Thread.sleep(300); // somewhere in the middle, or still starting: both must do
            }
            if (hard) {
                process.destroyForcibly();
            } else {
                process.destroy();
            }
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(killed.resolve("checkpoint"))
                    .as("it was killed before its end")
                    .exists();
        }
        trained("train", config, "--out", killed.toString(), "--resume", "--threads", "1");
        Map<String, String> files = files(killed);
        files.keySet().removeIf(name -> name.endsWith(".part")); // what a kill may leave
        assertThat(files).isEqualTo(files(whole)).containsKeys("report.txt", "curve.csv", "curve.svg");
    }

    @Test
    void theModelPlaysAndTheReportShowsBothScores() throws IOException {
        Path out = folder.resolve("a").resolve("b");
        Run run = trained(
                "train",
                config(EVOLUTION.replace("generations: 12", "generations: 2")).toString(),
                "--out",
                out.toString());
        assertThat(run.out())
                .contains("simple for ludo-pyludo-fork, 2 generations of 20")
                .contains("best of the last evaluation, 1 against 3 random: in training 0.")
                .contains("; on fresh dice 0.")
                .endsWith("written: %s%n".formatted(out));
        assertThat(Files.readString(out.resolve("curve.csv")))
                .startsWith("curve,x,y,count\nbest of 1 against 3 random,0,0.");
        assertThat(Files.readString(out.resolve("curve.svg"))).contains("<svg", "mean of 1 against 3 random");
        assertThat(files(out))
                .containsOnlyKeys("curve.csv", "curve.svg", "report.txt", "simple.npy", "simple.npy.model");
        String model = "simple:file=" + out.resolve("simple.npy");
        alea("arena", "ludo-pyludo-fork", model, "random", "--games", "20").done();
        alea("arena", "ludo-pyludo", model, "random", "--games", "20")
                .complains("alea arena: %s was made for ludo-pyludo-fork, not for ludo-pyludo"
                        .formatted(out.resolve("simple.npy")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'trainer: evolution' | : generations is missing",
                "'trainer: q\ngames: x' | : games: 'x' is not allowed; it is a whole number 1..1000000000",
                "'trainer: q\nsede: 1' | : there is no key 'sede' (did you mean 'seed'?); there are ",
                "'trainer: q\nseed: 1\nseed: 2' | , line 3: it is not a YAML file of KEY: VALUE lines: ",
                "'just text' | , line 1: it is not a YAML file of KEY: VALUE lines: ",
                "'' | is empty",
                "'trainer: q\nseed:' | : seed has no value",
            })
    void configurationsThatCannotBeAreOneLine(String text, String complaint) throws IOException {
        Path config = config(text);
        Run run = alea("train", config.toString(), "--out", folder.resolve("x").toString());
        assertThat(run.code()).isEqualTo(Exit.BAD_INPUT);
        assertThat(run.err())
                .startsWith("alea train: " + config)
                .contains(complaint)
                .hasLineCount(1);
        assertThat(folder.resolve("x")).doesNotExist();
    }

    @Test
    void anUnfinishedTrainingIsNotOverwrittenNorMistaken() throws IOException {
        Path config = config(Q);
        Path out = Files.createDirectories(folder.resolve("out"));
        Files.writeString(out.resolve("checkpoint"), "half");
        alea("train", config.toString(), "--out", out.toString())
                .complains(("alea train: %s holds an unfinished training; --resume goes on with it, --out names "
                                + "another folder")
                        .formatted(out));
        alea("train", config.toString(), "--out", out.toString(), "--resume")
                .complains("alea train: %s is no whole checkpoint of a training".formatted(out.resolve("checkpoint")));
        alea("train", config.toString(), "--out", folder.resolve("none").toString(), "--resume")
                .complains("alea train: there is no checkpoint %s to go on from"
                        .formatted(folder.resolve("none").resolve("checkpoint")));
        alea("train", "no.yaml").complains("alea train: there is no file no.yaml");
        alea("train", config.toString(), "--threads", "0")
                .complains("alea train: --threads 0 is not allowed; it is 1..1000");
        alea("train", config.toString(), "--threads", "99999999999")
                .complains("alea train: --threads 99999999999 is not allowed; it is 1..1000");
    }

    @Test
    void everyExampleConfigurationStarts() throws IOException {
        try (var configs = Files.list(Path.of("../training"))) {
            for (Path config :
                    configs.filter(f -> f.toString().endsWith(".yaml")).sorted().toList()) {
                // With --resume and no checkpoint, the configuration is all that is looked at.
                assertThat(alea("train", config.toString(), "--resume", "--out", folder.toString())
                                .err())
                        .contains("there is no checkpoint ");
            }
        }
    }

    @Test
    void aKeyOfTheConfigurationIsNoOption() {
        alea("train", "my.yaml", "--seed", "2")
                .complains(
                        "alea train: 'seed' is a key of the configuration, and no option: write the line seed: VALUE "
                                + "into it");
        assertThat(alea("train", "my.yaml", "--thread", "2").err()).contains("(did you mean '--threads'?)");
    }
}
