package alea.solve.ludo;

import alea.game.BadInput;
import alea.game.Position;
import alea.ludo.LudoGame;
import alea.ludo.LudoPosition;
import alea.solve.StateRanks;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/**
 * The positions of a Ludo game before a roll, as the seat sees them that is about to roll. The configuration with all
 * pawns home is left out, since the match is over then. Configurations are in order of total progress. A number is the
 * configurations of all seats as digits, the seat about to roll last.
 */
public final class LudoSpace implements LudoPairs {
    private final LudoGame game;
    /** The last one has all at home. */
    private final Configurations configurations;

    private final long states;

    /**
     * The space of a game.
     *
     * @throws BadInput when its seats are not alike, when it remembers more than where the pawns are, or when
     *     it has too many states to number
     */
    public LudoSpace(LudoGame game) {
        this.game = game;
        if (!serves(game)) {
            throw new BadInput(game.spec() + " remembers more than where the pawns are, or its seats are not alike");
        }
        configurations = new Configurations(game, pawns -> true, Comparator.comparingInt(Configurations::progress));
        double size = Math.pow(rows(), game.seats());
        if (size > 1e13) {
            throw new BadInput(String.format(Locale.ROOT, "%s has %.1e states", game.spec(), size));
        }
        states = Math.round(size);
    }

    /** Whether this numbering serves a game: seats alike, nothing remembered. */
    public static boolean serves(LudoGame game) {
        return game.symmetric() && !game.dialect().turns().remembers();
    }

    @Override
    public LudoGame game() {
        return game;
    }

    @Override
    public long states() {
        return states;
    }

    /** The rows, and the columns, of a table of two seats. */
    @Override
    public int rows() {
        return configurations.count() - 1;
    }

    @Override
    public int[] configuration(int row) {
        return configurations.get(row);
    }

    @Override
    public int configurationOf(int[] pawns) {
        return configurations.of(pawns);
    }

    @Override
    public int columns(int row) {
        return rows();
    }

    @Override
    public long first(int row) {
        return (long) row * rows();
    }

    @Override
    public int row(long number) {
        return (int) (number / rows());
    }

    @Override
    public long number(Position position) {
        LudoPosition p = (LudoPosition) position;
        if (p.node() != Position.CHANCE) {
            return -1;
        }
        long number = 0;
        for (int k = game.seats() - 1; k >= 0; k--) {
            number = number * rows() + configurations.of(p, (p.seat() + k) % game.seats());
        }
        return number;
    }

    @Override
    public boolean position(long number, Position into) {
        int[][] progress = new int[game.seats()][];
        long left = number;
        for (int seat = 0; seat < game.seats(); seat++) {
            progress[seat] = configurations.get((int) (left % rows()));
            left /= rows();
        }
        if (!Configurations.legal(game, progress)) {
            return false;
        }
        ((LudoPosition) into).beforeRoll(progress, 0);
        return true;
    }

    @Override
    public boolean turned() {
        return true;
    }

    /** Of two seats. */
    @Override
    public Optional<StateRanks> ranks() {
        return game.seats() == 2 ? Optional.of(new LudoRanks(this)) : Optional.empty();
    }

    /** The progress of all pawns in sum: only a strike takes away from it. */
    @Override
    public int progress(long number) {
        int sum = 0;
        for (long left = number, seat = 0; seat < game.seats(); seat++, left /= rows()) {
            sum += Configurations.progress(configurations.get((int) (left % rows())))
                    - game.dialect().origin() * game.pawns();
        }
        return sum;
    }
}
