package alea.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Collectors;

/** The keys of one spec, read and checked: every known key has an allowed value. */
public final class Settings {
    private static final int FEW = 12;

    private final String name;
    private final List<Key> known;
    private final Map<String, String> values;

    private Settings(String name, List<Key> known, Map<String, String> values) {
        this.name = name;
        this.known = known;
        this.values = values;
    }

    /**
     * Reads the part of a spec after the colon.
     *
     * @param spec the whole spec
     * @param known the keys that it may set; a value without a key sets the first of them
     * @throws BadInput for a key that is not known, given twice, without a value, or out of range
     */
    public static Settings read(Spec spec, List<Key> known) {
        Map<String, String> values = new LinkedHashMap<>();
        String[] parts = spec.rest().isEmpty() ? new String[0] : spec.rest().split(",", -1);
        for (int i = 0; i < parts.length; i++) {
            int equals = parts[i].indexOf('=');
            String key = equals < 0 ? parts[i] : parts[i].substring(0, equals);
            String value = equals < 0 ? "" : parts[i].substring(equals + 1);
            if (equals < 0) {
                // One value may stand alone, and first: that of the first key. The name of a key is no value.
                boolean alone = i == 0
                        && !known.isEmpty()
                        && known.stream().noneMatch(k -> k.name().equals(parts[0]));
                if (!alone || parts[i].isEmpty()) {
                    throw new BadInput("%s: %s is not KEY=VALUE%s%s"
                            .formatted(spec, Quoted.of(parts[i]), ofList(parts, i, known), allowed(known)));
                }
                key = known.getFirst().name();
                value = parts[i];
            }
            Key declared = find(spec, known, key);
            if (!declared.values().allows(value)) {
                throw new BadInput("%s: %s=%s is not allowed; %s is %s"
                        .formatted(
                                spec.name(), key, value, key, declared.values().describe()));
            }
            if (values.put(key, declared.values().canonical(value)) != null) {
                throw new BadInput("%s: %s is given twice".formatted(spec, key));
            }
        }
        for (Key key : known) {
            if (key.standard() == null && !values.containsKey(key.name())) {
                throw new BadInput("%s needs %s=... (%s)"
                        .formatted(spec.name(), key.name(), key.values().describe()));
            }
        }
        return new Settings(spec.name(), known, values);
    }

    /** How numbers are joined, where this part looks like one more of the list before it. */
    private static String ofList(String[] parts, int i, List<Key> known) {
        int before = i;
        while (before > 0 && parts[before].indexOf('=') < 0) {
            before--;
        }
        String begun = parts[before];
        boolean list = !parts[i].isEmpty()
                && parts[i].chars().allMatch(c -> c >= '0' && c <= '9')
                && known.stream()
                        .anyMatch(k -> k.values() instanceof Key.NumberSet && begun.startsWith(k.name() + "="));
        return list ? ", and numbers of a list are joined by dots: %s.%s".formatted(begun, parts[i]) : "";
    }

    /** What could stand there: with their values, where the keys are few enough for a line. */
    private static String allowed(List<Key> known) {
        if (known.isEmpty()) {
            return "; it has no keys";
        }
        return known.size() > FEW
                ? "; its keys are " + known.stream().map(Key::name).collect(Collectors.joining(", "))
                : known.stream()
                        .map(k -> k.name() + "=" + k.values().describe())
                        .collect(Collectors.joining("; ", "; there are ", ""));
    }

    private static Key find(Spec spec, List<Key> known, String name) {
        for (Key key : known) {
            if (key.name().equals(name)) {
                return key;
            }
        }
        List<String> names = known.stream().map(Key::name).toList();
        if (names.isEmpty()) {
            throw new BadInput("%s has no key %s: it has none".formatted(spec.name(), Quoted.of(name)));
        }
        String meant = Names.didYouMean(name, names);
        // Of many keys a list says less than the one that was meant.
        String all = meant.isEmpty() || names.size() <= FEW ? "; it has " + String.join(", ", names) : "";
        throw new BadInput("%s has no key %s%s%s".formatted(spec.name(), Quoted.of(name), meant, all));
    }

    /** The name of a key that is given a text which may name a file; nothing where none is. */
    Optional<String> opens() {
        return known.stream()
                .filter(key -> key.values() instanceof Key.Text text
                        && values.containsKey(key.name())
                        && !text.words().contains(values.get(key.name())))
                .map(Key::name)
                .findFirst();
    }

    /** The value of a key, given or standard. */
    public String get(String key) {
        String value = values.get(key);
        if (value != null) {
            return value;
        }
        for (Key k : known) {
            if (k.name().equals(key) && k.standard() != null) {
                return k.standard();
            }
        }
        throw new IllegalArgumentException(name + " declares no key " + key);
    }

    /** The value of a key that is a whole number. */
    public int number(String key) {
        return Integer.parseInt(get(key));
    }

    /** The value of a key that is a {@link Key.Real} or a whole number. */
    public double real(String key) {
        return Double.parseDouble(get(key));
    }

    /**
     * The numbers of a key that is a {@link Key.NumberSet}, ascending.
     *
     * @throws IllegalArgumentException when it is none
     */
    public List<Integer> numbers(String key) {
        return values(key, Key.NumberSet.class).numbers(get(key));
    }

    /**
     * The numbers of a key that is a {@link Key.NumberMap}, with those that belong to them.
     *
     * @throws IllegalArgumentException when it is none
     */
    public SortedMap<Integer, Integer> map(String key) {
        return values(key, Key.NumberMap.class).numbers(get(key));
    }

    /**
     * The lists of a key that is a {@link Key.NumberLists}, in their order.
     *
     * @throws IllegalArgumentException when it is none
     */
    public List<List<Integer>> lists(String key) {
        return values(key, Key.NumberLists.class).lists(get(key));
    }

    private <V extends Key.Values> V values(String key, Class<V> kind) {
        for (Key k : known) {
            if (k.name().equals(key) && kind.isInstance(k.values())) {
                return kind.cast(k.values());
            }
        }
        throw new IllegalArgumentException("%s declares no %s %s".formatted(name, kind.getSimpleName(), key));
    }

    /** Whether a spec set a key, be it to its standard. */
    public boolean isGiven(String key) {
        return values.containsKey(key);
    }

    /** The same with a key that is not given. */
    public Settings without(String key) {
        Map<String, String> others = new LinkedHashMap<>(values);
        others.remove(key);
        return new Settings(name, known, others);
    }

    /** The keys that can be set, in their order. */
    public List<Key> keys() {
        return List.copyOf(known);
    }

    /** Whether a key has this value. */
    public boolean is(String key, String value) {
        return get(key).equals(value);
    }

    /**
     * The spec of a game of this family with the values of another of the same keys.
     *
     * @param other settings of a family that has the same keys, perhaps with other standards
     */
    public Spec like(Settings other) {
        List<String> parts = new ArrayList<>();
        for (Key key : known) {
            String value = other.get(key.name());
            if (!value.equals(key.standard())) {
                parts.add(key.name() + "=" + value);
            }
        }
        return new Spec(name, String.join(",", parts));
    }

    /** The spec in canonical form: keys in their declared order, those at their standard left out. */
    public Spec spec() {
        List<String> parts = new ArrayList<>();
        for (Key key : known) {
            String value = values.get(key.name());
            if (value != null && !value.equals(key.standard())) {
                parts.add(key.name() + "=" + value);
            }
        }
        return new Spec(name, String.join(",", parts));
    }
}
