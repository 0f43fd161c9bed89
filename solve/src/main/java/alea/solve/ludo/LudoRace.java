package alea.solve.ludo;

import alea.game.BadInput;
import alea.game.Position;
import alea.ludo.LudoGame;
import alea.ludo.LudoPosition;
import alea.solve.RaceSpace;
import java.util.Arrays;
import java.util.Locale;

/**
 * The positions of a Ludo game of two seats in which all pawns have come so far that no two seats can meet, see {@link
 * LudoGame#passed}. Where a seat's pawns stand, sorted as p0 &le; p1 &le; ... from the least such place on, has the
 * number C(p0, 1) + C(p1 + 1, 2) + C(p2 + 2, 3) + ...: one that has come further has a greater number. A row is that
 * number, times how many things can be remembered, and which of them is.
 */
final class LudoRace implements RaceSpace {
    private final LudoGame game;
    private final int least;
    private final int pawns;
    private final int memories;
    private final int configurations;
    /** C(n, k) at k, n. */
    private final int[][] binomials;

    LudoRace(LudoGame game) {
        this.game = game;
        least = game.passed();
        pawns = game.pawns();
        memories = game.dialect().turns().memories();
        int places = game.dialect().home() - least + 1;
        binomials = new int[pawns + 1][places + pawns];
        Arrays.fill(binomials[0], 1);
        for (int k = 1; k <= pawns; k++) {
            for (int n = 1; n < places + pawns; n++) {
                binomials[k][n] = binomials[k][n - 1] + binomials[k - 1][n - 1];
            }
        }
        configurations = binomials[pawns][places + pawns - 1] - 1; // all home is left out
    }

    /**
     * Holds that a game has races.
     *
     * @throws BadInput that says why it has none
     */
    static void require(LudoGame game) {
        String why = game.seats() != 2
                ? String.format(Locale.ROOT, "it has %d seats, and races are tabled for two", game.seats())
                : !game.symmetric()
                        ? "its rules do not treat both seats alike, or a match does not end with the first who is home"
                        : game.passed() == game.dialect().home() ? "pawns can meet until they are home" : "";
        if (!why.isEmpty()) {
            throw new BadInput("%s has no races that can be tabled: %s".formatted(game.spec(), why));
        }
    }

    @Override
    public LudoGame game() {
        return game;
    }

    @Override
    public String words() {
        return least == game.dialect().origin()
                ? "seats never meet"
                : String.format(Locale.ROOT, "every pawn at %d or beyond", least);
    }

    @Override
    public int rows() {
        return configurations * memories;
    }

    @Override
    public int row(Position any, int seat) {
        LudoPosition position = (LudoPosition) any;
        int[] places = new int[pawns];
        for (int pawn = 0; pawn < pawns; pawn++) {
            places[pawn] = position.progress(seat, pawn) - least;
        }
        Arrays.sort(places);
        if (places[0] < 0) {
            return -1;
        }
        int number = 0;
        for (int pawn = 0; pawn < pawns; pawn++) {
            number += binomials[pawn + 1][places[pawn] + pawn];
        }
        return number == configurations ? -1 : number * memories + (seat == position.seat() ? position.memory() : 0);
    }

    @Override
    public void position(int rolling, int waiting, Position into) {
        int[][] progress = {places(rolling / memories), places(waiting / memories)};
        ((LudoPosition) into).beforeRoll(progress, 0, rolling % memories);
    }

    private int[] places(int number) {
        int[] places = new int[pawns];
        int left = number;
        for (int pawn = pawns - 1; pawn >= 0; pawn--) {
            int place = binomials[pawn + 1].length - 1;
            while (binomials[pawn + 1][place] > left) {
                place--;
            }
            left -= binomials[pawn + 1][place];
            places[pawn] = place - pawn + least;
        }
        return places;
    }

    @Override
    public boolean waits(int row) {
        return row % memories == 0;
    }
}
