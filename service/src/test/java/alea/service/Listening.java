package alea.service;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Hears everything, and calls the work off when it has heard so much of one kind; never if that is nothing. */
final class Listening<N> implements Progress<N> {
    private final List<N> heard = new ArrayList<>();
    private final Class<?> kind;
    private final int enough;
    private @Nullable Runnable cancel;

    /** To the end. */
    Listening() {
        this(Object.class, 0);
    }

    /** Until so much of a kind has been heard. */
    Listening(Class<?> kind, int enough) {
        this.kind = kind;
        this.enough = enough;
    }

    @Override
    public void begun(Runnable cancels) {
        cancel = cancels;
    }

    @Override
    public void hear(N news) {
        heard.add(news);
        if (enough > 0 && count(kind) == enough && cancel != null) {
            cancel.run();
        }
    }

    /** How much of a kind it has heard. */
    long count(Class<?> of) {
        return heard.stream().filter(of::isInstance).count();
    }

    List<N> heard() {
        return heard;
    }
}
