package alea.solve.doom;

import alea.doom.DoomGame;
import alea.doom.DoomPosition;
import alea.game.BadInput;
import alea.game.Position;
import alea.solve.Space;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;

/**
 * The positions of Dice of Doom in which a seat decides on an attack, as that seat sees them. A tile is a digit: dice
 * less one for the seat to act, D more for the next seat, and so on, D being the most dice of a tile; the tiles row
 * by row are the digits of the board's code, the first the lowest. A number is twice the code, and one more when the
 * seat has attacked this turn.
 *
 * <p>Every attack lowers the two digits that it changes, won or lost: rising codes are an order in which what a turn
 * leads to comes first. The limit of turns is left aside, as in van den Berg's thesis (section 3.3).
 */
public final class DoomSpace implements Space {
    private final DoomGame game;
    private final int[] tiles;
    private final int places;
    private final int seats;
    private final int most;
    private final int base;
    private final long states;

    /**
     * The space of a game.
     *
     * @throws BadInput when it has too many states to number, or dice taken have to be remembered
     */
    public DoomSpace(DoomGame game) {
        this.game = game;
        if (!serves(game)) {
            throw new BadInput(game.spec() + " remembers how many dice were taken");
        }
        places = game.board().places();
        tiles = IntStream.range(0, places).filter(game.board()::has).toArray();
        seats = game.seats();
        most = game.variant().dice();
        base = seats * most;
        double size = 2 * Math.pow(base, tiles.length);
        if (size > 1e15) {
            throw new BadInput(String.format(Locale.ROOT, "%s has %.1e states", game.spec(), size));
        }
        states = Math.round(size);
    }

    /** Whether this numbering serves a game. */
    public static boolean serves(DoomGame game) {
        return !game.variant().taken();
    }

    @Override
    public DoomGame game() {
        return game;
    }

    @Override
    public long states() {
        return states;
    }

    @Override
    public long number(Position position) {
        DoomPosition p = (DoomPosition) position;
        if (p.node() != Position.DECISION || !p.isAttack()) {
            return -1;
        }
        return beginning(p) + (p.attacked() ? 1 : 0);
    }

    /**
     * The number of the state in which the seat to act begins its turn with the board of a position, also where the
     * match is over.
     */
    public long beginning(DoomPosition p) {
        long code = 0;
        for (int t = tiles.length - 1; t >= 0; t--) {
            int ahead = Math.floorMod(p.owner(tiles[t]) - p.seat(), seats);
            code = code * base + (ahead * most + p.diceOn(tiles[t]) - 1);
        }
        return 2 * code;
    }

    @Override
    public boolean position(long number, Position into) {
        int[] owner = new int[places];
        int[] dice = new int[places];
        long code = number / 2;
        for (int tile : tiles) {
            int digit = (int) (code % base);
            owner[tile] = digit / most;
            dice[tile] = digit % most + 1;
            code /= base;
        }
        ((DoomPosition) into).setUp(0, number % 2 == 1, owner, dice);
        return into.node() != Position.OVER;
    }

    @Override
    public boolean turned() {
        return true;
    }

    /** Boards that are conquered have numbers too, and count with their result. */
    @Override
    public boolean counts(long number, Position scratch) {
        return true;
    }

    /** All boards, at the beginning of a turn; of equal shares there are fewer, and their deal is followed. */
    @Override
    public Optional<LongPredicate> deals() {
        return game.variant().equal() ? Optional.empty() : Optional.of(number -> number % 2 == 0);
    }
}
