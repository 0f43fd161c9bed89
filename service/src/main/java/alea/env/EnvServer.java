package alea.env;

import alea.game.BadInput;
import alea.game.Quoted;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;

/** Serves the lanes to a driver over a ring, until the driver goes or does what cannot be. */
public final class EnvServer {
    /** Takes an action in every lane. */
    private static final int STEP = 1;
    /** Begins the first match of a seed in every lane. */
    private static final int RESET = 2;
    /** Begins the next match in every lane. */
    private static final int RESET_ON = 3;
    /** Tells where a lane stands, as text. */
    private static final int POSITION = 4;
    /** Tells the record of a lane. */
    private static final int RECORD = 5;

    private static final int BAD_INPUT = 2;

    private final Lanes lanes;
    private final Ring ring;

    /**
     * Makes the ring.
     *
     * @param file which is made, and must not be there yet
     * @throws BadInput when it cannot be made
     */
    public EnvServer(Lanes lanes, Path file) {
        this.lanes = lanes;
        ring = new Ring(file, lanes.layout());
        lanes.map(ring.memory());
    }

    /**
     * Answers until the driver closes its end.
     *
     * @param wake a byte comes from here when this sleeps
     * @param woken a byte goes there when the driver sleeps
     * @throws BadInput what the driver asked for that cannot be; it is told before
     */
    public void serve(InputStream wake, Writer woken) {
        try (ring) {
            while (ring.await(wake)) {
                try {
                    answer();
                } catch (BadInput e) {
                    ring.text(Quoted.message(String.valueOf(e.getMessage())));
                    ring.answer(BAD_INPUT, woken);
                    throw e;
                }
                ring.answer(0, woken);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void answer() {
        switch (ring.request()) {
            case STEP -> lanes.step();
            case RESET -> lanes.reset(ring.seed());
            case RESET_ON -> lanes.resetOn();
            case POSITION -> ring.text(lanes.position(ring.lane()));
            case RECORD -> ring.text(lanes.record(ring.lane()));
            default -> throw new BadInput("there is no request " + ring.request());
        }
    }
}
