package alea.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.arena.Report;
import alea.arena.entry.Entrant;
import alea.arena.exec.Terms;
import alea.arena.store.SavedResults;
import alea.game.BadSetting;
import alea.game.Registry;
import alea.match.ForfeitRule;
import alea.stats.Sprt;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ArenaRunTest {
    private static final Registry REGISTRY = Registry.installed();

    private final ArenaRun arena = new ArenaRun(REGISTRY, "test");

    @TempDir
    private Path folder;

    private static ArenaRun.Request request(
            long games, @Nullable Sprt sprt, @Nullable Path store, @Nullable Path records) {
        return new ArenaRun.Request(
                "ludo-simple:pawns=1",
                List.of("hybrid", "random"),
                games,
                7,
                2,
                null,
                false,
                Integer.MAX_VALUE,
                sprt,
                Duration.ofSeconds(5),
                store,
                records,
                null);
    }

    @Test
    void aRequestIsPlayedAndEveryMatchIsHeardOf() {
        var listening = new Listening<ArenaRun.Played>();
        Report report = arena.run(request(60, null, null, null), listening);
        assertThat(report.matches()).isEqualTo(60);
        assertThat(report.interrupted()).isFalse();
        assertThat(report.version()).isEqualTo("test");
        ArenaRun.Played last = listening.heard().getLast();
        assertThat(listening.heard()).hasSize(61);
        assertThat(last.matches()).isEqualTo(60);
        assertThat(last.of()).isEqualTo(60);
        assertThat(last.soFar().get().players()).isEqualTo(report.players());
        assertThat(last.soFar().get().interrupted()).isTrue();
    }

    @Test
    void whatWasPlayedBeforeItWasCancelledIsReportedAndKept() {
        Path store = folder.resolve("results.duckdb");
        var listening = new Listening<ArenaRun.Played>(ArenaRun.Played.class, 101);
        Report report = arena.run(request(1_000_000, null, store, null), listening);
        assertThat(report.interrupted()).isTrue();
        assertThat(report.matches()).isGreaterThanOrEqualTo(100).isLessThan(1_000_000);
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
        Report same = arena.run(request(report.matches(), null, null, null), new Listening<>());
        assertThat(report.players()).isEqualTo(same.players());
        try (SavedResults saved = SavedResults.open(store)) {
            assertThat(saved.runs()).singleElement().satisfies(run -> {
                assertThat(run.complete()).isFalse();
                assertThat(run.matches()).isEqualTo(report.matches());
            });
        }
    }

    @Test
    void aTestEndsItAsSoonAsItIsClear() {
        Report report = arena.run(request(1_000_000, Sprt.of(0.5, 0.6), null, null), new Listening<>());
        assertThat(report.interrupted()).isFalse();
        assertThat(report.matches()).isLessThan(10_000);
        assertThat(report.sprt()).get().extracting(Report.SprtLine::decision).isNotEqualTo("continue");
    }

    @Test
    void aRecordThatItWritesHolds() {
        arena.run(request(1, null, null, folder.resolve("records")), new Listening<>());
        Replay replay = Replay.of(folder.resolve("records").resolve("match-0.alea"), REGISTRY);
        assertThat(replay.verified()).isTrue();
        assertThat(replay.strategies()).containsExactly("hybrid", "random");
        assertThat(replay.turns()).isNotEmpty();
    }

    @Test
    void settingsAreCalledByTheirNames() {
        assertThatThrownBy(() -> arena.run(request(0, null, null, null), new Listening<>()))
                .isInstanceOfSatisfying(BadSetting.class, bad -> {
                    assertThat(bad).hasMessage("games 0 is not allowed; it is at least 1");
                    assertThat(bad.named("--games")).isEqualTo("--games 0 is not allowed; it is at least 1");
                });
    }

    @Test
    void whereItCannotBeKeptNothingStaysClaimed() {
        Path records = folder.resolve("records");
        Path nowhere = folder.resolve("missing").resolve("results.duckdb");
        assertThatThrownBy(() -> arena.run(request(1, null, nowhere, records), new Listening<>()))
                .hasMessageContaining("missing");
        assertThat(arena.run(request(1, null, null, records), new Listening<>()).matches())
                .isEqualTo(1);
    }

    private ArenaRun.Request kept(ArenaRun.Request r, boolean resume, int threads, long seed) {
        return new ArenaRun.Request(
                r.game(),
                r.entries(),
                r.games(),
                seed,
                threads,
                r.seating(),
                r.duplicate(),
                r.maxTurns(),
                r.sprt(),
                r.terms(),
                r.forfeit(),
                null,
                null,
                r.adjust(),
                r.lanes(),
                new ArenaRun.Checkpoint(folder.resolve("kept"), resume, 0.01));
    }

    private static ArenaRun.Request request(
            String game, long games, boolean duplicate, @Nullable Sprt sprt, @Nullable String adjust, boolean lanes) {
        return new ArenaRun.Request(
                game,
                Stream.of("fast", "random", "hybrid")
                        .map(Entrant::parse)
                        .toList()
                        .subList(0, sprt == null ? 3 : 2),
                games,
                7,
                2,
                null,
                duplicate,
                Integer.MAX_VALUE,
                sprt,
                Terms.of(Duration.ofSeconds(1), Duration.ofSeconds(1)),
                ForfeitRule.STOP,
                null,
                null,
                adjust,
                lanes,
                null);
    }

    static Stream<ArenaRun.Request> requests() {
        return Stream.of(
                request("ludo-simple:pawns=1", 301, false, null, null, false),
                request("ludo-simple:seats=4", 301, true, null, null, false),
                request("ludo-simple:pawns=1", 301, true, null, "exact", false),
                request("ludo-simple:seats=4", 20000, false, null, null, true),
                request("ludo-simple:pawns=1", 2000, true, Sprt.of(0.45, 0.55), null, false));
    }

    @ParameterizedTest
    @MethodSource("requests")
    void aRunThatWasCalledOffSeveralTimesResumesToTheSameReport(ArenaRun.Request request) {
        Report whole = arena.run(request, new Listening<>());
        Report report = arena.run(kept(request, false, 2, 7), new Listening<>(ArenaRun.Played.class, 12));
        assertThat(report.interrupted()).isTrue();
        for (int threads = 1; threads <= 3 && report.interrupted(); threads++) {
            long played = report.matches();
            report = arena.run(kept(request, true, threads, 7), new Listening<>(ArenaRun.Played.class, 14));
            assertThat(report.matches()).isGreaterThan(played);
        }
        assertThat(arena.run(kept(request, true, 3, 7), new Listening<>())).isEqualTo(whole);
        var listening = new Listening<ArenaRun.Played>();
        assertThat(arena.run(kept(request, true, 1, 7), listening)).isEqualTo(whole);
        assertThat(listening.heard()).as("nothing is left to be played").hasSize(1);
        assertThatThrownBy(() -> arena.run(kept(request, true, 1, 8), new Listening<>()))
                .hasMessageContaining("keeps another arena: there it says 'seed 7', here 'seed 8'");
    }
}
