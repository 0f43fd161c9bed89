package alea.cli;

import alea.game.GameFactory;
import alea.game.Registry;
import alea.game.StrategyFactory;
import alea.service.ArenaRun;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParentCommand;

/** {@code alea completion}: what lets a shell complete commands, options, games and strategies. */
@Command(
        name = "completion",
        description =
                "Writes what lets bash and zsh complete commands, options, games and strategies with the Tab key.",
        footer = {
            "",
            "Example: source <(alea completion)",
            "That line in ~/.bashrc or ~/.zshrc makes it last; there alea has to be on the PATH."
        })
final class CompletionCommand implements Callable<Integer> {
    private static final String HEADER = """
            #!/usr/bin/env bash
            # Completes the commands of alea in bash and zsh. In ~/.bashrc or ~/.zshrc:
            #   source <(alea completion)
            # Written by alea completion, with picocli (https://picocli.info).
            COMP_WORDBREAKS=${COMP_WORDBREAKS//@} # bash takes a word behind it for a host, and then replaces the @, too
            """;

    /** An option and its value may be one word. */
    private static final String JOINED = """
            # An option and its value may be one word, --level=quick, of which bash makes three.
            function _complete_alea_joined() {
              local taken=() before= word i
              for ((i = 0; i <= COMP_CWORD; i++)); do
                word=${COMP_WORDS[i]}
                if [[ $word == --*=* ]]; then
                  taken+=("${word%%=*}" "${word#*=}")
                  before=${word%%=*}=
                elif [[ $word != = ]]; then
                  taken+=("$word")
                  before=
                elif ((i == COMP_CWORD)); then
                  taken+=("")
                fi
              done
              COMP_WORDS=("${taken[@]}") COMP_CWORD=$((${#taken[@]} - 1))
              _complete_alea "$@"
              if [[ $before ]]; then
                COMPREPLY=("${COMPREPLY[@]/#/$before}")
              fi
            }
            """;

    private static final String COMPLETE = "complete -F _complete_alea ";

    /** With this bash offers no files where nothing else fits; but a rule file may stand wherever a game does. */
    private static final String NO_FILES = "  type compopt &>/dev/null && compopt +o default\n";

    @ParentCommand
    private Alea alea;

    @Override
    public Integer call() {
        Locale own = Locale.getDefault(Locale.Category.FORMAT);
        Locale.setDefault(Locale.Category.FORMAT, Locale.ROOT); // picocli numbers variables in the locale's digits
        try {
            CommandLine commands = alea.commandLine();
            offer(commands.getCommandSpec(), words(alea.registry()));
            String script = AutoComplete.bash("alea", commands);
            // Its header has other steps to install it, and the sources that notes of it name.
            alea.console()
                    .out()
                    .print(HEADER
                            + script.substring(script.indexOf("\n\n") + 1)
                                    .replaceAll(" \\(see \\[\\d]\\)", "")
                                    .replace(NO_FILES, "")
                                    .replace(COMPLETE, JOINED + COMPLETE.replace("alea ", "alea_joined ")));
        } finally {
            Locale.setDefault(Locale.Category.FORMAT, own);
        }
        return Exit.DONE;
    }

    /** What can stand for a word of the help. */
    private static Map<String, List<String>> words(Registry registry) {
        List<String> games =
                registry.games().stream().map(GameFactory::name).sorted().toList();
        List<String> strategies = strategies(registry, factory -> true);
        List<String> evaluators = new ArrayList<>(strategies(registry, StrategyFactory::appraises));
        evaluators.add(ArenaRun.EXACT);
        return Map.of(
                "GAME",
                games,
                "GAME2",
                games,
                "STRATEGY",
                strategies,
                "A",
                strategies,
                "B",
                strategies,
                "EVALUATOR",
                evaluators);
    }

    private static List<String> strategies(Registry registry, Predicate<StrategyFactory> which) {
        return registry.strategies().stream()
                .filter(which)
                .map(StrategyFactory::name)
                .sorted()
                .toList();
    }

    private static void offer(CommandSpec command, Map<String, List<String>> words) {
        for (OptionSpec option : List.copyOf(command.options())) {
            List<String> offered = offered(option, words);
            if (offered != null) {
                command.remove(option);
                command.add(option.toBuilder()
                        .completionCandidates(offered)
                        .paramLabel(option.longestName().substring(2)) // options of one label would share their words
                        .build());
            }
        }
        for (PositionalParamSpec parameter : List.copyOf(command.positionalParameters())) {
            List<String> offered = offered(parameter, words);
            if (offered != null) {
                command.remove(parameter);
                command.add(parameter.toBuilder().completionCandidates(offered).build());
            }
        }
        command.subcommands().values().forEach(sub -> offer(sub.getCommandSpec(), words));
    }

    private static @Nullable List<String> offered(ArgSpec arg, Map<String, List<String>> words) {
        if (arg.completionCandidates() == null) {
            return words.get(arg.paramLabel());
        }
        List<String> small = new ArrayList<>(); // Java's constants have large letters
        arg.completionCandidates().forEach(word -> small.add(word.toLowerCase(Locale.ROOT)));
        return small;
    }
}
