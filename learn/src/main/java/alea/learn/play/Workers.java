package alea.learn.play;

import alea.game.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads, each with a {@link Ring}, that share out numbered tasks; what a task does may depend on its number alone. */
public final class Workers {
    /** One task. */
    @FunctionalInterface
    public interface Task {
        /** Does task {@code number} at a ring that nobody else uses. */
        void run(int number, Ring ring);
    }

    private final List<Ring> rings = new ArrayList<>();
    private final ExecutorService threads;

    public Workers(Game game, int threads) {
        for (int i = 0; i < threads; i++) {
            rings.add(new Ring(game));
        }
        this.threads = Executors.newFixedThreadPool(
                threads, Thread.ofPlatform().daemon().name("train-", 0).factory());
    }

    /** Does the tasks {@code 0..n-1}, and returns when all are done. */
    public void run(int n, Task task) {
        if (rings.size() == 1) {
            for (int i = 0; i < n; i++) {
                task.run(i, rings.getFirst());
            }
            return;
        }
        var next = new AtomicInteger();
        List<Future<?>> running = new ArrayList<>();
        for (Ring ring : rings) {
            running.add(threads.submit(() -> {
                for (int i = next.getAndIncrement(); i < n; i = next.getAndIncrement()) {
                    task.run(i, ring);
                }
            }));
        }
        for (Future<?> worker : running) {
            try {
                worker.get();
            } catch (InterruptedException e) {
                throw new IllegalStateException("a training is not interrupted within a step", e);
            } catch (ExecutionException e) {
                throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e.getCause());
            }
        }
    }

    /** How many matches reached the game's turn cap so far; ask between tasks. */
    public long stopped() {
        return rings.stream().mapToLong(Ring::stopped).sum();
    }
}
