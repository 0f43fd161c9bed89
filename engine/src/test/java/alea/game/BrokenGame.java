package alea.game;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A game that hands everything on to another, but for one fault. */
final class BrokenGame implements Game {
    /** What can be wrong, and a part of what the suite says about it. */
    enum Fault {
        COPIES_SHARE_STATE("of a copy, the position is"),
        SET_DOES_NOTHING("and back, the position as text is"),
        COPY_FORGETS_THE_TURNS("a copy's number of turns"),
        PROBABILITIES_SUM_TO_NINE_TENTHS("of an even chance has probability 0.15"),
        WEIGHTS_SUM_TO_NINE_TENTHS("the probabilities sum to 0.9"),
        A_NEGATIVE_WEIGHT("has probability -0.1"),
        NO_OPTIONS("there are 0 options at a node of kind 0"),
        OPTIONS_WHEN_OVER("there are 1 options at a node of kind 3"),
        EQUAL_LABELS("the option with the label 'same'"),
        TEXT_FORGETS_THE_DIE("or the same text but are not"),
        TEXT_CANNOT_BE_READ("this was thrown: alea.game.BadInput: no"),
        EQUAL_TO_NOTHING("is not equal to the position"),
        EQUAL_TO_EVERYTHING("have different texts but are equal"),
        EQUAL_WHATEVER_THE_DIE("have different texts but are equal"),
        HASH_OF_THE_OBJECT("hashed is"),
        HIDDEN_MEMORY("of the text, read back, the position"),
        HIDDEN_DICE("taken again, the position as text"),
        STARTS_IN_THE_MIDDLE("the number of turns at the start"),
        STARTS_ARE_ONE_POSITION("after an option of another start"),
        TURNS_RUN_BACK("there are fewer turns"),
        SEAT_BEYOND_THE_LAST("seat 3 is not one of 3"),
        ENDS_TOO_LATE("it goes on after 10 turns, the cap"),
        EVERYBODY_WINS("the scores sum to 3.0"),
        NEGATIVE_SCORE("has a score of -1.0"),
        STRIKES_DO_NOT_COUNT_BY_THE_PLAIN_RULES("the plain rules"),
        NEGATIVE_STRIKES("there were -1 strikes"),
        EQUIVALENT_TO_NOTHING("the position is not equivalent to itself"),
        EQUIVALENT_ONE_WAY("equivalence the other way round"),
        NOT_SYMMETRIC("turned, the seat is '0', not '1'"),
        OVER_AT_ONCE("it is over at the start");

        final String complaint;

        Fault(String complaint) {
            this.complaint = complaint;
        }
    }

    private final Game game;
    private final @Nullable Fault fault;
    private final Position only;
    private int taken;

    BrokenGame(Game game, @Nullable Fault fault) {
        this.game = game;
        this.fault = fault;
        only = new Broken(game.start());
    }

    private boolean has(Fault candidate) {
        return fault == candidate;
    }

    @Override
    public Spec spec() {
        return game.spec();
    }

    @Override
    public String title() {
        return game.title();
    }

    @Override
    public String source() {
        return game.source();
    }

    @Override
    public int seats() {
        return game.seats();
    }

    @Override
    public int place(int seat) {
        return game.place(seat);
    }

    @Override
    public String turn() {
        return game.turn();
    }

    @Override
    public int turnCap() {
        return has(Fault.ENDS_TOO_LATE) ? 10 : game.turnCap();
    }

    @Override
    public boolean symmetric() {
        return has(Fault.NOT_SYMMETRIC);
    }

    @Override
    public Position turned(Position position) {
        return position.copy();
    }

    @Override
    public Optional<Strikes> strikes() {
        return has(Fault.NEGATIVE_STRIKES) ? Optional.of((before, after) -> -1) : Optional.of((before, after) -> 0);
    }

    @Override
    public boolean equivalent(Position a, Position b) {
        return !has(Fault.EQUIVALENT_TO_NOTHING)
                && (a.equals(b) || has(Fault.EQUIVALENT_ONE_WAY) && a.hashCode() < b.hashCode());
    }

    @Override
    public Position start() {
        return has(Fault.STARTS_ARE_ONE_POSITION) ? only : new Broken(game.start());
    }

