package alea.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Messages and rules, in the short version; docs/reliability.md has the long one. */
class FuzzTest {
    private static final boolean LONG = Boolean.getBoolean("alea.long");
    private static final int MESSAGES = LONG ? 100_000 : 300;
    private static final int FILES_OF_RULES = LONG ? 1_000_000 : 300;

    @TempDir
    private Path folder;

    private Overseer.Tally tried(Subject subject, int tries) throws IOException, InterruptedException {
        return new Overseer(1, 60, System.out).watch(subject, 0, tries, folder.resolve(subject.name()));
    }

    @Test
    void hostileMessagesAreAnsweredOneByOne() throws Exception {
        Overseer.Tally tally = tried(new HostileMessages(), MESSAGES);
        assertThat(tally.faults()).isEmpty();
        assertThat(tally.counts().keySet()).contains(Outcome.Kind.REFUSED, Outcome.Kind.ACCEPTED);
    }

    @Test
    void mutatedRuleFilesAreGamesOrRefusedWithALine() throws Exception {
        Overseer.Tally tally = tried(new MutatedRules(), FILES_OF_RULES);
        assertThat(tally.faults()).isEmpty();
        assertThat(tally.counts().keySet()).contains(Outcome.Kind.REFUSED, Outcome.Kind.ACCEPTED);
    }

    @Test
    void whatALeakOrACrashWouldBeIsSeen() {
        assertThat(Manners.of(new Command(70, "", "alea: internal error"), "").kind())
                .isEqualTo(Outcome.Kind.FAULT);
        assertThat(Manners.of(new Command(2, "", "alea x: one\nalea x: two\n"), "")
                        .kind())
                .isEqualTo(Outcome.Kind.FAULT);
        assertThat(Manners.of(new Command(2, "", "alea x: java.io.IOException: no\n"), "")
                        .kind())
                .isEqualTo(Outcome.Kind.FAULT);
        assertThat(Manners.of(new Command(0, "\u001b[2J", ""), "").kind()).isEqualTo(Outcome.Kind.FAULT);
        assertThat(Manners.of(new Command(2, "", "alea x: 'y' is not allowed; it is z\n"), "")
                        .kind())
                .isEqualTo(Outcome.Kind.REFUSED);
    }
}
