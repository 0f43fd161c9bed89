package alea.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.analysis.rollout.DistinctOption;
import alea.arena.record.MatchRecord;
import alea.arena.record.RecordText;
import alea.arena.record.Verification;
import alea.game.BadInput;
import alea.game.Position;
import alea.game.Registry;
import alea.match.Arbiter;
import alea.match.Trace;
import alea.match.Watcher;
import alea.service.LiveMatch.Reply;
import alea.service.LiveMatch.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LiveMatchTest {
    private static final Registry REGISTRY = Registry.installed();
    private static final Watcher NOBODY = (position, option) -> {};

    private static LiveMatch match(LiveMatch.Person person, List<String> strategies, Map<Integer, String> fixed) {
        return new LiveMatch(REGISTRY, new Request("ludo-simple", strategies, fixed, 7), person);
    }

    private static Reply first(LiveMatch.Question question) {
        return new Reply.Move(question.options().getFirst().options().getFirst());
    }

    /** The record of a match, as text, with what a person answers. */
    private static String played(Request request, LiveMatch.Person person) {
        try (var match = new LiveMatch(REGISTRY, request, person)) {
            match.play(NOBODY);
            return RecordText.write(match.record());
        }
    }

    @Test
    void somebodyPlaysAgainstTheStrongestAndIsAdvised() {
        int[] asked = {0};
        LiveMatch[] playing = new LiveMatch[1];
        try (LiveMatch match = match(
                question -> {
                    asked[0]++;
                    assertThat(question.options()).hasSizeGreaterThan(1);
                    assertThat(playing[0].advice(question)).hasValueSatisfying(advice -> {
                        assertThat(advice.options()).hasSameSizeAs(question.options());
                        assertThat(advice.options()).allMatch(o -> o.equity() >= 0 && o.equity() <= 1);
                        assertThat(advice.how()).isEqualTo("as net estimates it");
                    });
                    return first(question);
                },
                List.of(),
                Map.of())) {
            playing[0] = match;
            assertThat(match.strategy(0)).isEmpty();
            assertThat(match.strategy(1)).hasToString("Optional[net]");
            LiveMatch.Ending ending = match.play(NOBODY);
            assertThat(ending.over()).isTrue();
            assertThat(ending.winner()).isPresent();
        }
        assertThat(asked[0]).isPositive();
    }

    @Test
    void whoLeavesEndsItAndItIsUnfinished() {
        try (LiveMatch match = match(question -> new Reply.Leave(), List.of("fast"), Map.of())) {
            LiveMatch.Ending ending = match.play(NOBODY);
            assertThat(ending.over()).isFalse();
            assertThat(match.strategy(ending.seat())).isEmpty();
            assertThat(ending.winner()).isEmpty();
            assertThat(match.record().result()).isEqualTo(new MatchRecord.Result.Truncated());
            assertThat(match.record().strategies()).containsExactly("human", "fast");
        }
    }

    @Test
    void strategiesAloneMayPlayAndTooManyAreRefused() {
        try (LiveMatch match = match(LiveMatchTest::first, List.of("fast"), Map.of(0, "hybrid"))) {
            assertThat(match.strategy(0)).isPresent();
            assertThat(match.play(NOBODY).over()).isTrue();
        }
        assertThatThrownBy(() -> match(LiveMatchTest::first, List.of("fast", "fast"), Map.of()))
                .isInstanceOf(BadInput.class)
                .hasMessage("2 strategies for 1 free seats of ludo-simple");
    }

    /** Somebody who takes moves back, and plays them again or others, decides in the end as by the seed alone. */
    @ParameterizedTest
    @ValueSource(strings = {"ludo-simple", "ludo-classic:seats=4", "ludo-cs", "doom:3x3", "parcheesi"})
    void movesThatAreTakenBackLeaveNoTrace(String game) {
        var request = new Request(game, List.of("random"), Map.of(), 11);
        var fickle = new Random(1);
        List<Integer> decided = new ArrayList<>();
        String last = played(request, question -> {
            if (question.redo() && fickle.nextInt(4) == 0) {
                return new Reply.Redo();
            }
            if (question.undo() && fickle.nextInt(3) == 0) {
                return new Reply.Undo();
            }
            var distinct =
                    question.options().get(fickle.nextInt(question.options().size()));
            return new Reply.Move(distinct.options().getFirst());
        });
        MatchRecord record = RecordText.parse("last", last);
        assertThat(Verification.of(record, REGISTRY).holds()).isTrue();
        decided.addAll(decisions(record));
        assertThat(played(request, question -> new Reply.Move(decided.removeFirst())))
                .isEqualTo(last);
    }

    /** What the person in seat 0 decided who had a choice. */
    private static List<Integer> decisions(MatchRecord record) {
        List<Integer> decided = new ArrayList<>();
        var game = REGISTRY.game(record.game());
        Position position = game.start();
        for (MatchRecord.Turn turn : record.turns()) {
            for (String label : turn.labels()) {
                int option = position.option(label);
                boolean asked = position.node() == Position.DECISION
                        && position.seat() == 0
                        && DistinctOption.of(game, position).size() > 1;
                if (asked) {
                    decided.add(option);
                }
                position.take(option);
            }
        }
        return decided;
    }

    @ParameterizedTest
    @ValueSource(strings = {"ludo-simple", "ludo-cs", "doom:3x3", "uckers"})
    void aMatchThatIsLeftAtEveryQuestionGoesOnAsIfNobodyHadLeft(String game) {
        var request = new Request(game, List.of("random"), Map.of(), 5);
        String whole = played(request, LiveMatchTest::first);
        String part = played(request, question -> new Reply.Leave());
        for (int left = 0; RecordText.parse("part", part).result() instanceof MatchRecord.Result.Truncated; left++) {
            Request rest = Request.of("part", RecordText.parse("part", part), REGISTRY, Map.of());
            boolean[] stays = {true};
            boolean toTheEnd = left == 20;
            part = played(rest, question -> {
                if (!stays[0] && !toTheEnd) {
                    return new Reply.Leave();
                }
                stays[0] = false;
                return first(question);
            });
        }
        assertThat(part).isEqualTo(whole);
    }

    @Test
    void aRecordOfElsewhereDoesNotGoOn() {
        String whole = played(new Request("ludo-simple", List.of("fast"), Map.of(), 5), LiveMatchTest::first);
        assertThatThrownBy(() -> Request.of("it", RecordText.parse("it", whole), REGISTRY, Map.of()))
                .isInstanceOf(BadInput.class)
                .hasMessage("it is over, see alea replay");
        String part = played(new Request("ludo-simple", List.of("fast"), Map.of(), 5), question -> new Reply.Leave());
        assertThatThrownBy(() -> Request.of("it", RecordText.parse("it", deal(5, 1)), REGISTRY, Map.of()))
                .hasMessage("it is of no match that alea play began: its dice cannot go on");
        assertThatThrownBy(() -> Request.of(
                        "it", RecordText.parse("it", part.replaceFirst("seed 5", "seed 6")), REGISTRY, Map.of()))
                .hasMessageStartingWith("it does not hold: the dice of seed 6, match 0 differ");
    }

    /** The record of a match of an arena that was stopped, by its number. */
    private static String deal(long seed, long match) {
        var game = REGISTRY.game("ludo-simple");
        var trace = new Trace();
        try (var arbiter = new Arbiter(game, List.of(REGISTRY.player("fast", game)), seed, 4)) {
            arbiter.play(match, match, new int[game.seats()], trace);
        }
        return RecordText.write(MatchRecord.of(
                        game,
                        List.of("fast", "fast"),
                        OptionalLong.of(seed),
                        trace.toArray(),
                        new MatchRecord.Result.Truncated(),
                        List.of()))
                .replaceFirst("match 0", "match " + match);
    }

    private static Request told(String game) {
        return new Request(game, List.of("random"), Map.of(), OptionalLong.empty(), List.of());
    }

    /** Dice of a table, and moves, that follow from the position and its turn alone, so that nothing goes round. */
    private static Reply byPosition(LiveMatch.Question question) {
        int option = Math.floorMod(
                Objects.hash(question.position().toString(), question.position().turns()),
                question.options().size());
        return new Reply.Move(question.options().get(option).options().getFirst());
    }

    @ParameterizedTest
    @ValueSource(strings = {"ludo-simple", "ludo-cs", "doom:3x3", "parcheesi"})
    void diceOfARealTableAreFollowedAndTheRecordHoldsWithoutASeed(String game) {
        List<String> dice = new ArrayList<>();
        String text = played(told(game), question -> {
            Reply reply = byPosition(question);
            if (question.position().isChance()) {
                assertThat(question.options()).hasSize(question.position().options());
                dice.add(question.position().label(((Reply.Move) reply).option()));
            }
            return reply;
        });
        MatchRecord record = RecordText.parse("told", text);
        assertThat(record.seed()).isEmpty();
        assertThat(Verification.of(record, REGISTRY).holds()).isTrue();
        List<String> thrown = new ArrayList<>();
        Position position = REGISTRY.game(game).start();
        record.turns()
                .forEach(turn -> turn.labels().forEach(label -> {
                    if (position.isChance() && position.options() > 1) {
                        thrown.add(label);
                    }
                    position.take(position.option(label));
                }));
        assertThat(thrown).isEqualTo(dice).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"ludo-simple", "doom:3x3"})
    void toldDiceAreTakenBackAndToldAgain(String game) {
        var fickle = new Random(3);
        String last = played(told(game), question -> {
            if (question.redo() && fickle.nextInt(3) == 0) {
                return new Reply.Redo();
            }
            return question.undo() && fickle.nextInt(4) == 0 ? new Reply.Undo() : byPosition(question);
        });
        MatchRecord record = RecordText.parse("last", last);
        assertThat(Verification.of(record, REGISTRY).holds()).isTrue();
        assertThat(record.result()).isNotInstanceOf(MatchRecord.Result.Truncated.class);
    }

    @Test
    void aMatchWithToldDiceThatIsLeftGoesOnWithToldDice() {
        String whole = played(
                new Request("ludo-simple", List.of("fast"), Map.of(), OptionalLong.empty(), List.of()),
                LiveMatchTest::byPosition);
        int[] asked = {0};
        String part = played(
                new Request("ludo-simple", List.of("fast"), Map.of(), OptionalLong.empty(), List.of()),
                question -> asked[0]++ == 30 ? new Reply.Leave() : byPosition(question));
        MatchRecord left = RecordText.parse("part", part);
        assertThat(left.result()).isEqualTo(new MatchRecord.Result.Truncated());
        assertThat(played(Request.of("part", left, REGISTRY, Map.of()), LiveMatchTest::byPosition))
                .isEqualTo(whole);
    }

    @Test
    void whoLeavesWhileTheDiceOfAStrategyAreToldLeavesItUnfinished() {
        var request =
                new Request("ludo-simple", List.of(), Map.of(0, "fast", 1, "fast"), OptionalLong.empty(), List.of());
        try (var match = new LiveMatch(REGISTRY, request, question -> new Reply.Leave())) {
            assertThat(match.play(NOBODY).over()).isFalse();
            assertThat(match.isLeft()).isTrue();
            assertThat(match.record().result()).isEqualTo(new MatchRecord.Result.Truncated());
        }
    }

    @Test
    void smallGamesAreKnownExactlyAndOthersArePlayedOn() {
        assertThat(advice("doom:2x2").isExact()).isTrue();
        Advice played = advice("ludo-ucsc");
        assertThat(played.how()).startsWith("from ").contains(" matches of each, played on by ");
        assertThat(played.options())
                .allMatch(o -> o.margin().getAsDouble() > 0 && o.margin().getAsDouble() < 0.2);
        assertThat(played.canBeBest(played.best())).isTrue();
    }

    private static Advice advice(String game) {
        Advice[] heard = new Advice[1];
        LiveMatch[] playing = new LiveMatch[1];
        try (var match = new LiveMatch(REGISTRY, new Request(game, List.of("random"), Map.of(), 4), question -> {
            heard[0] = playing[0].advice(question).orElseThrow();
            return new Reply.Leave();
        })) {
            playing[0] = match;
            match.play(NOBODY);
        }
        return heard[0];
    }
}
