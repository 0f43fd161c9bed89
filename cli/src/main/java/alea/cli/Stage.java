package alea.cli;

import java.util.List;

/** Where a match is shown, and what is asked and said. */
sealed interface Stage permits PlainStage, ScreenStage {
    /** Shows something that has just happened, or a board; what is shown only when somebody decides leaves it out. */
    void passes(String lines);

    /** Shows all of a question, and asks it. */
    void ask(Scene scene);

    /** Asks once more what was asked. */
    void askAgain();

    /** Whether an answer only turned a page. */
    boolean turns(String answer);

    /** Says something, at the next question. */
    void say(List<String> lines);

    /**
     * Says the last words.
     *
     * @param board as it is in the end, or an empty text to leave what is shown
     */
    void close(String board, List<String> news, List<String> words);
}
