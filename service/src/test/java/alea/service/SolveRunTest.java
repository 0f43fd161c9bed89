package alea.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.file.Occupied;
import alea.game.BadInput;
import alea.game.BadSetting;
import alea.game.Registry;
import alea.solve.Objective;
import alea.solve.table.Precision;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SolveRunTest {
    private static final String GAME = "doom:2x2,dice=2";

    private final SolveRun solve = new SolveRun(Registry.installed());

    @TempDir
    private Path folder;

    private static SolveRun.Request request(SolveRun.@Nullable Output output) {
        return new SolveRun.Request(GAME, null, null, 0, output, 2);
    }

    private SolveRun.Output output(String name, boolean resume) {
        return new SolveRun.Output(folder.resolve(name), Precision.F64, resume, 300);
    }

    @Test
    void aRequestIsSolvedBetweenBounds() {
        var listening = new Listening<SolveRun.News>();
        SolveRun.Outcome outcome = solve.run(request(null), listening);
        assertThat(outcome).isInstanceOfSatisfying(SolveRun.Done.class, done -> {
            assertThat(done.complete()).isTrue();
            assertThat(done.objective()).isEqualTo(Objective.ZERO_SUM);
            assertThat(done.start().orElseThrow()).isInstanceOfSatisfying(Prospect.Bounds.class, start -> {
                assertThat(start.upper() - start.lower()).isBetween(0.0, 1e-9);
                assertThat(start.other(0).value()).isEqualTo(-start.value());
            });
        });
        assertThat(listening.heard().getFirst()).isInstanceOf(SolveRun.Planned.class);
        assertThat(listening.count(SolveRun.Swept.class)).isPositive();
    }

    @Test
    void cancelledItKeepsACheckpointAndResumedItMakesTheIdenticalTable() throws IOException {
        solve.run(request(output("whole.table", false)), new Listening<>());
        SolveRun.Output stopped = output("stopped.table", false);
        for (int sweeps = 2; sweeps < 6; sweeps += 2) {
            boolean resume = sweeps > 2;
            SolveRun.Outcome outcome =
                    solve.run(request(output("stopped.table", resume)), new Listening<>(SolveRun.Swept.class, 2));
            assertThat(outcome).isEqualTo(new SolveRun.Cancelled(sweeps(outcome), Optional.of(stopped.checkpoint())));
            assertThat(stopped.checkpoint()).exists();
            assertThat(stopped.table()).doesNotExist();
            assertThat(Thread.currentThread().isInterrupted()).isFalse();
        }
        assertThatThrownBy(() -> solve.run(request(stopped), new Listening<>()))
                .isInstanceOf(Occupied.class)
                .hasMessage("%s is there".formatted(stopped.checkpoint()));
        assertThat(solve.run(request(output("stopped.table", true)), new Listening<>()))
                .isInstanceOf(SolveRun.Done.class);
        assertThat(stopped.checkpoint()).doesNotExist();
        assertThat(stopped.table()).hasSameBinaryContentAs(folder.resolve("whole.table"));
        assertThat(solve.verify(GAME, null, stopped.table()).states()).isPositive();
        assertThat(folder.toFile().list()).hasSize(2);
    }

    private static Optional<Integer> sweeps(SolveRun.Outcome outcome) {
        return ((SolveRun.Cancelled) outcome).sweeps();
    }

    @Test
    void withoutATableNothingIsKept() {
        SolveRun.Outcome outcome = solve.run(request(null), new Listening<>(SolveRun.Swept.class, 1));
        assertThat(outcome)
                .isInstanceOfSatisfying(
                        SolveRun.Cancelled.class,
                        cancelled -> assertThat(cancelled.kept()).isEmpty());
    }

    @Test
    void whatCannotBeSolvedIsSaidByTheNameOfTheSetting() {
        assertThatThrownBy(() -> new SolveRun.Request(GAME, null, 0.0, 0, null, 1))
                .isInstanceOf(BadSetting.class)
                .hasMessage("gap 0.0 is not allowed; it is at least 1e-12 and less than 1");
        assertThatThrownBy(() ->
                        solve.run(new SolveRun.Request(GAME, Objective.OWN_WIN, 0.1, 0, null, 1), new Listening<>()))
                .hasMessage("gap is for zero-sum; own-win has no bounds");
        assertThatThrownBy(() -> solve.run(request(output("t.csv", false)), new Listening<>()))
                .isInstanceOf(BadSetting.class)
                .hasMessageEndingWith("promises another form than a table has; call it t.table");
        assertThatThrownBy(() -> solve.run(request(output("t.table", true)), new Listening<>()))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("there is no checkpoint");
    }

    @Test
    void aDrawIsWhatIsLeftOfTheChances() {
        var own = new SolveRun.Request(GAME, Objective.OWN_WIN, null, 0, null, 1);
        assertThat(solve.run(own, new Listening<>())).isInstanceOfSatisfying(SolveRun.Done.class, done -> {
            var start = (Prospect.Chances) done.start().orElseThrow();
            assertThat(start.wins()).hasSize(2);
            assertThat(start.draw() + start.wins().get(0) + start.wins().get(1)).isBetween(0.999999, 1.000001);
            assertThat(start.other().wins()).isEqualTo(start.wins().reversed());
        });
    }
}
