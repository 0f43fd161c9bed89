package alea.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.file.Occupied;
import alea.game.BadInput;
import alea.game.Registry;
import alea.papers.Result;
import alea.papers.RunSize;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PapersRunTest {
    private static final List<String> ITEMS = List.of("ludo.board", "ludo.solo", "iversen.arithmetic");

    private final PapersRun papers = new PapersRun(Registry.installed(), "test");

    @TempDir
    private Path folder;

    private static PapersRun.Request request(Path out, long seed, boolean resume) {
        return new PapersRun.Request(ITEMS, RunSize.QUICK, seed, 2, out, resume, null);
    }

    @Test
    void cancelledItKeepsFinishedItemsAndResumedItMakesTheIdenticalReport() {
        Path out = folder.resolve("papers");
        PapersRun.Report stopped = papers.run(request(out, 1, false), new Listening<>(PapersRun.Begun.class, 2));
        assertThat(stopped.complete()).isFalse();
        assertThat(stopped.results()).extracting(Result::id).containsExactly("ludo.board");
        assertThat(stopped.page()).content().contains("Stopped early");
        assertThatThrownBy(() -> papers.run(request(out, 2, true), new Listening<>()))
                .isInstanceOf(Occupied.class)
                .hasMessage("%s has items of seed 1, quick".formatted(out.resolve("items")));
        var listening = new Listening<PapersRun.News>();
        PapersRun.Report resumed = papers.run(request(out, 1, true), listening);
        assertThat(resumed.complete()).isTrue();
        assertThat(listening.heard()).contains(new PapersRun.Ended("ludo.board", true));
        PapersRun.Report whole = papers.run(request(out, 1, false), new Listening<>());
        assertThat(resumed.results()).isEqualTo(whole.results());
        assertThat(listening.count(PapersRun.Begun.class)).isEqualTo(ITEMS.size());
    }

    @Test
    void itemsAreListedByTheirDocuments() {
        assertThat(PapersRun.list(List.of("ludo"))).hasSizeGreaterThan(10).allSatisfy(item -> {
            assertThat(item.id()).startsWith("ludo.");
            assertThat(item.document()).isEqualTo("Project LUDO");
        });
        assertThat(PapersRun.list(List.of())).hasSizeGreaterThan(50);
        assertThatThrownBy(() -> PapersRun.list(List.of("ludo.bord"))).isInstanceOf(BadInput.class);
    }
}
