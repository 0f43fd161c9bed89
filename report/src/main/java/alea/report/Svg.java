package alea.report;

import java.util.Locale;

/** An SVG picture being written, an element a line. Words stay words, and whatever is text is escaped here. */
public final class Svg {
    private final StringBuilder text = new StringBuilder("<svg xmlns=\"http://www.w3.org/2000/svg\"");

    /**
     * Begins a picture.
     *
     * @param attributes of its root: name, value, name, value
     * @see #shape
     */
    public Svg(Object... attributes) {
        attributes(attributes);
        text.append(">\n");
    }

    /**
     * Adds an element without content.
     *
     * @param tag its name
     * @param attributes name, value, name, value; values that are no whole numbers are rounded to a tenth
     */
    public Svg shape(String tag, Object... attributes) {
        open(tag, attributes);
        text.append("/>\n");
        return this;
    }

    /** Adds an element that holds a text: {@code text}, {@code title} or {@code desc}. */
    public Svg words(String tag, String words, Object... attributes) {
        open(tag, attributes);
        text.append('>').append(Markup.escaped(words)).append("</").append(tag).append(">\n");
        return this;
    }

    /** Begins an element that holds others, until its {@link #end}. */
    public Svg begin(String tag, Object... attributes) {
        open(tag, attributes);
        text.append(">\n");
        return this;
    }

    /** Ends an element that was begun. */
    public Svg end(String tag) {
        text.append("</").append(tag).append(">\n");
        return this;
    }

    /** Adds rules of CSS, as they are. */
    Svg style(String css) {
        text.append("<style>").append(css).append("</style>\n");
        return this;
    }

    /** The picture so far, whole. */
    public String text() {
        return text + "</svg>\n";
    }

    private void open(String tag, Object... attributes) {
        text.append('<').append(tag);
        attributes(attributes);
    }

    private void attributes(Object... attributes) {
        for (int i = 0; i < attributes.length; i += 2) {
            Object value = attributes[i + 1];
            text.append(' ')
                    .append(attributes[i])
                    .append("=\"")
                    .append(value instanceof Double number ? number(number) : Markup.escaped(value.toString()))
                    .append('"');
        }
    }

    /** A coordinate: a tenth of a unit is less than anyone sees. */
    static String number(double v) {
        String text = String.format(Locale.ROOT, "%.1f", v);
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }
}
