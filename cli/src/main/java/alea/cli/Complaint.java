package alea.cli;

import alea.game.BadInput;
import alea.game.BadSetting;
import alea.game.Names;
import alea.game.Quoted;
import alea.game.Scripts;
import alea.service.TrainRun;
import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in one line what is wrong with a command line, and what is allowed. */
final class Complaint {
    private static final Set<Class<?>> WHOLE = Set.of(int.class, Integer.class, long.class, Long.class);

    private static final Pattern DIGITS = Pattern.compile("[+-]?\\d+");

    /** A program's command of one word. */
    private static final Pattern PROGRAM = Pattern.compile("(name=[^@]+@)?exec:\\S+");

    private Complaint() {}

    /** Whether a program's command was written without quotes, so that the shell has made several arguments of it. */
    static Optional<String> takenApart(String... args) {
        for (int i = 0; i + 1 < args.length; i++) {
            if (PROGRAM.matcher(args[i]).matches()
                    && Scripts.runner(args[i + 1]).isPresent()
                    && new File(args[i + 1]).isFile()) {
                return Optional.of("%s and %s are one player; put it into quotes: \"%s %s\""
                        .formatted(Quoted.of(args[i]), Quoted.of(args[i + 1]), args[i], Scripts.word(args[i + 1])));
            }
        }
        return Optional.empty();
    }

    static String of(ParameterException e) {
        CommandLine command = e.getCommandLine();
        // A slip in an option often makes picocli miss something else, and it would name that.
        List<String> unmatched = command.getUnmatchedArguments();
        if (!unmatched.isEmpty() && !Alea.commands(command).isEmpty()) {
            return unmatched(command, unmatched.getFirst()); // the options are those of a command that there is none of
        }
        for (String argument : unmatched) {
            if (argument.startsWith("-")) {
                return unmatched(command, argument);
            }
        }
        return switch (e) {
            case UnmatchedArgumentException u
            when !u.getUnmatched().isEmpty() ->
                unmatched(command, u.getUnmatched().getFirst());
            case MissingParameterException m
            when !m.getMissing().isEmpty() -> missing(command, m.getMissing().getFirst());
            default -> value(e);
        };
    }

    /** What is wrong with the input of a command, which calls a setting by the name of its option or argument. */
    static String of(CommandLine command, BadInput e) {
        if (!(e instanceof BadSetting bad)) {
            return String.valueOf(e.getMessage());
        }
        return bad.named(setting -> name(command.getCommandSpec(), setting));
    }

    private static String name(CommandSpec spec, String setting) {
        String option = "--" + setting;
        if (spec.findOption(option) != null) {
            return option;
        }
        return spec.positionalParameters().stream()
                .map(PositionalParamSpec::paramLabel)
                .filter(label -> label.equalsIgnoreCase(setting))
                .findFirst()
                .orElse(setting);
    }

    private static String unmatched(CommandLine command, String argument) {
        if (argument.startsWith("-")) {
            String name = argument.replaceFirst("=.*", "");
            String key = name.replaceFirst("^-+", "");
            if (command.getCommandName().equals("train") && TrainRun.keys().contains(key)) {
                return "%s is a key of the configuration, and no option: write the line %s: VALUE into it"
                        .formatted(Quoted.of(key), key);
            }
            List<String> options = options(command.getCommandSpec());
            return "there is no option %s%s; there are %s"
                    .formatted(Quoted.of(name), Names.didYouMean(name, options), String.join(", ", options));
        }
        List<String> commands = Alea.commands(command);
        if (!commands.isEmpty()) {
            return "there is no command %s%s; there are %s"
                    .formatted(Quoted.of(argument), Names.didYouMean(argument, commands), String.join(", ", commands));
        }
        boolean position = command.getCommandSpec().positionalParameters().stream()
                .anyMatch(parameter -> parameter.paramLabel().equals("POSITION"));
        return "%s is one argument too many%s; usage: %s"
                .formatted(
                        Quoted.of(argument),
                        position ? ": a position is one argument, so put it in quotes" : "",
                        usage(command));
    }

    private static String missing(CommandLine command, ArgSpec missing) {
        if (missing instanceof OptionSpec option) {
            return option.required()
                    ? "%s %s is missing; usage: %s".formatted(option.longestName(), option.paramLabel(), usage(command))
                    : "%s needs a value: %s".formatted(option.longestName(), option.paramLabel());
        }
        return "%s is missing; usage: %s".formatted(missing.paramLabel(), usage(command));
    }

    private static String value(ParameterException e) {
        ArgSpec argument = e.getArgSpec();
        if (argument == null || e.getValue() == null) {
            return String.valueOf(e.getMessage());
        }
        String name = argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
        Class<?> type = argument.typeInfo().isMultiValue()
                ? argument.typeInfo().getAuxiliaryTypes()[0]
                : argument.typeInfo().getType();
        if (WHOLE.contains(type)) {
            return "%s: %s is %s"
                    .formatted(
                            name,
                            Quoted.of(e.getValue()),
                            DIGITS.matcher(e.getValue()).matches()
                                    ? "too far from 0; it is from " + range(type)
                                    : "not a whole number");
        }
        if (type == double.class || type == Double.class) {
            return "%s: %s is not a number".formatted(name, Quoted.of(e.getValue()));
        }
        if (type.isEnum()) {
            List<String> words = Arrays.stream(type.getEnumConstants())
                    .map(c -> c.toString().toLowerCase(Locale.ROOT))
                    .toList();
            return "%s: %s is not allowed%s; it is %s"
                    .formatted(
                            name,
                            Quoted.of(e.getValue()),
                            Names.didYouMean(e.getValue(), words),
                            String.join(", ", words));
        }
        if (type == Path.class) {
            return "%s: %s is no name of a file here: it has characters that names cannot have"
                    .formatted(name, Quoted.of(e.getValue()));
        }
        return String.valueOf(e.getMessage());
    }

    private static String range(Class<?> type) {
        return type == int.class || type == Integer.class
                ? Integer.MIN_VALUE + " to " + Integer.MAX_VALUE
                : Long.MIN_VALUE + " to " + Long.MAX_VALUE;
    }

    private static List<String> options(CommandSpec spec) {
        return spec.options().stream()
                .filter(o -> !o.hidden())
                .map(OptionSpec::longestName)
                .toList();
    }

    private static String usage(CommandLine command) {
        CommandSpec spec = command.getCommandSpec();
        Stream<String> required = spec.options().stream()
                .filter(OptionSpec::required)
                .map(option -> option.longestName() + " " + option.paramLabel());
        Stream<String> positionals = spec.positionalParameters().stream().map(Complaint::usage);
        return Stream.of(Stream.of(spec.qualifiedName()), positionals, required, Stream.of("[options]"))
                .flatMap(words -> words)
                .collect(Collectors.joining(" "));
    }

    private static String usage(PositionalParamSpec parameter) {
        String label = parameter.paramLabel() + (parameter.arity().max() > 1 ? "..." : "");
        return parameter.arity().min() > 0 ? label : "[" + label + "]";
    }
}
