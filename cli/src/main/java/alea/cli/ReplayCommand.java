package alea.cli;

import alea.arena.record.MatchRecord;
import alea.arena.record.RecordText;
import alea.arena.record.Verification;
import alea.file.Texts;
import alea.game.Quoted;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code alea replay}: verifies a match record and prints it. */
@Command(
        name = "replay",
        description = {
            "Verifies a record of a match and prints it, turn by turn.",
            "Checked are every move (by the fast and by the plain rules), the result, and the dice of its seed.",
            "Exit code 1 when something does not hold."
        },
        footer = {
            "",
            "Example: alea arena ludo-simple hybrid fast --games 1 --record games; alea replay games/match-0.alea"
        })
final class ReplayCommand implements Callable<Integer> {
    @ParentCommand
    private Alea alea;

    @Parameters(paramLabel = "FILE", description = "a match record")
    private Path file;

    @Mixin
    private JsonOption json;

    /** One turn as JSON tells it. */
    private record TurnLine(int turn, int seat, List<String> options, String position) {}

    /** A record and what became of checking it, as JSON. */
    private record Replay(
            String game,
            List<Integer> seats,
            List<String> strategies,
            OptionalLong seed,
            long match,
            OptionalLong deal,
            String result,
            String start,
            List<TurnLine> turns,
            boolean verified,
            Optional<String> rules,
            Optional<String> dice) {}

    @Override
    public Integer call() {
        MatchRecord record = RecordText.parse(file.toString(), Texts.read(file, RecordText.LONGEST));
        Verification verification = Verification.of(record, alea.registry());
        List<Integer> seats = record.places();
        List<TurnLine> turns = new ArrayList<>();
        for (int i = 0; i < verification.positions().size(); i++) {
            MatchRecord.Turn turn = record.turns().get(i);
            turns.add(new TurnLine(
                    i + 1, turn.place(), turn.labels(), verification.positions().get(i)));
        }
        if (json.wanted()) {
            alea.console()
                    .json(new Replay(
                            record.game(),
                            seats,
                            record.strategies(),
                            record.seed(),
                            record.match(),
                            record.deal(),
                            RecordText.result(record.result()),
                            record.start(),
                            turns,
                            verification.holds(),
                            verification.rules(),
                            verification.dice()));
        } else {
            print(record, seats, turns, verification, alea.console().out());
        }
        return verification.holds() ? Exit.DONE : Exit.NOT_MET;
    }

    private static void print(
            MatchRecord record, List<Integer> seats, List<TurnLine> turns, Verification verification, PrintWriter out) {
        out.println(Quoted.plain(record.game())
                + (record.seed().isPresent()
                        ? String.format(
                                Locale.ROOT,
                                ", seed %d, match %d",
                                record.seed().getAsLong(),
                                record.match())
                        : "")
                + (record.deal().isPresent()
                        ? ", duplicate dice of deal " + record.deal().getAsLong()
                        : ""));
        for (int i = 0; i < seats.size(); i++) {
            out.println("seat " + seats.get(i) + ": "
                    + Quoted.plain(record.strategies().get(i)));
        }
        out.println();
        var table = new Table(">turn", ">seat", "what happened", "position");
        table.row(0, "", "", record.start());
        turns.forEach(t -> table.row(t.turn(), t.seat(), String.join(" ", t.options()), t.position()));
        table.print(out);
        out.println();
        out.println("result: " + Quoted.plain(RecordText.result(record.result())));
        out.println(verification.rules().map(why -> "DOES NOT HOLD: " + why).orElse("rules: verified"));
        if (verification.rules().isEmpty()) {
            out.println(verification
                    .dice()
                    .map(why -> "DOES NOT HOLD: " + why)
                    .orElse(record.seed().isPresent() ? "dice: verified" : "dice: the record names no seed"));
        }
    }
}
