package alea.cli;

import alea.arena.exec.Sandbox;
import alea.arena.exec.Terms;
import java.time.Duration;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What players that are programs are granted. */
final class BotOptions {
    /** Whether programs run in a sandbox. */
    enum Boxing {
        /** Where the system has one. */
        AUTO,
        ON,
        OFF
    }

    @Option(
            names = "--move-time",
            paramLabel = "MS",
            description = "milliseconds that an exec: strategy may take for a move (standard: ${DEFAULT-VALUE})")
    private long moveTime = Terms.PER_MOVE.toMillis();

    @Option(
            names = "--start-time",
            paramLabel = "MS",
            description = "milliseconds that a program (exec:) may take from its start until it is ready (standard: "
                    + "${DEFAULT-VALUE})")
    private long startTime = Terms.START.toMillis();

    @Option(
            names = "--memory",
            paramLabel = "MB",
            description =
                    "megabytes of memory that each process of a program (exec:) may have; 0 for no limit (standard: "
                            + "none; of a league 1024)")
    private @Nullable Long memory;

    @Option(
            names = "--cpu",
            paramLabel = "S",
            description = "seconds of processor time that each process of a program (exec:) may use in its life "
                    + "(standard: no limit)")
    private @Nullable Long cpu;

    @Option(
            names = "--sandbox",
            paramLabel = "HOW",
            description = "on: a program (exec:) runs without network and can write no file; off; auto: on where the "
                    + "system has a sandbox (standard: off; of a league auto). docs/league.md says what is kept out")
    private @Nullable Boxing sandbox;

    /** What is granted, by the standards of all commands but a league. */
    Terms terms() {
        return terms(0, Boxing.OFF);
    }

    /**
     * What is granted.
     *
     * @param megabytes of memory where nothing is said; 0 for no limit
     * @param boxing where nothing is said
     */
    Terms terms(long megabytes, Boxing boxing) {
        long limit = memory == null ? megabytes : memory;
        boolean boxed = switch (sandbox == null ? boxing : sandbox) {
            case ON -> true;
            case OFF -> false;
            case AUTO -> Sandbox.missing().isEmpty();
        };
        return new Terms(
                Duration.ofMillis(startTime),
                Duration.ofMillis(moveTime),
                limit == 0 ? OptionalLong.empty() : OptionalLong.of(limit),
                cpu == null ? OptionalLong.empty() : OptionalLong.of(cpu),
                boxed);
    }
}
