package alea.report;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A picture being drawn. Colours are classes, so that dark and light are a matter of its style. */
final class Svg {
    /** How many colours lines have. */
    static final int COLOURS = 8;

    private static final String[] LIGHT = {
        "#1b6ca8", "#c43d50", "#2f7a3e", "#b06a00", "#6a4c93", "#555555", "#007d80", "#8a4a20"
    };
    private static final String[] DARK = {
        "#6db4ea", "#f08595", "#7fc98f", "#e9b04f", "#b79be0", "#b5b5b5", "#4fcfd0", "#d59a70"
    };
    private static final String STYLE = style();

    private final int width;
    private final int height;
    private final StringBuilder body = new StringBuilder();

    Svg(int width, int height) {
        this.width = width;
        this.height = height;
    }

    private static String style() {
        StringBuilder css = new StringBuilder("svg.alea{font-family:sans-serif;font-size:15px}"
                + ".alea .t{fill:#222}.alea .g{stroke:#ddd}.alea .e{stroke:#222;stroke-width:1.5}"
                + ".alea .d{stroke-dasharray:6 4}.alea .p{fill:#fff}.alea .h{fill:none}");
        for (int i = 0; i < COLOURS; i++) {
            css.append(colour(i, LIGHT[i]));
        }
        css.append("@media screen and (prefers-color-scheme:dark){"
                + ".alea .t{fill:#e6e6e6}.alea .g{stroke:#444}.alea .e{stroke:#eee}.alea .p{fill:#16181c}");
        for (int i = 0; i < COLOURS; i++) {
            css.append(colour(i, DARK[i]));
        }
        return css.append('}').toString();
    }

    private static String colour(int i, String hex) {
        return String.format(
                Locale.ROOT,
                ".alea .l%1$d{stroke:%2$s;stroke-width:2}.alea path.l%1$d{fill:none}.alea .f%1$d{fill:%2$s}.alea .b%1$d{fill:%2$s;opacity:.2}",
                i,
                hex);
    }

    void line(double x1, double y1, double x2, double y2, String style) {
        add("<line x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\" class=\"%s\"/>"
                .formatted(n(x1), n(y1), n(x2), n(y2), style));
    }

    void box(double x, double y, double w, double h, String style) {
        add("<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" class=\"%s\"/>"
                .formatted(n(x), n(y), n(w), n(h), style));
    }

    /** A cell between two colours, which are the same in dark and light; what is written on it fits both. */
    void heat(double x, double y, double w, double h, double share) {
        int[] from = {0xf2, 0xb1, 0x8c};
        int[] middle = {0xf5, 0xf3, 0xee};
        int[] to = {0x86, 0xbd, 0xe4};
        double t = Math.abs(share - 0.5) * 2;
        int[] end = share < 0.5 ? from : to;
        StringBuilder hex = new StringBuilder("#");
        for (int i = 0; i < 3; i++) {
            hex.append(String.format(Locale.ROOT, "%02x", Math.round(middle[i] + (end[i] - middle[i]) * t)));
        }
        add("<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" fill=\"%s\"/>".formatted(n(x), n(y), n(w), n(h), hex));
    }

    void on(double x, double y, String text) {
        add("<text x=\"%s\" y=\"%s\" text-anchor=\"middle\" fill=\"#111\">%s</text>"
                .formatted(n(x), n(y), escape(text)));
    }

    void text(double x, double y, String anchor, String text) {
        add("<text x=\"%s\" y=\"%s\" text-anchor=\"%s\" class=\"t\">%s</text>"
                .formatted(n(x), n(y), anchor, escape(text)));
    }

    void slanted(double x, double y, String text) {
        add("<text transform=\"translate(%s %s) rotate(-45)\" class=\"t\">%s</text>"
                .formatted(n(x - 4), n(y), escape(text)));
    }

    void dot(double x, double y, String style) {
        add("<circle cx=\"%s\" cy=\"%s\" r=\"4\" class=\"%s\"/>".formatted(n(x), n(y), style));
    }

    void diamond(double x, double y, String style) {
        add("<path d=\"M%s %sl6 6l-6 6l-6 -6z\" class=\"%s\" stroke=\"#fff\"/>".formatted(n(x), n(y - 6), style));
    }

    void path(List<double[]> points, String style) {
        if (!points.isEmpty()) {
            add("<path d=\"M%s\" class=\"%s\"/>".formatted(join(points), style));
        }
    }

    void area(List<double[]> points, String style) {
        add("<path d=\"M%sz\" class=\"%s\"/>".formatted(join(points), style));
    }

    private static String join(List<double[]> points) {
        return points.stream().map(p -> n(p[0]) + " " + n(p[1])).collect(Collectors.joining("L"));
    }

    private void add(String element) {
        body.append(element).append('\n');
    }

    private static String n(double v) {
        String text = String.format(Locale.ROOT, "%.1f", v);
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }

    static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    String text(String title, String description) {
        return String.format(
                        Locale.ROOT,
                        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"alea\" viewBox=\"0 0 %d %d\" role=\"img\">\n",
                        width,
                        height)
                + "<title>" + escape(title) + "</title>\n<desc>" + escape(description) + "</desc>\n"
                + "<style>" + STYLE + "</style>\n"
                + "<rect width=\"100%\" height=\"100%\" class=\"p\"/>\n"
                + body + "</svg>\n";
    }
}
