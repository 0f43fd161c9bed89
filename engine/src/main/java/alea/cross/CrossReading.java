package alea.cross;

import alea.game.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Rules made of settings of all {@link CrossKeys}. */
final class CrossReading {
    private final Settings s;

    private CrossReading(Settings settings) {
        s = settings;
    }

    /** The rules of some settings, whether or not they make sense. */
    static CrossRules rules(Settings settings) {
        return new CrossReading(settings).rules();
    }

    private CrossRules rules() {
        return new CrossRules(
                circuit(),
                throwing(),
                entry(),
                new Going(
                        word("overshoot", Going.Overshoot.class),
                        yes("may-pass"),
                        yes("hit-first"),
                        word("last-square", Going.Door.class),
                        s.is("short", "must")),
                new Company(
                        word("own", Company.Own.class),
                        s.is("most", CrossKeys.ANY) ? 0 : s.number("most"),
                        word("passing", Company.Passing.class)),
                blocking(),
                new Hitting(
                        word("hit", Hitting.Hits.class),
                        word("on-safe", Hitting.OnSafe.class),
                        yes("enter-hits"),
                        yes("turned-hits"),
                        s.is("doorstep", "open"),
                        word("sent", Hitting.Sent.class)),
                rewards(),
                new Repeats(
                        s.numbers("again"),
                        yes("doublets"),
                        yes("if-played"),
                        s.is("limit", "none") ? 0 : s.number("limit"),
                        word("penalty", Repeats.Penalty.class)),
                s.is("teams", "opposite") ? Partners.OPPOSITE : Partners.ALONE,
                word("end", Finish.class),
                word("gate", Gate.class));
    }

    private Circuit circuit() {
        int places = s.number("places");
        return new Circuit(
                places,
                s.is("starts", "together") ? 0 : s.number("ring") / places,
                s.number("ring"),
                s.number("first-square"),
                s.number("lead"),
                s.number("turnoff"),
                s.number("lane"),
                new Goal(s.is("goal", "places"), yes("jump"), yes("goal-moves")),
                yes("stair"),
                s.numbers("safe"),
                s.lists("short-cuts"),
                new Links(s.map("links"), s.map("slides"), s.is("sweeps", "all")));
    }

    private Throwing throwing() {
        List<Throwing.Value> values = new ArrayList<>();
        s.map("values").forEach((shows, weight) -> values.add(new Throwing.Value(shows, weight)));
        // A value that counts otherwise with an empty base does so before it counts otherwise at all.
        List<Throwing.Reading> readings = new ArrayList<>();
        s.map("counts-base-empty").forEach((value, steps) -> readings.add(new Throwing.Reading(value, steps, true)));
        s.map("counts").forEach((value, steps) -> readings.add(new Throwing.Reading(value, steps, false)));
        return new Throwing(
                s.number("dice"),
                List.copyOf(values),
                word("use", Throwing.Use.class),
                List.copyOf(readings),
                word("undersides", Throwing.Undersides.class));
    }

    private Entry entry() {
        return new Entry(
                s.numbers("enter"),
                s.numbers("walk-in"),
                s.numbers("pair-in"),
                yes("first-free"),
                yes("sums"),
                yes("forced"),
                yes("clear"),
                s.number("tries"),
                s.number("out"),
                word("full", Entry.Full.class));
    }

    private Blocking blocking() {
        return new Blocking(
                word("block-on", Blocking.Where.class),
                s.is("stops", "all"),
                s.is("bars", "passing") || s.is("bars", "both"),
                s.is("bars", "landing") || s.is("bars", "both"),
                yes("lane-blocks"),
                yes("mixed"),
                s.numbers("opens"),
                yes("together"),
                s.number("block-size"));
    }

    /** A throw that was earned comes at once where throws are kept. */
    private Rewards rewards() {
        return new Rewards(
                s.number("hit-steps"),
                s.number("home-steps"),
                yes("hit-throws"),
                yes("home-throws"),
                s.is("use", RuleKey.word(Throwing.Use.KEPT)));
    }

    private boolean yes(String key) {
        return s.is(key, "yes");
    }

    private <E extends Enum<E>> E word(String key, Class<E> of) {
        return Enum.valueOf(of, s.get(key).toUpperCase(Locale.ROOT).replace('-', '_'));
    }
}
