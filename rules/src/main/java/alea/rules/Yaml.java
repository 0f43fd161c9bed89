package alea.rules;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
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
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.parser.ParserImpl;
import org.snakeyaml.engine.v2.scanner.StreamReader;

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
            this(Flaw.of(line, "", why));
        }

        Refused(Flaw flaw) {
            super(flaw.message(), null, false, false);
            this.flaw = flaw;
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
    private final List<Flaw> flaws;

    private Yaml(Iterator<Event> events, List<Flaw> flaws) {
        this.events = events;
        this.flaws = flaws;
    }

    /**
     * The tree of a text.
     *
     * @param flaws takes what is wrong and leaves a tree to read on: of a key that stands twice, the first is kept
     */
    static Tree read(String text, List<Flaw> flaws) throws Refused {
        if (text.isBlank()) {
            throw new Refused(1, "the file is empty");
        }
        try {
            return new Yaml(new ParserImpl(SETTINGS, new StreamReader(SETTINGS, text)), flaws).document();
        } catch (MarkedYamlEngineException e) {
            throw new Refused(YamlFault.of(e));
        } catch (ReaderException e) {
            int[] before = text.codePoints().limit(e.getPosition()).toArray();
            String start = new String(before, 0, before.length);
            throw new Refused(
                    1 + (int) start.chars().filter(c -> c == '\n').count(),
                    String.format(
                            Locale.ROOT,
                            "it is not YAML, column %d: no text has the sign U+%04X",
                            start.length() - start.lastIndexOf('\n'),
                            e.getCodePoint()));
        } catch (YamlEngineException e) {
            throw new Refused(1, "it is not YAML that is read here");
        }
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
        Tree tree = tree(events.next(), "", 1);
        events.next(); // the document ends
        Event after = events.next();
        if (!(after instanceof StreamEndEvent)) {
            throw new Refused(line(after), "more follows after the end of the rules; a file holds one rule set");
        }
        return tree;
    }

    private Tree tree(Event event, String path, int depth) throws Refused {
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
            case SequenceStartEvent _ -> items(line, path, depth);
            case MappingStartEvent _ -> entries(line, path, depth);
            default -> throw new Refused(line, "it is not YAML: keys and values are expected");
        };
    }

    private Items items(int line, String path, int depth) throws Refused {
        List<Tree> items = new ArrayList<>();
        for (Event event = events.next(); !(event instanceof SequenceEndEvent); event = events.next()) {
            items.add(tree(event, String.format(Locale.ROOT, "%s[%d]", path, items.size() + 1), depth + 1));
        }
        return new Items(line, items);
    }

    private Entries entries(int line, String path, int depth) throws Refused {
        Map<String, Entry> entries = new LinkedHashMap<>();
        for (Event event = events.next(); !(event instanceof MappingEndEvent); event = events.next()) {
            if (!(tree(event, path, depth + 1) instanceof Word key)) {
                throw new Refused(Flaw.of(line(event), path, "a key is a word, not a list or keys"));
            }
            String here = path.isEmpty() ? key.text() : path + "." + key.text();
            var entry = new Entry(key.line(), tree(events.next(), here, depth + 1));
            Entry before = entries.putIfAbsent(key.text(), entry);
            if (before != null) {
                flaws.add(Flaw.of(
                        key.line(), here, String.format(Locale.ROOT, "it stands on line %d, too", before.line())));
            }
        }
        return new Entries(line, entries);
    }

    private static int line(Event event) {
        return event.getStartMark().map(mark -> mark.getLine() + 1).orElse(1);
    }
}
