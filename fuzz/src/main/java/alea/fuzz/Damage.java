package alea.fuzz;

import alea.game.Dice;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Damages bytes, as disks, editors and people do, and as somebody would who knows the format. */
final class Damage {
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)?");
    private static final Pattern WORD = Pattern.compile("[A-Za-z]{2,}");
    private static final List<String> NUMBERS = List.of(
            "0",
            "-1",
            "1",
            "2",
            "255",
            "256",
            "65536",
            "2147483647",
            "-2147483648",
            "4294967296",
            "9223372036854775807",
            "9223372036854775808",
            "1e308",
            "1e999",
            "-0.0",
            "NaN",
            "Infinity",
            "0x10",
            "1_000",
            "٣",
            "",
            "1.5",
            "99999999999999999999999999999999");
    private static final List<String> TEXTS = List.of(
            "",
            " ",
            "\n",
            "\r",
            "\r\n",
            "\t",
            "\0",
            "\u001b[31m",
            "\u0085",
            "\u2028",
            "\u202e",
            "\ufeff",
            "'",
            "\"",
            "\\",
            "<script>",
            "../../x",
            "/dev/null",
            "%s%d%n",
            "${x}",
            "{",
            "}",
            "[",
            "]",
            ":",
            ": ",
            "- ",
            "#",
            "&a",
            "*a",
            "!!java.net.URL x",
            "---\n",
            "null",
            "true",
            "~",
            "é",
            "𝕏",
            "\ud800",
            "'; drop table runs; --",
            "a".repeat(5000));

    private Damage() {}

    /** Damaged bytes, never the same as those given. */
    static byte[] of(byte[] whole, boolean text, Dice dice) {
        byte[] bytes = whole;
        for (int times = 1 + dice.below(3); times > 0 || Arrays.equals(bytes, whole); times--) {
            bytes = text && dice.below(3) > 0 ? words(bytes, dice) : bytes(bytes, dice);
        }
        return bytes;
    }

    private static byte[] bytes(byte[] from, Dice dice) {
        int n = from.length;
        if (n == 0) {
            return new byte[] {(byte) dice.below(256)};
        }
        int at = dice.below(n);
        int length = 1 + dice.below(Math.min(n - at, 1 + dice.below(64)));
        return switch (dice.below(8)) {
            case 0, 1 -> {
                byte[] flipped = from.clone();
                flipped[at] ^= (byte) (1 << dice.below(8));
                yield flipped;
            }
            case 2 -> {
                byte[] set = from.clone();
                set[at] = (byte) List.of(0, 1, 127, 128, 255, 10, 13, 32)
                        .get(dice.below(8))
                        .intValue();
                yield set;
            }
            case 3 -> Arrays.copyOf(from, at);
            case 4 -> replaced(from, at, at + length, new byte[0]);
            case 5 -> replaced(from, at, at, Arrays.copyOfRange(from, at, at + length));
            case 6 -> {
                byte[] noise = new byte[length];
                for (int i = 0; i < length; i++) {
                    noise[i] = (byte) dice.below(256);
                }
                yield replaced(from, at, at + dice.below(2) * length, noise);
            }
            default -> { // a number in another number's place, as an attacker would set a length
                byte[] set = from.clone();
                long value = List.of(-1L, 0L, Long.MAX_VALUE, Long.MIN_VALUE, 0x7fffffffL, 0x7fffffff00000000L)
                        .get(dice.below(6));
                for (int i = 0; i < 8 && at + i < n; i++) {
                    set[at + i] = (byte) (value >>> 8 * i);
                }
                yield set;
            }
        };
    }

    private static byte[] words(byte[] from, Dice dice) {
        String text = new String(from, StandardCharsets.ISO_8859_1); // every byte stays itself
        String changed = switch (dice.below(6)) {
            case 0, 1 -> other(text, NUMBER, NUMBERS, dice);
            case 2 -> other(text, WORD, TEXTS, dice);
            case 3 -> {
                int at = dice.below(text.length() + 1);
                yield text.substring(0, at) + inBytes(TEXTS.get(dice.below(TEXTS.size()))) + text.substring(at);
            }
            default -> lines(text, dice);
        };
        return changed.getBytes(StandardCharsets.ISO_8859_1);
    }

    private static String inBytes(String text) {
        return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
    }

    private static String other(String text, Pattern pattern, List<String> instead, Dice dice) {
        List<MatchResult> places = pattern.matcher(text).results().toList();
        if (places.isEmpty()) {
            return text;
        }
        MatchResult place = places.get(dice.below(places.size()));
        return text.substring(0, place.start())
                + inBytes(instead.get(dice.below(instead.size())))
                + text.substring(place.end());
    }

    /** Leaves a line out, says it twice, or swaps it with another. */
    private static String lines(String text, Dice dice) {
        String[] lines = text.split("(?<=\n)", -1);
        int i = dice.below(lines.length);
        int j = dice.below(lines.length);
        String line = lines[i];
        switch (dice.below(3)) {
            case 0 -> lines[i] = "";
            case 1 -> lines[j] += line;
            default -> {
                lines[i] = lines[j];
                lines[j] = line;
            }
        }
        return String.join("", lines);
    }

    private static byte[] replaced(byte[] from, int start, int end, byte[] by) {
        int until = Math.min(end, from.length);
        byte[] made = new byte[start + by.length + from.length - until];
        System.arraycopy(from, 0, made, 0, start);
        System.arraycopy(by, 0, made, start, by.length);
        System.arraycopy(from, until, made, start + by.length, from.length - until);
        return made;
    }
}
