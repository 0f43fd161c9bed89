package alea.cli;

import alea.game.BadInput;
import alea.game.Quoted;
import alea.json.Json;
import alea.learn.npy.InputFile;
import alea.service.LaneRatios;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.StreamSupport;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Ratios of an earlier measurement, as {@code alea bench --lanes --json} wrote them. */
record KeptRatios(List<Kept> kept) {
    /** What of the kept ratio another machine, or a bad hour, may come to. */
    static final double ENOUGH = 0.75;

    private static final int LARGEST = 1 << 20;

    /** One of them. */
    private record Kept(String game, List<String> strategies, double ratio) {}

    /**
     * Reads a file.
     *
     * @throws BadInput when there is none, or it is no such document
     */
    static KeptRatios read(Path file) {
        String what = "a document of alea bench --lanes --json";
        byte[] content = InputFile.read(file, LARGEST, what);
        try {
            JsonNode ratios = Json.mapper().readTree(content).path("ratios");
            List<Kept> kept = StreamSupport.stream(ratios.spliterator(), false)
                    .map(KeptRatios::kept)
                    .toList();
            if (!ratios.isArray() || kept.stream().anyMatch(k -> !(k.ratio > 0 && k.ratio < 1e6))) {
                throw new BadInput(
                        "%s is not %s: it has no list 'ratios' of games, strategies and ratios".formatted(file, what));
            }
            return new KeptRatios(kept);
        } catch (JacksonException e) {
            throw new BadInput("%s is not %s: %s".formatted(file, what, Quoted.plain(Json.problem(e))));
        }
    }

    private static Kept kept(JsonNode line) {
        return new Kept(
                line.path("game").asString(""),
                StreamSupport.stream(line.path("strategies").spliterator(), false)
                        .map(name -> name.asString(""))
                        .toList(),
                line.path("ratio").asDouble(0));
    }

    /** The ratio that was kept of the same matches. */
    Optional<Double> of(LaneRatios.Ratio now) {
        return kept.stream()
                .filter(k -> k.game.equals(now.game()) && k.strategies.equals(now.strategies()))
                .map(Kept::ratio)
                .findFirst();
    }

    /** Whether a ratio is as large as it was, or nearly so, or none was kept. */
    boolean holds(LaneRatios.Ratio now) {
        return of(now).map(kept -> now.ratio() >= ENOUGH * kept).orElse(true);
    }
}
