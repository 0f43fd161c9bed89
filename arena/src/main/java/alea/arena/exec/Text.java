package alea.arena.exec;

import java.nio.charset.StandardCharsets;

/** How texts are written into messages to a bot. */
final class Text {
    private Text() {}

    /** A field of a message: tabs and ends of lines in it are written {@code \t}, {@code \n} and {@code \r}. */
    static String field(String text) {
        return text.replace("\\", "\\\\")
                .replace("\t", "\\t")
                .replace("\n", "\\n")
                .replace("\r", "\\r");
    }

    /** What a field says. */
    static String plain(String field) {
        var text = new StringBuilder(field.length());
        boolean escaped = false;
        for (int i = 0; i < field.length(); i++) {
            char c = field.charAt(i);
            if (escaped) {
                text.append(
                        switch (c) {
                            case 't' -> '\t';
                            case 'n' -> '\n';
                            case 'r' -> '\r';
                            default -> c;
                        });
                escaped = false;
            } else if (c == '\\') {
                escaped = true;
            } else {
                text.append(c);
            }
        }
        return text.toString();
    }

    /** A number, without a fraction when it has none. */
    static String number(double value) {
        return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
    }

    static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    static String utf8(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
