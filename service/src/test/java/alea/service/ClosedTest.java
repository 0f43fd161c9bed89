package alea.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alea.game.BadInput;
import alea.game.Key;
import alea.game.Registry;
import alea.solve.Objective;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What those may ask who may open no file of this machine. */
class ClosedTest {
    private static final Registry OPEN = Registry.installed();
    private static final Registry CLOSED = OPEN.closed();

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "net:file=FILE",
                "net:FILE",
                "net:table=FILE",
                "net:file=champion,table=FILE",
                "optimal:table=FILE",
                "optimal:FILE",
                "expectimax:table=FILE",
                "optimal-endgame:table=FILE",
                "optimal-endgame:table=auto,by=net:file=FILE",
                "full:file=FILE"
            })
    void noStrategyOpensAFileThatSomebodyNames(String spec) throws IOException {
        Path file = Files.writeString(folder.resolve("secret"), "a secret");
        String named = spec.replace("FILE", file.toString());
        String game = spec.startsWith("full") ? "ludo-pyludo" : "ludo-simple:pawns=2";
        assertThatThrownBy(() -> CLOSED.player(named, CLOSED.game(game)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("is taken from the command line alone")
                .hasMessageNotContaining("secret");
    }

    @Test
    void noGameAndNoQuestionOpensAFileThatSomebodyNames() throws IOException {
        Path file = Files.writeString(folder.resolve("secret"), "a secret");
        for (String game : new String[] {"doom:3x3,map=" + file, "doom:map=" + file}) {
            assertThatThrownBy(() -> CLOSED.game(game))
                    .isInstanceOf(BadInput.class)
                    .hasMessage("doom: map is taken from the command line alone");
        }
        assertThatThrownBy(() -> CLOSED.game("rules:file=" + file)).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> new Questions(CLOSED)
                        .value(new Questions.ValueRequest(
                                "doom:2x2",
                                CLOSED.game("doom:2x2").start().toString(),
                                Objective.ZERO_SUM,
                                file.toString())))
                .hasMessage("table is taken from the command line alone");
    }

    @Test
    void whatNamesNoFileIsAllowed() {
        assertThat(CLOSED.player("net:file=champion,table=none", CLOSED.game("ludo-simple"))
                        .spec())
                .hasToString("net");
        assertThat(CLOSED.game("doom:size=3x3,turns=none,mask=full,map=none").spec())
                .hasToString("doom:size=3x3,turns=none");
        assertThat(OPEN.isClosed()).isFalse();
        assertThat(CLOSED.with(text -> Optional.empty()).isClosed()).isTrue();
    }

    /** A key for texts is taken for one that names a file, so that a new one is refused until it says no. */
    @Test
    void everyKeyThatNamesAFileIsOneThatIsRefused() {
        Stream<Key> keys = Stream.concat(
                OPEN.games().stream().flatMap(factory -> factory.keys().stream()),
                OPEN.games().stream()
                        .map(factory -> OPEN.game(factory.name()))
                        .flatMap(game -> OPEN.strategies(game).stream().flatMap(s -> s.keys(game).stream())));
        assertThat(keys.filter(key -> key.values() instanceof Key.Form))
                .extracting(Key::name)
                .containsOnly("size", "turns", "mask");
    }
}
