package alea.arena;

import alea.match.Control;
import alea.match.Pipeline;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Plays the matches of a setup on several threads and hands the results over in order, so that everything made from
 * them is the same on any number of threads.
 */
public final class Arena {
    private final ArenaSetup setup;
    private final Optional<Supplier<? extends Control>> control;

    public Arena(ArenaSetup setup) {
        this(setup, Optional.empty());
    }

    /**
     * An arena whose results come with a control.
     *
     * @param control makes one for each thread
     */
    public Arena(ArenaSetup setup, Optional<Supplier<? extends Control>> control) {
        this.setup = setup;
        this.control = control;
    }

    /** Receives results in order. */
    @FunctionalInterface
    public interface Sink {
        /** Takes a result; false to end the arena after it. */
        boolean accept(MatchResult result);
    }

    /** How many matches there are in all. */
    public long matches() {
        return new SeatPlan(setup).matches();
    }

    /**
     * Plays until all matches are played or the sink has enough. An interrupt of the calling thread also ends it;
     * what the sink has received by then is a prefix of the whole.
     *
     * @return true when all matches were played or the sink had enough, false when it was interrupted
     */
    public boolean run(Sink sink) {
        return run(0, matches(), sink);
    }

    /**
     * The same for a part of the matches: each is the match that it is among all.
     *
     * @param from the number of the first, from 0
     * @param to the number after that of the last
     */
    public boolean run(long from, long to, Sink sink) {
        if (from < 0 || to < from) {
            throw new IllegalArgumentException("there are no matches " + from + " to " + to);
        }
        if (from == to) {
            return true;
        }
        List<MatchWorker> places = Stream.generate(() -> new MatchWorker(
                        setup, control.<Control>map(Supplier::get).orElse(null)))
                .limit(setup.threads())
                .toList();
        long total = to - from;
        int size = places.getFirst().block((total + places.size() - 1) / places.size());
        try {
            return new Pipeline<MatchWorker, List<MatchResult>>("arena", places)
                    .apart(
                            (total + size - 1) / size,
                            (place, block) ->
                                    place.play(from + block * size, from + Math.min(total, (block + 1) * size)),
                            results -> results.stream().allMatch(sink::accept));
        } finally {
            places.forEach(MatchWorker::close);
        }
    }

    /**
     * Plays one match alone: the same that it is among all.
     *
     * @param number from 0
     */
    public MatchResult match(long number) {
        try (var worker =
                new MatchWorker(setup, control.<Control>map(Supplier::get).orElse(null))) {
            return worker.play(number);
        }
    }
}
