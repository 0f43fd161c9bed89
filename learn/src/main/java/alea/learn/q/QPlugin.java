package alea.learn.q;

import java.util.List;
import java.util.ServiceLoader;

/**
 * What a jar adds to Q-learning: agents. Found by {@link ServiceLoader}: name the implementing class in
 * {@code META-INF/services/alea.learn.q.QPlugin}.
 */
public interface QPlugin {
    /** The agents, the standard one first. */
    List<QAgent> agents();

    /** All that are on the class path, in its order; the first learns where a configuration names none. */
    static List<QAgent> installed() {
        return ServiceLoader.load(QPlugin.class).stream()
                .flatMap(plugin -> plugin.get().agents().stream())
                .toList();
    }
}
