package alea.cli;

import java.util.List;

/**
 * What somebody is shown who is to decide.
 *
 * @param board in lines
 * @param news what has happened since somebody decided
 * @param seat whose move it is
 * @param options in words, in order
 */
record Scene(String board, List<String> news, String seat, List<String> options) {
    /**
     * The question.
     *
     * @param which the numbers of the options that are shown
     */
    String prompt(String which) {
        return "%s, your move (%s, hint, help, q): ".formatted(seat, which);
    }
}
