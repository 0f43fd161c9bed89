package alea.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SvgTest {
    @Test
    void everyElementIsALine() {
        assertThat(new Svg("viewBox", "0 0 9 9")
                        .words("title", "a < b")
                        .shape("circle", "cx", 4, "cy", 4.25, "r", 2.0, "fill", "#123")
                        .text())
                .isEqualTo("""
                    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">
                    <title>a &lt; b</title>
                    <circle cx="4" cy="4.3" r="2" fill="#123"/>
                    </svg>
                    """);
    }
}
