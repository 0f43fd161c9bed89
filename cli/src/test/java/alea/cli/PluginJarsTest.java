package alea.cli;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What may stand in ALEA_PLUGINS. */
class PluginJarsTest {
    @TempDir
    private Path folder;

    private Path jar() throws IOException {
        Path jar = folder.resolve("good.jar");
        try (OutputStream file = Files.newOutputStream(jar);
                var zip = new ZipOutputStream(file)) {
            zip.putNextEntry(new ZipEntry("a"));
        }
        return jar;
    }

    @Test
    void jarsAndFoldersMay() throws IOException {
        String paths = jar() + File.pathSeparator + folder;
        assertThatCode(() -> PluginJars.require(paths)).doesNotThrowAnyException();
        assertThatCode(() -> PluginJars.require(null)).doesNotThrowAnyException();
    }

    @Test
    void whatIsNoJarIsNamed() throws IOException {
        Path text = Files.writeString(folder.resolve("text.jar"), "not a jar");
        String paths = jar() + File.pathSeparator + text;
        assertThatThrownBy(() -> PluginJars.require(paths))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("ALEA_PLUGINS: %s is not a jar: ".formatted(text));
        byte[] whole = Files.readAllBytes(jar());
        Path cut = Files.write(folder.resolve("cut.jar"), Arrays.copyOf(whole, whole.length - 5));
        assertThatThrownBy(() -> PluginJars.require(cut.toString()))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("ALEA_PLUGINS: %s is not a jar: ".formatted(cut));
        assertThatThrownBy(() -> PluginJars.require(folder.resolve("none").toString()))
                .isInstanceOf(BadInput.class)
                .hasMessageEndingWith("is neither a jar nor a folder");
    }
}
