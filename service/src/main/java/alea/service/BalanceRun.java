package alea.service;

import alea.analysis.balance.Balance;
import alea.analysis.balance.BalanceSetup;
import alea.analysis.balance.BalanceStudy;
import alea.analysis.balance.Factorial;
import alea.analysis.balance.Variation;
import alea.file.Claim;
import alea.file.Occupied;
import alea.game.BadInput;
import alea.game.BadSetting;
import alea.game.Reason;
import alea.game.Registry;
import alea.match.Carrier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What rules do to matches. A run that is cancelled tells what is known of the deals that all variants have played;
 * where it has a folder, that keeps what was played, and a run that resumes goes on from there.
 */
public final class BalanceRun {
    /** In the folder, for as long as a run is not finished. */
    private static final String CHECKPOINT = "balance.checkpoint";
    /** Seconds between times that what was played is kept, where nothing else is said. */
    public static final double EVERY = 10;

    private final Registry registry;
    private final String version;

    /**
     * What is to be compared.
     *
     * @param game its spec
     * @param vary keys with values: {@code again=six,never}; none for the game alone
     * @param against another rule set, to be compared with the game's as a whole; null for none
     * @param players who sits in every seat, and whom it is compared with; none for who is recommended, and random
     * @param matches of each variant, at least 1
     * @param seed of all dice
     * @param threads on which nothing depends
     * @param maxTurns where a match is stopped as truncated, at least 1; null for where the game says
     * @param folder where what was played is kept; null for nowhere
     * @param resume whether to go on with what the folder has
     * @param every seconds between times that what was played is kept, 0 or more
     */
    public record Request(
            String game,
            List<String> vary,
            @Nullable String against,
            List<String> players,
            long matches,
            long seed,
            int threads,
            @Nullable Integer maxTurns,
            @Nullable Path folder,
            boolean resume,
            double every) {
        public Request {
            vary = List.copyOf(vary);
            players = List.copyOf(players);
            if (against != null && !vary.isEmpty()) {
                throw new BadSetting("against", "vary", "two rule sets are compared as they are");
            }
            if (folder != null && folder.toString().isEmpty()) {
                throw new BadSetting("out", "'' names no folder");
            }
            if (!(every >= 0)) {
                throw new BadSetting(
                        "checkpoint-every", String.format(Locale.ROOT, "%s is not allowed; it is 0 or more", every));
            }
            if (resume && folder == null) {
                throw new BadSetting("resume", "needs the folder of the run that was broken off: --out");
            }
        }
    }

    /** So many matches are played, of so many. */
    public record Played(long matches, long of) {}

    /**
     * A comparison of rules.
     *
     * @param version the version of Alea, which results name
     */
    public BalanceRun(Registry registry, String version) {
        this.registry = registry;
        this.version = version;
    }

    /**
     * Plays.
     *
     * @throws BadInput when that cannot be compared, or the folder cannot be written
     * @throws Occupied when the folder has what another run has kept
     */
    public Balance run(Request request, Progress<? super Played> progress) {
        return run(study(request), request, progress);
    }

    /**
     * The same, while others play: those whose study is {@link #study} of the same request.
     *
     * @param others a block of deals in one variant is a task
     */
    public Balance run(Request request, Carrier others, Progress<? super Played> progress) {
        return run(study(request).playedBy(others), request, progress);
    }

    /**
     * A study of which nothing is played yet.
     *
     * @throws BadInput when that cannot be compared
     */
    public BalanceStudy study(Request request) {
        return new BalanceStudy(
                BalanceSetup.of(
                        registry,
                        request.against == null
                                ? Factorial.of(
                                        registry,
                                        request.game,
                                        request.vary.stream()
                                                .map(Variation::parse)
                                                .toList())
                                : Factorial.of(registry, request.game, request.against),
                        request.players,
                        request.matches,
                        request.seed,
                        request.threads,
                        Optional.ofNullable(request.maxTurns)),
                version);
    }

    private static Balance run(BalanceStudy study, Request request, Progress<? super Played> progress) {
        if (request.folder == null) {
            return run(study, null, request.every, progress);
        }
        Path folder = request.resume ? there(request.folder) : made(request.folder);
        Path checkpoint = folder.resolve(CHECKPOINT);
        try (var _ = Claim.folder(folder)) {
            if (request.resume) {
                study.resume(checkpoint);
            } else if (Files.exists(checkpoint)) {
                throw new Occupied("%s keeps what a run has played that was broken off".formatted(checkpoint));
            }
            return run(study, checkpoint, request.every, progress);
        }
    }

    private static Path there(Path folder) {
        if (!Files.isRegularFile(folder.resolve(CHECKPOINT))) {
            throw new BadSetting(
                    "resume", "finds nothing to go on with: there is no file %s".formatted(folder.resolve(CHECKPOINT)));
        }
        return folder;
    }

    private static Path made(Path folder) {
        try {
            return Files.createDirectories(folder);
        } catch (IOException e) {
            throw new BadInput("%s cannot be made: %s".formatted(folder, Reason.of(e)));
        }
    }

    private static Balance run(
            BalanceStudy study, @Nullable Path checkpoint, double every, Progress<? super Played> progress) {
        boolean finished;
        try (var _ = Cancelling.of(progress)) {
            var kept = new Object() {
                long at = System.nanoTime();
            };
            finished = study.play((matches, of) -> {
                progress.hear(new Played(matches, of));
                if (checkpoint != null && System.nanoTime() - kept.at >= every * 1e9) {
                    study.keep(checkpoint);
                    kept.at = System.nanoTime();
                }
            });
        }
        if (checkpoint != null) {
            if (finished) {
                delete(checkpoint);
            } else {
                study.keep(checkpoint);
            }
        }
        return study.balance();
    }

    private static void delete(Path checkpoint) {
        try {
            Files.deleteIfExists(checkpoint);
        } catch (IOException e) {
            throw new BadInput("%s cannot be deleted: %s".formatted(checkpoint, Reason.of(e)));
        }
    }
}
