package alea.solve.ludo;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The configurations of a space in bands: those of equal progress that go with equally many of the other seat. They
 * follow each other, and do not need each other.
 */
final class Bands {
    private final LudoPairs space;
    /** Where bands begin, and the end of the last. */
    private final int[] begins;

    /** The states in which one seat stands in the configurations of a band, the other in those of another. */
    record Pair(int one, int other) {}

    Bands(LudoPairs space) {
        this.space = space;
        int rows = space.rows();
        begins = IntStream.concat(
                        IntStream.range(0, rows)
                                .filter(i -> i == 0
                                        || progressOf(i) != progressOf(i - 1)
                                        || space.columns(i) != space.columns(i - 1)),
                        IntStream.of(rows))
                .toArray();
    }

    private int progressOf(int configuration) {
        return Configurations.progress(space.configuration(configuration));
    }

    int count() {
        return begins.length - 1;
    }

    /** The first configuration of a band. */
    int begin(int band) {
        return begins[band];
    }

    /** How many configurations a band has. */
    int length(int band) {
        return begins[band + 1] - begins[band];
    }

    /** The band of a configuration. */
    int of(int configuration) {
        int at = Arrays.binarySearch(begins, configuration);
        return at < 0 ? -at - 2 : at;
    }

    /** The pairs that go together, the later band first. */
    List<Pair> pairs() {
        return IntStream.range(0, count())
                .boxed()
                .flatMap(one -> IntStream.rangeClosed(0, one)
                        .takeWhile(other -> begins[other] < space.columns(begins[one]))
                        .mapToObj(other -> new Pair(one, other)))
                .toList();
    }

    /** The progress of both seats in sum. */
    int progress(Pair pair) {
        return progressOf(begins[pair.one]) + progressOf(begins[pair.other]);
    }

    /** How many pawns of both seats are not home. */
    int left(Pair pair) {
        return left(begins[pair.one]) + left(begins[pair.other]);
    }

    private int left(int configuration) {
        int home = space.game().dialect().home();
        return (int) Arrays.stream(space.configuration(configuration))
                .filter(p -> p < home)
                .count();
    }
}
