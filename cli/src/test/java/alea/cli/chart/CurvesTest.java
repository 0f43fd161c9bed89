package alea.cli.chart;

import static org.assertj.core.api.Assertions.assertThat;

import alea.learn.train.Training.Point;
import java.io.StringReader;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

class CurvesTest {
    private static final List<Point> POINTS = List.of(
            new Point("best", 0, 0.25, 100), new Point("mean, of all", 0, 0.2, 400), new Point("best", 10, 0.5, 100));

    @Test
    void aLineIsAPoint() {
        assertThat(Curves.csv(POINTS)).isEqualTo("""
                curve,x,y,count
                best,0,0.25,100
                "mean, of all",0,0.2,400
                best,10,0.5,100
                """);
    }

    @Test
    void everyCurveIsDrawnAndTold() throws Exception {
        Element svg = parse(Curves.svg("simple", POINTS));
        assertThat(svg.getElementsByTagName("path").getLength()).isEqualTo(2);
        assertThat(svg.getElementsByTagName("title").item(0).getTextContent()).isEqualTo("simple");
        assertThat(svg.getElementsByTagName("desc").item(0).getTextContent())
                .isEqualTo("rate by games or generations. best: 2 points, from 0.250 at 0 to 0.500 at 10, highest 0.500"
                        + " at 10. mean, of all: 1 points, from 0.200 at 0 to 0.200 at 0, highest 0.200 at 0.");
    }

    @Test
    void noNameBreaksAPicture() throws Exception {
        List<Point> points = List.of(new Point("<\u0001> & \"\ud83c\"", 1, 1, 0));
        assertThat(parse(Curves.svg("a\u001bb", points))
                        .getElementsByTagName("title")
                        .item(0)
                        .getTextContent())
                .isEqualTo("a\ufffdb");
    }

    private static Element parse(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(svg)))
                .getDocumentElement();
    }
}
