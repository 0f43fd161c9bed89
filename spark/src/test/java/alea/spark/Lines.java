package alea.spark;

import alea.cli.Console;
import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.function.BiFunction;

/** What a command line ended with, and what it wrote. */
record Lines(int exit, String out, String err) {
    static Lines of(BiFunction<Console, String[], Integer> program, String... args) {
        var out = new StringWriter();
        var err = new StringWriter();
        var console = new Console(
                new ByteArrayInputStream(new byte[0]),
                new PrintWriter(out, true),
                new PrintWriter(err, true),
                false,
                false);
        int exit = program.apply(console, args);
        return new Lines(exit, out.toString(), err.toString());
    }

    static Lines spark(String... args) {
        return of(AleaSpark::run, args);
    }

    static Lines alea(String... args) {
        return of(alea.cli.Alea::run, args);
    }
}
