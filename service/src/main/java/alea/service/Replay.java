package alea.service;

import alea.arena.record.MatchRecord;
import alea.arena.record.RecordText;
import alea.arena.record.Verification;
import alea.file.Texts;
import alea.game.Registry;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;

/**
 * A record of a match, and what became of checking it.
 *
 * @param seats the places of the seats, in the order of play
 * @param strategies who sits there
 * @param seed what its dice derive from, where it names that
 * @param match its number
 * @param deal the number of its dice, where they are shared
 * @param result how it ended
 * @param start the first position
 * @param verified whether all holds
 * @param rules why the record breaks the rules, or nothing
 * @param dice why the dice are not those of its seed and match, or nothing
 */
public record Replay(
        String game,
        List<Integer> seats,
        List<String> strategies,
        OptionalLong seed,
        long match,
        OptionalLong deal,
        String result,
        String start,
        List<Turn> turns,
        boolean verified,
        Optional<String> rules,
        Optional<String> dice) {

    /**
     * One turn.
     *
     * @param options the labels of what happened in it
     * @param position the one after it
     */
    public record Turn(int turn, int seat, List<String> options, String position) {}

    /**
     * Checks the record in a file: every move by the fast and by the plain rules, the result, and the dice of its seed.
     *
     * @throws alea.game.BadInput when it is no record, or of a game that there is not
     */
    public static Replay of(Path file, Registry registry) {
        MatchRecord record = RecordText.parse(file.toString(), Texts.read(file, RecordText.LONGEST));
        Verification verification = Verification.of(record, registry);
        List<Turn> turns = IntStream.range(0, verification.positions().size())
                .mapToObj(i -> {
                    MatchRecord.Turn turn = record.turns().get(i);
                    return new Turn(
                            i + 1,
                            turn.place(),
                            turn.labels(),
                            verification.positions().get(i));
                })
                .toList();
        return new Replay(
                record.game(),
                record.places(),
                record.strategies(),
                record.seed(),
                record.match(),
                record.deal(),
                RecordText.result(record.result()),
                record.start(),
                turns,
                verification.holds(),
                verification.rules(),
                verification.dice());
    }
}
