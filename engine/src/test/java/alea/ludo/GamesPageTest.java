package alea.ludo;

import static org.assertj.core.api.Assertions.assertThat;

import alea.game.GameFactory;
import alea.game.Installed;
import alea.game.Key;
import alea.game.Settings;
import alea.game.Spec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * What docs/games.md says of keys, of what excludes what, and of dialects as keys is what the registry has, no more
 * and no less.
 */
class GamesPageTest {
    private static final Path PAGE = Path.of("../docs/games.md");
    private static final Pattern CODE = Pattern.compile("`([^`]*)`");

    /** The cells of a table that begins with this line. */
    private static List<String[]> table(String header) throws IOException {
        List<String> lines = Files.readAllLines(PAGE);
        assertThat(lines).contains(header);
        return lines.stream()
                .skip(lines.indexOf(header) + 2L)
                .takeWhile(line -> line.startsWith("|"))
                .map(line -> line.substring(2, line.length() - 2).split(" \\| "))
                .toList();
    }

    private static List<String> code(String cell) {
        return CODE.matcher(cell)
                .results()
                .map((MatchResult found) -> found.group(1))
                .toList();
    }

    @Test
    void everyKeyHasOneRowAndEveryRowIsAKey() throws IOException {
        List<String> rows = table("| key | values | what it decides |").stream()
                .map(cells -> String.join("", code(cells[0])))
                .toList();
        Compositions.dialects()
                .forEach(family -> assertThat(family.keys().stream().map(Key::name))
                        .as(family.name())
                        .containsExactlyInAnyOrderElementsOf(rows));
    }

    @Test
    void everyRowHasTheValuesOfItsKey() throws IOException {
        Map<String, String> values = table("| key | values | what it decides |").stream()
                .collect(Collectors.toMap(cells -> code(cells[0]).getFirst(), cells -> cells[1]));
        for (Key key : Compositions.dialects().findFirst().orElseThrow().keys()) {
            String cell = values.get(key.name());
            List<String> named = code(cell);
            switch (key.values()) {
                case Key.Range range -> assertThat(cell).as(key.name()).isEqualTo(range.describe());
                case Key.Choice choice ->
                    assertThat(spread(cell)).as(key.name()).containsExactlyInAnyOrderElementsOf(choice.words());
                case Key.NumberSet set ->
                    assertThat(named)
                            .as(key.name())
                            .containsExactlyInAnyOrderElementsOf(
                                    set.names().stream().map(Key.NamedSet::name).toList());
                default -> throw new AssertionError(key.name());
            }
        }
    }

    /** The words of a cell, {@code 2..4} spread out. */
    private static List<String> spread(String cell) {
        return List.of(cell.replace("`", "").replace("2..4", "2, 3, 4").split(", "));
    }

    @Test
    void theChoicesThatExcludeEachOtherAreThose() throws IOException {
        assertThat(table("| choice | excludes | because |").stream()
                        .map(cells -> String.join(" | ", cells).replace("`", "")))
                .containsExactlyElementsOf(Exclusions.ALL.stream()
                        .map(e -> e.one() + " | " + e.other() + " | " + e.why())
                        .toList());
    }

    @Test
    void everyDialectIsClassicLudoWithTheKeysOfItsRow() throws IOException {
        Settings classic = Installed.REGISTRY.settings(Installed.REGISTRY.game("ludo-classic"));
        Map<String, String> expected = new LinkedHashMap<>();
        Compositions.dialects()
                .map(GameFactory::name)
                .filter(name -> !name.equals("ludo-classic"))
                .forEach(name -> expected.put(
                        name,
                        classic.like(Installed.REGISTRY.settings(Installed.REGISTRY.game(name)))
                                .toString()));
        Map<String, String> said = new LinkedHashMap<>();
        String keys = "";
        for (String[] cells : table("| dialect | classic Ludo with |")) {
            String row = String.join("", code(cells[1]));
            keys = cells[1].startsWith("that and ") ? with(keys, row) : row;
            said.put(
                    code(cells[0]).getFirst(),
                    Installed.REGISTRY.game("ludo-classic:" + keys).spec().toString());
        }
        assertThat(said).containsExactlyInAnyOrderEntriesOf(expected);
        assertThat(said.values()).allMatch(spec -> Spec.parse(spec).name().equals("ludo-classic"));
    }

    /** Keys, where later ones win. */
    private static String with(String keys, String more) {
        Map<String, String> all = new LinkedHashMap<>();
        for (String key : (keys + "," + more).split(",")) {
            all.put(key.substring(0, key.indexOf('=')), key);
        }
        return String.join(",", all.values());
    }
}
