package alea.ludocs;

/**
 * Something that happened in a match, in the order in which the rules do things. Seats, pieces and cells are
 * numbers as in {@link LudoCsBoard}. The rules make events only where somebody observes.
 */
public sealed interface Event {
    /** Receives events while a position takes options. */
    @FunctionalInterface
    interface Observer {
        /** Tells what happened; the position is already as it is afterwards, as far as the event goes. */
        void happened(Event event);
    }

    /** A roll for who begins. */
    record OpeningRoll(int seat, int value) implements Event {}

    /** The opening is over, and {@code first} begins. */
    record OpeningWon(int first) implements Event {}

    /** A roll of a turn. */
    record Rolled(int seat, int value) implements Event {}

    /** A frozen piece goes to base because of threes. */
    record Expelled(int piece) implements Event {}

    /** A piece is on X, its direction tossed. */
    record Released(int piece) implements Event {}

    /** A piece moved by a whole roll, alone or in a block. */
    record Moved(int piece, int from, int to, int steps, int direction) implements Event {}

    /** A piece moved to the cell before a block because nothing else could move. */
    record StoppedShort(int seat, int cell) implements Event {}

    /** A roll could not be played because of a block; told only when nothing could be played. */
    record Blocked(int piece, int from, int to, int by) implements Event {}

    /** The roll is ignored because of blocks. */
    record Ignored(int seat) implements Event {}

    /** A piece was captured. */
    record Captured(int by, int square, int victim) implements Event {}

    /** All captures of one landing are done. */
    record Capturing(int seat) implements Event {}

    /** A mystery cell teleports; void teleports are not told. */
    record Mystery(int seat, Destination to) implements Event {}

    /** A piece was teleported. */
    record Teleported(int piece, Destination to) implements Event {}

    /** A piece has an aura now. */
    record Touched(int piece, Aura aura) implements Event {}

    /** A clockwise piece was turned by Pita-Kotuwa. */
    record Turned(int piece) implements Event {}

    /** A counter-clockwise piece is sent on from Pita-Kotuwa. */
    record SentOn(int piece) implements Event {}

    /** A mystery cell appeared. */
    record Spawned(int square) implements Event {}

    /** A round is over. */
    record RoundOver(int round) implements Event {}

    /** The first seat has all pieces home. */
    record Won(int seat) implements Event {}
}
