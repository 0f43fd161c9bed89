package alea.cli;

import static alea.cli.Run.alea;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command that serves; what it answers, the tests of its room say. */
class WebCommandTest {
    private static final Pattern ADDRESS = Pattern.compile("(http://127\\.0\\.0\\.1:[0-9]+/) token ([0-9a-f]{48})\\R");

    @TempDir
    private Path folder;

    @Test
    void oneLineSaysWhereAndTheServerAnswersThereUntilItIsStopped() throws Exception {
        Path rules = Files.createDirectory(folder.resolve("rules"));
        Files.writeString(
                rules.resolve("home.yaml"),
                alea("rules", "show", "ludo-classic:again=never").done().out());
        var out = new StringWriter();
        var err = new StringWriter();
        var console =
                new Console(InputStream.nullInputStream(), new PrintWriter(out), new PrintWriter(err), false, false);
        int[] code = {-1};
        var serving = new Thread(() -> code[0] = Alea.run(
                console,
                "web",
                "--port",
                "0",
                "--folder",
                rules.toString(),
                "--record",
                folder.resolve("matches").toString()));
        serving.start();
        while (serving.isAlive() && !out.toString().endsWith(System.lineSeparator())) {
            Thread.sleep(5);
        }
        Matcher address = ADDRESS.matcher(out.toString());
        assertThat(address.matches()).as(out + err.toString()).isTrue();
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpResponse<String> answer = client.send(
                    HttpRequest.newBuilder(URI.create(address.group(1) + "rpc"))
                            .header("X-Alea-Token", address.group(2))
                            .POST(HttpRequest.BodyPublishers.ofString(
                                    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"begin\",\"params\":{\"game\":"
                                            + "\"home.yaml\"}}"))
                            .build(),
                    HttpResponse.BodyHandlers.ofString());
            assertThat(answer.body()).contains("\"game\":\"home.yaml@");
        }
        serving.interrupt();
        serving.join();
        assertThat(code[0]).isEqualTo(Exit.INTERRUPTED);
        assertThat(err.toString()).isEqualTo("alea web: interrupted" + System.lineSeparator());
        assertThat(folder.resolve("matches")).isNotEmptyDirectory();
    }

    @Test
    void whereItCannotListenIsSaidInOneLine() {
        alea("web", "--port", "70000").complains("alea web: --port 70000 is not allowed; it is 0..65535");
        alea("web", "--port", "0", "--host", "nowhere.invalid")
                .complains("alea web: --host: there is no host 'nowhere.invalid'");
        alea("web", "--port", "0", "--folder", folder.resolve("none").toString())
                .complains("alea web: --folder: %s cannot be read: there is no such file or folder"
                        .formatted(folder.resolve("none")));
    }
}
