package alea.report;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A plot being drawn. Colours are classes, so that dark and light are a matter of its style. */
final class Sketch {
    /** How many colours lines have. */
    static final int COLOURS = 8;

    private static final String[] LIGHT = {
        "#1b6ca8", "#c43d50", "#2f7a3e", "#b06a00", "#6a4c93", "#555555", "#007d80", "#8a4a20"
    };
    private static final String[] DARK = {
        "#6db4ea", "#f08595", "#7fc98f", "#e9b04f", "#b79be0", "#b5b5b5", "#4fcfd0", "#d59a70"
    };
    private static final String STYLE = style();

    private final Svg svg;

    /** Begins the picture of a plot. */
    Sketch(Plot plot, int width, int height) {
        svg = new Svg("class", "alea", "viewBox", "0 0 " + width + " " + height, "role", "img")
                .words("title", plot.title())
                .words("desc", plot.description())
                .style(STYLE)
                .shape("rect", "width", "100%", "height", "100%", "class", "p");
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
                ".alea .l%1$d{stroke:%2$s;stroke-width:2}.alea path.l%1$d{fill:none}"
                        + ".alea .f%1$d{fill:%2$s}.alea .b%1$d{fill:%2$s;opacity:.2}",
                i,
                hex);
    }

    void line(double x1, double y1, double x2, double y2, String style) {
        svg.shape("line", "x1", x1, "y1", y1, "x2", x2, "y2", y2, "class", style);
    }

    void box(double x, double y, double w, double h, String style) {
        svg.shape("rect", "x", x, "y", y, "width", w, "height", h, "class", style);
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
        svg.shape("rect", "x", x, "y", y, "width", w, "height", h, "fill", hex);
    }

    /** A text on a cell. */
    void on(double x, double y, String text) {
        svg.words("text", text, "x", x, "y", y, "text-anchor", "middle", "fill", "#111");
    }

    void text(double x, double y, String anchor, String text) {
        svg.words("text", text, "x", x, "y", y, "text-anchor", anchor, "class", "t");
    }

    void slanted(double x, double y, String text) {
        String transform = "translate(%s %s) rotate(-45)".formatted(Svg.number(x - 4), Svg.number(y));
        svg.words("text", text, "transform", transform, "class", "t");
    }

    void dot(double x, double y, String style) {
        svg.shape("circle", "cx", x, "cy", y, "r", 4, "class", style);
    }

    void diamond(double x, double y, String style) {
        String path = "M%s %sl6 6l-6 6l-6 -6z".formatted(Svg.number(x), Svg.number(y - 6));
        svg.shape("path", "d", path, "class", style, "stroke", "#fff");
    }

    void path(List<double[]> points, String style) {
        if (!points.isEmpty()) {
            svg.shape("path", "d", "M" + join(points), "class", style);
        }
    }

    void area(List<double[]> points, String style) {
        svg.shape("path", "d", "M" + join(points) + "z", "class", style);
    }

    private static String join(List<double[]> points) {
        return points.stream()
                .map(p -> Svg.number(p[0]) + " " + Svg.number(p[1]))
                .collect(Collectors.joining("L"));
    }

    /** The picture as SVG. */
    String svg() {
        return svg.text();
    }
}
