package alea.ludocs;

import alea.game.Position;
import alea.ludocs.Snapshot.Wait;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A LUDO-CS position, fast. {@link PlainLudoCs} says what it does; here the work is divided: a {@link LudoCsState}
 * with its {@link PieceTable} remembers, {@link DieOptions} finds what can be done, the classes called rules do it,
 * an {@link EventTeller} tells, and a {@link LudoCsView} shows. A position owns one of each and hands what is taken
 * to the rules that wait for it.
 */
public final class LudoCsPosition extends Position {
    private final LudoCsGame game;
    private final LudoCsState state = new LudoCsState();
    private final DieOptions choices;
    private final LudoCsView view;
    private final EventTeller teller;
    private final OpeningRules opening;
    private final TurnRules turn;
    private final MysteryRules mystery;
    private final RoundRules rounds;

    LudoCsPosition(LudoCsGame game) {
        this.game = game;
        Rules rules = game.switches();
        choices = new DieOptions(state.pieces, rules);
        view = new LudoCsView(state, choices);
        DieOptions scratch = new DieOptions(state.pieces, rules);
        teller = new EventTeller(state, scratch);
        opening = new OpeningRules(state, rules, teller);
        MoveRules moves = new MoveRules(state, teller);
        mystery = new MysteryRules(state, rules, moves, teller);
        rounds = new RoundRules(state, rules, scratch, teller);
        ThirdSixRules thirdSix = new ThirdSixRules(state, rules, scratch, moves, rounds);
        turn = new TurnRules(state, rules, choices, moves, thirdSix, rounds, teller);
        restore(Snapshot.start());
    }

    /** Who is told what happens, or null. Copies have no observer. */
    public void observe(Event.@Nullable Observer observer) {
        teller.observe(observer);
    }

    @Override
    public void take(int option) {
        switch (state.wait) {
            case OPENING -> opening.roll(option + 1);
            case ROLL -> turn.roll(option + 1);
            case CHOICE -> turn.choose(option);
            case COIN -> turn.toss(option == 0 ? LudoCsBoard.CW : LudoCsBoard.CCW);
            case TELEPORT -> {
                mystery.teleport(Destination.ALL.get(option));
                turn.goOn();
            }
            case AURA -> {
                mystery.touch(option == 0 ? Aura.ENERGISED : Aura.SICK);
                turn.goOn();
            }
            case SPAWN -> rounds.spawn(option);
            case OVER -> throw new IllegalStateException("the match is over");
        }
        publish();
    }

    /** Shows what the state waits for in the fields that every position has. */
    private void publish() {
        node = state.node;
        seat = state.seat;
        options = state.options;
        turns = state.turns;
    }

    /** The rules that this position follows. */
    public LudoCsGame game() {
        return game;
    }

    /** How the match ended. */
    public LudoCsEnding ending() {
        return state.ending;
    }

    /** The round, counted from 1. */
    public int round() {
        return state.round;
    }

    /** Whether no roll of anybody can ever move anything (A43). */
    public boolean isStalled() {
        return rounds.isStalled();
    }

    /** The seats by place: those that have finished first, the others as section 15 orders them. */
    public List<Integer> places() {
        return Standings.of(snapshot());
    }

    /** How many pieces of a seat are in its base. */
    int inBase(int seat) {
        return state.pieces.inBase(seat);
    }

    /** What players and messages see: always of this position as it is. */
    LudoCsView view() {
        return view;
    }

    Wait waits() {
        return state.wait;
    }

    /** Begins the opening rolls. */
    void beginOpening() {
        state.singleTurns = false;
        opening.begin();
        publish();
    }

    /** Begins a turn of a seat, after which the position waits for that seat's next. */
    void beginTurn(int who) {
        state.singleTurns = true;
        state.awaitRoll(who);
        publish();
    }

    /** Begins a round. */
    void beginRound() {
        state.singleTurns = false;
        state.awaitRoll(state.firstToPlay());
        publish();
    }

    /** Sets everything. */
    void restore(Snapshot s) {
        state.restore(s);
        switch (s.waits()) {
            case OVER -> state.end(s.ending());
            case CHOICE -> turn.resume(s.die());
            case COIN, AURA -> state.await(s.waits(), 2);
            case SPAWN -> state.awaitSpawn();
            default -> state.await(s.waits(), 6);
        }
        publish();
    }

    /** Everything, as plain values. */
    Snapshot snapshot() {
        return state.snapshot();
    }

    @Override
    public void set(Position other) {
        LudoCsPosition o = (LudoCsPosition) other;
        state.set(o.state);
        choices.set(o.choices);
        publish();
    }

    @Override
    public LudoCsPosition copy() {
        LudoCsPosition copy = new LudoCsPosition(game);
        copy.set(this);
        return copy;
    }

    @Override
    public String label(int option) {
        return switch (state.wait) {
            case OPENING, ROLL -> Integer.toString(option + 1);
            case CHOICE -> LudoCsNotation.pieces(choices.pieces(option), "+");
            case COIN -> option == 0 ? "H" : "T";
            case TELEPORT -> Destination.NAMES.get(option);
            case AURA -> (option == 0 ? Aura.ENERGISED : Aura.SICK).word();
            case SPAWN -> Integer.toString(state.freeSquare(option));
            case OVER -> throw new IllegalArgumentException("the match is over");
        };
    }

    @Override
    public double score(int seat) {
        if (state.finished == 0) {
            return 1.0 / LudoCsBoard.SEATS;
        }
        return (state.finished & 15) == seat + 1 ? 1 : 0;
    }

    @Override
    public String toString() {
        return LudoCsNotation.write(snapshot());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof LudoCsPosition o && state.same(o.state);
    }

    @Override
    public int hashCode() {
        return state.hash();
    }
}
