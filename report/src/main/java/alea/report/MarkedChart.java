package alea.report;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Lines with points on them that are to be seen.
 *
 * @param chart the lines
 * @param marks the points, as diamonds
 * @param colours of the lines and then of the marks, each one that lines have, 0..7
 */
public record MarkedChart(Chart chart, List<Series> marks, List<Integer> colours) implements Plot {
    @Override
    public String name() {
        return chart.name();
    }

    @Override
    public String title() {
        return chart.title();
    }

    @Override
    public String description() {
        return Stream.concat(Stream.of(chart.description()), marks.stream().map(Chart::words))
                .collect(Collectors.joining(" "));
    }

    @Override
    public String svg() {
        return chart.svg(this, marks, colours);
    }
}
