package alea.web.job;

import alea.service.Progress;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** What a piece of work tells while it goes on. */
interface Teller {
    /**
     * Tells how far it has come, where the last time is long enough ago.
     *
     * @param news for JSON; asked for only where it is told
     */
    void tell(Supplier<?> news);

    /** The means to call the work off. */
    void begun(Runnable cancel);

    /** What a call of the service is given. */
    default <N> Progress<N> hearing(Consumer<? super N> listener) {
        return new Progress<>() {
            @Override
            public void hear(N news) {
                listener.accept(news);
            }

            @Override
            public void begun(Runnable cancel) {
                Teller.this.begun(cancel);
            }
        };
    }
}
