package alea.service;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** Keeps the values that were asked for last. Safe to share between threads. */
final class Lru<K, V> {
    private final Map<K, V> kept;

    Lru(int most) {
        kept = new LinkedHashMap<>(16, 0.75f, true) {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                return size() > most;
            }
        };
    }

    /** The value of a key, made when it is not kept. Two threads may make the same one. */
    V get(K key, Supplier<V> maker) {
        synchronized (kept) {
            V value = kept.get(key);
            if (value != null) {
                return value;
            }
        }
        V made = maker.get();
        synchronized (kept) {
            kept.put(key, made);
        }
        return made;
    }
}
