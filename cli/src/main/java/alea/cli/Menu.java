package alea.cli;

import alea.analysis.rollout.DistinctOption;
import alea.game.Game;
import alea.game.Position;
import alea.picture.Drawing;
import alea.service.Advice;
import alea.service.Advice.Worth;
import alea.service.LiveMatch.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * The options of a question, in words.
 *
 * @param brief whether in few words
 * @param advice what they are worth, where that was asked for
 */
record Menu(Game game, Drawing drawing, Question question, boolean brief, Optional<Advice> advice) {
    /** The options, numbered from 1. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < question.options().size(); i++) {
            int at = i;
            lines.add(String.format(
                    Locale.ROOT,
                    "%d) %s%s",
                    i + 1,
                    advice.map(a -> worth(a.options().get(at)) + (a.canBeBest(at) ? "* " : " "))
                            .orElse(""),
                    words(question.options().get(i))));
        }
        return lines;
    }

    /** What an option does, and which are the same. */
    private String words(DistinctOption distinct) {
        Position position = question.position();
        int first = distinct.options().getFirst();
        String words = brief ? drawing.brief(position, first) : drawing.describe(position, first);
        List<Integer> same = distinct.options().subList(1, distinct.options().size());
        return same.isEmpty()
                ? words
                : words
                        + same.stream()
                                .map(option -> drawing.name(position, option))
                                .collect(Collectors.joining(", ", " (also ", ")"));
    }

    /** The best of what the options are worth, and how that is known. */
    static String headline(Game game, Advice advice) {
        String what = !game.payoffs().isWinOnly()
                ? "You can expect %s"
                : game.drawn() ? "Your chance, a draw counting half, is %s" : "Your chance to win is %s";
        return (what + ", %s; * %s best.")
                .formatted(
                        worth(game, advice.options().get(advice.best())),
                        advice.how(),
                        advice.isExact() ? "is" : "may be");
    }

    private String worth(Worth worth) {
        return worth(game, worth);
    }

    private static String worth(Game game, Worth worth) {
        boolean percent = game.payoffs().isWinOnly();
        double scale = percent ? 100 : 1;
        String number = String.format(Locale.ROOT, percent ? "%.1f" : "%.3f", scale * worth.equity());
        if (worth.margin().orElse(0) > 0) {
            number += String.format(
                    Locale.ROOT,
                    percent ? "\u00b1%.1f" : "\u00b1%.3f",
                    scale * worth.margin().getAsDouble());
        }
        return percent ? number + " %" : number;
    }

    /** The option that a number, or a name of the game's, chooses. */
    OptionalInt option(String answer) {
        List<DistinctOption> options = question.options();
        if (answer.matches("[0-9]{1,6}")) {
            int number = Integer.parseInt(answer);
            return number < 1 || number > options.size()
                    ? OptionalInt.empty()
                    : OptionalInt.of(options.get(number - 1).options().getFirst());
        }
        Position position = question.position();
        for (DistinctOption distinct : options) {
            for (int option : distinct.options()) {
                if (drawing.name(position, option).equalsIgnoreCase(answer)) {
                    return OptionalInt.of(option);
                }
            }
        }
        return OptionalInt.empty();
    }
}
