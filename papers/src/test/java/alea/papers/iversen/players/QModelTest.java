package alea.papers.iversen.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Installed;
import alea.learn.train.ModelHeader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QModelTest {
    private static final Game GAME = Installed.REGISTRY.game("ludo-ludopy-1.3.1");
    private static final ModelHeader HEADER =
            ModelHeader.of(QModel.KIND, GAME.spec().toString(), "24 bits", Map.of("seed", 1));

    @TempDir
    private Path folder;

    @FunctionalInterface
    private interface Body {
        void write(DataOutputStream out) throws IOException;
    }

    private Path file(ModelHeader header, Body body) throws IOException {
        var bytes = new ByteArrayOutputStream();
        bytes.write(header.toString().getBytes(StandardCharsets.UTF_8));
        try (var out = new DataOutputStream(new GZIPOutputStream(bytes))) {
            body.write(out);
        }
        return Files.write(folder.resolve("a.model"), bytes.toByteArray());
    }

    private Path file(Body body) throws IOException {
        return file(HEADER.with("reading", "text").with("first-values", "5"), body);
    }

    private static void state(DataOutputStream out, int state, int learned, float... values) throws IOException {
        out.writeInt(state);
        out.writeInt(learned);
        for (float value : values) {
            out.writeFloat(value);
        }
    }

    private static void assertRefused(Path file, String words) {
        assertThatThrownBy(() -> QModel.read(file, GAME))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("a.model")
                .hasMessageContaining(words);
    }

    @Test
    void whatIsWrittenIsReadAndStatesThatLearnedNothingAreLeftOut() throws IOException {
        var table = new SparseTable(-7);
        table.put(9, 3, 0.25);
        table.put(4, 23, -1);
        table.put(6, 2, table.first(6, 2));
        Path file = Files.write(folder.resolve("a.model"), QModel.bytes(HEADER, Reading.CODE, table));
        QModel.QPlayer read = QModel.read(file, GAME);
        assertThat(read.reading()).isEqualTo(Reading.CODE);
        assertThat(read.table().seed()).isEqualTo(-7);
        assertThat(read.table().size()).isEqualTo(2);
        assertThat(read.table().get(9, 3)).isEqualTo(0.25);
        assertThat(read.table().get(4, 23)).isEqualTo(-1);
    }

    @Test
    void aTableThatGrewBeyondWhatAModelHoldsIsNoModel() {
        for (double grown : new double[] {1e39, Double.NEGATIVE_INFINITY, Double.NaN}) {
            var table = new SparseTable(-7);
            table.put(9, 3, grown);
            assertThatThrownBy(() -> QModel.bytes(HEADER, Reading.CODE, table))
                    .isInstanceOf(BadInput.class)
                    .hasMessageStartingWith("the training came to a number that no model can hold (");
        }
    }

    @Test
    void aCheckpointWithSuchAValueIsDamaged() throws IOException {
        var table = new SparseTable(-7);
        table.put(9, 3, 1e39);
        var bytes = new ByteArrayOutputStream();
        table.save(new DataOutputStream(bytes));
        assertThatThrownBy(() ->
                        new SparseTable(-7).load(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()))))
                .isInstanceOf(IOException.class)
                .hasMessage("a value is too large for a model");
    }

    @Test
    void aBombIsRefusedBeforeItIsUnpacked() throws IOException {
        assertRefused(
                file(out -> {
                    out.writeInt(1);
                    state(out, 1, 1, 0.5f);
                    for (int i = 0; i < 4096; i++) {
                        out.write(new byte[1 << 16]);
                    }
                }),
                "it has not the length that its states need");
    }

    @Test
    void countsAreBounded() throws IOException {
        assertRefused(file(out -> out.writeInt(-1)), "it says that there are -1 states; there are at most 16,777,216");
        assertRefused(file(out -> out.writeInt(Integer.MAX_VALUE)), "it says that there are 2,147,483,647 states");
        assertRefused(file(out -> out.writeInt(2)), "it has not the length that its states need");
        assertRefused(file(out -> out.write(0)), "it ends too soon");
    }

    @Test
    void onlyStatesInOrderWithFiniteValuesAreTaken() throws IOException {
        assertRefused(
                file(out -> {
                    out.writeInt(2);
                    state(out, 5, 1, 0.5f);
                    state(out, 5, 1, 0.5f);
                }),
                "states are not 24 bits in ascending order");
        assertRefused(
                file(out -> {
                    out.writeInt(2);
                    state(out, 5, 1, 0.5f);
                    state(out, 4, 1, 0.5f);
                }),
                "states are not 24 bits in ascending order");
        assertRefused(
                file(out -> {
                    out.writeInt(1);
                    state(out, 1 << 24, 1, 0.5f);
                }),
                "states are not 24 bits in ascending order");
        assertRefused(
                file(out -> {
                    out.writeInt(1);
                    state(out, 1, 1 << 24, 0.5f);
                }),
                "states are not 24 bits in ascending order");
        assertRefused(
                file(out -> {
                    out.writeInt(1);
                    state(out, 1, 0, 0.5f);
                }),
                "a state without values");
        assertRefused(
                file(out -> {
                    out.writeInt(1);
                    state(out, 1, 1, Float.NaN);
                }),
                "a value is not finite");
        assertRefused(
                file(out -> {
                    out.writeInt(1);
                    state(out, 1, 1, 1, 2);
                }),
                "more follows after the last state");
    }

    @Test
    void whatFollowsThePackedStatesIsRefused() throws IOException {
        Path file = file(out -> {
            out.writeInt(1);
            state(out, 1, 1, 0.5f);
        });
        byte[] good = Files.readAllBytes(file);
        QModel.read(file, GAME);
        Files.write(file, Arrays.copyOf(good, good.length + 1));
        assertRefused(file, "it has not the length that its states need");
        byte[] twice = Arrays.copyOf(good, good.length + good.length);
        int packed = good.length - ModelHeader.length(good);
        System.arraycopy(good, good.length - packed, twice, good.length, packed);
        Files.write(file, Arrays.copyOf(twice, good.length + packed)); // gzip takes a second one as more of the first
        assertRefused(file, "it does not fit its checksum");
    }

    @Test
    void aReadingOrSeedThatIsNoneIsRefused() throws IOException {
        Body body = out -> {
            out.writeInt(1);
            state(out, 1, 1, 0.5f);
        };
        assertRefused(file(HEADER.with("reading", "tex").with("first-values", "5"), body), "it is text or code");
        assertRefused(file(HEADER.with("reading", "text").with("first-values", "5x"), body), "first-values is '5x'");
        assertRefused(file(HEADER.with("reading", "text"), body), "first-values is ''");
        assertRefused(
                file(HEADER.with("reading", "text").with("first-values", "9999999999999999999"), body),
                "a whole number of 64 bits");
    }
}
