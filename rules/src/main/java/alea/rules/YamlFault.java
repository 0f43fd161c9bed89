package alea.rules;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;

/** What is no YAML in a text, in words for who wrote it: the parser speaks of tokens and streams. */
final class YamlFault {
    /** Where the fault is. */
    private enum Place {
        /** Where the parser stopped. */
        HERE,
        /** Where that begins which the parser was reading: what is never closed goes on to the end of the text. */
        BEGINNING
    }

    /**
     * What a message of the parser means.
     *
     * @param context what the parser was at; empty where that does not matter
     * @param words what it means; {@code $1} is what the message names
     */
    private record Meaning(Place place, String context, Pattern problem, String words) {
        static Meaning here(String problem, String words) {
            return new Meaning(Place.HERE, "", Pattern.compile(problem, Pattern.DOTALL), words);
        }

        static Meaning within(String context, String problem, String words) {
            return new Meaning(Place.HERE, context, Pattern.compile(problem, Pattern.DOTALL), words);
        }

        static Meaning open(String context, String problem, String words) {
            return new Meaning(Place.BEGINNING, context, Pattern.compile(problem, Pattern.DOTALL), words);
        }

        Optional<Flaw> of(MarkedYamlEngineException e) {
            Matcher matcher = problem.matcher(String.valueOf(e.getProblem()));
            if (!matcher.lookingAt() || !String.valueOf(e.getContext()).contains(context)) {
                return Optional.empty();
            }
            Optional<Mark> mark = place == Place.HERE
                    ? e.getProblemMark().or(e::getContextMark)
                    : e.getContextMark().or(e::getProblemMark);
            return Optional.of(flaw(mark, matcher.groupCount() > 0 ? words.replace("$1", matcher.group(1)) : words));
        }
    }

    private static final String ONE_COLUMN = "the keys of a group begin in one column";

    /** The first that fits is it. */
    private static final List<Meaning> MEANINGS = List.of(
            Meaning.here("found character '\\\\t", "a tab; lines begin with blanks"),
            Meaning.here("found character '(.*?)' that cannot start", "no text begins with $1; put it in quotes"),
            Meaning.open(
                    "",
                    "expected ',' or '\\]'",
                    "a list begins here with [, and needs , between its items and ] at its end"),
            Meaning.open(
                    "", "expected ',' or '}'", "keys begin here with {, and need , between them and } at their end"),
            Meaning.here(
                    "mapping values are not allowed here",
                    "a ':' where no key can be; a text with ': ' in it stands in quotes, and " + ONE_COLUMN),
            Meaning.here(
                    ".*sequence entries are not allowed here",
                    "a '- ' where no list can be; every item has a line of its own"),
            Meaning.here("mapping keys are not allowed here", "a '? ' where no key can be"),
            Meaning.open(
                    "",
                    "could not find expected ':'",
                    "this line is neither a key, with ':' and a blank behind it, nor an item, with '- ' before it"),
            Meaning.within(
                    "block collection",
                    "expected <block end>",
                    "an item of a list has '- ' before it, in the column of the others"),
            Meaning.here(
                    "expected <block end>", "this begins in another column than what it stands with; " + ONE_COLUMN),
            Meaning.open("quoted scalar", "found unexpected", "a text in quotes begins here, and no quote ends it"),
            Meaning.within("double-quoted", ".*escape", "what follows the \\ is no sign; in \"\" a \\ is written \\\\"),
            Meaning.here("expected the node content", "a value is missing before this"),
            Meaning.here("expected '<document start>'", "more than keys with values, which stand below each other"));

    private YamlFault() {}

    /** The flaw, at its line. */
    static Flaw of(MarkedYamlEngineException e) {
        return MEANINGS.stream()
                .flatMap(meaning -> meaning.of(e).stream())
                .findFirst()
                .orElseGet(() -> flaw(e.getProblemMark().or(e::getContextMark), "it cannot be read from here on"));
    }

    private static Flaw flaw(Optional<Mark> at, String words) {
        return at.map(mark -> Flaw.of(
                        mark.getLine() + 1,
                        "",
                        String.format(Locale.ROOT, "it is not YAML, column %d: %s", mark.getColumn() + 1, words)))
                .orElseGet(() -> Flaw.of(1, "", "it is not YAML: " + words));
    }
}
