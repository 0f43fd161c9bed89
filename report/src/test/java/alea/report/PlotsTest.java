package alea.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

class PlotsTest {
    static List<Plot> plots() {
        return SamplePlots.all();
    }

    private static Element parse(Plot plot) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(plot.svg())))
                .getDocumentElement();
    }

    @ParameterizedTest
    @MethodSource("plots")
    void everyPictureIsWellFormedAndTellsWhatItShows(Plot plot) throws Exception {
        Element svg = parse(plot);
        assertThat(svg.getAttribute("role")).isEqualTo("img");
        assertThat(svg.getElementsByTagName("title").item(0).getTextContent()).isEqualTo(plot.title());
        assertThat(svg.getElementsByTagName("desc").item(0).getTextContent())
                .isEqualTo(plot.description())
                .hasSizeGreaterThan(20);
        assertThat(plot.svg()).doesNotContain("NaN").doesNotContain("Infinity").doesNotContain("href");
    }

    @Test
    void pointsLieWhereTheirNumbersSay() throws Exception {
        Plot plot = Plots.scatter(
                "x",
                "t",
                "x",
                "y",
                List.of(new Series(
                        "a",
                        List.of(new Series.Point(0, 0), new Series.Point(10, 10), new Series.Point(5, 2.5)),
                        false)));
        var circles = parse(plot).getElementsByTagName("circle");
        double[][] at = IntStream.range(0, 3)
                .mapToObj(i -> (Element) circles.item(i))
                .map(c ->
                        new double[] {Double.parseDouble(c.getAttribute("cx")), Double.parseDouble(c.getAttribute("cy"))
                        })
                .toArray(double[][]::new);
        assertThat(at[2][0]).isEqualTo((at[0][0] + at[1][0]) / 2);
        assertThat(at[2][1]).isEqualTo(at[0][1] * 0.75 + at[1][1] * 0.25);
        assertThat(at[0][1]).isGreaterThan(at[1][1]);
    }

    @Test
    void theSharesOfADistributionSumToOne() {
        var counts = new TreeMap<Integer, Long>(Map.of(3, 10L, 4, 20L, 7, 10L));
        assertThat(Plots.lengths("x", "t", "turns", Map.of("all", counts)).description())
                .contains("from 0.250 at 3 to 0.250 at 7, highest 0.500 at 4");
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "0.4561, 0.7", "-3, 17", "0, 40000", "5, 5", "0, 0", "1e-5, 3e-5", "90, 420"})
    void axesHaveAFewRoundTicksAroundEverything(double low, double high) {
        Axis axis = Axis.linear(low, high);
        assertThat(axis.low()).isLessThanOrEqualTo(low + 1e-12);
        assertThat(axis.high()).isGreaterThanOrEqualTo(high - 1e-12);
        assertThat(axis.ticks()).hasSizeBetween(3, 9).isSorted().doesNotHaveDuplicates();
        assertThat(axis.ticks().stream().map(axis::label)).doesNotHaveDuplicates();
        assertThat(axis.place(axis.low())).isZero();
        assertThat(axis.place(axis.high())).isOne();
    }

    @Test
    void logarithmicAxesTickPowersOfTen() {
        Axis axis = Axis.logarithmic(3e-7, 0.4);
        assertThat(axis.ticks().stream().map(axis::label)).startsWith("1e-7").allMatch(l -> l.matches("1e-?[0-9]+"));
        assertThat(axis.place(1e-7)).isZero();
        assertThat(axis.place(1)).isOne();
    }
}
