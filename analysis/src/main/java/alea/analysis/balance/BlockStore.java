package alea.analysis.balance;

import alea.file.Texts;
import alea.file.WholeFile;
import alea.game.BadInput;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * The results of blocks, kept in memory and, to go on with later, in a file of text: what they are of, a line for each
 * block of a variant, and a checksum.
 */
final class BlockStore {
    private static final String HEAD = "alea balance 2";
    private static final String TAIL = "end ";
    private static final int MOST_BYTES = 1 << 30;

    private final int blocks;
    private final int[] seats;
    private final @Nullable BlockResult[][] results;

    /**
     * A store without results.
     *
     * @param seats of each variant
     */
    BlockStore(int blocks, int[] seats) {
        this.blocks = blocks;
        this.seats = seats.clone();
        results = new BlockResult[blocks][seats.length];
    }

    void put(int block, int variant, BlockResult result) {
        results[block][variant] = result;
    }

    boolean has(int block, int variant) {
        return results[block][variant] != null;
    }

    @Nullable
    BlockResult get(int block, int variant) {
        return results[block][variant];
    }

    /** How many blocks there are of which all variants are played, from the first on. */
    int complete() {
        int complete = 0;
        while (complete < blocks && Stream.of(results[complete]).allMatch(r -> r != null)) {
            complete++;
        }
        return complete;
    }

    /** Writes what is known. */
    void write(Path file, String identity) {
        var text = new StringBuilder(HEAD + "\n" + identity + "\n");
        for (int block = 0; block < blocks; block++) {
            for (int variant = 0; variant < seats.length; variant++) {
                BlockResult result = results[block][variant];
                if (result != null) {
                    text.append(line(block, variant, result)).append('\n');
                }
            }
        }
        WholeFile.write(file, text + TAIL + checksum(text.toString()) + "\n");
    }

    /** A result as a line. */
    static String line(int block, int variant, BlockResult result) {
        var text = new StringBuilder(String.format(Locale.ROOT, "%d %d", block, variant));
        for (double sum : result.sums()) {
            text.append(' ').append(number(sum));
        }
        return text.append(" |").append(lengths(result.lengths())).toString();
    }

    private static String number(double sum) {
        return sum == Math.rint(sum) && Math.abs(sum) < 1e15 ? Long.toString(Math.round(sum)) : Double.toHexString(sum);
    }

    private static String lengths(SortedMap<Integer, Integer> lengths) {
        return lengths.entrySet().stream()
                .map(e -> String.format(Locale.ROOT, " %d:%d", e.getKey(), e.getValue()))
                .collect(Collectors.joining());
    }

    private static String checksum(String text) {
        var crc = new CRC32();
        crc.update(text.getBytes(StandardCharsets.UTF_8));
        return Long.toHexString(crc.getValue());
    }

    /**
     * Takes over what a file has.
     *
     * @throws BadInput when it is missing, damaged, or of something else
     */
    void read(Path file, String identity) {
        String text = Texts.read(file, MOST_BYTES);
        int end = text.lastIndexOf(TAIL);
        if (!text.startsWith(HEAD + "\n")
                || end < 0
                || !text.substring(end).equals(TAIL + checksum(text.substring(0, end)) + "\n")) {
            throw damaged(file);
        }
        Iterator<String> lines = text.substring(0, end).lines().skip(1).iterator();
        if (!lines.hasNext()) {
            throw damaged(file);
        }
        String its = lines.next();
        if (!its.equals(identity)) {
            throw new BadInput("%s is of another run: it has %s, and this is %s".formatted(file, its, identity));
        }
        try {
            while (lines.hasNext()) {
                take(lines.next());
            }
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw damaged(file); // somebody wrote it, with a checksum
        }
    }

    private static BadInput damaged(Path file) {
        return new BadInput("%s is damaged, or no balance run has written it".formatted(file));
    }

    /**
     * Takes over a result.
     *
     * @throws IllegalArgumentException or {@link IndexOutOfBoundsException} when the line is that of none
     */
    void take(String line) {
        String[] halves = line.split(" \\|", -1);
        String[] fields = halves[0].split(" ", -1);
        int block = Integer.parseInt(fields[0]);
        int variant = Integer.parseInt(fields[1]);
        double[] sums = new double[new MatchSums(seats[variant]).length()];
        if (fields.length != sums.length + 2) {
            throw new IllegalArgumentException("so many sums: " + fields.length);
        }
        for (int k = 0; k < sums.length; k++) {
            sums[k] = Double.parseDouble(fields[k + 2]);
            if (!Double.isFinite(sums[k])) {
                throw new IllegalArgumentException("a sum is not finite");
            }
        }
        var lengths = new TreeMap<Integer, Integer>();
        long matches = 0;
        for (Map.Entry<Integer, Integer> length :
                Stream.of(halves[1].strip().split(" ")).map(BlockStore::length).toList()) {
            lengths.put(length.getKey(), length.getValue());
            matches += length.getValue();
        }
        if (matches != Math.round(sums[MatchSums.MATCHES])) {
            throw new IllegalArgumentException("so many matches: " + matches);
        }
        put(block, variant, new BlockResult(sums, lengths));
    }

    private static Map.Entry<Integer, Integer> length(String text) {
        int colon = text.indexOf(':');
        int length = Integer.parseInt(text.substring(0, colon));
        int count = Integer.parseInt(text.substring(colon + 1));
        if (length < 0 || count < 1) {
            throw new IllegalArgumentException(text);
        }
        return Map.entry(length, count);
    }
}
