import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ConstantPoolSharingOption;
import java.lang.classfile.ClassFile.StackMapsOption;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassTransform;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.List;

/**
 * Brings the classes of a jar up to class version 52. picocli is compiled for Java 5, and the JVM keeps no class that
 * old in its AOT cache: a quarter to a third of what {@code alea --help} costs. The launcher runs this on its copy of
 * the jar; docs/decisions/10-picocli-is-brought-up-to-date.md has the measurements.
 */
final class Modernise {
    private static final int WANTED = ClassFile.JAVA_8_VERSION;

    public static void main(String[] args) throws IOException {
        Path jar = Path.of(args[0]);
        Path work = jar.resolveSibling(jar.getFileName() + ".new");
        Files.copy(jar, work, StandardCopyOption.REPLACE_EXISTING);
        try (URLClassLoader types = new URLClassLoader(new URL[] {jar.toUri().toURL()});
                FileSystem zip = FileSystems.newFileSystem(work)) {
            ClassFile classFile = ClassFile.of(
                    StackMapsOption.GENERATE_STACK_MAPS,
                    ConstantPoolSharingOption.NEW_POOL,
                    ClassFile.ClassHierarchyResolverOption.of(ClassHierarchyResolver.ofResourceParsing(types)
                            .orElse(ClassHierarchyResolver.defaultResolver())));
            List<Path> classes;
            try (var files = Files.walk(zip.getPath("/"))) {
                classes =
                        files.filter(file -> file.toString().endsWith(".class")).toList();
            }
            for (Path file : classes) {
                var model = classFile.parse(Files.readAllBytes(file));
                if (model.majorVersion() < WANTED) {
                    FileTime time = Files.getLastModifiedTime(file); // the same jar gives the same bytes
                    Files.write(
                            file,
                            classFile.transformClass(
                                    model,
                                    ClassTransform.dropping(ClassFileVersion.class::isInstance)
                                            .andThen(ClassTransform.endHandler(to -> to.withVersion(WANTED, 0)))));
                    Files.setLastModifiedTime(file, time);
                }
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        Files.move(work, jar, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }
}
