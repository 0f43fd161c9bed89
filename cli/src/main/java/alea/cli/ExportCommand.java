package alea.cli;

import alea.game.BadInput;
import alea.learn.td.Onnx;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code alea export}: value networks for other programs. */
@Command(
        name = "export",
        description = {
            "Writes a value network as an ONNX model, for other programs (docs/learning.md).",
            "Its input is a row of features for each position, its output the chances of the seats, from the one "
                    + "to act on."
        },
        footer = {"", "Example: alea export players/td-ludo-simple.net simple.onnx"})
final class ExportCommand implements Callable<Integer> {
    @ParentCommand
    private Alea alea;

    @Parameters(index = "0", paramLabel = "MODEL", description = "a model of alea train, for net:file=")
    private Path model;

    @Parameters(index = "1", paramLabel = "OUT", description = "a file that ends in .onnx")
    private Path out;

    @Override
    public Integer call() {
        if (!out.toString().endsWith(".onnx")) {
            throw new BadInput("%s does not end in .onnx, the only format there is".formatted(out));
        }
        Onnx.export(model, out);
        alea.console().out().println("wrote " + out);
        return Exit.DONE;
    }
}
