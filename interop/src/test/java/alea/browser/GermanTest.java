package alea.browser;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.BadInput;
import alea.game.Dice;
import alea.game.Game;
import alea.game.GameFactory;
import alea.game.Key;
import alea.game.Position;
import alea.game.Registry;
import alea.game.RuleFamily;
import alea.game.Settings;
import alea.game.Spec;
import alea.picture.Drawing;
import alea.picture.DrawingPlugin;
import alea.picture.Picture;
import alea.rules.RuleFile;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page in German. */
class GermanTest {
    @TempDir
    private static Path folder;

    private static final int MATCHES = RealBrowser.isThorough() ? 4 : 1;
    /** Pictures are looked at every so many nodes. */
    private static final int EVERY = 25;

    @Test
    void whatGamesSayAndWhatThePageSaysIsThereInGerman() {
        try (WebStage stage = new WebStage(folder);
                Visit visit = stage.visit(1280, ColorScheme.LIGHT)) {
            visit.show("/");
            visit.tab.locator("header select").selectOption("de");
            visit.tab.locator("html[lang=de]").waitFor();
            assertThat(visit.tab.locator("h1").textContent()).isEqualTo("Ein Labor für Würfelspiele auf einem Brett");
            visit.begin(WebPlayTest.MATCH);
            assertThat(visit.tab.locator(".turn").textContent()).contains("ist am Zug");
            assertThat(visit.tab.locator(".log").textContent())
                    .contains("würfelt")
                    .doesNotContain("rolls");
            assertThat(RealBrowser.strings(visit.tab, """
                    (async () => {
                      const [en, de] = await Promise.all(['en', 'de'].map(
                        name => fetch(`/page/${name}.json`).then(answer => answer.json())));
                      return [...Object.keys(en).filter(key => !(key in de)),
                        ...Object.keys(de).filter(key => !(key in en))];
                    })()""")).isEmpty();
            List<String> all = Stream.concat(sentences().stream(), rules().stream())
                    .distinct()
                    .toList();
            assertThat((List<?>) visit.tab.evaluate("""
                    async sentences => {
                      const {Phrases} = await import('/page/phrases.js');
                      const de = await fetch('/page/de.json').then(answer => answer.json());
                      const phrases = new Phrases(de.said, String);
                      return sentences.filter(one => phrases.tell(one) === null);
                    }""", all)).isEmpty();
            visit.show("/rules/ludo-classic");
            visit.tab.locator("dl.spelled").waitFor();
            assertThat(visit.tab.locator("dl.spelled").textContent())
                    .contains("Eine Runde", "ein Wurf und der Zug damit");
            assertThat(visit.tab.locator("dl.spelled [lang=en], h3[lang=en]").count())
                    .isZero();
        }
    }

    /** What all games say in some matches, one sentence of each kind. */
    private static Set<String> sentences() {
        Registry registry = Registry.installed();
        Set<String> kinds = new TreeSet<>();
        Set<String> found = new TreeSet<>();
        Stream.concat(registry.games().stream().map(GameFactory::name), Stream.of("doom:2x2,dice=5", "doom:seats=3"))
                .map(registry::game)
                .forEach(game -> said(game)
                        .filter(text -> !text.isEmpty() && kinds.add(text.replaceAll("[0-9]+", "0")))
                        .forEach(found::add));
        return found;
    }

    /**
     * What there is to read about all games: also what their rules say where one key is set otherwise, and the rules of
     * some files. Titles and sources of files are their authors' own.
     */
    private static Set<String> rules() {
        Registry registry = Registry.installed();
        Set<String> found = new TreeSet<>();
        for (GameFactory factory : registry.games()) {
            Game game = registry.game(factory.name());
            found.addAll(List.of(game.title(), "turn", game.turn()));
            registry.strategies(game).forEach(strategy -> found.add(strategy.title(game)));
            found.addAll(keys(factory.keys()));
            variants(factory)
                    .flatMap(one -> Stream.concat(Stream.of(one.title()), lines(one)))
                    .forEach(found::add);
        }
        for (String name : List.of("madn", "yut", "ludo-classic")) {
            GameFactory factory = registry.factory(name);
            RuleFamily family = factory.family().orElseThrow();
            found.addAll(keys(family.keys()));
            variants(family.ruleSet(name, name, name, factory.rules(registry.settings(name))))
                    .flatMap(GermanTest::lines)
                    .forEach(found::add);
        }
        Stream.of("eile-mit-weile", "mensch", "parchis", "yut")
                .map(name -> RuleFile.read(Path.of("../examples/rules", name + ".yaml"), registry))
                .flatMap(file -> lines(file.game()))
                .forEach(found::add);
        return found;
    }

    /** What keys mean, and what they can be where that is no list of words that stay. */
    private static List<String> keys(List<Key> keys) {
        return Stream.concat(
                        keys.stream().map(Key::meaning),
                        keys.stream()
                                .map(Key::values)
                                .filter(values -> !(values instanceof Key.Choice))
                                .map(Key.Values::describe))
                .toList();
    }

    /** Games with one key set otherwise, where the others allow that. */
    private static Stream<Game> variants(GameFactory factory) {
        return factory.keys().stream()
                .flatMap(key -> key.values().samples().stream().map(value -> key.name() + "=" + value))
                .flatMap(rest -> {
                    try {
                        return Stream.of(factory.create(Settings.read(new Spec(factory.name(), rest), factory.keys())));
                    } catch (BadInput e) {
                        return Stream.empty();
                    }
                });
    }

    private static Stream<String> lines(Game game) {
        return game.rules().entrySet().stream()
                .flatMap(part ->
                        Stream.concat(Stream.of(part.getKey()), part.getValue().lines()));
    }

    private static Stream<String> said(Game game) {
        Drawing drawing = DrawingPlugin.of(game);
        List<String> captions = Collections.nCopies(game.seats(), "Ann");
        Stream.Builder<String> said = Stream.builder();
        for (int match = 0; match < MATCHES; match++) {
            var dice = new Dice(5, match);
            Position position = game.start();
            for (int node = 0; position.node() != Position.OVER && position.turns() < game.turnCap(); node++) {
                for (int option = 0; option < position.options(); option++) {
                    said.add(drawing.describe(position, option));
                }
                if (node % EVERY == 0) {
                    Picture picture = drawing.draw(position, captions);
                    picture.fields().forEach(field -> said.add(field.name()));
                    picture.pieces().forEach(piece -> said.add(piece.text()));
                    picture.key().forEach(said::add);
                    picture.lines().forEach(said::add);
                }
                position.take(position.isChance() ? dice.chance(position) : dice.below(position.options()));
            }
        }
        return said.build();
    }
}
