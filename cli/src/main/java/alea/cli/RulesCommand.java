package alea.cli;

import alea.game.BadInput;
import alea.game.Quoted;
import alea.json.Json;
import alea.rules.ExampleResult;
import alea.service.RuleSets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code alea rules}: rule sets as files. */
@Command(
        name = "rules",
        description = {
            "Rule sets as files: shows, checks, compares and tests them.",
            "The path of a rule file stands wherever a command asks for a GAME.",
            "More: docs/rules.md, docs/design-a-rule.md"
        },
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "Example: alea rules show ludo-classic | sed 's/again: .*/again: never/' > my.yaml",
            "         alea rules check my.yaml",
            "         alea rules diff ludo-classic my.yaml",
            "         alea arena my.yaml hybrid random"
        },
        subcommands = {
            RulesCommand.ListThem.class,
            RulesCommand.Show.class,
            RulesCommand.Check.class,
            RulesCommand.Diff.class,
            RulesCommand.Test.class,
            RulesCommand.Schema.class
        })
final class RulesCommand implements Runnable {
    private static final String GAME = "a game, or the path of a rule file";

    @ParentCommand
    private Alea alea;

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new BadInput("a command is missing; there are %s (alea rules --help tells more)"
                .formatted(String.join(", ", Alea.commands(spec.commandLine()))));
    }

    private Console console() {
        return alea.console();
    }

    @Command(
            name = "list",
            description = "The rule sets that can be shown and extended.",
            footer = {"", "Example: alea rules list"})
    static final class ListThem implements Callable<Integer> {
        @ParentCommand
        private RulesCommand rules;

        @Mixin
        private JsonOption json;

        @Override
        public Integer call() {
            List<RuleSets.Entry> entries = rules.alea.ruleSets().list();
            if (json.wanted()) {
                rules.console().json(entries);
                return Exit.DONE;
            }
            var table = new Table("rule set", "family", ">examples", "title", "source");
            entries.forEach(e -> table.row(e.spec(), e.family(), e.examples(), e.title(), e.source()));
            table.print(rules.console().out());
            return Exit.DONE;
        }
    }

    @Command(
            name = "show",
            description = "The rules of a game as a rule file, every key on a line of its own.",
            footer = {
                "",
                "Examples: alea rules show ludo-classic > my.yaml",
                "          alea rules show ludo-classic:again=never,safe=none"
            })
    static final class Show implements Callable<Integer> {
        @ParentCommand
        private RulesCommand rules;

        @Parameters(paramLabel = "GAME", description = GAME)
        private String game;

        @Mixin
        private JsonOption json;

        @Override
        public Integer call() {
            var shown = rules.alea.ruleSets().show(game);
            if (json.wanted()) {
                rules.console().json(shown.document());
            } else {
                rules.console().out().print(shown.yaml());
            }
            return Exit.DONE;
        }
    }

    @Command(
            name = "check",
            description = "Reads rule files with their examples, and says what is wrong: line, key, what is allowed. "
                    + "Exit code 2 when something is.",
            footer = {"", "Example: alea rules check my.yaml"})
    static final class Check implements Callable<Integer> {
        @ParentCommand
        private RulesCommand rules;

        @Parameters(arity = "1..*", paramLabel = "FILE", description = "rule files")
        private List<Path> files = new ArrayList<>();

        @Mixin
        private JsonOption json;

        @Override
        public Integer call() {
            RuleSets.Check check = rules.alea.ruleSets().check(files);
            Console console = rules.console();
            if (json.wanted()) {
                console.json(check);
                return check.ok() ? Exit.DONE : Exit.BAD_INPUT;
            }
            for (RuleSets.Checked file : check.files()) {
                file.spec()
                        .ifPresent(spec ->
                                console.out().println("%s: a rule file; its game is %s".formatted(file.file(), spec)));
                check.errors().stream()
                        .filter(e -> e.file().equals(file.file()))
                        .forEach(e -> say(line(e)));
                file.rest().ifPresent(rest -> say("%s: %s".formatted(file.file(), rest)));
                file.warning().ifPresent(warning -> say("warning: %s: %s".formatted(file.file(), warning)));
            }
            return check.ok() ? Exit.DONE : Exit.BAD_INPUT;
        }

        private void say(String line) {
            rules.console().err().println("alea rules check: " + Quoted.message(line));
        }

        private static String line(RuleSets.Wrong wrong) {
            if (wrong.line() == 0) {
                return wrong.message();
            }
            String path = wrong.path().isEmpty() ? "" : wrong.path() + ": ";
            return String.format(Locale.ROOT, "%s, line %d: %s%s", wrong.file(), wrong.line(), path, wrong.message());
        }
    }

    @Command(
            name = "diff",
            description = "The keys whose values differ between two rule sets, one a line.",
            footer = {"", "Example: alea rules diff ludo-classic my.yaml"})
    static final class Diff implements Callable<Integer> {
        @ParentCommand
        private RulesCommand rules;

        @Parameters(index = "0", paramLabel = "GAME", description = GAME)
        private String one;

        @Parameters(index = "1", paramLabel = "GAME2", description = "another")
        private String other;

        @Mixin
        private JsonOption json;

        @Override
        public Integer call() {
            List<RuleSets.Difference> differences = rules.alea.ruleSets().diff(one, other);
            Console console = rules.console();
            if (json.wanted()) {
                console.json(differences);
            } else if (differences.isEmpty()) {
                console.out().println("no difference: %s and %s have the same rules".formatted(one, other));
            } else {
                differences.forEach(d -> console.out().println("%s: %s -> %s".formatted(d.path(), d.one(), d.other())));
            }
            return Exit.DONE;
        }
    }

    @Command(
            name = "test",
            description = "Plays the examples that stand in a rule file, by the fast and the plain rules. Exit code 1 "
                    + "when the rules do something else.",
            footer = {"", "Example: alea rules test my.yaml"})
    static final class Test implements Callable<Integer> {
        @ParentCommand
        private RulesCommand rules;

        @Parameters(paramLabel = "FILE", description = "a rule file, or a game with examples of its own")
        private String game;

        @Mixin
        private JsonOption json;

        @Override
        public Integer call() {
            RuleSets.Tested tested = rules.alea.ruleSets().test(game);
            Console console = rules.console();
            if (json.wanted()) {
                console.json(tested);
                return tested.ok() ? Exit.DONE : Exit.NOT_MET;
            }
            long held = tested.examples().stream().filter(ExampleResult::holds).count();
            for (ExampleResult example : tested.examples()) {
                console.out().println((example.holds() ? "holds    " : "DIFFERS  ") + example.title());
                example.differences()
                        .forEach(d -> console.out()
                                .println(String.format(Locale.ROOT, "         line %d: %s", example.line(), d)));
            }
            console.out()
                    .println(
                            tested.examples().isEmpty()
                                    ? tested.game() + " has no examples"
                                    : String.format(
                                            Locale.ROOT,
                                            "%s: %d of %d examples hold",
                                            tested.game(),
                                            held,
                                            tested.examples().size()));
            return tested.ok() ? Exit.DONE : Exit.NOT_MET;
        }
    }

    @Command(
            name = "schema",
            description = "The JSON Schema (2020-12) of rule files, for editors.",
            footer = {"", "Example: alea rules schema > rules.schema.json"})
    static final class Schema implements Callable<Integer> {
        @ParentCommand
        private RulesCommand rules;

        @Mixin
        private JsonOption json;

        @Override
        public Integer call() {
            Object schema = rules.alea.ruleSets().schema();
            rules.console().out().println(json.wanted() ? Json.write(schema) : Json.pretty(schema));
            return Exit.DONE;
        }
    }
}
