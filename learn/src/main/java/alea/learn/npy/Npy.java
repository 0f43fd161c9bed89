package alea.learn.npy;

import alea.file.WholeFile;
import alea.game.BadInput;
import alea.game.Memory;
import alea.game.Quoted;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * An array of numbers as NumPy keeps it in {@code .npy} files: versions 1.0, 2.0 and 3.0 of the format, floats of 8
 * and 4 bytes.
 *
 * @param shape how many numbers there are along each axis; no axis means a single number
 * @param values the numbers in C order: the last index runs fastest
 */
public record Npy(List<Integer> shape, double[] values) {
    private static final byte[] MAGIC = {(byte) 0x93, 'N', 'U', 'M', 'P', 'Y'};
    /** Data begin at a multiple of this. */
    private static final int ALIGNMENT = 64;

    private static final int V1_PREFIX = MAGIC.length + 4;
    private static final int V2_PREFIX = MAGIC.length + 6;
    /** No header of plain numbers comes near this; NumPy itself reads 10,000 bytes of one. */
    private static final int LONGEST_HEADER = 1 << 20;

    private static final Pattern DESCR = Pattern.compile("['\"]descr['\"]\\s*:\\s*(['\"])([^'\"]*)\\1");
    private static final Pattern ORDER = Pattern.compile("['\"]fortran_order['\"]\\s*:\\s*(True|False)");
    private static final Pattern SHAPE = Pattern.compile("['\"]shape['\"]\\s*:\\s*\\(([\\d\\s,L]*)\\)");

    /** How numbers are written. */
    public enum Width {
        /** Four bytes each, rounded to the nearest. */
        FLOAT(4, "<f4"),
        /** Eight bytes each, exact. */
        DOUBLE(8, "<f8");

        private final int bytes;
        private final String descr;

        Width(int bytes, String descr) {
            this.bytes = bytes;
            this.descr = descr;
        }
    }

    public Npy {
        shape = List.copyOf(shape);
        if (count(shape) != values.length) {
            throw new IllegalArgumentException(
                    String.format(Locale.ROOT, "%d numbers do not have the shape %s", values.length, shape));
        }
    }

    /** An array with one axis. */
    public static Npy of(double... values) {
        return new Npy(List.of(values.length), values);
    }

    /** Whether a file's first bytes are those of a {@code .npy} file. */
    public static boolean isNpy(byte[] content) {
        return content.length >= MAGIC.length && Arrays.equals(content, 0, MAGIC.length, MAGIC, 0, MAGIC.length);
    }

    /**
     * What a file's header says of the numbers after it.
     *
     * @param shape how many numbers there are along each axis
     * @param descr their type: a byte order, {@code f} and how many bytes each has
     * @param fortran whether the first index runs fastest
     * @param start where the numbers begin
     */
    public record Form(List<Integer> shape, String descr, boolean fortran, int start) {
        public Form {
            shape = List.copyOf(shape);
        }

        /** Bytes of a number. */
        private int bytes() {
            return descr.charAt(2) - '0';
        }

        /** How many numbers there are; they fit what there is of the file. */
        private int count() {
            return (int) Npy.count(shape);
        }
    }

    /**
     * What a file holds, of which only the header is read.
     *
     * @throws BadInput when it is missing or no {@code .npy} file of floats, naming the file
     */
    public static Form form(Path file) {
        return form(InputFile.beginning(file, V2_PREFIX + LONGEST_HEADER), InputFile.size(file), file);
    }

    /**
     * Reads a file, its numbers only when its header fits its size.
     *
     * @throws BadInput when it is missing or no {@code .npy} file of floats, naming the file
     */
    public static Npy read(Path file) {
        Form form = form(file);
        Memory.require(
                String.format(Locale.ROOT, "%s has %,d numbers", file, form.count()),
                (long) form.count() * (form.bytes() + Double.BYTES));
        return parse(InputFile.read(file, Integer.MAX_VALUE, "a .npy file"), file);
    }

