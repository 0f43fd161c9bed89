package alea.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.file.Occupied;
import alea.game.BadInput;
import alea.game.BadSetting;
import alea.game.Registry;
import alea.learn.train.BadKey;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrainRunTest {
    private static final Map<String, Object> CONFIG = Map.of(
            "trainer",
            "td",
            "game",
            "doom:2x2",
            "hidden",
            4,
            "games",
            1200,
            "test-every",
            300,
            "test-games",
            50,
            "final-games",
            50,
            "seed",
            3);

    @TempDir
    private Path folder;

    private TrainRun.Request request(String name, boolean resume) {
        return new TrainRun.Request(folder.resolve(name), (at, points) -> {}, resume, 60);
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

    @Test
    void cancelledItKeepsACheckpointAndResumedItMakesTheIdenticalPlayer() throws IOException {
        var listening = new Listening<TrainRun.News>();
        TrainRun.Outcome whole = TrainRun.of(CONFIG, Registry.installed(), 2).run(request("whole", false), listening);
        assertThat(whole)
                .isInstanceOfSatisfying(
                        TrainRun.Done.class,
                        done -> assertThat(done.report())
                                .containsPattern("one seat of two, against random, win and half a draw: "
                                        + "0\\.\\d{4} \\(0\\.\\d{4} \\.\\. 0\\.\\d{4}, 50 games\\) in the last test "
                                        + "of the training; 0\\.\\d{4} \\(.*\\) on fresh dice\n"));
        assertThat(listening.count(TrainRun.Stepped.class)).isGreaterThan(2);
        TrainRun.Outcome stopped = TrainRun.of(CONFIG, Registry.installed(), 1)
                .run(request("stopped", false), new Listening<>(TrainRun.Stepped.class, 1));
        Path checkpoint = folder.resolve("stopped").resolve("checkpoint");
        assertThat(stopped).isInstanceOfSatisfying(TrainRun.Cancelled.class, cancelled -> {
            assertThat(cancelled.kept()).isEqualTo(checkpoint).exists();
            assertThat(cancelled.done()).isLessThan(cancelled.of());
        });
        assertThatThrownBy(() ->
                        TrainRun.of(CONFIG, Registry.installed(), 1).run(request("stopped", false), new Listening<>()))
                .isInstanceOf(Occupied.class)
                .hasMessage("%s holds an unfinished training".formatted(folder.resolve("stopped")));
        assertThat(TrainRun.of(CONFIG, Registry.installed(), 1).run(request("stopped", true), new Listening<>()))
                .isInstanceOf(TrainRun.Done.class);
        assertThat(files(folder.resolve("stopped"))).isEqualTo(files(folder.resolve("whole")));
    }

    @Test
    void aModelOfAnotherConfigurationIsNotReplaced() throws IOException {
        Map<String, Object> brief = new TreeMap<>(CONFIG);
        brief.put("games", 64);
        brief.remove("seed"); // the model says what it is
        brief.put("test-every", 0);
        TrainRun.of(brief, Registry.installed(), 1).run(request("out", false), new Listening<>());
        Map<String, String> made = files(folder.resolve("out"));
        assertThat(made.get("report.txt"))
                .contains("against random, win and half a draw: not tested in training (test-every: 0); 0.");
        TrainRun.of(brief, Registry.installed(), 1).run(request("out", false), new Listening<>());
        assertThat(files(folder.resolve("out"))).isEqualTo(made);
        Map<String, Object> other = new TreeMap<>(brief);
        other.put("hidden", 5);
        assertThatThrownBy(
                        () -> TrainRun.of(other, Registry.installed(), 1).run(request("out", false), new Listening<>()))
                .isInstanceOf(BadSetting.class)
                .hasMessage("out %s holds td-doom-size-2x2.net, which another configuration made: name another folder, "
                                .formatted(folder.resolve("out"))
                        + "or delete this one");
        assertThat(files(folder.resolve("out"))).isEqualTo(made);
    }

    @Test
    void aBadKeyIsNamed() {
        Map<String, Object> wrong = new TreeMap<>(CONFIG);
        wrong.put("hiden", 3);
        assertThatThrownBy(() -> TrainRun.of(wrong, Registry.installed(), 1))
                .isInstanceOfSatisfying(
                        BadKey.class, bad -> assertThat(bad.key()).isEqualTo("hiden"));
    }

    @Test
    void thereMustBeSomethingToGoOnFrom() {
        assertThatThrownBy(() ->
                        TrainRun.of(CONFIG, Registry.installed(), 1).run(request("nothing", true), new Listening<>()))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("there is no checkpoint");
        assertThat(folder.resolve("nothing")).doesNotExist();
    }
}
