package alea.papers.iversen;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Registry;
import alea.ludo.LudoGame;
import alea.papers.iversen.Placements.Square;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PlacementsTest {
    private static final int SEATS = 2;
    private static final int PIECES = 2;
    /** Two squares of either seat, one that they share, and one of each alone. */
    private static final List<Square> BOARD = List.of(
            new Square(3, false),
            new Square(3, false),
            new Square(3, true),
            new Square(1, false),
            new Square(2, false));

    @Test
    void everyPlacementIsCountedOnce() {
        Set<List<Integer>> distinct = new HashSet<>();
        Set<List<Integer>> alike = new HashSet<>();
        int all = (int) Math.pow(BOARD.size(), SEATS * PIECES);
        for (int i = 0; i < all; i++) {
            int n = BOARD.size();
            int[] a = {i % n, i / n % n};
            int[] b = {i / n / n % n, i / n / n / n};
            if (possible(a, b)) {
                distinct.add(List.of(a[0], a[1], b[0], b[1]));
                Arrays.sort(a);
                Arrays.sort(b);
                alike.add(List.of(a[0], a[1], b[0], b[1]));
            }
        }
        assertThat(Placements.count(SEATS, PIECES, BOARD, true)).isEqualTo(distinct.size());
        assertThat(Placements.count(SEATS, PIECES, BOARD, false)).isEqualTo(alike.size());
    }

    private static boolean possible(int[] a, int[] b) {
        return Arrays.stream(a).allMatch(x -> (BOARD.get(x).seats() & 1) != 0)
                && Arrays.stream(b).allMatch(y -> (BOARD.get(y).seats() & 2) != 0)
                && Arrays.stream(a)
                        .allMatch(x -> BOARD.get(x).shared() || Arrays.stream(b).noneMatch(y -> x == y));
    }

    @Test
    void squaresAreThoseThatPiecesComeToStandOn() {
        // 52 squares of the ring, and base, lane of 6 and goal of each; on the first star after a start its player
        // never stands.
        List<Square> board = Placements.squares((LudoGame) Registry.installed().game("ludo-ludopy-1.3.1"));
        assertThat(board).hasSize(52 + 4 * 8).noneMatch(Square::shared);
        assertThat(board.get(4).seats()).isEqualTo(0b1110);
        assertThat(board.get(5).seats()).isEqualTo(0b1111);
        List<Square> classic =
                Placements.squares((LudoGame) Registry.installed().game("ludo-classic"));
        assertThat(classic).hasSize(52 + 4 * 7).filteredOn(Square::shared).hasSize(8);
        assertThat(classic.get(51).seats())
                .as("before its start, a seat goes into its lane")
                .isEqualTo(0b1110);
    }
}
