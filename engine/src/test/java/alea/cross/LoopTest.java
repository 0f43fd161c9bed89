package alea.cross;

import static org.assertj.core.api.Assertions.assertThat;

import alea.picture.Cell;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every ring has its place in a terminal. */
class LoopTest {
    private static Circuit board(int places, int ring, int lane) {
        return new Circuit(places, ring / places, ring, 0, 0, ring - 1, lane, Goal.SQUARE, false, List.of(), List.of());
    }

    @TestFactory
    Stream<DynamicTest> noTwoSquaresShareACellAndAllFit() {
        return IntStream.rangeClosed(2, 6)
                .boxed()
                .flatMap(places -> IntStream.rangeClosed(28, 84)
                        .filter(ring -> ring % places == 0)
                        .mapToObj(ring -> DynamicTest.dynamicTest(
                                ring + " squares, " + places + " places", () -> fits(board(places, ring, 7), places))));
    }

    /** A ring of 28 is too short to go round four seats, and takes every second cell. */
    @Test
    void aShortRingHasEvenGaps() {
        Circuit way = board(4, 28, 4);
        Loop loop = Loop.of(way, 4, 4);
        Set<Integer> gaps = new HashSet<>();
        for (int square = 0; square < 28; square++) {
            Cell here = loop.ring(square);
            Cell next = loop.ring((square + 1) % 28);
            gaps.add(Math.abs(here.row() - next.row()) + Math.abs(here.column() - next.column()));
        }
        assertThat(gaps).containsExactly(2);
        assertThat(loop.rows()).isLessThanOrEqualTo(18);
    }

    private static void fits(Circuit way, int seats) {
        Loop loop = Loop.of(way, seats, 4);
        assertThat(loop.columns()).isLessThanOrEqualTo(26);
        assertThat(loop.rows()).isLessThanOrEqualTo(18);
        Set<Cell> cells = new HashSet<>();
        for (int square = 0; square < way.ring(); square++) {
            Cell cell = loop.ring(square);
            assertThat(cells.add(cell)).as("square " + square).isTrue();
            assertThat(cell.row() == 0
                            || cell.row() == loop.rows() - 1
                            || cell.column() == 0
                            || cell.column() == loop.columns() - 1)
                    .isTrue();
        }
        for (int seat = 0; seat < seats; seat++) {
            int row = loop.home(seat).row();
            assertThat(row).isBetween(1, loop.rows() - 2);
            for (int pawn = 0; pawn < 4; pawn++) {
                assertThat(cells.add(loop.base(seat, pawn))).isTrue();
            }
            for (int step = 0; step < way.lane(); step++) {
                assertThat(cells.add(loop.lane(seat, step))).isTrue();
            }
            assertThat(cells.add(loop.home(seat))).isTrue();
            assertThat(loop.home(seat).column()).isLessThan(loop.columns() - 1);
            assertThat(loop.caption(seat).column() + loop.captionCells())
                    .isLessThanOrEqualTo(loop.base(seat, 0).column());
        }
    }

    @Test
    void theWayOutIsTheWayHomeWhereARuleSaysSo() {
        Circuit pachisi = new Circuit(4, 17, 68, 0, 7, 75, 7, Goal.SQUARE, false, List.of(), List.of());
        Loop loop = Loop.of(pachisi, 4, 4);
        assertThat(loop.of(0, 0, 0, 6)).isEqualTo(loop.of(0, 0, 0, 76)).isEqualTo(loop.lane(0, 0));
        assertThat(loop.of(0, 0, 0, 0)).isEqualTo(loop.of(0, 0, 0, 82)).isEqualTo(loop.lane(0, 6));
        assertThat(loop.of(1, 1, 0, 7)).isEqualTo(loop.ring(17));
    }
}