    @Override
    public Position parse(String text) {
        if (has(Fault.TEXT_CANNOT_BE_READ)) {
            throw new BadInput("no");
        }
        return new Broken(game.parse(text));
    }

    @Override
    public Game plain() {
        if (has(Fault.STRIKES_DO_NOT_COUNT_BY_THE_PLAIN_RULES)) {
            return new BrokenGame(game, Fault.HIDDEN_MEMORY);
        }
        return has(Fault.HIDDEN_MEMORY) || has(Fault.HIDDEN_DICE) ? this : new BrokenGame(game, null);
    }

    /** The other game's position behind this one. */
    private final class Broken extends Position {
        private Position real;
        private int moves;

        Broken(Position real) {
            this.real = real;
            show();
        }

        private void show() {
            node = real.node();
            seat = real.seat();
            options = real.options();
            turns = real.turns();
            if (has(Fault.STARTS_IN_THE_MIDDLE)) {
                turns++;
            }
            if (has(Fault.TURNS_RUN_BACK)) {
                turns = -turns;
            }
            if (has(Fault.SEAT_BEYOND_THE_LAST) && seat == 2) {
                seat = 3;
            }
            if (has(Fault.NO_OPTIONS) && node == DECISION) {
                options = 0;
            }
            if (has(Fault.OPTIONS_WHEN_OVER) && node == OVER) {
                options = 1;
            }
            if (has(Fault.OVER_AT_ONCE)) {
                node = OVER;
                options = 0;
            }
            if (node == CHANCE && (has(Fault.WEIGHTS_SUM_TO_NINE_TENTHS) || has(Fault.A_NEGATIVE_WEIGHT))) {
                node = WEIGHTED;
            }
        }

        @Override
        public void take(int option) {
            moves++;
            boolean other = has(Fault.HIDDEN_MEMORY) && moves % 10 == 0 || has(Fault.HIDDEN_DICE) && ++taken % 2 == 0;
            real.take(other ? options - 1 - option : option);
            show();
        }

        @Override
        public void set(Position other) {
            if (!has(Fault.SET_DOES_NOTHING)) {
                real.set(((Broken) other).real);
                moves = ((Broken) other).moves;
                show();
            }
        }

        @Override
        public Position copy() {
            if (has(Fault.COPY_FORGETS_THE_TURNS)) {
                return parse(toString());
            }
            Broken copy = new Broken(has(Fault.COPIES_SHARE_STATE) ? real : real.copy());
            copy.moves = moves;
            return copy;
        }

        @Override
        public double probability(int option) {
            if (has(Fault.A_NEGATIVE_WEIGHT)) {
                return option == 0 ? -0.1 : 0.22;
            }
            boolean tooSmall = has(Fault.PROBABILITIES_SUM_TO_NINE_TENTHS) || has(Fault.WEIGHTS_SUM_TO_NINE_TENTHS);
            return tooSmall ? 0.15 : real.probability(option);
        }

        @Override
        public String label(int option) {
            return has(Fault.EQUAL_LABELS) ? "same" : real.label(option);
        }

        @Override
        public double score(int ofSeat) {
            if (has(Fault.NEGATIVE_SCORE)) {
                return real.score(ofSeat) * 3 - 1;
            }
            return has(Fault.EVERYBODY_WINS) ? 1 : real.score(ofSeat);
        }

        @Override
        public String toString() {
            return has(Fault.TEXT_FORGETS_THE_DIE) ? real.toString().replaceAll("[1-6]$", "-") : real.toString();
        }

        @Override
        public boolean equals(@Nullable Object other) {
            if (has(Fault.EQUAL_TO_NOTHING)) {
                return false;
            }
            if (!(other instanceof Broken broken)) {
                return false;
            }
            boolean blind = has(Fault.EQUAL_WHATEVER_THE_DIE) && node == DECISION && broken.node == DECISION;
            return blind || has(Fault.EQUAL_TO_EVERYTHING) || real.equals(broken.real);
        }

        @Override
        public int hashCode() {
            return has(Fault.HASH_OF_THE_OBJECT) ? System.identityHashCode(this) : real.hashCode();
        }
    }
}
