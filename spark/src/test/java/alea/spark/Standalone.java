package alea.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A master and workers on the loopback, processes of this one, which end with it. */
final class Standalone implements AutoCloseable {
    private static final String LOOPBACK = "127.0.0.1";
    private static final int SECONDS = 120;

    private final Path folder;
    private final int port;
    private final List<Process> all = new ArrayList<>();

    Standalone(Path folder, int workers) throws IOException {
        this.folder = folder;
        try (var free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        start("org.apache.spark.deploy.master.Master", "--host", LOOPBACK, "--port", "" + port, "--webui-port", "0");
        await();
        for (int i = 0; i < workers; i++) {
            worker();
        }
    }

    /** Where the master is. */
    String url() {
        return "spark://" + LOOPBACK + ":" + port;
    }

    /** One more worker, with a core. */
    Process worker() throws IOException {
        return start(
                "org.apache.spark.deploy.worker.Worker",
                "--host",
                LOOPBACK,
                "--webui-port",
                "0",
                "--cores",
                "1",
                "--memory",
                "768m",
                "--work-dir",
                folder.resolve("work").toString(),
                url());
    }

    /** What this JVM runs with. */
    static String classPath() {
        return System.getProperty("java.class.path");
    }

    /** The settings of a driver: what nobody has to say outside of tests, where jars are sent. */
    static List<String> settings() {
        return List.of(
                "-Dspark.executor.extraClassPath=" + classPath(),
                "-Dspark.driver.host=" + LOOPBACK,
                "-Dspark.driver.bindAddress=" + LOOPBACK,
                "-Dspark.executor.memory=512m",
                "-Dspark.jars=");
    }

    /** Starts a class as a process. */
    Process start(String main, String... args) throws IOException {
        return start(List.of(), main, args);
    }

    Process start(List<String> flags, String main, String... args) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow"));
        command.addAll(flags);
        command.addAll(List.of("-cp", classPath(), main));
        command.addAll(List.of(args));
        var builder = new ProcessBuilder(command);
        Path home = Path.of("target", "spark").toAbsolutePath();
        builder.environment().put("SPARK_HOME", home.toString());
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        builder.environment().put("SPARK_LOCAL_IP", LOOPBACK);
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        Path log = folder.resolve(all.size() + "-" + main.substring(main.lastIndexOf('.') + 1) + ".log");
        Process process = builder.redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .redirectInput(ProcessBuilder.Redirect.from(
                        Files.createTempFile(folder, "empty", "").toFile()))
                .start();
        all.add(process);
        return process;
    }

    private void await() throws IOException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
        while (System.nanoTime() < end) {
            try (var socket = new Socket()) {
                socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 1000);
                return;
            } catch (IOException e) {
                pause();
            }
        }
        throw new IOException("there is no master: " + logs());
    }

    static void pause() {
        try {
            Thread.sleep(100);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What its processes wrote. */
    String logs() {
        var text = new StringBuilder();
        try (var files = Files.newDirectoryStream(folder, "*.log")) {
            for (Path file : files) {
                text.append(file.getFileName()).append('\n').append(Files.readString(file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    /** Ends a process and those that it started, at once. */
    static void kill(Process process) {
        List<ProcessHandle> children = process.descendants().toList();
        process.destroyForcibly().onExit().join();
        children.forEach(ProcessHandle::destroyForcibly);
    }

    @Override
    public void close() {
        for (Process process : all.reversed()) {
            kill(process);
        }
    }
}
