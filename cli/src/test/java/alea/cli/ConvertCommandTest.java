package alea.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConvertCommandTest {
    private static final String POSITION = "B,B,4,H/B,B,B,B/B,0,17,B/B,B,B,B 0 6";

    @Test
    void aPositionBecomesTheArraysOfItsEngine() {
        assertThat(Run.alea("convert", "ludo-pyludo", POSITION).done().out()).isEqualTo("""
                        position  %s
                        absolute  [[-1,-1,5,99],[-1,-1,-1,-1],[-1,27,44,-1],[-1,-1,-1,-1]]
                        relative  [[-1,-1,5,99],[-1,-1,-1,-1],[-1,27,44,-1],[-1,-1,-1,-1]]
                        """.formatted(POSITION));
        assertThat(Run.alea("convert", "ludo-ludopy", "B,B,4,H/B,B,B,B/B,0,17,B/B,B,B,B 2 6", "--json")
                        .json()
                        .get("relative")
                        .toString())
                .isEqualTo("[[0,1,18,0],[0,0,0,0],[0,0,5,57],[0,0,0,0]]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[[-1,-1,5,99],[-1,-1,-1,-1],[-1,27,44,-1],[-1,-1,-1,-1]]",
                "[[-1, -1, 5, 99], [-1, -1, -1, -1], [-1, 27, 44, -1], [-1, -1, -1, -1]]",
                "[[-1 -1  5 99]\n [-1 -1 -1 -1]\n [-1 27 44 -1]\n [-1 -1 -1 -1]]",
                "array([[-1, -1,  5, 99],\n       [-1, -1, -1, -1],\n       [-1, 27, 44, -1],\n       [-1, -1, "
                        + "-1, -1]])"
            })
    void anArrayIsReadAsPythonPrintsIt(String array) {
        assertThat(Run.alea("convert", "ludo-pyludo", array, "--die", "6")
                        .done()
                        .out())
                .startsWith("position  " + POSITION + "\n");
    }

    @Test
    void whatCannotBeConvertedIsRefusedInOneLine() {
        Run none = Run.alea("convert", "ludo-simple", "0,0,0,0/-/0,0,0,0/- 0 -");
        assertThat(none.code()).isEqualTo(Exit.BAD_INPUT);
        assertThat(none.err()) // plug-ins of tests may have arrays, too
                .hasLineCount(1)
                .startsWith("alea convert: ludo-simple has no arrays of its own; the games of pyludo and LUDOPy");
        assertThat(Run.alea("convert", "ludo-pyludo", "[[1,2],[3]]").code()).isEqualTo(Exit.BAD_INPUT);
        assertThat(Run.alea("convert", "ludo-pyludo", "[1,2").err().lines()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[[-1,-1,5,5.5],[-1,-1,-1,-1],[-1,-1,-1,-1],[-1,-1,-1,-1]]",
                "[[-1,-1,5,5.0],[-1,-1,-1,-1],[-1,-1,-1,-1],[-1,-1,-1,-1]]",
                "[[\"0\",0,\"5\",57],[0,0,0,0],[0,0,0,0],[0,0,0,0]]",
                "[[true,0,5,57],[0,0,0,0],[0,0,0,0],[0,0,0,0]]",
                "[[null,0,5,57],[0,0,0,0],[0,0,0,0],[0,0,0,0]]",
                "[[4294967301,0,5,57],[0,0,0,0],[0,0,0,0],[0,0,0,0]]",
                "[[0,0,5,57],[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]",
                "[[0,0,5,57],[0,0,0,0],[0,0,0],[0,0,0,0]]",
                "[1,2",
                "[]"
            })
    void onlyFourRowsOfFourWholeNumbersAreAnArray(String array) {
        assertThat(Run.alea("convert", "ludo-ludopy", array).err())
                .startsWith("alea convert: the array '[")
                .endsWith(" is not four rows of four whole numbers, such as [[1, -1, -1, 99], ...]\n");
    }

    @Test
    void aLongArrayIsNotShownWhole() {
        assertThat(Run.alea("convert", "ludo-pyludo", "[" + "1 ".repeat(50_000) + "x" + " ".repeat(100_000) + "]")
                        .err())
                .hasSizeLessThan(200)
                .contains("...'");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--seat 4 | nobody sits at place 4; 4 seats sit at [0, 1, 2, 3]",
                "--seat -1 | nobody sits at place -1; 4 seats sit at [0, 1, 2, 3]",
                "--die 0 | the die is 1..6, or left out before the roll, not 0",
                "--die 7 | the die is 1..6, or left out before the roll, not 7",
            })
    void theSeatAndTheDieOfAnArrayAreNamedApart(String options, String message) {
        Run.alea(words("[[-1,-1,-1,-1],[-1,-1,-1,-1],[-1,-1,-1,-1],[-1,-1,-1,-1]]", options))
                .complains("alea convert: " + message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--seat 9", "--die 3", "--relative"})
    void aPositionTakesNoneOfTheOptionsOfArrays(String options) {
        Run.alea(words(POSITION, options))
                .complains("alea convert: seat, die and relative are for arrays; a position has its own");
    }

    private static String[] words(String what, String options) {
        return Stream.concat(Stream.of("convert", "ludo-pyludo", what), Stream.of(options.split(" ")))
                .toArray(String[]::new);
    }
}
