package alea.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import alea.arena.exec.Terms;
import alea.game.BadInput;
import alea.game.Registry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The exact commands take whatever an arena takes. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the bots are written for /bin/sh")
@Timeout(120)
class BotsArePoliciesTest {
    private static final String GAME = "doom:2x2,dice=2";
    private static final double EXACT = 1e-12;
    private static final int PAIRS = Boolean.getBoolean("alea.long") ? 500 : 100;

    @TempDir
    private Path folder;

    private final Policies policies =
            new Policies(Programs.running(Registry.installed(), Terms.of(Terms.START, Terms.PER_MOVE)));

    private Policies.Regrets regret(String game, String strategy) {
        return policies.regret(new Policies.RegretRequest(game, strategy, null, 500), new Listening<>());
    }

    /** A bot that answers what an expression of {@code labels} and {@code luck} says, the place being {@code place}. */
    private String bot(String answer) throws IOException {
        Path bot = folder.resolve("bot.py");
        Files.writeString(bot, """
                import sys
                place = 0
                for line in sys.stdin:
                    what, *fields = line.rstrip("\\n").split("\\t")
                    if what == "game":
                        print("ready", flush=True)
                    elif what == "begin":
                        place = int(fields[0])
                    elif what == "choose":
                        luck, labels = int(fields[1]), fields[2:]
                        print(%s, flush=True)
                """.formatted(answer));
        return "exec:python3 " + bot;
    }

    private static void equal(Policies.Regrets found, Policies.Regrets java) {
        assertThat(found.how().exact()).isTrue();
        assertThat(found.decisions()).isEqualTo(java.decisions());
        assertThat(Objects.requireNonNull(found.average()))
                .isCloseTo(Objects.requireNonNull(java.average()), within(EXACT));
        assertThat(found.ownPlay()).isCloseTo(java.ownPlay(), within(EXACT));
        assertThat(found.ownMatch()).isCloseTo(java.ownMatch(), within(EXACT));
        assertThat(found.worst()).isCloseTo(java.worst(), within(EXACT));
        assertThat(found.position()).isEqualTo(java.position());
    }

    @Test
    void theExampleBotRegretsWhatFastDoes() {
        equal(regret("ludo-simple:pawns=1", "exec:python3 ../examples/bot.py"), regret("ludo-simple:pawns=1", "fast"));
    }

    @Test
    void aBotThatTakesTheFirstOptionIsThePolicyZero() throws IOException {
        String bot = bot("labels[0]");
        equal(regret(GAME, bot), regret(GAME, "zero"));
        Policies.Evaluation found =
                policies.evaluate(new Policies.EvaluationRequest(GAME, bot, "greedy", false, 100), new Listening<>());
        Policies.Evaluation java = policies.evaluate(
                new Policies.EvaluationRequest(GAME, "zero", "greedy", false, 100), new Listening<>());
        assertThat(found.mean().win()).isCloseTo(java.mean().win(), within(EXACT));
        assertThat(found.mean().turns()).isCloseTo(java.mean().turns(), within(EXACT));
        Policies.Response response =
                policies.respond(new Policies.ResponseRequest(GAME, bot, 1e-10, 100), new Listening<>());
        Policies.Response toZero =
                policies.respond(new Policies.ResponseRequest(GAME, "zero", 1e-10, 100), new Listening<>());
        assertThat(response.mean().score()).isCloseTo(toZero.mean().score(), within(EXACT));
    }

    @Test
    void aBotThatDrawsIsMeasured() throws IOException {
        String bot = bot("labels[luck % len(labels)]");
        var heard = new Listening<Policies.Effort>();
        Policies.Regrets found = policies.regret(new Policies.RegretRequest(GAME, bot, null, PAIRS), heard);
        assertThat(found.how().exact()).isFalse();
        assertThat(Objects.requireNonNull(found.how().ci95()).getFirst())
                .isLessThan(regret(GAME, "random").ownMatch());
        assertThat(found.how().ci95().getLast())
                .isGreaterThan(regret(GAME, "random").ownMatch());
        Policies.Evaluation evaluated =
                policies.evaluate(new Policies.EvaluationRequest(GAME, bot, "greedy", false, PAIRS), new Listening<>());
        Policies.Evaluation exact = policies.evaluate(
                new Policies.EvaluationRequest(GAME, "random", "greedy", false, 500), new Listening<>());
        assertThat(evaluated.mean().win()).isCloseTo(exact.mean().win(), within(0.1));
    }

    @Test
    void aBotThatPlaysItsSeatsDifferentlyIsNoPolicyWhereSeatsAreAlike() throws IOException {
        String bot = bot("labels[0] if place == 0 else labels[-1]");
        assertThat(policies.evaluate(new Policies.EvaluationRequest(GAME, bot, "greedy", false, 50), new Listening<>())
                        .how()
                        .exact())
                .isFalse();
    }

    @Test
    void aBotThatAnswersNonsenseIsNamedWithThePosition() throws IOException {
        String bot = bot("'seven'");
        assertThatThrownBy(() -> regret(GAME, bot))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("answered 'seven'; legal is ");
    }
}
