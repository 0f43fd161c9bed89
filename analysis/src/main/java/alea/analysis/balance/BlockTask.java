package alea.analysis.balance;

import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A block of deals in one variant as others are given it, with what was worked out of the variant before.
 *
 * @param judged whether somebody judges positions in place of the game's heuristic
 * @param exact whether the variant is solved
 */
record BlockTask(int block, int variant, boolean judged, boolean exact, OutlookFit fit) {
    private static final int NUMBERS = 7;

    byte[] toBytes() {
        return String.join(
                        " ",
                        Integer.toString(block),
                        Integer.toString(variant),
                        Boolean.toString(judged),
                        Boolean.toString(exact),
                        Boolean.toString(fit.informed()),
                        Double.toString(fit.length()),
                        Double.toString(fit.foresight()),
                        fit.weights().stream().map(String::valueOf).collect(Collectors.joining(" ")))
                .getBytes(StandardCharsets.US_ASCII);
    }

    /** From bytes. */
    static BlockTask of(byte[] bytes) {
        String[] words = new String(bytes, StandardCharsets.US_ASCII).split(" ", -1);
        return new BlockTask(
                Integer.parseInt(words[0]),
                Integer.parseInt(words[1]),
                Boolean.parseBoolean(words[2]),
                Boolean.parseBoolean(words[3]),
                new OutlookFit(
                        Stream.of(words).skip(NUMBERS).map(Double::valueOf).toList(),
                        Double.parseDouble(words[5]),
                        Boolean.parseBoolean(words[4]),
                        Double.parseDouble(words[6])));
    }
}
