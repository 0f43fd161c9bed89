package alea.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class StepsTest {
    private final ExecutorService threads = Executors.newSingleThreadExecutor();

    @AfterEach
    void end() {
        threads.shutdown();
    }

    /** Takes five steps, and notes what becomes of it. */
    private static class Five implements Steps.Work {
        final List<String> notes = new ArrayList<>();
        int done;

        @Override
        public boolean finished() {
            return done == 5;
        }

        @Override
        public void step() {
            done++;
            notes.add("step");
        }

        @Override
        public void keep(Path file) {
            notes.add("keep");
        }
    }

    private boolean take(Five work, double every, Runnable taken) {
        return new Steps(threads, Path.of("file"), every).take(work, taken);
    }

    @Test
    void itIsKeptAfterEveryStepThatIsNotTheLastWhereThatIsAsked() {
        var work = new Five();
        assertThat(take(work, 0, () -> work.notes.add("told"))).isTrue();
        assertThat(String.join(" ", work.notes))
                .isEqualTo("step keep told step keep told step keep told step keep told step");
    }

    @Test
    void calledOffItIsKeptAndTakesNoMoreSteps() {
        var work = new Five();
        assertThat(take(work, 1e9, () -> {
                    if (work.done == 2) {
                        Thread.currentThread().interrupt();
                    }
                }))
                .isFalse();
        assertThat(work.notes).containsExactly("step", "step", "step", "keep");
        assertThat(take(work, 1e9, () -> {})).isTrue();
        assertThat(work.notes).containsExactly("step", "step", "step", "keep", "step", "step");
    }

    @Test
    void whatIsFinishedIsNeverThrownAway() {
        var work = new Five();
        work.done = 4;
        Thread.currentThread().interrupt();
        assertThat(take(work, 1e9, () -> {})).isTrue();
        assertThat(Thread.interrupted()).isFalse();
    }

    @Test
    void aStepThatFailsEndsItAsItFailed() {
        var work = new Five() {
            @Override
            public void step() {
                throw new IllegalStateException("out of cheese");
            }
        };
        assertThatThrownBy(() -> take(work, 1e9, () -> {}))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("out of cheese");
    }
}
