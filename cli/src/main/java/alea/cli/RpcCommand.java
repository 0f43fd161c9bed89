package alea.cli;

import alea.rpc.LineServer;
import alea.rpc.Methods;
import alea.rpc.Rpc;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** {@code alea rpc}: answers other programs. */
@Command(
        name = "rpc",
        description = {
            "Answers JSON-RPC 2.0 on standard input and output, one message per line.",
            "More: docs/protocol.md"
        },
        footer = {"", "Example: echo '{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"games\"}' | alea rpc"})
final class RpcCommand implements Callable<Integer> {
    @ParentCommand
    private Alea alea;

    @Option(
            names = "--rules",
            paramLabel = "FILE",
            description =
                    "a rule file whose game requests may name, as FILE without its folder; may be given more than "
                            + "once. Requests open no files.")
    private List<Path> rules = new ArrayList<>();

    @Override
    public Integer call() throws IOException {
        Console console = alea.console();
        new LineServer(new Rpc(new Methods(alea.registryOf(rules))), console.in(), console.out()).serve();
        return Exit.DONE;
    }
}
