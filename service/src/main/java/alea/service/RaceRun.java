package alea.service;

import alea.file.Claim;
import alea.game.Game;
import alea.game.Registry;
import alea.solve.RaceSpace;
import alea.solve.SolvePlugin;
import alea.solve.race.RaceGap;
import alea.solve.race.RacePairs;
import alea.solve.race.RaceSolver;
import alea.solve.race.RaceTimes;
import alea.solve.run.Plan;
import alea.solve.table.RaceFile;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Tables of races: how many turns seats need that cannot meet any more, and who is done first, between bounds. */
public final class RaceRun {
    /**
     * A table that is done, or was found to be whole.
     *
     * @param game its spec
     * @param positions which positions are races, in words
     * @param rows how many ways there are for a seat to stand, with what is remembered while it rolls
     * @param gap the widest gap between bounds of a chance to win
     * @param widest a position of that, before a roll; missing where a table was only checked
     * @param longest the most turns that a seat needs in the mean
     * @param bytes how long the file is; missing where there is none
     * @param table the file, if any
     * @param crc32c its checksum
     */
    public record Done(
            String game,
            String positions,
            int rows,
            double gap,
            @Nullable String widest,
            double longest,
            @Nullable Long bytes,
            @Nullable String table,
            @Nullable String crc32c) {}

    private final Registry registry;

    /** Tables of the games of a registry. */
    public RaceRun(Registry registry) {
        this.registry = registry;
    }

    /**
     * Works out a table.
     *
     * @param table the file that is written; null for none
     * @throws alea.game.BadInput when the game has no races that can be tabled, or the table cannot be written
     */
    public Done run(String spec, @Nullable Path table) {
        RaceSpace space = space(spec);
        if (table == null) {
            return done(space, null);
        }
        SolveRun.requireFile(table);
        SolveRun.requireNoOther(table, space.game());
        try (var _ = Claim.file(table)) {
            return done(space, table);
        }
    }

    private RaceSpace space(String spec) {
        Game game = Plan.endless(registry.game(spec));
        return SolvePlugin.of(game).race(game);
    }

    private static Done done(RaceSpace space, @Nullable Path table) {
        RaceTimes times = RaceSolver.solve(space);
        RaceGap gap = RaceGap.widest(times, space::waits);
        var pairs = new RacePairs(space, times);
        var position = space.game().start();
        space.position(gap.rolling(), gap.waiting(), position);
        if (table != null) {
            RaceFile.write(table, pairs, 2 * gap.gap());
        }
        RaceFile written = table == null ? null : RaceFile.read(table, space);
        return new Done(
                space.game().spec().toString(),
                space.words(),
                space.rows(),
                gap.gap(),
                position.toString(),
                times.longest(),
                written == null ? null : written.bytes(),
                table == null ? null : table.toString(),
                written == null ? null : written.checksum());
    }

    /** Whether a file says that it is a table of races. */
    public static boolean isTable(Path file) {
        return RaceFile.isOne(file);
    }

    /**
     * Checks a table, every byte.
     *
     * @throws alea.game.BadInput when it is damaged, or for another game
     */
    public Done verify(String spec, Path file) {
        Game game = Plan.endless(registry.game(spec));
        RaceFile.requireGame(file, game);
        RaceSpace space = space(spec);
        RaceFile found = RaceFile.read(file, space);
        return new Done(
                game.spec().toString(),
                space.words(),
                space.rows(),
                found.gap() / 2,
                null,
                found.pairs().times().longest(),
                found.bytes(),
                file.toString(),
                found.checksum());
    }
}
