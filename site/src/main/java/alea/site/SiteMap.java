package alea.site;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Which pages there are, in the order of reading, and what they may link to beside each other.
 *
 * @param pages all of them; those of a kind stand together
 * @param files that go along as they are
 * @param elsewhere files and folders that only Alea's own folder has
 */
record SiteMap(List<Entry> pages, List<String> files, List<String> elsewhere) {
    private static final String FILES = "Files";
    private static final String ELSEWHERE = "Elsewhere";

    /**
     * A page.
     *
     * @param kind tutorial, reference and so on, as readers see it
     * @param source the Markdown, as a path in Alea's folder
     * @param title in the navigation
     */
    record Entry(String kind, String source, String title) {
        /** The file of the site: {@code docs/bots.md} is {@code bots.html}, a README the index of its folder. */
        String file() {
            String name = source.replaceFirst("^docs/", "").replaceFirst("\\.md$", "");
            return name.replaceFirst("(^|/)README$", "$1index").toLowerCase(Locale.ROOT) + ".html";
        }
    }

    SiteMap {
        pages = List.copyOf(pages);
        files = List.copyOf(files);
        elsewhere = List.copyOf(elsewhere);
    }

    /** Reads a map: kinds in brackets, below each its pages as {@code source = title}; {@code #} begins a comment. */
    static SiteMap read(String text) {
        List<Entry> pages = new ArrayList<>();
        List<String> files = new ArrayList<>();
        List<String> elsewhere = new ArrayList<>();
        String kind = "";
        for (String line : text.lines().map(String::strip).toList()) {
            if (line.startsWith("[")) {
                kind = line.substring(1, line.length() - 1);
            } else if (!line.isEmpty() && !line.startsWith("#")) {
                switch (kind) {
                    case FILES -> files.add(line);
                    case ELSEWHERE -> elsewhere.add(line);
                    default -> {
                        int equals = line.indexOf(" = ");
                        pages.add(new Entry(kind, line.substring(0, equals), line.substring(equals + 3)));
                    }
                }
            }
        }
        return new SiteMap(pages, files, elsewhere);
    }

    /** The kinds, in order. */
    List<String> kinds() {
        return pages.stream().map(Entry::kind).distinct().toList();
    }

    /** The page that a text makes. */
    Optional<Entry> page(String source) {
        return pages.stream().filter(page -> page.source.equals(source)).findFirst();
    }

    /** Whether only Alea's own folder has a file or folder. */
    boolean isElsewhere(String path) {
        return elsewhere.stream().anyMatch(there -> path.equals(there) || path.startsWith(there + "/"));
    }
}
