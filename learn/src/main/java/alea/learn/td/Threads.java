package alea.learn.td;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Work that is divided among threads, with results that do not depend on how many there are. */
final class Threads {
    private Threads() {}

    /** Works on the numbers {@code from..to-1}. */
    @FunctionalInterface
    interface Part {
        double of(long from, long to);
    }

    /** The sum of whole or half numbers over {@code 0..n-1}, which no order of adding changes. */
    static double sum(int threads, long n, Part part) {
        if (threads == 1 || n < 2) {
            return part.of(0, n);
        }
        try (ExecutorService workers = Executors.newFixedThreadPool(threads)) {
            List<Future<Double>> parts = new ArrayList<>();
            for (int t = 0; t < threads; t++) {
                long from = n * t / threads;
                long to = n * (t + 1) / threads;
                parts.add(workers.submit(() -> part.of(from, to)));
            }
            double sum = 0;
            for (Future<Double> one : parts) {
                sum += one.get();
            }
            return sum;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new IllegalStateException(e.getCause());
        }
    }
}
