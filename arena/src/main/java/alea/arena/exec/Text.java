package alea.arena.exec;

import java.nio.charset.StandardCharsets;

/** How texts are written into messages, and how what a bot says is shown. */
final class Text {
    private static final int QUOTED = 60;

    private Text() {}

    /** A field of a message: tabs and ends of lines in it are written {@code \t}, {@code \n} and {@code \r}. */
    static String field(String text) {
        return text.replace("\\", "\\\\")
                .replace("\t", "\\t")
                .replace("\n", "\\n")
                .replace("\r", "\\r");
    }

    /** A number, without a fraction when it has none. */
    static String number(double value) {
        return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
    }

    /** What somebody said, in quotes, cut to a sane length. */
    static String quote(String said) {
        int end = said.offsetByCodePoints(0, Math.min(QUOTED, said.codePointCount(0, said.length())));
        return "'" + plain(said.substring(0, end)) + (end < said.length() ? "...'" : "'");
    }

    /** The same text on one line, with everything that a terminal might obey written as an escape. */
    static String plain(String text) {
        var shown = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            switch (c) {
                case '\t' -> shown.append("\\t");
                case '\n' -> shown.append("\\n");
                case '\r' -> shown.append("\\r");
                default -> {
                    switch (Character.getType(c)) {
                        case Character.CONTROL,
                                Character.FORMAT,
                                Character.LINE_SEPARATOR,
                                Character.PARAGRAPH_SEPARATOR,
                                Character.SURROGATE -> shown.append("\\u{%x}".formatted(c));
                        default -> shown.appendCodePoint(c);
                    }
                }
            }
        });
        return shown.toString();
    }

    static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    static String utf8(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
