package alea.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Results come in order, an error is that of the first task that fails, and only a few results wait. */
class PipelineTest {
    private static Pipeline<AtomicInteger, Long> pipeline(int threads) {
        return new Pipeline<>(
                "test", IntStream.range(0, threads).mapToObj(AtomicInteger::new).toList());
    }

    /** Takes longer the smaller the number, so that tasks end out of order. */
    private static long work(AtomicInteger worker, long number) {
        int before = worker.get();
        for (int i = 0; i < 100 * (8 - number % 8); i++) {
            Thread.onSpinWait();
        }
        assertThat(worker.compareAndSet(before, before + 1))
                .as("nobody else uses the worker")
                .isTrue();
        return number * number;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void handsOverInOrder(int threads) {
        List<Long> results = new ArrayList<>();
        assertThat(pipeline(threads).run(1000, PipelineTest::work, results::add))
                .isTrue();
        assertThat(results)
                .isEqualTo(LongStream.range(0, 1000).map(n -> n * n).boxed().toList());
        results.clear();
        assertThat(pipeline(threads).apart(1000, PipelineTest::work, results::add))
                .isTrue();
        assertThat(results).hasSize(1000).isSorted();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void endsWithTheErrorOfTheFirstThatFails(int threads) {
        List<Long> results = new ArrayList<>();
        var late = new CountDownLatch(1);
        assertThatThrownBy(() -> pipeline(threads)
                        .run(
                                1000,
                                (worker, number) -> {
                                    if (number == 41) {
                                        late.countDown();
                                    }
                                    if (number == 40 && threads > 1) {
                                        await(late); // the later one fails before
                                    }
                                    if (number == 40 || number == 41) {
                                        throw new IllegalArgumentException("task " + number);
                                    }
                                    return work(worker, number);
                                },
                                results::add))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("task 40");
        assertThat(results).hasSize(40);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void stopsWhenTheSinkHasEnough(int threads) {
        var last = new AtomicLong();
        var done = new AtomicLong();
        assertThat(pipeline(threads)
                        .run(
                                Long.MAX_VALUE,
                                (worker, number) -> {
                                    done.incrementAndGet();
                                    return work(worker, number);
                                },
                                result -> {
                                    last.set(result);
                                    return result < 100 * 100;
                                }))
                .isTrue();
        assertThat(last).hasValue(100 * 100);
        assertThat(done.get()).as("tasks that were done ahead").isLessThanOrEqualTo(101 + 8L * threads);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void anInterruptEndsItWithAPrefix(int threads) {
        List<Long> results = new ArrayList<>();
        boolean done = pipeline(threads).run(1000, PipelineTest::work, result -> {
            results.add(result);
            if (results.size() == 50) {
                Thread.currentThread().interrupt();
            }
            return true;
        });
        assertThat(done).isFalse();
        assertThat(Thread.interrupted()).as("it is taken note of").isFalse();
        assertThat(results).hasSize(50);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void aTaskThatIsCancelledEndsItWithAPrefix(int threads) {
        List<Long> results = new ArrayList<>();
        boolean done = pipeline(threads)
                .run(
                        1000,
                        (worker, number) -> {
                            if (number == 30) {
                                throw new CancellationException("told to stop");
                            }
                            return number;
                        },
                        results::add);
        assertThat(done).isFalse();
        assertThat(results).hasSize(30);
    }

    @Test
    void nothingRunsAnyMoreWhenItReturns() {
        var running = new AtomicInteger();
        new Pipeline<String, Long>("test", Collections.nCopies(4, "worker"))
                .apart(
                        1000,
                        (worker, number) -> {
                            running.incrementAndGet();
                            Thread.onSpinWait();
                            running.decrementAndGet();
                            return number;
                        },
                        result -> result < 10);
        assertThat(running).hasValue(0);
    }
}
