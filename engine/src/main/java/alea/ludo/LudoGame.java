package alea.ludo;

import alea.game.Game;
import alea.game.Position;
import alea.game.Spec;
import java.util.function.Function;

/**
 * A Ludo dialect with a number of seats and pawns. Two seats sit opposite, at places 0 and 2; three at 0, 1 and 2.
 *
 * <p>A turn is one roll and the move made with it; an extra roll is an extra turn.
 */
public final class LudoGame implements Game {
    private final Spec spec;
    private final Dialect dialect;
    private final int seats;
    private final int pawns;
    private final Function<LudoGame, Position> starting;
    final Tables tables;

    LudoGame(Spec spec, Dialect dialect, int seats, int pawns) {
        this(spec, dialect, seats, pawns, LudoPosition::new);
    }

    private LudoGame(Spec spec, Dialect dialect, int seats, int pawns, Function<LudoGame, Position> starting) {
        this.spec = spec;
        this.dialect = dialect;
        this.seats = seats;
        this.pawns = pawns;
        this.starting = starting;
        tables = new Tables(dialect, seats, pawns);
    }

    @Override
    public Spec spec() {
        return spec;
    }

    @Override
    public String title() {
        return dialect.title();
    }

    @Override
    public String source() {
        return dialect.source();
    }

    /** The rules of this game. */
    public Dialect dialect() {
        return dialect;
    }

    @Override
    public int seats() {
        return seats;
    }

    /** Pawns of each seat: 1..4. */
    public int pawns() {
        return pawns;
    }

    @Override
    public int place(int seat) {
        return seats == 2 ? seat * 2 : seat;
    }

    /** The seat at a place of the board, or -1 when nobody sits there. */
    int seatAt(int place) {
        for (int seat = 0; seat < seats; seat++) {
            if (place(seat) == place) {
                return seat;
            }
        }
        return -1;
    }

    @Override
    public String turn() {
        return "one roll and the move made with it";
    }

    @Override
    public int turnCap() {
        return 20_000;
    }

    @Override
    public boolean symmetric() {
        return seats != 3;
    }

    @Override
    public Position turned(Position position) {
        if (!symmetric()) {
            throw new UnsupportedOperationException(spec + " leaves a place empty, so its seats differ");
        }
        return parse(LudoNotation.turned(position.toString(), place(1)));
    }

    @Override
    public Position start() {
        return starting.apply(this);
    }

    @Override
    public Position parse(String text) {
        Position position = start();
        LudoNotation.Parsed parsed = LudoNotation.parse(this, text);
        if (position instanceof LudoPosition fast) {
            fast.setUp(parsed.progress(), parsed.seat(), parsed.die());
        } else if (position instanceof PlainLudo plain) {
            plain.setUp(parsed.progress(), parsed.seat(), parsed.die());
        }
        return position;
    }

    @Override
    public Game plain() {
        return new LudoGame(spec, dialect, seats, pawns, PlainLudo::new);
    }
}
