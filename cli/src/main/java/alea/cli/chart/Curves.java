package alea.cli.chart;

import alea.learn.train.Training.Point;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.knowm.xchart.ChartEncoder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.style.Styler;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** Learning curves as CSV and as a picture. */
public final class Curves {
    private Curves() {}

    /** A line a point: curve, x, y, count. */
    public static String csv(List<Point> points) {
        var text = new StringBuilder("curve,x,y,count\n");
        for (Point p : points) {
            text.append(p.curve().contains(",") ? "\"" + p.curve() + "\"" : p.curve())
                    .append(',')
                    .append(p.x())
                    .append(',')
                    .append(p.y())
                    .append(',')
                    .append(p.count())
                    .append('\n');
        }
        return text.toString();
    }

    /** An SVG picture of at least one point. */
    public static byte[] svg(String title, List<Point> points) {
        Map<String, List<Point>> curves = new LinkedHashMap<>();
        points.forEach(p ->
                curves.computeIfAbsent(p.curve(), ignored -> new ArrayList<>()).add(p));
        XYChart chart = new XYChartBuilder().width(800).height(500).title(title).build();
        chart.getStyler().setLegendPosition(Styler.LegendPosition.OutsideS);
        chart.getStyler().setLegendLayout(Styler.LegendLayout.Horizontal);
        curves.forEach((name, of) -> chart.addSeries(
                        name,
                        of.stream().mapToDouble(Point::x).toArray(),
                        of.stream().mapToDouble(Point::y).toArray())
                .setMarker(SeriesMarkers.NONE));
        try {
            return ChartEncoder.getBytes(chart, "svg");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
