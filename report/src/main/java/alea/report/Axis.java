package alea.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A range of numbers, with ticks at round ones; the same on every machine.
 *
 * @param low where it begins, at a tick
 * @param high where it ends, at a tick or after the last
 * @param log whether steps are of powers of ten
 * @param ticks from low to high
 */
record Axis(double low, double high, boolean log, List<Double> ticks) {

    static Axis linear(double low, double high) {
        double span = high - low;
        if (!(span > 0)) {
            span = Math.max(1e-9, Math.abs(low) * 0.2 + (low == 0 ? 1 : 0));
        }
        double step = StrictMath.pow(10, Math.floor(StrictMath.log10(span / 4)));
        for (double factor : new double[] {1, 2, 5, 10}) {
            if (span / (step * factor) <= 6) {
                step *= factor;
                break;
            }
        }
        double from = Math.floor(low / step + 1e-9) * step;
        double to = Math.ceil((low + span) / step - 1e-9) * step;
        List<Double> ticks = new ArrayList<>();
        for (int i = 0; from + i * step <= to + step * 1e-6; i++) {
            ticks.add(Math.round((from + i * step) / step) * step);
        }
        return new Axis(from, to, false, ticks);
    }

    static Axis logarithmic(double low, double high) {
        int from = (int) Math.floor(StrictMath.log10(low));
        int to = Math.max(from + 1, (int) Math.ceil(StrictMath.log10(high)));
        int step = Math.max(1, (to - from + 5) / 6);
        List<Double> ticks = new ArrayList<>();
        for (int k = from; k <= to; k += step) {
            ticks.add(StrictMath.pow(10, k));
        }
        return new Axis(StrictMath.pow(10, from), StrictMath.pow(10, to), true, ticks);
    }

    /** From 0 to 1. */
    double place(double value) {
        return log
                ? share(StrictMath.log10(Math.max(value, low)), StrictMath.log10(low), StrictMath.log10(high))
                : share(value, low, high);
    }

    private static double share(double value, double low, double high) {
        return Math.clamp((value - low) / (high - low), 0, 1);
    }

    String label(double tick) {
        if (log) {
            return "1e" + Math.round(StrictMath.log10(tick));
        }
        double step = ticks.size() > 1 ? ticks.get(1) - ticks.getFirst() : 1;
        int digits = (int) Math.max(0, Math.ceil(-StrictMath.log10(step) - 1e-9));
        return String.format(Locale.ROOT, "%,." + Math.min(digits, 6) + "f", tick + 0.0);
    }
}
