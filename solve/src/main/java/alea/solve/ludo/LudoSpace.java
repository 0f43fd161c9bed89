package alea.solve.ludo;

import alea.game.BadInput;
import alea.game.Position;
import alea.ludo.Dialect;
import alea.ludo.LudoGame;
import alea.ludo.LudoPosition;
import alea.solve.Space;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * The positions of a Ludo game before a roll, as the seat sees them that is about to roll. The pawns of a seat are
 * alike, so a seat has one of {@code C(p + n - 1, n)} configurations, n pawns on p places; the configuration with
 * all pawns home is left out, since the match is over then. They are in order of total progress. A number is the
 * configurations of all seats as digits, the seat about to roll last.
 */
public final class LudoSpace implements Space {
    private final LudoGame game;
    private final Dialect dialect;
    /** By configuration: the progress of the pawns, ascending. The last configuration has all at home. */
    private final int[][] configurations;
    /** By the pawns' codes as digits, in any order. */
    private final int[] configurationOf;

    private final int codes;
    private final long states;

    /**
     * The space of a game.
     *
     * @throws BadInput when its seats are not alike, when it remembers more than where the pawns are, or when
     *     it has too many states to number
     */
    public LudoSpace(LudoGame game) {
        this.game = game;
        dialect = game.dialect();
        if (!serves(game)) {
            throw new BadInput(game.spec() + " remembers more than where the pawns are, or its seats are not alike");
        }
        codes = dialect.home() - dialect.origin() + 1;
        List<int[]> all = new ArrayList<>();
        add(all, new int[game.pawns()], 0, 0);
        configurations = all.stream()
                .sorted(Comparator.comparingInt(w -> Arrays.stream(w).sum()))
                .toArray(int[][]::new);
        configurationOf = new int[(int) Math.pow(codes, game.pawns())];
        for (int configuration = 0; configuration < configurations.length; configuration++) {
            number(configuration, configurations[configuration].clone(), 0);
        }
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

    private void add(List<int[]> all, int[] pawns, int pawn, int least) {
        if (pawn == pawns.length) {
            all.add(Arrays.stream(pawns).map(c -> c + dialect.origin()).toArray());
            return;
        }
        for (int code = least; code < codes; code++) {
            pawns[pawn] = code;
            add(all, pawns, pawn + 1, code);
        }
    }

    /** Every order of the pawns is one configuration. */
    private void number(int configuration, int[] pawns, int from) {
        if (from == pawns.length) {
            configurationOf[key(pawns)] = configuration;
            return;
        }
        for (int i = from; i < pawns.length; i++) {
            int p = pawns[i];
            pawns[i] = pawns[from];
            pawns[from] = p;
            number(configuration, pawns, from + 1);
            pawns[from] = pawns[i];
            pawns[i] = p;
        }
    }

    private int key(int[] pawns) {
        int key = 0;
        for (int p : pawns) {
            key = key * codes + p - dialect.origin();
        }
        return key;
    }

    @Override
    public LudoGame game() {
        return game;
    }

    @Override
    public long states() {
        return states;
    }

    /**
     * How many configurations a seat that has not finished can have: the rows, and the columns, of a table of two
     * seats.
     */
    public int rows() {
        return configurations.length - 1;
    }

    /** The progress of the pawns in a configuration, ascending. */
    int[] configuration(int configuration) {
        return configurations[configuration];
    }

    /** The configuration of pawns, in any order; {@link #rows()} when all are home. */
    int configurationOf(int[] pawns) {
        return configurationOf[key(pawns)];
    }

    @Override
    public long number(Position position) {
        LudoPosition p = (LudoPosition) position;
        if (p.node() != Position.CHANCE) {
            return -1;
        }
        long number = 0;
        for (int k = game.seats() - 1; k >= 0; k--) {
            int seat = (p.seat() + k) % game.seats();
            int key = 0;
            for (int pawn = 0; pawn < game.pawns(); pawn++) {
                key = key * codes + p.progress(seat, pawn) - dialect.origin();
            }
            number = number * rows() + configurationOf[key];
        }
        return number;
    }

    @Override
    public boolean position(long number, Position into) {
        int[][] progress = new int[game.seats()][];
        for (int seat = 0; seat < game.seats(); seat++) {
            progress[seat] = configurations[(int) (number % rows())];
            number /= rows();
        }
        if (!legal(progress)) {
            return false;
        }
        ((LudoPosition) into).beforeRoll(progress, 0);
        return true;
    }

    /** Two seats share a square only where the rules let them, and so do two pawns of one. */
    private boolean legal(int[][] progress) {
        long taken = 0;
        for (int seat = 0; seat < progress.length; seat++) {
            long own = 0;
            for (int pawn = 0; pawn < progress[seat].length; pawn++) {
                int p = progress[seat][pawn];
                boolean stacked = pawn > 0 && p == progress[seat][pawn - 1];
                if (stacked && dialect.barriers().keepApart() && p >= 0 && p < dialect.home()) {
                    return false;
                }
                if (p >= 0 && p < dialect.ring() && (game.shared() >>> p & 1) == 0) {
                    own |= 1L << (p + Dialect.QUARTER * game.place(seat)) % Dialect.SQUARES;
                }
            }
            if ((taken & own) != 0) {
                return false;
            }
            taken |= own;
        }
        return true;
    }

    @Override
    public boolean turned() {
        return true;
    }

    /** The progress of all pawns in sum: only a strike takes away from it. */
    @Override
    public int progress(long number) {
        int sum = 0;
        for (long left = number, seat = 0; seat < game.seats(); seat++, left /= rows()) {
            for (int p : configurations[(int) (left % rows())]) {
                sum += p - dialect.origin();
            }
        }
        return sum;
    }
}
