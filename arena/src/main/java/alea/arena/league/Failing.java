package alea.arena.league;

import alea.arena.exec.FailureKind;

/**
 * Failures of one player that are of one kind.
 *
 * @param player by number
 * @param kind of all of them
 * @param count how many
 * @param example why the first was
 * @param position where it was asked last in that, as text
 * @param match the number of that match
 */
record Failing(int player, FailureKind kind, long count, String example, long match, String position) {
    /** These, and more that came later. */
    Failing and(Failing later) {
        return new Failing(player, kind, count + later.count, example, match, position);
    }
}
