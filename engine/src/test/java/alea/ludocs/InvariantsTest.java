package alea.ludocs;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Dice;
import alea.game.Installed;
import alea.game.Position;
import alea.ludocs.Snapshot.Piece;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * What holds in every match of the sheet's players, and how their matches go. {@code -Dalea.ludocs.games=10000}
 * looks at more of them.
 */
class InvariantsTest {
    private static final int GAMES =
            Integer.getInteger("alea.ludocs.games", Boolean.getBoolean("alea.long") ? 10_000 : 400);
    private static final long SEED = 2024;

    private final LudoCsPosition position =
            (LudoCsPosition) Installed.REGISTRY.game("ludo-cs").start();
    private final Position start = Installed.REGISTRY.game("ludo-cs").start();
    private int spawned;
    private int left;
    private int teleports;
    private String where = "";

    @Test
    void everyMatchKeepsThemAndTheSheetsPlayersPlayAsExpected() {
        position.observe(this::look);
        int[] wins = new int[LudoCsBoard.SEATS];
        int stalled = 0;
        int[] rounds = new int[GAMES];
        int won = 0;
        for (int match = 0; match < GAMES; match++) {
            play(match);
            if (position.ending() == LudoCsEnding.STALLED) {
                stalled++;
                continue;
            }
            assertThat(position.ending()).as(where).isEqualTo(LudoCsEnding.FINISHED);
            rounds[won++] = position.round();
            for (int seat = 0; seat < LudoCsBoard.SEATS; seat++) {
                wins[seat] += position.score(seat) == 1 ? 1 : 0;
            }
        }
        int median = IntStream.of(rounds)
                .limit(won)
                .sorted()
                .skip(won / 2)
                .findFirst()
                .orElseThrow();
        String counts = String.format(
                Locale.ROOT,
                "%d matches: wins %s, %d stalled, median %d",
                GAMES,
                List.of(wins[0], wins[1], wins[2], wins[3]),
                stalled,
                median);
        assertThat(stalled / (double) GAMES).as(counts).isBetween(0.0025, 0.045);
        assertThat(median).as(counts).isBetween(115, 140);
        assertThat(wins[0] / (double) GAMES).as(counts).isBetween(0.05, 0.13);
        assertThat(wins[1] / (double) GAMES).as(counts).isBetween(0.38, 0.54);
        assertThat(wins[2] / (double) GAMES).as(counts).isBetween(0.31, 0.47);
        assertThat(wins[3] / (double) GAMES).as(counts).isBetween(0.03, 0.10);
        if (GAMES > 1_000) {
            System.err.println(counts);
        }
    }

    private void play(int match) {
        Dice dice = new Dice(SEED, match);
        position.set(start);
        spawned = -1;
        left = 0;
        int turn = 0;
        int sixes = 0;
        while (position.node() != Position.OVER) {
            where = String.format(
                    Locale.ROOT, "seed %d, match %d, at %s", SEED, match, match < 0 ? "" : position.turns());
            int option =
                    position.node() == Position.DECISION ? SheetPlayers.ofSeat(position.view()) : dice.chance(position);
            sixes = position.turns() == turn ? sixes : 0;
            turn = position.turns();
            if (position.waits() == Snapshot.Wait.ROLL) {
                sixes = option == 5 ? sixes + 1 : 0;
                require(sixes <= 3, "four sixes");
            }
            boolean teleport = position.waits() == Snapshot.Wait.TELEPORT;
            List<Piece> before = teleport ? position.snapshot().pieces() : List.of();
            int told = teleports;
            position.take(option);
            if (teleport && told == teleports) {
                require(
                        position.snapshot().pieces().equals(before) || position.waits() != Snapshot.Wait.TELEPORT,
                        "void");
            }
            check(position.snapshot());
        }
    }

    /** Fails with the match where it does; words are put together only then. */
    private void require(boolean holds, String what) {
        if (!holds) {
            throw new AssertionError(what + ": " + where + ": " + position);
        }
    }

    private void check(Snapshot s) {
        Map<Integer, Integer> owner = new HashMap<>();
        int[] standing = new int[LudoCsBoard.SQUARES];
        for (int p = 0; p < s.pieces().size(); p++) {
            Piece piece = s.pieces().get(p);
            if (piece.cell() == LudoCsBoard.BASE) {
                boolean tossed = s.pending().contains(p);
                require(tossed || piece.equals(Piece.IN_BASE), "a base piece remembers");
            } else if (LudoCsBoard.onPath(piece.cell())) {
                standing[piece.cell()]++;
                Integer other = owner.put(piece.cell(), p / LudoCsBoard.PIECES);
                require(other == null || other == p / LudoCsBoard.PIECES, "two colours on a square");
            } else if (piece.cell() != LudoCsBoard.HOME) {
                require(piece.captures() >= 1, "in the home straight without a capture");
                require(
                        piece.direction() == LudoCsBoard.CW || piece.passes() >= 1,
                        "in the home straight on the first lap");
            }
        }
        for (Piece piece : s.pieces()) {
            boolean block = LudoCsBoard.onPath(piece.cell()) && standing[piece.cell()] > 1;
            require(block == (piece.block() != 0), "a block without direction, or the other way round");
        }
    }

    private void look(Event event) {
        switch (event) {
            case Event.Moved(int p, int from, int to, int steps, int direction) -> {
                require(steps >= 1 && steps <= 12, "a move of " + steps);
                int seat = p / LudoCsBoard.PIECES;
                int square = from;
                for (int k = 1; k < steps && LudoCsBoard.onPath(from); k++) {
                    if (square == LudoCsBoard.approach(seat) && !LudoCsBoard.onPath(to)) {
                        break;
                    }
                    square = Math.floorMod(square + direction, LudoCsBoard.SQUARES);
                    int there = position.view().on(square);
                    require(
                            Integer.bitCount(there) < 2
                                    || Integer.numberOfTrailingZeros(there) / LudoCsBoard.PIECES == seat,
                            "a move across a block on " + square);
                }
            }
            case Event.Spawned(int square) -> {
                require(position.view().on(square) == 0, "a mystery cell where somebody stands");
                require(square != spawned, "a mystery cell where it was before");
                require(left <= 1, "a mystery cell too soon");
                spawned = square;
                left = 5;
            }
            case Event.RoundOver(int round) -> {
                left -= spawned < 0 ? 0 : 1;
                require(position.view().roundsLeft() == left, "rounds left");
            }
            case Event.Mystery(int seat, Destination to) -> teleports++;
            default -> {}
        }
    }
}
