package alea.papers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Installed;
import alea.game.Registry;
import alea.learn.Trained;
import alea.learn.train.ModelHeader;
import alea.learn.train.Trainers;
import alea.learn.train.Training;
import alea.learn.train.TrainingCheckpoint;
import alea.learn.train.TrainingReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for every training of the documents' players: it depends on its configuration alone. */
class TrainingsTest {
    @TempDir
    private Path folder;

    static Map<String, Object> config(String... pairs) {
        Map<String, Object> config = new TreeMap<>();
        for (String pair : pairs) {
            int colon = pair.indexOf(": ");
            String value = pair.substring(colon + 2);
            config.put(
                    pair.substring(0, colon),
                    value.matches("\\d+")
                            ? (Object) Integer.valueOf(value)
                            : value.matches("true|false") ? (Object) Boolean.valueOf(value) : value);
        }
        return config;
    }

    private static Map<String, Object> evolution(String genome, String scheme, String... more) {
        Map<String, Object> config = config(more);
        config.putAll(config(
                "trainer: evolution",
                "genome: " + genome,
                "ea: " + scheme,
                "generations: 4",
                "evaluate-every: 3",
                "evaluate-games: 3",
                "final-games: 20",
                "fresh-games: 50",
                "seed: 3"));
        return config;
    }

    private static Map<String, Object> q(String agent, String... more) {
        Map<String, Object> config = config(more);
        config.putAll(config(
                "trainer: q",
                "agent: " + agent,
                "games: 50",
                "evaluate-every: 20",
                "evaluate-games: 10",
                "fresh-games: 50",
                "seed: 3"));
        return config;
    }

    /** One of each kind of model, and more of each where tests may take long. */
    static Stream<Arguments> trainings() {
        Set<Object> models = new HashSet<>();
        return Stream.of(
                        Arguments.of(
                                "simple.npy",
                                evolution("simple", "s:Cellular-20-10 r:Blend-0.5 m:NStep", "history: true")),
                        Arguments.of(
                                "simple.npy", evolution("simple", "s:Normal-12-10 r:None m:OneStep", "elitism: 3")),
                        Arguments.of("advanced.npy", evolution("advanced", "s:Island-2-8-2-3-4 r:Uniform m:OneStep")),
                        Arguments.of(
                                "full.npy", evolution("full", "s:Normal-8-4 r:Whole m:Normal-0.1", "opponents: smart")),
                        Arguments.of("stf.model", evolution("stf", "s:Normal-8-4 r:Blend m:NStep")),
                        Arguments.of("q.model", q("iversen-text", "decay: true")),
                        Arguments.of("q.model", q("iversen-code", "weights: genetic")),
                        Arguments.of("qtable.tsv", q("actions")))
                .filter(one -> Boolean.getBoolean("alea.long") || models.add(one.get()[0]));
    }

    @ParameterizedTest
    @MethodSource("trainings")
    void theResultIsTheSameOnAnyNumberOfThreadsAndInPieces(String model, Map<String, Object> config) {
        Trained.Result one = Trained.whole(config, 1, folder.resolve("one"));
        assertThat(one.files()).containsKeys(model, TrainingReport.FILE);
        assertThat(one.points()).isNotEmpty();
        assertThat(Trained.whole(config, 3, folder.resolve("three"))).isEqualTo(one);
        assertThat(Trained.inPieces(config, folder.resolve("pieces"))).isEqualTo(one);
        Map<String, Object> other = new TreeMap<>(config);
        other.put("seed", 4);
        assertThat(Trained.whole(other, 1, folder.resolve("other")).files().get(model))
                .isNotEqualTo(one.files().get(model));
    }

