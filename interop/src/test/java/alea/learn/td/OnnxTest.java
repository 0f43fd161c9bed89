package alea.learn.td;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import alea.game.Game;
import alea.game.Position;
import alea.game.Registry;
import alea.learn.train.ModelHeader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Exported networks, run by ONNX Runtime. */
class OnnxTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "ludo-pyludo-fork; ludo-threats; 20",
                "ludo-simple; ludo-threats; 20",
                "ludo-classic:seats=3; ludo-threats; 20",
                "doom:3x3; doom; 20",
                "doom:2x3,seats=3; doom; 0",
                "ludo-simple:pawns=2; ludo-pairs; 0"
            })
    void onnxRuntimeSaysTheSame(String spec, String kind, int hidden) throws OrtException {
        Game game = Registry.installed().game(spec);
        Network net = NetworkEvaluatorTest.network(game, kind, hidden);
        for (int i = 0; i < net.hidden; i++) {
            net.first[net.inputs * net.width + i] = 0.1f * (i - 10);
        }
        net.bias[1] = 0.3f;
        Path file = folder.resolve("a.net");
        new Model(ModelHeader.of(Model.KIND, game.spec().toString(), kind, Map.of("seed", 1)), net).write(file, false);
        Path onnx = folder.resolve("a.onnx");
        Onnx.export(file, onnx);

        Features features = FeaturePlugin.kind(game, kind).orElseThrow().features(game);
        NetworkEvaluator valuer = new NetworkEvaluator(game.payoffs(), net, features, Kernel.of(net));
        List<float[]> inputs = new ArrayList<>();
        List<float[]> expected = new ArrayList<>();
        Position next = game.start();
        NetworkEvaluatorTest.decisions(game, 10, 300, position -> {
            next.set(position);
            if (!features.values(next)) {
                next.take(0);
            }
            if (next.node() != Position.OVER && features.values(next)) {
                valuer.begin();
                expected.add(valuer.chances(next).clone());
                float[] dense = new float[features.inputs()];
                for (int input : valuer.inputs) {
                    dense[input]++;
                }
                for (int i = 0; i < valuer.extras; i++) {
                    dense[valuer.extraInputs[i]] += valuer.extraValues[i];
                }
                inputs.add(dense);
            }
        });
        assertThat(inputs).hasSizeGreaterThan(30);
        OrtEnvironment environment = OrtEnvironment.getEnvironment();
        try (OrtSession session = environment.createSession(onnx.toString());
                OnnxTensor tensor = OnnxTensor.createTensor(environment, inputs.toArray(float[][]::new));
                OrtSession.Result result = session.run(Map.of("inputs", tensor))) {
            float[][] chances = (float[][]) result.get("chances").orElseThrow().getValue();
            assertThat(chances).hasNumberOfRows(inputs.size());
            for (int i = 0; i < chances.length; i++) {
                assertThat(chances[i]).hasSize(game.seats());
                for (int seat = 0; seat < game.seats(); seat++) {
                    assertThat(chances[i][seat]).isCloseTo(expected.get(i)[seat], within(1e-5f));
                }
            }
            assertThat(session.getMetadata().getCustomMetadata())
                    .containsEntry("game", game.spec().toString())
                    .containsEntry("features", kind);
        }
    }
}
