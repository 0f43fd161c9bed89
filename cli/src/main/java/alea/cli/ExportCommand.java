package alea.cli;

import alea.game.BadInput;
import alea.learn.td.Onnx;
import alea.service.TableExport;
import alea.service.TableExport.Form;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code alea export}: value networks and tables for other programs. */
@Command(
        name = "export",
        description = {
            "Writes a value network or a solved table for other programs.",
            "A network becomes an ONNX model (docs/learning.md); the values of a table of alea solve become arrays of "
                    + "NumPy, Parquet, or CSV (docs/python.md).",
            "A network's input is a row of features for each position, its output the chances of the seats, from the "
                    + "one to act on. A table gives a row for each position: its number, its text, its value, and the "
                    + "table's bounds."
        },
        footer = {
            "",
            "Examples: alea export players/td-ludo-simple.net simple.onnx",
            "          alea export two-pawns.table --npz --out two-pawns.npz",
            "          alea export two-pawns.table --out two-pawns.parquet"
        })
final class ExportCommand implements Callable<Integer> {
    @ParentCommand
    private Alea alea;

    @Parameters(
            index = "0",
            paramLabel = "FILE",
            description = "a model of alea train, for net:file=, or a table of alea solve")
    private Path file;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "OUT",
            description = "a file that ends in .onnx, of a table in .npz, .parquet or .csv; or --out")
    private @Nullable Path named;

    @Option(names = "--out", paramLabel = "FILE", description = "the same as OUT")
    private @Nullable Path out;

    @Option(names = "--npz", description = "of a table: arrays of NumPy; without OUT beside the table")
    private boolean npz;

    @Option(names = "--parquet", description = "of a table: Parquet; without OUT beside the table")
    private boolean parquet;

    @Option(names = "--csv", description = "of a table: CSV; without OUT beside the table")
    private boolean csv;

    @Mixin
    private JsonOption json;

    @Override
    public Integer call() {
        if (named != null && out != null) {
            throw new BadInput("OUT and --out name the same; give one of them");
        }
        if (forms().size() > 1) {
            throw new BadInput("--npz, --parquet and --csv do not go together; run it again for each");
        }
        if (!Files.exists(file)) {
            throw new BadInput("there is no file %s".formatted(file));
        }
        Path target = out != null ? out : named;
        if (TableExport.isOfRaces(file)) {
            throw new BadInput(
                    "%s is a table of races, which has no values of positions to write otherwise".formatted(file));
        }
        if (TableExport.isTable(file)) {
            table(target);
        } else {
            model(target);
        }
        return Exit.DONE;
    }

    private void table(@Nullable Path named) {
        Form wanted = forms().stream().findFirst().orElse(null);
        Path target;
        if (named != null) {
            target = named;
        } else if (wanted != null) {
            target = file.resolveSibling(stem() + wanted.ending());
        } else {
            throw new BadInput("--npz, --parquet or --csv is missing, or --out FILE that ends so");
        }
        if (wanted != null && !target.toString().toLowerCase(Locale.ROOT).endsWith(wanted.ending())) {
            throw new BadInput("%s does not end in %s".formatted(target, wanted.ending()));
        }
        TableExport.Done done = new TableExport(alea.registry()).run(file, target);
        if (json.wanted()) {
            alea.console().json(done);
        } else {
            alea.console()
                    .out()
                    .println(String.format(
                            Locale.ROOT,
                            "wrote %s: %,d positions; %s",
                            done.file(),
                            done.rows(),
                            String.join(", ", done.columns())));
        }
    }

    private List<Form> forms() {
        List<Form> asked = new ArrayList<>();
        if (npz) {
            asked.add(Form.NPZ);
        }
        if (parquet) {
            asked.add(Form.PARQUET);
        }
        if (csv) {
            asked.add(Form.CSV);
        }
        return asked;
    }

    private String stem() {
        return String.valueOf(file.getFileName()).replaceFirst("\\.table$", "");
    }

    private void model(@Nullable Path target) {
        if (!forms().isEmpty()) {
            throw new BadInput(
                    "%s is no table of alea solve, which --npz, --parquet and --csv are for".formatted(file));
        }
        if (target == null) {
            throw new BadInput("OUT is missing: a file that ends in .onnx");
        }
        if (!target.toString().endsWith(".onnx")) {
            throw new BadInput("%s does not end in .onnx, the only format there is for a network".formatted(target));
        }
        Onnx.export(file, target);
        if (json.wanted()) {
            alea.console().json(new Exported(target.toString()));
        } else {
            alea.console().out().println("wrote " + target);
        }
    }

    /** What {@code --json} writes of a network. */
    private record Exported(String file) {}
}
