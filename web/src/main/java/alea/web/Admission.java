package alea.web;

import com.sun.net.httpserver.HttpExchange;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Who is let in. A page of another site can make a browser ask anything of this machine: so a request must name this
 * server as its host, come from a page of this server where it says where it comes from, and have a token where it
 * changes or costs something.
 */
final class Admission {
    /** The header of the token. */
    static final String TOKEN = "X-Alea-Token";

    private final String host;
    private final Tokens tokens;

    /**
     * The admission to a server.
     *
     * @param host the name or address that it was started for
     */
    Admission(String host, Tokens tokens) {
        this.host = host.toLowerCase(Locale.ROOT);
        this.tokens = tokens;
    }

    /**
     * Lets a request pass that is meant for this server.
     *
     * @throws Refusal for a request that another site's page made, or that names another host
     */
    void requireOwn(HttpExchange exchange) {
        List<String> hosts = exchange.getRequestHeaders().get("Host");
        if (hosts == null || hosts.size() != 1 || !isOwn(hosts.getFirst(), exchange.getLocalAddress())) {
            throw new Refusal(403, "the header Host does not name this server");
        }
        List<String> origins = exchange.getRequestHeaders().get("Origin");
        if (origins != null
                && (origins.size() != 1 || !origins.getFirst().equalsIgnoreCase("http://" + hosts.getFirst()))) {
            throw new Refusal(403, "this request comes from another site");
        }
    }

    /**
     * Lets a request pass that asks in a way that is answered.
     *
     * @throws Refusal for any other
     */
    static void requireMethod(HttpExchange exchange, String... methods) {
        String asked = exchange.getRequestMethod();
        for (String method : methods) {
            if (asked.equals(method) || asked.equals("HEAD") && method.equals("GET")) {
                return;
            }
        }
        exchange.getResponseHeaders().set("Allow", String.join(", ", methods));
        throw new Refusal(405, "this address answers " + String.join(", ", methods) + " alone");
    }

    /** A header of a request, or empty. */
    static String header(HttpExchange exchange, String name) {
        String value = exchange.getRequestHeaders().getFirst(name);
        return value == null ? "" : value;
    }

    /**
     * Whether a host is this server: by the name it was started for, by localhost where it is asked over loopback, or
     * by the address that the connection reached. Other names may lead to it, too, but whoever owns such a name could
     * be anybody.
     */
    private boolean isOwn(String named, @Nullable InetSocketAddress reached) {
        if (reached == null) {
            return false;
        }
        int port = reached.getPort();
        int colon = named.lastIndexOf(':');
        boolean ported = colon > named.lastIndexOf(']');
        String name = (ported ? named.substring(0, colon) : named).toLowerCase(Locale.ROOT);
        String asked = ported ? named.substring(colon + 1) : "80";
        if (!asked.equals(Integer.toString(port))) {
            return false;
        }
        InetAddress address = reached.getAddress();
        return name.equals(host)
                || address.isLoopbackAddress() && name.equals("localhost")
                || address.equals(literal(name));
    }

    /** The address that a text is, without asking anybody about names. */
    private static @Nullable InetAddress literal(String name) {
        boolean six = name.startsWith("[") && name.endsWith("]");
        if (!six && !name.matches("(?:[0-9]{1,3}\\.){3}[0-9]{1,3}")) {
            return null; // Java knows more ways to write an address than browsers do
        }
        try {
            return InetAddress.ofLiteral(six ? name.substring(1, name.length() - 1) : name);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    /**
     * The session of a request that changes or costs something.
     *
     * @param inAddress whether the token may stand in the address, for those who cannot set headers
     * @throws Refusal where it has no token of this server
     */
    String session(HttpExchange exchange, boolean inAddress) {
        List<String> given = exchange.getRequestHeaders().get(TOKEN);
        String token = given != null && given.size() == 1 ? given.getFirst() : null;
        if (token == null && inAddress) {
            token = inAddress(exchange.getRequestURI());
        }
        return (token == null ? Optional.<String>empty() : tokens.session(token))
                .orElseThrow(() -> new Refusal(
                        401, "the header " + TOKEN + " is missing or of another start of the server; reload the page"));
    }

    private static @Nullable String inAddress(URI uri) {
        String query = uri.getQuery();
        if (query != null) {
            for (String part : query.split("&")) {
                if (part.startsWith("token=")) {
                    return part.substring("token=".length());
                }
            }
        }
        return null;
    }
}
