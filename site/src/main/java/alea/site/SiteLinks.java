package alea.site;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;

/** Where the links of pages lead: to pages, to files that go along, to other sites, or nowhere. */
final class SiteLinks {
    private static final Pattern OTHER_SITE = Pattern.compile("[a-z]+:.*");
    private static final Pattern PICTURE = Pattern.compile(".*\\.(?:svg|png)");
    private static final Pattern ATTRIBUTE = Pattern.compile("\\b(src|href)=\"([^\"]*)\"");

    private final SiteMap map;
    private final SourceTexts texts;
    private final Map<String, Article> articles;
    private final SortedSet<String> files = new TreeSet<>();
    private final List<String> broken = new ArrayList<>();

    SiteLinks(SiteMap map, SourceTexts texts, Map<String, Article> articles) {
        this.map = map;
        this.texts = texts;
        this.articles = articles;
    }

    /** The files of Alea's folder that links named so far. */
    SortedSet<String> files() {
        return files;
    }

    /** The links that lead nowhere, each with its page. */
    List<String> broken() {
        return broken;
    }

    /** A file of Alea's folder as a file of the site. */
    static String copied(String file) {
        return file.replaceFirst("^docs/", "");
    }

    /** The way from one file of the site to the site's root: nothing, or {@code ../} for each folder. */
    static String root(String file) {
        return "../".repeat((int) file.chars().filter(c -> c == '/').count());
    }

    /**
     * Where a link of a page leads on the site.
     *
     * @param source the page's Markdown
     * @return nothing where only Alea's own folder has it, and where it leads nowhere
     */
    Optional<String> resolved(String source, String link) {
        if (OTHER_SITE.matcher(link).matches()) {
            return Optional.of(link);
        }
        int hash = link.indexOf('#');
        String anchor = hash < 0 ? "" : link.substring(hash + 1);
        String path = hash < 0 ? link : link.substring(0, hash);
        String target = path.isEmpty()
                ? source
                : URI.create("/" + source).resolve(path).getPath().substring(1);
        String root = root(map.page(source).orElseThrow().file());
        Article article = articles.get(target);
        if (article != null) {
            if (!anchor.isEmpty() && !article.hasAnchor(anchor)) {
                return broken(source, link);
            }
            String fragment = anchor.isEmpty() ? "" : "#" + anchor;
            return Optional.of(
                    path.isEmpty() ? fragment : root + article.entry().file() + fragment);
        }
        boolean along = map.files().contains(target) || PICTURE.matcher(target).matches();
        if (along && texts.read(target).isPresent()) {
            files.add(target);
            return Optional.of(root + copied(target));
        }
        return map.isElsewhere(target) ? Optional.empty() : broken(source, link);
    }

    private Optional<String> broken(String source, String link) {
        broken.add(source + ": " + link);
        return Optional.empty();
    }

    /** Puts resolved links into a page. */
    static final class Rewriting extends AbstractVisitor {
        private final SiteLinks links;
        private final String source;

        Rewriting(SiteLinks links, String source) {
            this.links = links;
            this.source = source;
        }

        @Override
        public void visit(Link link) {
            visitChildren(link);
            links.resolved(source, link.getDestination()).ifPresentOrElse(link::setDestination, () -> unwrap(link));
        }

        /** Leaves a link's words. */
        private static void unwrap(Link link) {
            for (Node child = link.getFirstChild(); child != null; child = link.getFirstChild()) {
                link.insertBefore(child);
            }
            link.unlink();
        }

        @Override
        public void visit(Image image) {
            links.resolved(source, image.getDestination()).ifPresent(image::setDestination);
        }

        @Override
        public void visit(HtmlInline html) {
            html.setLiteral(rewritten(html.getLiteral()));
        }

        @Override
        public void visit(HtmlBlock html) {
            html.setLiteral(rewritten(html.getLiteral()));
        }

        private String rewritten(String html) {
            return ATTRIBUTE
                    .matcher(html)
                    .replaceAll(m -> Matcher.quoteReplacement(m.group(1) + "=\""
                            + Frame.escaped(links.resolved(source, m.group(2)).orElse("")) + "\""));
        }
    }
}
