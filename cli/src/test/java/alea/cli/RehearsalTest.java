package alea.cli;

import static org.assertj.core.api.Assertions.assertThatCode;

import org.junit.jupiter.api.Test;

/** What the launcher makes its AOT cache from; where that fails, nobody is told. */
class RehearsalTest {
    @Test
    void allThatIsRehearsedIsAnswered() {
        assertThatCode(() -> Rehearsal.main(new String[0])).doesNotThrowAnyException();
    }
}
