package alea.web;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;

/** What a server has to say. */
interface Answering extends AutoCloseable {
    /**
     * Answers a request that may come from here.
     *
     * @throws Refusal where it is not answered
     */
    Answer answer(HttpExchange exchange) throws IOException;

    @Override
    default void close() {}
}
