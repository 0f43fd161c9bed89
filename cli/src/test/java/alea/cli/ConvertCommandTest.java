package alea.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
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
                "array([[-1, -1,  5, 99],\n       [-1, -1, -1, -1],\n       [-1, 27, 44, -1],\n       [-1, -1, -1, -1]])"
            })
    void anArrayIsReadAsPythonPrintsIt(String array) {
        assertThat(Run.alea("convert", "ludo-pyludo", array, "--die", "6")
                        .done()
                        .out())
                .startsWith("position  " + POSITION + "\n");
    }

    @Test
    void whatCannotBeConvertedIsRefusedInOneLine() {
        Run.alea("convert", "ludo-simple", "0,0,0,0/-/0,0,0,0/- 0 -")
                .complains("alea convert: ludo-simple has no arrays of its own; the games of pyludo and LUDOPy have");
        assertThat(Run.alea("convert", "ludo-pyludo", "[[1,2],[3]]").code()).isEqualTo(Exit.BAD_INPUT);
        assertThat(Run.alea("convert", "ludo-pyludo", "[1,2").err().lines()).hasSize(1);
    }
}
