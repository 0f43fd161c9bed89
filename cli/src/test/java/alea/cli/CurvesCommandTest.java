package alea.cli;

import static alea.cli.Run.alea;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CurvesCommandTest {
    @TempDir
    private Path folder;

    private String run(String name, String points) throws IOException {
        Path run = Files.createDirectory(folder.resolve(name));
        Files.writeString(run.resolve("curve.csv"), "curve,x,y,count\n" + points);
        return run.toString();
    }

    @Test
    void curvesOfSeveralRunsAreInOnePicture() throws IOException {
        String one = run("one", "\"a, b\",10,0.5,20\n\"a, b\",20,0.75,20\nother,10,-1.5E-3,0\n");
        String two = run("two", "\"a, b\",10,0.25,20\n");
        String out = folder.resolve("both.svg").toString();
        assertThat(alea("curves", one, two, "--curve", "a, b", "--out", out)
                        .done()
                        .out())
                .isEqualTo("wrote %s: 2 curves of 2 runs%n".formatted(out));
        assertThat(Path.of(out)).content().contains("one: a, b", "two: a, b").doesNotContain("other");
        assertThat(alea("curves", one, two, "--out", out).done().out()).contains("3 curves");
        alea("curves", one, "--curve", "othre", "--out", out)
                .complains("alea curves: --curve: no run has a curve 'othre' (did you mean 'other'?); "
                        + "there are a, b, other");
        alea("curves", one, "--out", "both.png")
                .complains("alea curves: --out: 'both.png' is no name of an SVG picture; it ends in .svg");
        alea("curves", run("bad", "other,1\n"), "--out", out)
                .complains("alea curves: %s, line 2 is no point of a curve: curve,x,y,count"
                        .formatted(folder.resolve("bad/curve.csv")));
    }

    @Test
    void theMeanOfSeveralSeedsHasStudentsInterval() throws IOException {
        String one = run("s1", "a,10,0.5,20\na,20,0.6,20\n");
        String two = run("s2", "a,10,0.5,20\na,20,0.8,20\n");
        String out = folder.resolve("mean.svg").toString();
        assertThat(alea("curves", one, two, "--mean", "--out", out).done().out())
                .isEqualTo("wrote %s: the mean of 2 runs%n".formatted(out)
                        + "a, at 20: 0.7000 (95 % interval -0.5706 .. 1.9706)\n"); // 12.706 standard errors of 0.1
        assertThat(Path.of(out)).content().contains("<svg", "a");
        alea("curves", one, "--mean", "--out", out)
                .complains("alea curves: --mean: one run alone does not say how runs vary; name at least two");
        alea("curves", one, run("s3", "a,10,0.5,20\na,30,0.8,20\n"), "--mean", "--out", out)
                .complains("alea curves: a mean is of runs that differ by their seed alone; at 20 not all 2 have a "
                        + "point of 'a'");
    }
}
