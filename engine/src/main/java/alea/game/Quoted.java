package alea.game;

import java.util.Locale;

/**
 * Texts from outside, as messages show them: of a sane length, on one line, and with nothing that a terminal would
 * obey.
 */
public final class Quoted {
    /** Characters of a quoted text that are shown. */
    private static final int SHOWN = 60;

    /** Characters of a whole message that are shown. */
    private static final int MESSAGE = 1000;

    private Quoted() {}

    /** A text in quotes, cut after 60 characters: {@code 'abc'}, or {@code 'abc...'}. */
    public static String of(String text) {
        int end = text.length() <= SHOWN ? text.length() : before(text, SHOWN);
        return "'" + plain(text.substring(0, end)) + (end < text.length() ? "...'" : "'");
    }

    /** A message on one line of at most about 1000 characters: of a longer one, the middle is left out. */
    public static String message(String message) {
        String kept = message.length() <= MESSAGE
                ? message
                : message.substring(0, before(message, MESSAGE * 3 / 4))
                        + "..."
                        + message.substring(before(message, message.length() - MESSAGE / 4));
        return plain(kept.replaceAll("\\s*\\R\\s*", " "));
    }

    /** Where to cut so that no character of two halves is cut in two. */
    private static int before(String text, int at) {
        return Character.isLowSurrogate(text.charAt(at)) ? at - 1 : at;
    }

    /** The same text on one line, with everything that a terminal might obey written as an escape. */
    public static String plain(String text) {
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
                                Character.SURROGATE -> shown.append(String.format(Locale.ROOT, "\\u{%x}", c));
                        default -> shown.appendCodePoint(c);
                    }
                }
            }
        });
        return shown.toString();
    }
}
