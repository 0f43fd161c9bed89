package alea.report;

/** Text as markup has it: HTML and SVG, between tags and in quoted attributes. */
final class Markup {
    private static final char UNKNOWN = '\uFFFD';

    private Markup() {}

    /**
     * A text that is nothing but text. What no XML may hold, most control characters and halves of pairs, becomes
     * U+FFFD.
     */
    static String escaped(String text) {
        var safe = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> safe.append("&amp;");
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '"' -> safe.append("&quot;");
                default -> safe.appendCodePoint(isAllowed(c) ? c : UNKNOWN);
            }
        });
        return safe.toString();
    }

    /** By XML 1.0, section 2.2. */
    private static boolean isAllowed(int c) {
        return c == '\t'
                || c == '\n'
                || c == '\r'
                || c >= 0x20 && c < Character.MIN_SURROGATE
                || c > Character.MAX_SURROGATE && c < 0xFFFE
                || c > 0xFFFF;
    }
}
