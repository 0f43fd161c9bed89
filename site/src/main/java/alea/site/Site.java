package alea.site;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.json.JsonMapper;

/**
 * The documentation as files of a site, which any server can hand out as they are. The same texts make the same bytes.
 */
public final class Site {
    private static final List<String> OWN = List.of("site.css", "site.js");

    /** The page for an address at which there is none, as servers of files call it. */
    public static final String LOST = "404.html";

    /** What the search looks through: a section, the file of its page with its anchor, and the words in it. */
    private record Found(String page, String section, String link, String text) {}

    private final SortedMap<String, byte[]> files = new TreeMap<>();
    private final List<String> broken;

    /**
     * A site of some texts.
     *
     * @param made the Markdown of pages that a program writes, by their names on the map
     */
    Site(SiteMap map, SourceTexts texts, Map<String, String> made) {
        Map<String, Article> articles = new LinkedHashMap<>();
        for (SiteMap.Entry entry : map.pages()) {
            String markdown = Optional.ofNullable(made.get(entry.source()))
                    .or(() -> texts.read(entry.source()).map(Site::text))
                    .orElseThrow(() -> new IllegalArgumentException("there is no text of " + entry.source()));
            articles.put(entry.source(), new Article(entry, markdown));
        }
        var links = new SiteLinks(map, texts, articles);
        var frame = new Frame(map);
        List<Found> index = new ArrayList<>();
        articles.values().forEach(article -> {
            String file = article.entry().file();
            files.put(file, bytes(frame.around(article, article.html(links))));
            for (Article.Section section : article.sections()) {
                String link = section.level() == 1 ? file : file + "#" + section.anchor();
                index.add(new Found(article.entry().title(), section.words(), link, section.text()));
            }
        });
        for (String file : links.files()) {
            texts.read(file).ifPresent(content -> files.put(SiteLinks.copied(file), content));
        }
        files.put(LOST, bytes(frame.lost()));
        OWN.forEach(name -> files.put(name, SourceTexts.resource(name).orElseThrow()));
        files.put("search.json", new JsonMapper().writeValueAsBytes(index));
        broken = List.copyOf(links.broken());
    }

    /**
     * The documentation of this Alea.
     *
     * @param made the Markdown of those pages that the program writes, by their names on the map
     */
    public static Site of(Map<String, String> made) {
        return new Site(map(), SourceTexts.PACKED, made);
    }

    /** The map of this Alea's documentation. */
    static SiteMap map() {
        return SiteMap.read(text(SourceTexts.resource("map.txt").orElseThrow()));
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** What the files hold, by their paths, with slashes. */
    public SortedMap<String, byte[]> files() {
        return Collections.unmodifiableSortedMap(files);
    }

    /** Links that lead nowhere, each with its page. */
    public List<String> broken() {
        return broken;
    }
}
