package alea.ludocs;

import alea.game.BadInput;
import alea.game.Game;
import alea.game.Position;
import alea.game.Spec;
import alea.game.Strikes;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * LUDO-CS: four seats, 0 red, 1 green, 2 yellow, 3 blue, clockwise round the board. The opening rolls decide who
 * begins.
 *
 * <p>A turn is a seat's whole chain of rolls; the opening is one turn. Labels: a die is {@code 1..6}, the coin
 * {@code H} or {@code T}, a teleport and an aura their names, a mystery cell its square. A decision is named by the
 * pieces that move: {@code R1}, or {@code R1+R2} for a block. Where nothing can be moved the dice go on without a
 * decision.
 */
public final class LudoCsGame implements Game {
    /** The name in specs. */
    static final String NAME = "ludo-cs";

    private final Spec spec;
    private final Rules rules;
    private final Function<LudoCsGame, Position> starting;

    LudoCsGame(Spec spec, Rules rules) {
        this(spec, rules, LudoCsPosition::new);
    }

    private LudoCsGame(Spec spec, Rules rules, Function<LudoCsGame, Position> starting) {
        this.spec = spec;
        this.rules = rules;
        this.starting = starting;
    }

    @Override
    public Spec spec() {
        return spec;
    }

    @Override
    public String title() {
        return "LUDO-CS: pieces go both ways, blocks stop others, a mystery cell teleports";
    }

    @Override
    public String source() {
        return "LUDO like UCSC (take-home assignment, 2024), section 1.2";
    }

    /** The answers to the questions that the sheet leaves open. */
    Rules switches() {
        return rules;
    }

    @Override
    public int seats() {
        return LudoCsBoard.SEATS;
    }

    /** Every piece, and every block of pieces of one colour. */
    @Override
    public List<String> actions() {
        int sets = 1 << LudoCsBoard.PIECES;
        return IntStream.range(0, LudoCsBoard.SEATS * sets)
                .filter(i -> i % sets != 0)
                .mapToObj(i -> LudoCsNotation.pieces(i % sets << i / sets * LudoCsBoard.PIECES, "+"))
                .toList();
    }

    @Override
    public String turn() {
        return "all rolls of a seat until the dice pass on";
    }

    @Override
    public int turnCap() {
        return Rules.MOST_ROUNDS * LudoCsBoard.SEATS + 2;
    }

    @Override
    public List<String> seating() {
        return LudoCsBoard.COLOURS;
    }

    /** Pieces that others have to take back to their base. */
    @Override
    public Optional<Strikes> strikes() {
        return Optional.of((before, after) -> {
            int captured = 0;
            for (int seat = 0; seat < seats(); seat++) {
                captured += seat == before.seat() ? 0 : Math.max(0, inBase(after, seat) - inBase(before, seat));
            }
            return captured;
        });
    }

    /**
     * Which of a seat's pieces it is does not matter, but to the order in which the sheet's blue player considers them;
     * that order is no rule.
     */
    @Override
    public boolean equivalent(Position a, Position b) {
        return a.equals(b) || snapshot(a).withoutNumbers().equals(snapshot(b).withoutNumbers());
    }

    private static Snapshot snapshot(Position position) {
        return position instanceof LudoCsPosition fast ? fast.snapshot() : ((PlainLudoCs) position).snapshot();
    }

    private static int inBase(Position position, int seat) {
        return position instanceof LudoCsPosition fast ? fast.inBase(seat) : ((PlainLudoCs) position).inBase(seat);
    }

    @Override
    public Position start() {
        return starting.apply(this);
    }

    @Override
    public Position parse(String text) {
        Snapshot snapshot = LudoCsNotation.parse(text, rules);
        Position position = start();
        if (position instanceof LudoCsPosition fast) {
            fast.restore(snapshot);
        } else if (position instanceof PlainLudoCs plain) {
            plain.restore(snapshot);
        }
        if (position.node() == Position.DECISION && position.options() == 0) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "position, die: nothing can be moved with a %d, so the dice pass on without a decision",
                    snapshot.die()));
        }
        return position;
    }

    @Override
    public Game plain() {
        return new LudoCsGame(spec, rules, PlainLudoCs::new);
    }
}
