package alea.game;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What {@link PlainRulesTest} does, for the games that it leaves. */
class PlainRulesOfOtherGamesTest {
    @TestFactory
    Stream<DynamicTest> manyTransitionsAgree() {
        return PlainRulesTest.half(1);
    }
}
