package alea.fuzz;

import alea.game.Dice;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** One of several subjects a try, by the dice: so that few tries of each need one process in all. */
record AnyFile(List<Subject> kinds) implements Subject {
    @Override
    public String name() {
        return "any-file";
    }

    @Override
    public void prepare(Path folder) throws IOException {
        for (Subject kind : kinds) {
            kind.prepare(Files.createDirectories(folder.resolve(kind.name())));
        }
    }

    @Override
    public Outcome attempt(Dice dice, Path folder) throws IOException {
        Subject kind = kinds.get(dice.below(kinds.size()));
        Outcome outcome = kind.attempt(dice, folder.resolve(kind.name()));
        return new Outcome(outcome.kind(), "%s: %s".formatted(kind.name(), outcome.detail()));
    }
}
