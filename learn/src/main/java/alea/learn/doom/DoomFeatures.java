package alea.learn.doom;

import alea.doom.DoomBoard;
import alea.doom.DoomGame;
import alea.doom.DoomPosition;
import alea.game.Position;
import alea.learn.td.Features;

/**
 * What a network sees of Dice of Doom. Slots: for every tile its owner, counted from the seat to act, and its dice;
 * and whether that seat has attacked this turn. Extra inputs: for every seat its part of the tiles, of the dice and
 * of the largest territory, and what its best attacks on every other tile promise, added up and as a part of all
 * tiles; dice still to be placed; and, where they are counted, dice taken this turn.
 *
 * <p>The network values decisions, and dice about to be placed by chance. A battle is the average over both its
 * outcomes.
 */
final class DoomFeatures implements Features {
    static final String NAME = "doom";

    private static final int TOTALS = 4;

    private final DoomGame game;
    private final DoomBoard board;
    private final int seats;
    private final int most;
    private final int[] tiles;
    private final int attackedAt;
    private final int totalsAt;

    DoomFeatures(DoomGame game) {
        this.game = game;
        board = game.board();
        seats = game.seats();
        most = game.variant().dice();
        tiles = new int[board.size()];
        int n = 0;
        for (int tile = 0; tile < board.places(); tile++) {
            if (board.has(tile)) {
                tiles[n++] = tile;
            }
        }
        attackedAt = tiles.length * seats * most;
        totalsAt = attackedAt + 2;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public int inputs() {
        return totalsAt + seats * TOTALS + 2;
    }

    @Override
    public int drawn() {
        return inputs();
    }

    @Override
    public int slots() {
        return tiles.length + 1;
    }

    @Override
    public int mostExtras() {
        return seats * TOTALS + 2;
    }

    @Override
    public boolean values(Position position) {
        DoomPosition p = (DoomPosition) position;
        return p.node() != Position.OVER && !p.isBattle() && !p.isDeal();
    }

    @Override
    public void slots(Position position, int[] into) {
        DoomPosition p = (DoomPosition) position;
        for (int i = 0; i < tiles.length; i++) {
            int ahead = Math.floorMod(p.owner(tiles[i]) - p.seat(), seats);
            into[i] = (i * seats + ahead) * most + p.diceOn(tiles[i]) - 1;
        }
        into[tiles.length] = attackedAt + (p.attacked() ? 1 : 0);
    }

    @Override
    public int extras(Position position, int[] into, float[] values) {
        DoomPosition p = (DoomPosition) position;
        float all = tiles.length;
        int n = 0;
        for (int ahead = 0; ahead < seats; ahead++) {
            int seat = (p.seat() + ahead) % seats;
            long own = p.tiles(seat);
            int at = totalsAt + ahead * TOTALS;
            n = put(into, values, n, at, Long.bitCount(own) / all);
            n = put(into, values, n, at + 1, p.dice(seat) / (all * most));
            n = put(into, values, n, at + 2, board.largest(own) / all);
            n = put(into, values, n, at + 3, promise(p, own) / all);
        }
        int at = totalsAt + seats * TOTALS;
        n = put(into, values, n, at, (p.isReinforcement() ? p.left() : 0) / all);
        return put(into, values, n, at + 1, (game.variant().taken() ? p.taken() : 0) / all);
    }

    private static int put(int[] into, float[] values, int n, int input, float value) {
        if (value == 0) {
            return n;
        }
        into[n] = input;
        values[n] = value;
        return n + 1;
    }

    /** For every tile of others the best chance that a tile of a set has on it, added up. */
    private float promise(DoomPosition p, long own) {
        float sum = 0;
        long strong = own & p.strong();
        for (int tile : tiles) {
            if ((own >>> tile & 1) == 0) {
                int dice = 0;
                for (long rest = board.touching(tile) & strong; rest != 0; rest &= rest - 1) {
                    dice = Math.max(dice, p.diceOn(Long.numberOfTrailingZeros(rest)));
                }
                sum += dice == 0 ? 0 : (float) game.battles().chance(dice, p.diceOn(tile));
            }
        }
        return sum;
    }
}
