package alea.learn.npy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import alea.learn.npy.Npy.Width;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class NpyTest {
    private static final Path FILE = Path.of("weights.npy");

    @TempDir
    Path folder;

    /**
     * What {@code np.save} of NumPy 1.24 writes for {@code np.array([[1.5, -2.0, 3.25]])}, by the format's
     * description.
     */
    private static byte[] asNumPy(String header, int major, ByteOrder order, int bytes, double... values) {
        int prefix = major == 1 ? 10 : 12;
        int length = (prefix + header.length() + 1 + 63) / 64 * 64 - prefix;
        ByteBuffer out =
                ByteBuffer.allocate(prefix + length + bytes * values.length).order(ByteOrder.LITTLE_ENDIAN);
        out.put(new byte[] {(byte) 0x93, 'N', 'U', 'M', 'P', 'Y', (byte) major, 0});
        if (major == 1) {
            out.putShort((short) length);
        } else {
            out.putInt(length);
        }
        out.put((header + " ".repeat(length - header.length() - 1) + "\n").getBytes(StandardCharsets.US_ASCII));
        out.order(order);
        for (double value : values) {
            if (bytes == 8) {
                out.putDouble(value);
            } else {
                out.putFloat((float) value);
            }
        }
        return out.array();
    }

    @ParameterizedTest
    @CsvSource({"<f8,1", "<f4,1", ">f8,1", ">f4,1", "<f8,2", ">f4,2", "<f8,3", ">f4,3"})
    void readsFloatsOfBothSizesInBothByteOrdersAndVersions(String descr, int major) {
        byte[] file = asNumPy(
                "{'descr': '%s', 'fortran_order': False, 'shape': (1, 3), }".formatted(descr),
                major,
                descr.startsWith("<") ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN,
                descr.charAt(2) - '0',
                1.5,
                -2,
                3.25);
        assertThat(Npy.parse(file, FILE)).isEqualTo(new Npy(List.of(1, 3), new double[] {1.5, -2, 3.25}));
    }

    @Test
    void putsFortranOrderIntoCOrder() {
        byte[] file = asNumPy(
                "{'descr': '<f8', 'fortran_order': True, 'shape': (2, 3), }",
                1,
                ByteOrder.LITTLE_ENDIAN,
                8,
                0,
                10,
                1,
                11,
                2,
                12);
        assertThat(Npy.parse(file, FILE).values()).containsExactly(0, 1, 2, 10, 11, 12);
    }

    @Test
    void putsFortranOrderOfThreeAxesIntoCOrder() {
        double[] fortran = new double[24];
        double[] c = new double[24];
        for (int i = 0; i < 2; i++) {
            for (int j = 0; j < 3; j++) {
                for (int k = 0; k < 4; k++) {
                    fortran[i + 2 * j + 6 * k] = 100 * i + 10 * j + k;
                    c[12 * i + 4 * j + k] = 100 * i + 10 * j + k;
                }
            }
        }
        byte[] file = asNumPy(
                "{'descr': '<f8', 'fortran_order': True, 'shape': (2, 3, 4), }",
                1,
                ByteOrder.LITTLE_ENDIAN,
                8,
                fortran);
        assertThat(Npy.parse(file, FILE).values()).containsExactly(c);
    }

    @Test
    void writesTheBytesThatNumPyWrites() {
        assertThat(Npy.of(1.5, -2, 3.25).bytes(Width.DOUBLE))
                .isEqualTo(asNumPy(
                        "{'descr': '<f8', 'fortran_order': False, 'shape': (3,), }",
                        1,
                        ByteOrder.LITTLE_ENDIAN,
                        8,
                        1.5,
                        -2,
                        3.25));
        assertThat(new Npy(List.of(), new double[] {7}).bytes(Width.FLOAT))
                .isEqualTo(asNumPy(
                        "{'descr': '<f4', 'fortran_order': False, 'shape': (), }", 1, ByteOrder.LITTLE_ENDIAN, 4, 7));
    }

    @ParameterizedTest
    @EnumSource(Width.class)
    void readsWhatItWrites(Width width) throws IOException {
        var npy = new Npy(List.of(2, 1, 2), new double[] {0.5, -0.0, 1e30f, Float.MIN_VALUE});
        Path file = folder.resolve("a.npy");
        npy.write(file, width);
        assertThat(Npy.read(file)).isEqualTo(npy);
        npy.write(file, width); // over the old one
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test
    void writesVersionTwoWhereTheHeaderIsTooLongForOne() {
        var npy = new Npy(Collections.nCopies(30_000, 1), new double[] {3});
        byte[] bytes = npy.bytes(Width.DOUBLE);
        assertThat(bytes[6]).isEqualTo((byte) 2);
        assertThat((bytes.length - 8) % 64).isZero();
        assertThat(Npy.parse(bytes, FILE)).isEqualTo(npy);
    }

    @Test
    void readsAnEmptyArray() {
        var npy = new Npy(List.of(0, 5), new double[0]);
        assertThat(Npy.parse(npy.bytes(Width.DOUBLE), FILE)).isEqualTo(npy);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'descr': '<i8', 'fortran_order': False, 'shape': (1,), }",
                "{'descr': '|O', 'fortran_order': False, 'shape': (1,), }",
                "{'descr': [('a', '<f8')], 'fortran_order': False, 'shape': (1,), }",
                "{'descr': '<f8', 'shape': (1,), }",
                "{'descr': '<f8', 'fortran_order': False, 'shape': (2,), }",
                "{'descr': '<f8', 'fortran_order': False, 'shape': (99999999999,), }",
                "{'descr': '<f8', 'fortran_order': False, 'shape': (1 1,), }",
                "{'descr': '<f8', 'fortran_order': False, 'shape': (65536, 65536, 65536, 65536), }",
                "nonsense"
            })
    void saysWhatIsWrongWithAHeaderAndNamesTheFile(String header) {
        byte[] file = asNumPy(header, 1, ByteOrder.LITTLE_ENDIAN, 8, 1);
        assertThatThrownBy(() -> Npy.parse(file, FILE))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("weights.npy");
    }

    @Test
    void everyBeginningOfAFileIsRefused() {
        byte[] whole = Npy.of(1, 2).bytes(Width.DOUBLE);
        for (int length = 0; length < whole.length; length++) {
            byte[] part = java.util.Arrays.copyOf(whole, length);
            assertThatThrownBy(() -> Npy.parse(part, FILE)).isInstanceOf(BadInput.class);
        }
    }

    @Test
    void aLargeFileIsJudgedByItsHeaderAndNotRead() throws IOException {
        Path file = folder.resolve("large.npy");
        byte[] header = asNumPy(
                "{'descr': '<f8', 'fortran_order': False, 'shape': (268435455,), }", 1, ByteOrder.LITTLE_ENDIAN, 8);
        Files.write(file, header);
        try (var sparse = new RandomAccessFile(file.toFile(), "rw")) {
            sparse.setLength(3L << 30);
        }
        assertThatThrownBy(() -> Npy.read(file))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("which does not fit the 3221225344 bytes that follow");
    }

    @Test
    void aHeaderOfManyMegabytesIsRefused() {
        byte[] file = asNumPy(
                "{'descr': '<f8', 'fortran_order': False, 'shape': (1,), }" + " ".repeat(2_000_000),
                3,
                ByteOrder.LITTLE_ENDIAN,
                8,
                1);
        assertThatThrownBy(() -> Npy.parse(file, FILE))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("bytes; at most 1,048,576 are read");
    }

    @Test
    void saysWhichFileIsMissingOrCannotBeWritten() {
        assertThatThrownBy(() -> Npy.read(folder.resolve("none.npy")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("none.npy");
        assertThatThrownBy(() -> Npy.read(folder)).isInstanceOf(BadInput.class).hasMessageContaining("is no file");
        assertThatThrownBy(() -> Npy.of(1).write(folder.resolve("no/such.npy")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("such.npy");
    }
}
