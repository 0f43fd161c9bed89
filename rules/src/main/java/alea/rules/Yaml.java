package alea.rules;

import alea.game.Quoted;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.DocumentStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.MappingEndEvent;
import org.snakeyaml.engine.v2.events.MappingStartEvent;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.events.SequenceEndEvent;
import org.snakeyaml.engine.v2.events.SequenceStartEvent;
import org.snakeyaml.engine.v2.events.StreamEndEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/**
 * YAML as rule files use it, as trees that know their lines: one document of keys, lists and words. What lets a small
 * text mean a large one, or another one than it shows, is refused: anchors and aliases, tags, directives, deep nesting,
 * a key that stands twice.
 */
final class Yaml {
    /** A part of a text. */
    sealed interface Tree {
        /** Where it begins, from 1. */
        int line();
    }

    /**
     * A text.
     *
     * @param plain whether it stands there without quotes, and so may be a number
     */
    record Word(int line, String text, boolean plain) implements Tree {
        /** Whether nothing stands there at all. */
        boolean missing() {
            return plain && (text.isEmpty() || text.equals("~") || text.equals("null"));
        }
    }

    /** A list. */
    record Items(int line, List<Tree> items) implements Tree {}

    /** Keys with what stands behind them, in their order. */
    record Entries(int line, Map<String, Entry> entries) implements Tree {}

    /**
     * What stands behind a key.
     *
     * @param line that of the key
     */
    record Entry(int line, Tree value) {}

    /** Why a text is no such YAML. */
    static final class Refused extends Exception {
        private static final long serialVersionUID = 1L;

        private final transient Flaw flaw;

        Refused(int line, String why) {
            super(why, null, false, false);
            flaw = Flaw.of(line, "", why);
        }

        Flaw flaw() {
            return flaw;
        }
    }

    /** Levels of keys and lists; rule files have five. */
    private static final int DEEPEST = 8;

    private static final LoadSettings SETTINGS =
            LoadSettings.builder().setCodePointLimit(RuleFile.LARGEST).build();

    private final Iterator<Event> events;

    private Yaml(Iterator<Event> events) {
        this.events = events;
    }

    /** The tree of a text. */
    static Tree read(String text) throws Refused {
        if (text.isBlank()) {
            throw new Refused(1, "the file is empty");
        }
        try {
            return new Yaml(new Parse(SETTINGS).parseString(text).iterator()).document();
        } catch (MarkedYamlEngineException e) {
            Optional<Mark> mark = e.getProblemMark().or(e::getContextMark);
            throw new Refused(
                    mark.map(m -> m.getLine() + 1).orElse(1),
                    "it is not YAML: " + Quoted.message(String.valueOf(e.getProblem())));
        } catch (ReaderException e) {
            throw new Refused(
                    line(text, e.getPosition()),
                    String.format(Locale.ROOT, "it is not YAML: U+%04X is not allowed", e.getCodePoint()));
        } catch (YamlEngineException e) {
            throw new Refused(1, "it is not YAML that is read here: " + Quoted.message(String.valueOf(e.getMessage())));
        }
    }

    private static int line(String text, int position) {
        return 1
                + (int) text.codePoints().limit(position).filter(c -> c == '\n').count();
    }

    private Tree document() throws Refused {
        events.next(); // the stream begins
        Event begin = events.next();
        if (begin instanceof DocumentStartEvent start
                && (start.getSpecVersion().isPresent() || !start.getTags().isEmpty())) {
            throw new Refused(line(begin), "directives (%) are not read here");
        }
        if (begin instanceof StreamEndEvent) {
            throw new Refused(1, "the file is empty");
        }
        Tree tree = tree(events.next(), 1);
        events.next(); // the document ends
        Event after = events.next();
        if (!(after instanceof StreamEndEvent)) {
            throw new Refused(line(after), "more follows after the end of the rules; a file holds one rule set");
        }
        return tree;
    }

    private Tree tree(Event event, int depth) throws Refused {
        int line = line(event);
        if (event instanceof AliasEvent
                || event instanceof NodeEvent node && node.getAnchor().isPresent()) {
            throw new Refused(line, "anchors (&) and aliases (*) are not read here; write out what is meant");
        }
        if (depth > DEEPEST) {
            throw new Refused(line, String.format(Locale.ROOT, "nested deeper than %d levels", DEEPEST));
        }
        Optional<String> tag = switch (event) {
            case ScalarEvent scalar -> scalar.getTag();
            case CollectionStartEvent collection -> collection.getTag();
            default -> Optional.empty();
        };
        if (tag.isPresent()) {
            throw new Refused(line, "tags (!) are not read here");
        }
        return switch (event) {
            case ScalarEvent scalar -> new Word(line, scalar.getValue(), scalar.isPlain());
            case SequenceStartEvent _ -> items(line, depth);
            case MappingStartEvent _ -> entries(line, depth);
            default -> throw new Refused(line, "it is not YAML: keys and values are expected");
        };
    }

    private Items items(int line, int depth) throws Refused {
        List<Tree> items = new ArrayList<>();
        for (Event event = events.next(); !(event instanceof SequenceEndEvent); event = events.next()) {
            items.add(tree(event, depth + 1));
        }
        return new Items(line, items);
    }

    private Entries entries(int line, int depth) throws Refused {
        Map<String, Entry> entries = new LinkedHashMap<>();
        for (Event event = events.next(); !(event instanceof MappingEndEvent); event = events.next()) {
            if (!(tree(event, depth + 1) instanceof Word key)) {
                throw new Refused(line(event), "a key is a word, not a list or keys");
            }
            Entry before = entries.put(key.text(), new Entry(key.line(), tree(events.next(), depth + 1)));
            if (before != null) {
                throw new Refused(
                        key.line(),
                        String.format(Locale.ROOT, "%s stands on line %d, too", Quoted.of(key.text()), before.line()));
            }
        }
        return new Entries(line, entries);
    }

    private static int line(Event event) {
        return event.getStartMark().map(mark -> mark.getLine() + 1).orElse(1);
    }
}