    /**
     * Reads a file's content.
     *
     * @param file where it comes from, for messages
     * @throws BadInput when it is no {@code .npy} file of floats
     */
    public static Npy parse(byte[] content, Path file) {
        Form form = form(content, content.length, file);
        ByteBuffer data = ByteBuffer.wrap(content)
                .position(form.start)
                .order(form.descr.charAt(0) == '<' ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
        double[] values = new double[form.count()];
        for (int i = 0; i < values.length; i++) {
            values[i] = form.bytes() == Double.BYTES ? data.getDouble() : data.getFloat();
        }
        return new Npy(form.shape, form.fortran ? fromFortran(values, form.shape) : values);
    }

    /**
     * Reads a header.
     *
     * @param content the file, or so much of it that the header is there
     * @param size of the whole file
     */
    private static Form form(byte[] content, long size, Path file) {
        if (!isNpy(content)) {
            throw new BadInput("%s is no .npy file: it does not begin with \\x93NUMPY".formatted(file));
        }
        if (content.length < V2_PREFIX) {
            throw new BadInput("%s ends within its header".formatted(file));
        }
        ByteBuffer data = ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN);
        int major = content[MAGIC.length];
        int minor = content[MAGIC.length + 1];
        if (major < 1 || major > 3 || minor != 0) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "%s has version %d.%d of the .npy format; 1.0, 2.0 and 3.0 can be read",
                    file,
                    major & 0xff,
                    minor & 0xff));
        }
        int prefix = major == 1 ? V1_PREFIX : V2_PREFIX;
        long length = major == 1
                ? Short.toUnsignedInt(data.getShort(MAGIC.length + 2))
                : Integer.toUnsignedLong(data.getInt(MAGIC.length + 2));
        if (prefix + length > size) {
            throw new BadInput("%s ends within its header".formatted(file));
        }
        if (length > LONGEST_HEADER) {
            throw new BadInput(String.format(
                    Locale.ROOT, "%s has a header of %,d bytes; at most %,d are read", file, length, LONGEST_HEADER));
        }
        String header = new String(
                content,
                prefix,
                (int) length,
                major == 3 ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1); // as NumPy has it
        String descr = field(file, header, DESCR, "descr", 2);
        boolean fortran = field(file, header, ORDER, "fortran_order", 1).equals("True");
        List<Integer> shape = shape(file, field(file, header, SHAPE, "shape", 1));
        if (!descr.matches("[<>]f[48]")) {
            throw new BadInput("%s holds numbers of type %s; '<f8', '<f4', '>f8' and '>f4' can be read"
                    .formatted(file, Quoted.of(descr)));
        }
        var form = new Form(shape, descr, fortran, prefix + (int) length);
        long count = count(shape);
        if (count < 0 || count > Integer.MAX_VALUE / form.bytes() || size - form.start != count * form.bytes()) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "%s says that its shape is %s of '%s', which does not fit the %d bytes that follow",
                    file,
                    text(shape),
                    descr,
                    size - form.start));
        }
        return form;
    }

    private static String field(Path file, String header, Pattern pattern, String name, int group) {
        Matcher matcher = pattern.matcher(header);
        if (!matcher.find()) {
            throw new BadInput("%s has no %s in its header".formatted(file, name));
        }
        return matcher.group(group);
    }

    private static List<Integer> shape(Path file, String text) {
        try {
            return Arrays.stream(text.replace("L", "").split(","))
                    .map(String::strip)
                    .filter(axis -> !axis.isEmpty())
                    .map(Integer::valueOf)
                    .toList();
        } catch (NumberFormatException e) {
            throw new BadInput("%s has the shape %s, which cannot be read".formatted(file, Quoted.of(text)));
        }
    }

    /** How many numbers a shape holds, or -1 when that is beyond counting. */
    private static long count(List<Integer> shape) {
        long count = 1;
        for (int axis : shape) {
            if (axis < 0) {
                return -1;
            }
            count *= axis;
            if (count > Integer.MAX_VALUE) {
                return shape.contains(0) ? 0 : -1;
            }
        }
        return count;
    }

    /** Puts numbers whose first index runs fastest into C order. */
    private static double[] fromFortran(double[] values, List<Integer> shape) {
        double[] ordered = new double[values.length];
        int[] index = new int[shape.size()];
        for (double value : values) {
            int at = 0;
            for (int axis = 0; axis < index.length; axis++) {
                at = at * shape.get(axis) + index[axis];
            }
            ordered[at] = value;
            for (int axis = 0; axis < index.length; axis++) {
                index[axis]++;
                if (index[axis] < shape.get(axis)) {
                    break;
                }
                index[axis] = 0;
            }
        }
        return ordered;
    }

    /** Writes a file as {@link Width#DOUBLE}. */
    public void write(Path file) {
        write(file, Width.DOUBLE);
    }

    /**
     * Writes a file, at first under another name, so that nobody ever sees half of it.
     *
     * @throws BadInput when that is not possible, naming the file
     */
    public void write(Path file, Width width) {
        WholeFile.write(file, bytes(width));
    }

    /** The content of a file: version 1.0 where the header fits, as NumPy does it. */
    public byte[] bytes(Width width) {
        byte[] start = start(width.descr, shape);
        ByteBuffer out =
                ByteBuffer.allocate(start.length + values.length * width.bytes).order(ByteOrder.LITTLE_ENDIAN);
        out.put(start);
        for (double value : values) {
            if (width == Width.DOUBLE) {
                out.putDouble(value);
            } else {
                out.putFloat((float) value);
            }
        }
        return out.array();
    }

    /**
     * How a file begins, up to its numbers.
     *
     * @param descr of their type, as NumPy writes it
     */
    public static byte[] start(String descr, List<Integer> shape) {
        String header = "{'descr': '%s', 'fortran_order': False, 'shape': %s, }".formatted(descr, text(shape));
        int v1 = aligned(V1_PREFIX + header.length() + 1);
        boolean one = v1 - V1_PREFIX <= 0xffff;
        int prefix = one ? V1_PREFIX : V2_PREFIX;
        int start = one ? v1 : aligned(V2_PREFIX + header.length() + 1);
        ByteBuffer out = ByteBuffer.allocate(start).order(ByteOrder.LITTLE_ENDIAN);
        out.put(MAGIC).put((byte) (one ? 1 : 2)).put((byte) 0);
        if (one) {
            out.putShort((short) (start - prefix));
        } else {
            out.putInt(start - prefix);
        }
        out.put(header.getBytes(StandardCharsets.US_ASCII));
        while (out.position() < start - 1) {
            out.put((byte) ' ');
        }
        out.put((byte) '\n');
        return out.array();
    }

    private static int aligned(int length) {
        return (length + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    }

    /** A shape as Python writes it: {@code (3,)}, {@code (2, 3)}. */
    public static String text(List<Integer> shape) {
        return shape.size() == 1
                ? "(" + shape.getFirst() + ",)"
                : shape.stream().map(Object::toString).collect(Collectors.joining(", ", "(", ")"));
    }

    @Override
    public boolean equals(@org.jspecify.annotations.Nullable Object other) {
        return other instanceof Npy npy && shape.equals(npy.shape) && Arrays.equals(values, npy.values);
    }

    @Override
    public int hashCode() {
        return 31 * shape.hashCode() + Arrays.hashCode(values);
    }

    @Override
    public String toString() {
        return "Npy" + text(shape)
                + IntStream.range(0, Math.min(values.length, 4))
                        .mapToObj(i -> Double.toString(values[i]))
                        .collect(Collectors.joining(", ", "[", values.length > 4 ? ", ...]" : "]"));
    }
}
