package alea.cli;

import static alea.cli.Run.alea;
import static org.assertj.core.api.Assertions.assertThat;

import alea.game.Registry;
import alea.site.Site;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The documentation as a site: whole, written into a folder, and served. */
class DocsCommandTest {
    private static final Site SITE = DocsCommand.site(Run.NOBODY, Registry.installed());
    private static final Pattern LINK = Pattern.compile(" (?:href|src)=\"([^\"]*)\"");
    private static final Pattern ID = Pattern.compile(" id=\"([^\"]*)\"");

    @TempDir
    private Path folder;

    private static String text(String file) {
        byte[] content = SITE.files().get(file);
        assertThat(content).as(file).isNotNull();
        return new String(content, StandardCharsets.UTF_8);
    }

    private static List<String> pages() {
        return SITE.files().keySet().stream()
                .filter(file -> file.endsWith(".html"))
                .toList();
    }

    @Test
    void noLinkOfAnyPageIsBroken() {
        assertThat(SITE.broken()).isEmpty();
        Map<String, TreeSet<String>> ids = new TreeMap<>();
        for (String page : pages()) {
            List<String> named =
                    ID.matcher(text(page)).results().map(m -> m.group(1)).toList();
            assertThat(named).as(page).doesNotHaveDuplicates();
            ids.put(page, new TreeSet<>(named));
        }
        for (String page : pages()) {
            LINK.matcher(text(page)).results().map(m -> m.group(1)).forEach(link -> {
                if (!link.matches("(https?|data):.*")) {
                    URI to = URI.create("/" + page).resolve(link);
                    String file = to.getPath().substring(1);
                    assertThat(SITE.files()).as("%s of %s", link, page).containsKey(file);
                    if (to.getFragment() != null) {
                        assertThat(ids.get(file)).as("%s of %s", link, page).contains(to.getFragment());
                    }
                }
            });
        }
    }

    @Test
    void everyPageIsInTheNavigationOfEveryOther() {
        List<String> pages =
                pages().stream().filter(page -> !page.equals(Site.LOST)).toList();
        assertThat(pages).hasSizeGreaterThan(50);
        for (String from : List.of("index.html", "commands.html")) {
            assertThat(LINK.matcher(text(from)).results().map(m -> m.group(1)).collect(Collectors.toSet()))
                    .containsAll(pages);
        }
        assertThat(text("decisions/index.html")).contains("<a href=\"../decisions/index.html\" aria-current=\"page\">");
    }

    @Test
    void commandsKeysAndMethodsAreThoseOfTheProgram() {
        for (String command : Alea.commands(new Alea(Run.NOBODY).commandLine())) {
            assertThat(text("commands.html")).contains("<h2 id=\"alea-" + command + "\">");
        }
        assertThat(text("commands.html"))
                .contains("what all dice and draws derive from (standard: 1)", "Example: alea docs --out public")
                .doesNotContain("${", "%n", "%%");
        for (var game : Registry.installed().games()) {
            assertThat(text("game-keys.html")).contains("<code>" + game.name() + "</code>");
        }
        assertThat(text("strategy-keys.html")).contains("<h2 id=\"expectimax\">", "<code>depth</code>");
        assertThat(text("methods.html")).contains("<td><code>play</code></td>", "<code>label</code>");
    }

    @Test
    void theSameAleaWritesTheSameBytes() throws IOException {
        Path out = folder.resolve("a/site");
        alea("docs", "--out", out.toString()).done();
        try (Stream<Path> files = Files.walk(out)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = out.relativize(file).toString().replace('\\', '/');
                assertThat(Files.readAllBytes(file))
                        .as(name)
                        .isEqualTo(SITE.files().get(name));
            }
        }
        assertThat(alea("docs", "--out", out.toString()).done().out())
                .isEqualTo("wrote " + SITE.files().size() + " files into " + out + System.lineSeparator());
    }

    @Test
    void aFolderWithSomethingElseIsLeftAlone() throws IOException {
        Files.writeString(folder.resolve("mine.txt"), "mine");
        alea("docs", "--out", folder.toString())
                .complains("alea docs: --out: %s holds something else; name a new folder".formatted(folder));
        assertThat(folder.toFile().list()).containsExactly("mine.txt");
    }

    @Test
    void itIsServedWithTheHeadersOfTheWebApplication() throws Exception {
        var out = new StringWriter();
        var err = new StringWriter();
        var console =
                new Console(InputStream.nullInputStream(), new PrintWriter(out), new PrintWriter(err), false, false);
        var serving = new Thread(() -> Alea.run(console, "docs", "--port", "0"));
        serving.start();
        while (serving.isAlive() && !out.toString().endsWith(System.lineSeparator())) {
            Thread.sleep(5);
        }
        assertThat(out.toString()).matches("http://127\\.0\\.0\\.1:[0-9]+/\\R");
        URI home = URI.create(out.toString().strip());
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpResponse<String> answer =
                    client.send(HttpRequest.newBuilder(home).build(), HttpResponse.BodyHandlers.ofString());
            assertThat(answer.statusCode()).isEqualTo(200);
            assertThat(answer.body()).isEqualTo(text("index.html"));
            assertThat(answer.headers().firstValue("Content-Security-Policy").orElseThrow())
                    .contains("default-src 'none'; script-src 'self'");
            for (Map.Entry<String, Integer> asked : Map.of(
                            "decisions/",
                            200,
                            "search.json",
                            200,
                            "CITATION.cff",
                            200,
                            "none.html",
                            404,
                            "%2e%2e/x",
                            404)
                    .entrySet()) {
                HttpResponse<Void> other = client.send(
                        HttpRequest.newBuilder(home.resolve(asked.getKey())).build(),
                        HttpResponse.BodyHandlers.discarding());
                assertThat(other.statusCode()).as(asked.getKey()).isEqualTo(asked.getValue());
                assertThat(other.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
            }
            var lost = HttpRequest.newBuilder(home.resolve("no/such/page"));
            assertThat(client.send(lost.build(), HttpResponse.BodyHandlers.ofString())
                            .body())
                    .startsWith("{\"error\":");
            HttpResponse<String> page = client.send(
                    lost.header("Accept", "text/html,*/*;q=0.8").build(), HttpResponse.BodyHandlers.ofString());
            assertThat(page.statusCode()).isEqualTo(404);
            assertThat(page.body()).isEqualTo(text(Site.LOST)).contains("<a href=\"/index.html\">");
        }
        serving.interrupt();
        serving.join();
        assertThat(err.toString()).isEqualTo("alea docs: interrupted" + System.lineSeparator());
    }
}
