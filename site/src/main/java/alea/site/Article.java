package alea.site;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableHead;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.CustomBlock;
import org.commonmark.node.CustomNode;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.jspecify.annotations.Nullable;

/** A page's text as a tree: its sections, where its links lead, and its HTML. */
final class Article {
    private static final Parser PARSER =
            Parser.builder().extensions(List.of(TablesExtension.create())).build();

    /**
     * A heading and what stands below it.
     *
     * @param level 1 for the page's own
     * @param words without markup
     * @param anchor that links name
     * @param text without markup, up to the next heading
     */
    record Section(int level, String words, String anchor, String text) {}

    private final SiteMap.Entry entry;
    private final Node document;
    private final List<Section> sections = new ArrayList<>();
    private final IdentityHashMap<Node, String> anchors = new IdentityHashMap<>();

    Article(SiteMap.Entry entry, String markdown) {
        this.entry = entry;
        document = PARSER.parse(markdown);
        divide();
    }

    private void divide() {
        Map<String, Integer> used = new HashMap<>();
        Heading heading = null;
        var text = new StringBuilder();
        for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
            if (node instanceof Heading next) {
                close(heading, text);
                heading = next;
                text.setLength(0);
                String slug = slug(PlainWords.of(next));
                int before = used.merge(slug, 1, Integer::sum) - 1;
                anchors.put(next, before == 0 ? slug : slug + "-" + before);
            } else {
                text.append(PlainWords.of(node)).append(' ');
            }
        }
        close(heading, text);
    }

    private void close(@Nullable Heading heading, StringBuilder text) {
        if (heading != null) {
            sections.add(new Section(
                    heading.getLevel(),
                    PlainWords.of(heading),
                    anchor(heading),
                    text.toString().replaceAll("\\s+", " ").strip()));
        }
    }

    private String anchor(Heading heading) {
        return anchors.getOrDefault(heading, "");
    }

    /** The anchor of a heading, by the rule of those who show Markdown beside sources: links work there, too. */
    private static String slug(String words) {
        return words.toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{M}\\p{N}\\p{Pc} -]", "")
                .replace(' ', '-');
    }

    SiteMap.Entry entry() {
        return entry;
    }

    List<Section> sections() {
        return sections;
    }

    boolean hasAnchor(String anchor) {
        return sections.stream().anyMatch(section -> section.anchor.equals(anchor));
    }

    /** The page as HTML, with links as they are resolved; once, since that changes the tree. */
    String html(SiteLinks links) {
        document.accept(new SiteLinks.Rewriting(links, entry.source()));
        document.accept(new Dressing());
        return HtmlRenderer.builder()
                .extensions(List.of(TablesExtension.create()))
                .attributeProviderFactory(_ -> (node, tag, attributes) -> {
                    switch (tag) {
                        case "pre" -> attributes.putAll(Map.of("class", "box", "tabindex", "0"));
                        case "th" -> attributes.put("scope", "col");
                        default -> {
                            if (node instanceof Heading heading && anchors.containsKey(heading)) {
                                attributes.put("id", anchor(heading));
                            }
                        }
                    }
                })
                .build()
                .render(document);
    }

    /** What the site adds: links at headings, boxes in which tables scroll. */
    private final class Dressing extends AbstractVisitor {
        private final Set<String> named = new HashSet<>();
        private String section = "";

        @Override
        public void visit(Heading heading) {
            section = PlainWords.of(heading);
            if (heading.getLevel() > 1 && anchors.containsKey(heading)) {
                var link = new Link("#" + anchor(heading), null);
                link.appendChild(html("<span aria-hidden=\"true\">#</span><span class=\"unseen\">Link to this</span>"));
                heading.appendChild(link);
            }
        }

        @Override
        public void visit(CustomBlock block) {
            if (block instanceof TableBlock table) {
                String name = "Table: " + section;
                for (int i = 2; !named.add(name); i++) {
                    name = "Table " + i + ": " + section;
                }
                var open = new HtmlBlock();
                open.setLiteral(
                        "<div class=\"box\" tabindex=\"0\" role=\"group\" aria-label=\"" + Frame.escaped(name) + "\">");
                var close = new HtmlBlock();
                close.setLiteral("</div>");
                table.insertBefore(open);
                table.insertAfter(close);
                visitChildren(table);
            }
        }

        @Override
        public void visit(CustomNode node) {
            switch (node) {
                case TableHead head when PlainWords.of(head).isBlank() -> head.unlink();
                case TableCell cell
                when cell.isHeader() && cell.getFirstChild() == null ->
                    cell.appendChild(html("<span class=\"unseen\">what</span>"));
                default -> visitChildren(node);
            }
        }

        private static HtmlInline html(String text) {
            var html = new HtmlInline();
            html.setLiteral(text);
            return html;
        }
    }
}
