package alea.cli.reference;

import alea.rpc.Methods;
import java.util.List;

/** The methods of the protocol with their parameters. */
public final class MethodsPage {
    private MethodsPage() {}

    /** The page of all methods that are called over lines. */
    public static String of(Methods methods) {
        var page = new MarkdownCells();
        page.heading(1, "Methods of JSON-RPC");
        page.paragraph("Programs call these by `alea rpc`, by name or by position in this order. What each means and "
                + "answers, and which parameters must be given, [the protocol](protocol.md#alea-rpc) tells; the web "
                + "application has more ([HTTP](web.md#http)).");
        page.table(
                List.of("method", "parameters"),
                methods.names().stream()
                        .map(name -> List.of(MarkdownCells.code(name), MarkdownCells.codes(methods.params(name))))
                        .toList());
        return page.toString();
    }
}
