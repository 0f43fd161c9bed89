package alea.cli;

import static alea.cli.Run.alea;
import static org.assertj.core.api.Assertions.assertThat;

import alea.cli.Diagnosis.Finding;
import alea.cli.Diagnosis.State;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class DoctorCommandTest {
    @TempDir
    private Path folder;

    @Test
    void itSaysWhatItFoundAndThatAleaWorks() {
        assertThat(alea("doctor").done().out())
                .containsPattern("(?m)^Java +good +2\\d")
                .containsPattern("(?m)^terminal +good +none")
                .endsWith("Alea works here.\n");
    }

    @Test
    void programsReadTheSame() {
        JsonNode told = alea("doctor", "--json").json();
        assertThat(told.get("works").asBoolean()).isTrue();
        assertThat(told.get("findings").get(0).get("what").asString()).isEqualTo("Java");
        assertThat(told.get("findings").get(0).get("state").asString()).isEqualTo("good");
    }

    @Test
    void whatIsMissingComesWithAdvice() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        List<Finding> found = look(Map.of(
                "PATH",
                folder.toString(),
                "XDG_STATE_HOME",
                file.resolve("below").toString()));
        for (String what : List.of("Python", "Chromium", "kept matches")) {
            assertThat(found)
                    .filteredOn(finding -> finding.what().equals(what))
                    .singleElement()
                    .satisfies(finding -> {
                        assertThat(finding.state()).isEqualTo(State.LACKING);
                        assertThat(finding.advice()).isNotEmpty();
                    });
        }
    }

    @Test
    void anotherJavaThanTheOneThatWasNamedIsNotGood() {
        String own = System.getProperty("java.home");
        assertThat(look(Map.of("ALEA_JAVA_HOME", own)).getFirst().state()).isEqualTo(State.GOOD);
        Finding java = look(Map.of("ALEA_JAVA_HOME", "/no/java")).getFirst();
        assertThat(java.state()).isEqualTo(State.LACKING);
        assertThat(java.found()).endsWith(own + ", and not ALEA_JAVA_HOME=/no/java");
    }

    @Test
    void programsAreFoundOnThePathAndByTheirVariable() throws IOException {
        Path python = program("python3", "#!/bin/sh\necho '3.11.2;'\n");
        Path browser = program("my browser", "");
        List<Finding> found = look(Map.of("PATH", folder.toString(), "ALEA_BROWSER", browser.toString()));
        assertThat(found)
                .contains(new Finding("Chromium", State.GOOD, browser.toString(), null))
                .anyMatch(finding -> finding.found().equals("3.11.2 without NumPy"));
        Files.writeString(python, "#!/bin/sh\nexit 1\n");
        assertThat(look(Map.of("PATH", folder.toString())))
                .anyMatch(finding -> finding.what().equals("Python") && finding.state() == State.LACKING);
    }

    private Path program(String name, String text) throws IOException {
        Path file = Files.writeString(folder.resolve(name), text);
        assertThat(file.toFile().setExecutable(true)).isTrue();
        return file;
    }

    private List<Finding> look(Map<String, String> environment) {
        var nobody = new PrintWriter(Writer.nullWriter());
        return Diagnosis.of(
                new Console(InputStream.nullInputStream(), nobody, nobody, false, false), environment, folder);
    }
}
