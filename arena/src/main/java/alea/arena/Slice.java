package alea.arena;

import alea.match.Control;
import alea.stats.StateReader;
import alea.stats.StateWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What came of matches {@code from..to-1} of an arena. Slices that follow each other are folded into one, and however
 * an arena is cut into slices, the last report is the same to the byte: counts are whole numbers, sums of others are
 * exact. A slice can be kept as bytes, of which there are no more for more matches: an arena that is broken off goes on
 * from them, and one that many machines play is put together from theirs.
 *
 * <p>One that is yet to be folded and has a sequential test holds every result, since the test may decide at any match:
 * such slices are to be short.
 */
public final class Slice implements Arena.Sink {
    private final long from;
    private long to;
    private final Tally tally;
    private final @Nullable AdjustedTally adjusted;
    /** Of a part that is yet to be folded and has a sequential test, which must see every match; else null. */
    private final @Nullable List<MatchResult> results;

    private Slice(ArenaSetup setup, boolean adjusts, long from, boolean part) {
        this.from = from;
        to = from;
        tally = new Tally(setup, from);
        adjusted = adjusts ? new AdjustedTally(setup, from) : null;
        results = part && setup.sprt().isPresent() ? new ArrayList<>() : null;
    }

    /**
     * The beginning of an arena, of which nothing is played yet. Results and slices can be added as they follow.
     *
     * @param adjusts whether results come with a control, and rates without luck are told, too
     */
    public static Slice first(ArenaSetup setup, boolean adjusts) {
        return new Slice(setup, adjusts, 0, false);
    }

    /**
     * Plays a part of an arena, on the threads of the setup.
     *
     * @param control makes the control of every thread, where rates without luck are wanted
     * @param from the number of the first match, from 0
     * @param to the number after that of the last
     * @return the part; empty when this thread was interrupted
     */
    public static Optional<Slice> play(
            ArenaSetup setup, Optional<Supplier<? extends Control>> control, long from, long to) {
        var slice = new Slice(setup, control.isPresent(), from, true);
        return new Arena(setup, control).run(from, to, slice) ? Optional.of(slice) : Optional.empty();
    }

    /** Counts the result of the next match; false when a sequential test has decided. */
    @Override
    public boolean accept(MatchResult result) {
        if (result.number() != to) {
            throw new IllegalArgumentException("match " + result.number() + " does not follow " + (to - 1));
        }
        to++;
        if (results != null) {
            results.add(result);
            return true;
        }
        boolean goesOn = tally.accept(result);
        if (adjusted != null) {
            adjusted.add(result);
        }
        return goesOn;
    }

    /**
     * Takes in the slice that follows, which stays as it is; of one with which a sequential test decides, the matches
     * up to there.
     *
     * @return false when a sequential test has decided
     * @throws IllegalArgumentException if it does not follow
     */
    public boolean fold(Slice next) {
        if (next.from != to || (next.adjusted == null) != (adjusted == null)) {
            throw new IllegalArgumentException("a slice from " + next.from + " does not follow one to " + to);
        }
        if (next.results != null) {
            return next.results.stream().allMatch(this::accept);
        }
        tally.fold(next.tally);
        if (adjusted != null && next.adjusted != null) {
            adjusted.fold(next.adjusted);
        }
        to = next.to;
        return !decided();
    }

    /** The number of the first match. */
    public long from() {
        return from;
    }

    /** The number after that of the last match: where the next slice begins. */
    public long to() {
        return to;
    }

    /** Whether a sequential test has decided, so that nothing more is to be played. */
    public boolean decided() {
        return tally.decided();
    }

    /**
     * The report on these matches.
     *
     * @param version the version of Alea that played
     * @param interrupted whether the arena was ended from outside
     * @param by whose word was taken for luck, where rates without it are told
     */
    public Report report(String version, boolean interrupted, String by) {
        Report report = tally.report(version, interrupted);
        return adjusted == null ? report : report.with(adjusted.report(by));
    }

    /** All of it as bytes. */
    public byte[] toBytes() {
        var writer = new StateWriter();
        writer.count(from);
        writer.count(to);
        writer.count(adjusted == null ? 0 : 1);
        writer.count(results == null ? 0 : 1);
        if (results != null) {
            KeptResults.save(results, writer);
            return writer.toBytes();
        }
        tally.save(writer);
        if (adjusted != null) {
            adjusted.save(writer);
        }
        return writer.toBytes();
    }

    /**
     * A slice of this setup from its bytes, which are not trusted.
     *
     * @throws IllegalArgumentException if they are not those of a slice of such an arena
     */
    public static Slice of(ArenaSetup setup, byte[] bytes) {
        var reader = new StateReader(bytes);
        long matches = new SeatPlan(setup).matches();
        long from = reader.count(matches);
        long to = reader.count(matches);
        boolean adjusts = reader.count(1) == 1;
        boolean part = reader.count(1) == 1;
        var slice = new Slice(setup, adjusts, from, part);
        try {
            if (slice.results != null) {
                KeptResults.load(setup, Integer.MAX_VALUE, reader).forEach(slice::accept);
            } else {
                slice.tally.load(reader);
                if (slice.adjusted != null) {
                    slice.adjusted.load(reader);
                }
                slice.to = Math.addExact(from, slice.tally.matches());
            }
            reader.end();
            if (slice.to != to) {
                throw new IllegalArgumentException("it has not the matches that it says");
            }
            slice.report("", true, ""); // numbers that no report can be made of cannot have been counted
        } catch (IllegalArgumentException e) {
            throw e;
        } catch (RuntimeException e) {
            throw new IllegalArgumentException("its numbers do not go together", e);
        }
        return slice;
    }
}
