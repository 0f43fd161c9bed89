package alea.learn.evolution;

import alea.game.Quoted;
import alea.learn.train.Config;
import java.util.Locale;

/**
 * The components of an evolution. The paper's short form {@code s:Cellular-100-10 r:Whole m:Normal-0.1} names them in
 * a configuration under {@code ea}; or each has keys of its own.
 */
record Scheme(Selection selection, Recombination recombination, Mutation mutation) {
    private static final int MOST = 10_000;
    private static final double RATE = 0.01;

    static Scheme read(Config config) {
        return config.has("ea") ? parse(config.text("ea", null)) : keys(config);
    }

    private static Scheme keys(Config config) {
        int games = config.count("games", 1, 100_000, 10);
        Selection selection = switch (config.word("selection", "normal", "cellular", "island")) {
            case "normal" -> new Selection.Pool(population(config), games);
            case "cellular" -> new Selection.Cellular(population(config), games);
            default ->
                new Selection.Island(
                        config.count("islands", 2, 1000, 4),
                        config.count("island-size", 4, MOST, 20),
                        config.count("island-generations", 1, 1_000_000, 10),
                        config.count("migrants", 1, MOST, 2),
                        games);
        };
        Recombination recombination = switch (config.word("recombination", "none", "uniform", "whole", "blend")) {
            case "none" -> new Recombination.None();
            case "uniform" -> new Recombination.Uniform();
            case "whole" -> new Recombination.Whole(config.real("alpha", 0, 1, 0.5));
            default -> new Recombination.Blend(config.real("alpha", 0, 10, 0.5));
        };
        Mutation mutation = switch (config.word("mutation", "none", "normal", "one-step", "n-step")) {
            case "none" -> new Mutation.None();
            case "normal" -> new Mutation.Fixed(config.real("sigma", 0, 1000, 0.1));
            case "one-step" ->
                new Mutation.OneStep(config.real("rate", 0, 10, RATE), config.real("step", 1e-6, 1000, 1));
            default -> new Mutation.NStep(config.real("rate", 0, 10, RATE), config.real("step", 1e-6, 1000, 1));
        };
        return checked(
                selection instanceof Selection.Island ? "island-size" : "population",
                new Scheme(selection, recombination, mutation));
    }

    private static int population(Config config) {
        return config.count("population", 4, MOST, 100);
    }

    /** Reads the short form. */
    static Scheme parse(String text) {
        Selection selection = null;
        Recombination recombination = new Recombination.None();
        Mutation mutation = new Mutation.None();
        for (String part : text.strip().split("\\s+")) {
            String[] words = part.split("-", -1);
            switch (words[0].toLowerCase(Locale.ROOT)) {
                case "s:normal" -> {
                    int[] n = numbers(part, words, "population-games", 2);
                    selection = new Selection.Pool(n[0], n[1]);
                }
                case "s:cellular" -> {
                    int[] n = numbers(part, words, "population-games", 2);
                    selection = new Selection.Cellular(n[0], n[1]);
                }
                case "s:island" -> {
                    int[] n = numbers(part, words, "islands-size-generations-migrants-games", 5);
                    selection = new Selection.Island(n[0], n[1], n[2], n[3], n[4]);
                }
                case "r:none" -> recombination = new Recombination.None();
                case "r:uniform" -> recombination = new Recombination.Uniform();
                case "r:whole" -> recombination = new Recombination.Whole(real(part, words, 0.5));
                case "r:blend" -> recombination = new Recombination.Blend(real(part, words, 0.5));
                case "m:none" -> mutation = new Mutation.None();
                case "m:normal" -> mutation = new Mutation.Fixed(real(part, words, 0.1));
                case "m:onestep" -> mutation = new Mutation.OneStep(RATE, real(part, words, 1));
                case "m:nstep" -> mutation = new Mutation.NStep(RATE, real(part, words, 1));
                default ->
                    throw Config.refused(
                            "ea",
                            ("%s is not known; there are s:Normal, s:Cellular, s:Island, r:None, r:Uniform, "
                                            + "r:Whole, r:Blend, m:None, m:Normal, m:OneStep, m:NStep")
                                    .formatted(Quoted.of(part)));
            }
        }
        if (selection == null) {
            throw Config.refused("ea", "there is no selection, such as s:Cellular-100-10");
        }
        return checked("ea", new Scheme(selection, recombination, mutation));
    }

    private static int[] numbers(String part, String[] words, String what, int n) {
        int[] numbers = new int[n];
        for (int i = 0; i < n; i++) {
            if (words.length != n + 1 || !words[i + 1].matches("[1-9]\\d{0,6}")) {
                throw Config.refused(
                        "ea", "%s is not %s-%s, all whole numbers from 1".formatted(Quoted.of(part), words[0], what));
            }
            numbers[i] = Integer.parseInt(words[i + 1]);
        }
        return numbers;
    }

    private static double real(String part, String[] words, double standard) {
        if (words.length == 1) {
            return standard;
        }
        if (words.length != 2 || !words[1].matches("\\d{1,6}(\\.\\d{1,12})?")) {
            throw Config.refused("ea", "%s is not %s-NUMBER".formatted(Quoted.of(part), words[0]));
        }
        return Double.parseDouble(words[1]);
    }

    private static Scheme checked(String key, Scheme scheme) {
        int size = scheme.selection instanceof Selection.Island island ? island.size() : scheme.selection.population();
        if (size % 4 != 0) {
            throw Config.refused(
                    key,
                    String.format(Locale.ROOT, "a population of %d cannot be divided into tournaments of four", size));
        }
        if (scheme.selection.population() > MOST) {
            throw Config.refused(
                    key,
                    String.format(
                            Locale.ROOT,
                            "a population of %,d is too large; at most %,d",
                            scheme.selection.population(),
                            MOST));
        }
        if (scheme.selection instanceof Selection.Island island
                && (island.islands() < 2 || island.migrants() > island.size())) {
            throw Config.refused(key, "islands are at least two, and no more migrate than live on one");
        }
        return scheme;
    }
}
