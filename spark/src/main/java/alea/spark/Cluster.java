package alea.spark;

import alea.game.BadInput;
import alea.game.Quoted;
import alea.match.Carrier;
import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.spark.SimpleFutureAction;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.scheduler.TaskSchedulerImpl;
import org.apache.spark.util.ShutdownHookManager;
import org.jspecify.annotations.Nullable;
import scala.Function0;
import scala.Function1;
import scala.Function2;
import scala.collection.Iterator;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.BoxedUnit;
import scala.util.Failure;

/**
 * The machines at hand: those of a master, or the threads of this process. Settings come as Spark has them, from {@code
 * spark-submit} or system properties; only what nobody has set is set here.
 */
final class Cluster implements AutoCloseable {
    /** Where no master is named. */
    static final String HERE = "local[*]";

    private static final String MASTER = "spark.master";
    private static final long PATIENCE_MILLIS = 100;
    private static final int TURNS = 30;

    /** Before Spark ends what it has begun. */
    private static final int FIRST = 1_000;

    private static final String SHUTDOWN_TIMEOUT = "spark.shutdown.timeout";

    private final JavaSparkContext context;
    private final CountDownLatch closed = new CountDownLatch(1);
    private final Object hook;

    private Cluster(JavaSparkContext context) {
        this.context = context;
        // When the process is to end, Spark would end at once, and what was done could not be kept.
        hook = ShutdownHookManager.addShutdownHook(FIRST, (Function0<BoxedUnit> & Serializable) () -> {
            try {
                closed.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return BoxedUnit.UNIT;
        });
    }

    /**
     * Gets hold of the machines.
     *
     * @param name of what is done, for who looks at the master
     * @param master as Spark names them: {@code local[N]}, {@code spark://HOST:PORT}; null for what is set, or else
     *     this process
     * @throws BadInput when there is no such master
     */
    static Cluster open(String name, @Nullable String master) {
        if (System.getProperty(SHUTDOWN_TIMEOUT) == null) {
            System.setProperty(SHUTDOWN_TIMEOUT, "7d");
        }
        var conf = new SparkConf().setAppName(name);
        if (master != null) {
            conf.setMaster(master);
        }
        conf.setIfMissing(MASTER, HERE);
        boolean here = conf.get(MASTER).startsWith("local");
        conf.setIfMissing("spark.ui.enabled", "false");
        conf.setIfMissing("spark.ui.showConsoleProgress", "false");
        conf.setIfMissing(
                "spark.executor.extraJavaOptions",
                "--enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow");
        if (here) {
            conf.setIfMissing("spark.driver.host", "127.0.0.1");
            conf.setIfMissing("spark.driver.bindAddress", "127.0.0.1");
        } else {
            own().ifPresent(jars -> conf.setIfMissing("spark.jars", jars));
        }
        try {
            return new Cluster(new JavaSparkContext(conf));
        } catch (Exception e) { // Scala declares none of those that are checked
            throw new BadInput("--master %s: %s".formatted(Quoted.of(conf.get(MASTER)), reason(e)));
        }
    }

    /** The jars that workers need and that no cluster has: this one and those in the folder beside it. */
    private static Optional<String> own() {
        try {
            Path jar = Path.of(Cluster.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            Path libraries = jar.resolveSibling("lib");
            if (!Files.isRegularFile(jar) || !Files.isDirectory(libraries)) {
                return Optional.empty();
            }
            try (Stream<Path> files = Files.list(libraries)) {
                return Optional.of(Stream.concat(Stream.of(jar), files.sorted())
                        .map(file -> file.toUri().toString())
                        .collect(Collectors.joining(",")));
            }
        } catch (URISyntaxException | IOException e) {
            return Optional.empty();
        }
    }

    /**
     * Has tasks done by pieces of theirs.
     *
     * @param partitions to how many tasks of the cluster those that come together are shared out at most
     */
    Carrier carrier(int partitions, Function<byte[], Piece> piece) {
        return (tasks, sink) -> new Harvest(this, partitions, PieceFolder.none())
                .run(tasks.stream().map(piece).toList(), _ -> {}, sink::accept);
    }

    /** For what is more than pieces. */
    JavaSparkContext context() {
        return context;
    }

    /** Receives what came of pieces, in the order in which they are done. */
    @FunctionalInterface
    interface Sink {
        /**
         * Takes what came of a piece; false to end the job after it.
         *
         * @param number the piece's place in the list
         */
        boolean accept(int number, byte[] result);
    }

    private record Numbered(int number, Piece piece) implements Serializable {}

    /** What came of a piece: bytes, or why nothing ever will. */
    private record Done(int number, byte[] result, @Nullable String refused) implements Serializable {}

    /**
     * Does pieces.
     *
     * @param partitions how many tasks they are shared out to, at least one; several of one task are done one after the
     *     other, and told together
     * @return whether all was done or the sink had enough; false when the calling thread was interrupted
     * @throws BadInput when a piece cannot be done, or machines failed too often
     */
    boolean run(List<? extends Piece> pieces, int partitions, Sink sink) {
        if (pieces.isEmpty()) {
            return true;
        }
        List<Numbered> numbered = IntStream.range(0, pieces.size())
                .mapToObj(i -> new Numbered(i, pieces.get(i)))
                .toList();
        int tasks = Math.min(partitions, pieces.size());
        JavaRDD<Numbered> rdd = context.parallelize(numbered, tasks);
        BlockingQueue<List<Done>> done = new LinkedBlockingQueue<>();
        List<Object> all = IntStream.range(0, tasks).boxed().collect(Collectors.toList());
        context.sc().setInterruptOnCancel(true);
        SimpleFutureAction<Boolean> job = context.sc()
                .submitJob(
                        rdd.rdd(),
                        (Function1<Iterator<Numbered>, List<Done>> & Serializable) Cluster::work,
                        CollectionConverters.asScala(all).toSeq(),
                        (Function2<Object, List<Done>, BoxedUnit> & Serializable) (_, results) -> {
                            done.add(results);
                            return BoxedUnit.UNIT;
                        },
                        (Function0<Boolean> & Serializable) () -> true);
        try {
            for (int left = tasks; left > 0; ) {
                List<Done> results = done.poll(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
                if (results == null) {
                    requireAlive(job, done);
                    continue;
                }
                left--;
                for (Done one : results) {
                    if (one.refused != null) {
                        throw new BadInput(one.refused);
                    }
                    if (!sink.accept(one.number, one.result)) {
                        return true;
                    }
                }
            }
            return true;
        } catch (InterruptedException e) {
            return false;
        } finally {
            job.cancel();
        }
    }

    private static void requireAlive(SimpleFutureAction<Boolean> job, BlockingQueue<List<Done>> done) {
        if (job.isCompleted() && done.isEmpty() && job.value().get() instanceof Failure<Boolean> failure) {
            throw new BadInput("the cluster gave up: " + reason(failure.exception()));
        }
    }

    private static List<Done> work(Iterator<Numbered> pieces) {
        var results = new ArrayList<Done>();
        while (pieces.hasNext()) {
            Numbered next = pieces.next();
            try {
                results.add(new Done(next.number, next.piece.run(), null));
            } catch (BadInput e) { // would be so on every machine
                results.add(new Done(next.number, new byte[0], String.valueOf(e.getMessage())));
                break;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return results;
    }

    /**
     * Does what asks the cluster for more than pieces.
     *
     * @throws BadInput when machines failed too often
     */
    static <T> T asking(Supplier<T> work) {
        try {
            return work.get();
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) { // Scala declares none of those that are checked
            throw new BadInput("the cluster gave up: " + reason(e));
        }
    }

    /** What Spark has to say, in a line. */
    static String reason(Throwable e) {
        Throwable last = e;
        while (last.getCause() != null) {
            last = last.getCause();
        }
        String message = String.valueOf(last.getMessage()).lines().findFirst().orElse("");
        return message.isEmpty() ? last.getClass().getSimpleName() : message;
    }

    /**
     * Calls off what is still done, and ends when its tasks have ended: Spark would complain of those that have
     * something to tell when nobody listens any more.
     */
    @Override
    public void close() {
        boolean interrupted = Thread.interrupted();
        try {
            context.sc().cancelAllJobs();
            for (int i = 0; i < TURNS && isBusy(); i++) {
                Thread.sleep(PATIENCE_MILLIS);
            }
        } catch (IllegalStateException e) {
            // Spark has ended it: the process ends.
        } catch (InterruptedException e) {
            interrupted = true;
        }
        context.close();
        ShutdownHookManager.removeShutdownHook(hook);
        closed.countDown();
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Asks the schedulers themselves: what Spark tells of tasks elsewhere comes late. */
    private boolean isBusy() {
        var jobs = context.sc().dagScheduler();
        var tasks = context.sc().taskScheduler();
        return !context.sc().isStopped()
                && (jobs.activeJobs().nonEmpty()
                        || tasks instanceof TaskSchedulerImpl scheduler
                                && scheduler
                                        .runningTasksByExecutors()
                                        .valuesIterator()
                                        .exists(count -> (int) count > 0));
    }
}
