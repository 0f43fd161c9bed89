package alea.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CrossBoardTest {
    private static int distance(Cell a, Cell b) {
        return Math.max(Math.abs(a.row() - b.row()), Math.abs(a.column() - b.column()));
    }

    @Test
    void everyRingSquareHasItsOwnCell() {
        assertThat(IntStream.range(0, 52).mapToObj(CrossBoard::ring).distinct()).hasSize(52);
    }

    @Test
    void consecutiveSquaresTouchAndOnlyTheFourInnerCornersAreDiagonal() {
        int diagonal = 0;
        for (int square = 0; square < 52; square++) {
            Cell a = CrossBoard.ring(square);
            Cell b = CrossBoard.ring((square + 1) % 52);
            assertThat(distance(a, b)).as("%d to %d", square, square + 1).isEqualTo(1);
            if (a.row() != b.row() && a.column() != b.column()) {
                diagonal++;
                assertThat(square % 13).isEqualTo(4);
            }
        }
        assertThat(diagonal).isEqualTo(4);
    }

    @Test
    void startSquaresAreThirteenApartAndAQuarterTurnFurther() {
        for (int place = 0; place < 4; place++) {
            assertThat(CrossBoard.ring(13 * place)).isEqualTo(new Cell(6, 1).turned(place, 15));
        }
    }

    @Test
    void theRingGoesClockwise() {
        assertThat(CrossBoard.ring(0)).isEqualTo(new Cell(6, 1));
        assertThat(CrossBoard.ring(12)).isEqualTo(new Cell(0, 8));
        assertThat(CrossBoard.ring(25)).isEqualTo(new Cell(8, 14));
        assertThat(CrossBoard.ring(38)).isEqualTo(new Cell(14, 6));
    }

    @Test
    void lanesLeadFromTheLastRingSquareToHome() {
        for (int place = 0; place < 4; place++) {
            assertThat(distance(CrossBoard.ring((50 + 13 * place) % 52), CrossBoard.lane(place, 0)))
                    .isEqualTo(1);
            for (int step = 0; step < 4; step++) {
                assertThat(distance(CrossBoard.lane(place, step), CrossBoard.lane(place, step + 1)))
                        .isEqualTo(1);
            }
            assertThat(distance(CrossBoard.lane(place, 4), CrossBoard.home(place, 5)))
                    .isEqualTo(1);
            assertThat(CrossBoard.home(place, 6)).isEqualTo(new Cell(7, 7));
        }
    }

    @Test
    void nothingSharesACell() {
        Set<Cell> cells = new HashSet<>();
        int things = 0;
        for (int square = 0; square < 52; square++) {
            cells.add(CrossBoard.ring(square));
            things++;
        }
        for (int place = 0; place < 4; place++) {
            for (int step = 0; step < 5; step++) {
                cells.add(CrossBoard.lane(place, step));
                things++;
            }
            for (int pawn = 0; pawn < 4; pawn++) {
                cells.add(CrossBoard.base(place, pawn));
                things++;
            }
            cells.add(CrossBoard.home(place, 5));
            things++;
        }
        assertThat(cells).hasSize(things).allSatisfy(c -> {
            assertThat(c.row()).isBetween(0, 14);
            assertThat(c.column()).isBetween(0, 14);
        });
    }
}
