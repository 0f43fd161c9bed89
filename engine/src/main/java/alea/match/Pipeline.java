package alea.match;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Numbered tasks on several threads, whose results are handed over in order: what is made of them is the same on
 * any number of threads. Only a few results wait at any time, however many tasks there are.
 *
 * @param <W> what one thread works with, and no other at the same time
 * @param <R> what comes of a task
 */
public final class Pipeline<W, R> {
    /** Tasks that wait or are done for each thread. */
    private static final int AHEAD = 8;

    private final String name;
    private final List<W> workers;

    /** A task. */
    @FunctionalInterface
    public interface Task<W, R> {
        /** Does task {@code number}; what comes of it depends on that number alone. */
        R of(W worker, long number);
    }

    /** Receives results in order. */
    @FunctionalInterface
    public interface Sink<R> {
        /** Takes a result; false to have no more. */
        boolean accept(R result);
    }

    /**
     * A pipeline.
     *
     * @param name what its threads are called
     * @param workers one for each thread; who made them closes them
     */
    public Pipeline(String name, List<W> workers) {
        this.name = name;
        this.workers = List.copyOf(workers);
    }

    /**
     * Does the tasks {@code 0..n-1} until all are done or the sink has enough. A single worker works on the calling
     * thread.
     *
     * @return true when all were done or the sink had enough, false when the calling thread was interrupted, or
     *     a task cancelled: what the sink has received by then is a prefix of the whole
     * @throws RuntimeException what a task threw: the first in order, after the results of all before it
     */
    public boolean run(long n, Task<W, R> task, Sink<R> sink) {
        return workers.size() == 1 ? here(n, task, sink) : apart(n, task, sink);
    }

    private boolean here(long n, Task<W, R> task, Sink<R> sink) {
        try {
            for (long number = 0; number < n; number++) {
                if (Thread.interrupted()) {
                    return false;
                }
                if (!sink.accept(task.of(workers.getFirst(), number))) {
                    return true;
                }
            }
            return true;
        } catch (CancellationException stopped) {
            return false;
        }
    }

    /**
     * The same, but the calling thread never works: it is free to make something of the results meanwhile. Returns
     * when no task is running any more.
     */
    public boolean apart(long n, Task<W, R> task, Sink<R> sink) {
        BlockingQueue<W> idle = new ArrayBlockingQueue<>(workers.size(), false, workers);
        ExecutorService threads = Executors.newFixedThreadPool(
                workers.size(), Thread.ofPlatform().daemon().name(name + "-", 0).factory());
        try {
            return inOrder(n, task, sink, threads, idle);
        } finally {
            threads.shutdownNow();
            threads.close();
        }
    }

    private boolean inOrder(long n, Task<W, R> task, Sink<R> sink, ExecutorService threads, BlockingQueue<W> idle) {
        Queue<Future<R>> running = new ArrayDeque<>();
        long begun = 0;
        try {
            while (true) {
                while (begun < n && running.size() < AHEAD * workers.size()) {
                    long number = begun++;
                    running.add(threads.submit(() -> work(task, idle, number)));
                }
                Future<R> next = running.poll();
                if (next == null) {
                    return true;
                }
                if (Thread.interrupted()) {
                    return false;
                }
                if (!sink.accept(next.get())) {
                    return true;
                }
            }
        } catch (InterruptedException e) {
            return false;
        } catch (ExecutionException e) {
            return switch (e.getCause()) {
                case CancellationException stopped -> false;
                case RuntimeException cause -> throw cause;
                case Error cause -> throw cause;
                case null, default -> throw new IllegalStateException(e.getCause());
            };
        }
    }

    private static <W, R> R work(Task<W, R> task, BlockingQueue<W> idle, long number) throws InterruptedException {
        W worker = idle.take();
        try {
            return task.of(worker, number);
        } finally {
            idle.add(worker);
        }
    }
}