    @ParameterizedTest
    @MethodSource("trainings")
    void modelsArePlayedByTheirStrategyAndRefusedForAnotherGame(String model, Map<String, Object> config) {
        Trained.whole(config, 1, folder);
        Path file = folder.resolve(model);
        String strategy = model.substring(0, model.indexOf('.')) + ":file=" + file;
        boolean ludopy = model.startsWith("q.") || model.startsWith("stf");
        Game game = Installed.REGISTRY.game(ludopy ? "ludo-ludopy-1.3.1" : "ludo-pyludo-fork");
        assertThatCode(() ->
                        Installed.REGISTRY.player(strategy, game).instances().get())
                .doesNotThrowAnyException();
        Game other = Installed.REGISTRY.game(ludopy ? "ludo-ludopy" : "ludo-pyludo");
        assertThatThrownBy(() -> Installed.REGISTRY.player(strategy, other))
                .isInstanceOf(BadInput.class)
                .hasMessageEndingWith(" was made for %s, not for %s".formatted(game.spec(), other.spec()));
        assertThatThrownBy(() -> Installed.REGISTRY.player(strategy, Installed.REGISTRY.game("ludo-simple")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("does not play ludo-simple: it needs ");
    }

    @Test
    void theMostPromisingAreNotReplaced() {
        Map<String, Object> config = evolution("simple", "s:Normal-4-10 r:None m:Normal-5", "history: true");
        Map<String, Object> elite = new TreeMap<>(config);
        elite.put("elitism", 4);
        assertThat(genes(Trained.whole(config, 1, folder.resolve("a")), 4))
                .isNotEqualTo(genes(Trained.whole(config, 1, folder.resolve("b")), 0));
        Trained.Result kept = Trained.whole(elite, 1, folder.resolve("c"));
        assertThat(genes(kept, 4)).isEqualTo(genes(kept, 0)); // all are elite, so nobody is ever replaced
    }

    private static List<Double> genes(Trained.Result result, long generation) {
        return result.points().stream()
                .filter(p -> p.curve().startsWith("gene") && p.x() == generation)
                .map(Training.Point::y)
                .toList();
    }

    @Test
    void evolutionLearns() {
        Map<String, Object> config = evolution("simple", "s:Normal-20-10 r:Blend m:NStep");
        config.put("generations", 15);
        config.put("evaluate-every", 15);
        config.put("evaluate-games", 60);
        List<Double> means = Trained.whole(config, 2, folder).points().stream()
                .filter(p -> p.curve().equals("mean of 1 against 3 random"))
                .map(Training.Point::y)
                .toList();
        assertThat(means).hasSize(2);
        assertThat(means.getLast()).isGreaterThan(means.getFirst() + 0.1).isGreaterThan(0.45);
    }

    @Test
    void qLearningLearns() {
        Map<String, Object> config = q("iversen-text", "weights: genetic");
        config.put("games", 1500);
        config.put("evaluate-every", 500);
        config.put("fresh-games", 1000);
        String report = Trained.whole(config, 1, folder).files().get(TrainingReport.FILE);
        double fresh = Double.parseDouble(report.replaceAll("(?s).*?on fresh dice ([0-9.]+) .*", "$1"));
        assertThat(fresh).as(report).isGreaterThan(0.33); // chance is 0.25
    }

    @Test
    void configurationsAreReadStrictly() {
        complains("trainer: x", "there is no trainer 'x'");
        complains("trainer: evolution", "generations is missing");
        complains(
                "trainer: evolution|generations: 0",
                "generations: '0' is not allowed; it is a whole number 1..100000000");
        complains("trainer: evolution|generations: x", "generations: 'x' is not allowed; it is a whole number");
        complains(
                "trainer: evolution|generations: 1|genome: big",
                "genome: 'big' is not allowed; it is simple, advanced, full, stf");
        complains(
                "trainer: evolution|generations: 1|sed: 1", "there is no key 'sed' (did you mean 'seed'?); there are ");
        complains(
                "trainer: evolution|generations: 1|game: ludo-simple",
                "game: simple does not play ludo-simple: it needs ");
        complains("trainer: evolution|generations: 1|opponents: no", "opponents: there is no strategy 'no'");
        complains("trainer: q|alpha: 2", "alpha: '2' is not allowed; it is a number 0.0..1.0");
        complains("trainer: q|decay: 2", "decay: '2' is not allowed; it is true or false");
        complains("trainer: q|agent: actions|game: ludo-ludopy", "game: agent actions does not play ludo-ludopy");
        complains(
                "trainer: q|agent: iversen-code|game: ludo-pyludo",
                "game: agent iversen-code does not play ludo-pyludo");
    }

    private static void complains(String pairs, String complaint) {
        assertThatThrownBy(() -> Trainers.start(config(pairs.split("\\|")), Registry.installed(), 1))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith(complaint);
    }

    @Test
    void checkpointsAreRefusedWhenDamagedOrOfAnotherConfiguration() throws IOException {
        Map<String, Object> config = q("iversen-text");
        Training training = Trainers.start(config, Registry.installed(), 1);
        training.step();
        Path file = folder.resolve("checkpoint");
        List<Training.Point> points = training.points();
        String text = ModelHeader.text(config);
        TrainingCheckpoint.write(file, text, points, training);
        Training resumed = Trainers.start(config, Registry.installed(), 1);
        assertThat(TrainingCheckpoint.resume(file, text, resumed)).isEqualTo(points);
        assertThat(resumed.done()).isEqualTo(1);

        Map<String, Object> other = q("iversen-text");
        other.put("seed", 9);
        assertThatThrownBy(() -> TrainingCheckpoint.resume(
                        file, ModelHeader.text(other), Trainers.start(other, Registry.installed(), 1)))
                .isInstanceOf(BadInput.class)
                .hasMessage("%s is of another configuration:  seed: 3, not  seed: 9".formatted(file));

        byte[] bytes = Files.readAllBytes(file);
        for (int at = 0; at < bytes.length; at += 997) {
            bytes[at] ^= 1;
            Files.write(file, bytes);
            assertThatThrownBy(() ->
                            TrainingCheckpoint.resume(file, text, Trainers.start(config, Registry.installed(), 1)))
                    .as("byte %d", at)
                    .isInstanceOf(BadInput.class)
                    .hasMessage(file + " is no whole checkpoint of a training");
            bytes[at] ^= 1;
        }
        assertThatThrownBy(() -> TrainingCheckpoint.resume(
                        folder.resolve("none"), text, Trainers.start(config, Registry.installed(), 1)))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("there is no checkpoint ");
    }

    @Test
    void damagedModelsAreRefusedInOneLine() throws IOException {
        Game game = Installed.REGISTRY.game("ludo-ludopy-1.3.1");
        Trained.whole(q("iversen-code"), 1, folder);
        Path file = folder.resolve("q.model");
        byte[] bytes = Files.readAllBytes(file);
        Files.write(file, java.util.Arrays.copyOf(bytes, bytes.length - 100));
        refused(game, "q:" + file, file + " is damaged after its header");
        refused(game, "stf:" + file, file + " is a model for q:file=, not for stf:file=");
        Files.writeString(file, "root:x:0:0\n");
        refused(game, "q:" + file, file + " is no model of Alea");
        Files.writeString(file, "");
        refused(game, "q:" + file, file + " is empty; models of version 1 can be read");
        Files.writeString(file, "alea-model: 2\n\n");
        refused(game, "q:" + file, file + " is of version '2'; models of version 1 can be read");
        Files.writeString(
                file, ModelHeader.of("stf", "ludo-ludopy-1.3.1", "nine", Map.of()) + "move-out 1\ntravel x\n");
        refused(game, "stf:" + file, file + ": after the header there is no line 'travel NUMBER' where it should be");
    }

    private static void refused(Game game, String strategy, String complaint) {
        assertThatThrownBy(() -> Installed.REGISTRY.player(strategy, game))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith(complaint)
                .hasMessageNotContaining("root");
    }
}
