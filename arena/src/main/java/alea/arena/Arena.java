package alea.arena;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Plays the matches of a setup on several threads and hands the results over in order, so that everything made from
 * them is the same on any number of threads.
 */
public final class Arena {
    /** Matches that one thread plays before it hands over: a fraction of a millisecond of the fastest games. */
    private static final int BLOCK = 32;

    /** Blocks that wait or are played for each thread. */
    private static final int AHEAD = 8;

    private final ArenaSetup setup;

    public Arena(ArenaSetup setup) {
        this.setup = setup;
    }

    /** Receives results in order. */
    @FunctionalInterface
    public interface Sink {
        /** Takes a result; false to end the arena after it. */
        boolean accept(MatchResult result);
    }

    /** How many matches there are in all. */
    public long matches() {
        return setup.games() * setup.lineups().size();
    }

    /**
     * Plays until all matches are played or the sink has enough. An interrupt of the calling thread also ends it; what the
     * sink has received by then is a prefix of the whole.
     *
     * @return true when all matches were played or the sink had enough, false when it was interrupted
     */
    public boolean run(Sink sink) {
        BlockingQueue<Place> places = new LinkedBlockingQueue<>();
        List<Place> all = new ArrayList<>();
        for (int i = 0; i < setup.threads(); i++) {
            all.add(new Place(setup));
        }
        places.addAll(all);
        ExecutorService workers = Executors.newFixedThreadPool(
                setup.threads(), Thread.ofPlatform().daemon().name("arena-", 0).factory());
        try {
            return run(sink, workers, places);
        } finally {
            workers.shutdownNow();
            workers.close();
            all.forEach(Place::close);
        }
    }

    private boolean run(Sink sink, ExecutorService workers, BlockingQueue<Place> places) {
        Queue<Future<List<MatchResult>>> running = new ArrayDeque<>();
        long total = matches();
        long begun = 0;
        try {
            while (true) {
                while (begun < total && running.size() < AHEAD * setup.threads()) {
                    long from = begun;
                    long to = Math.min(total, from + BLOCK);
                    running.add(workers.submit(() -> block(places, from, to)));
                    begun = to;
                }
                var next = running.poll();
                if (next == null) {
                    return true;
                }
                if (Thread.interrupted()) {
                    return false;
                }
                for (MatchResult result : next.get()) {
                    if (!sink.accept(result)) {
                        return true;
                    }
                }
            }
        } catch (InterruptedException e) {
            return false;
        } catch (ExecutionException e) {
            if (e.getCause() instanceof CancellationException) {
                return false; // a strategy in another process was told to stop
            }
            throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e.getCause());
        }
    }

    private static List<MatchResult> block(BlockingQueue<Place> places, long from, long to)
            throws InterruptedException {
        Place place = places.take();
        try {
            List<MatchResult> results = new ArrayList<>((int) (to - from));
            for (long number = from; number < to && !Thread.currentThread().isInterrupted(); number++) {
                results.add(place.play(number));
            }
            return results;
        } finally {
            places.add(place);
        }
    }
}
