package alea.arena.exec;

import alea.game.Forfeit;
import alea.game.Quoted;
import java.util.Arrays;
import java.util.List;

/**
 * What a bot wants to be told beyond the messages that every bot hears. It says so once, when it is ready: {@code
 * ready}, or {@code ready 1 next chance}.
 *
 * @param next with every question, where its options lead and what there is to see there
 * @param chance where an option leads to chance, what can come of that, too
 */
record Wishes(boolean next, boolean chance) {
    private static final String VERSION = "1";
    private static final List<String> WORDS = List.of("next", "chance");

    /**
     * What a bot that is ready wants.
     *
     * @throws Forfeit when it has not said that it is, or wants what there is not
     */
    static Wishes of(String answer) {
        String[] words = answer.split("\\s+");
        if (!words[0].equals("ready")) {
            throw new Forfeit("it said " + Quoted.of(answer));
        }
        if (words.length > 1 && !words[1].equals(VERSION)) {
            throw new Forfeit("it said %s; after 'ready' comes the version of the protocol, which is %s"
                    .formatted(Quoted.of(answer), VERSION));
        }
        List<String> wishes = Arrays.asList(words).subList(Math.min(2, words.length), words.length);
        for (String wish : wishes) {
            if (!WORDS.contains(wish)) {
                throw new Forfeit("it said %s; what can be wished for is %s"
                        .formatted(Quoted.of(answer), String.join(", ", WORDS)));
            }
        }
        boolean chance = wishes.contains("chance");
        return new Wishes(wishes.contains("next") || chance, chance);
    }
}
