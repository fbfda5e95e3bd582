package arena.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The commands and options of the arena, as the completion scripts of zsh and fish list them. */
final class CompletionWords {

    private CompletionWords() {}

    /** Returns the table of the script for zsh: each command, with its subcommands and options. */
    static String zsh(String program, CommandSpec root) {
        return commands(program, root).entrySet().stream()
                .map(command -> quoted(command.getKey()) + " "
                        + quoted(Stream.concat(
                                        subcommands(command.getValue()).map(sub -> sub.name() + ":" + description(sub)),
                                        options(command.getValue())
                                                .flatMap(option -> Arrays.stream(option.names())
                                                        .map(name -> name + ":" + description(option))))
                                .collect(Collectors.joining("\n"))))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    /** Returns the list of the commands, and the definition of each subcommand and option, for the script for fish. */
    static String fish(String program, CommandSpec root) {
        List<String> lines = new ArrayList<>();
        Map<String, CommandSpec> commands = commands(program, root);
        lines.add("set -g __arena_commands "
                + commands.keySet().stream().map(CompletionWords::quoted).collect(Collectors.joining(" ")));
        commands.forEach((path, command) -> {
            String where = "complete -c arena -n '__arena_is " + path + "'";
            subcommands(command)
                    .forEach(sub -> lines.add(where + " -f -a " + sub.name() + " -d " + quoted(description(sub))));
            options(command)
                    .forEach(option -> lines.add(where
                            + Arrays.stream(option.names())
                                    .map(CompletionWords::fishName)
                                    .collect(Collectors.joining())
                            + (takesValue(option) ? " -r" : "") + values(option) + " -d "
                            + quoted(description(option))));
        });
        return String.join("\n", lines) + "\n";
    }

    private static String fishName(String name) {
        return name.startsWith("--") ? " -l " + name.substring(2) : " -s " + name.substring(1);
    }

    private static String values(OptionSpec option) {
        return option.longestName().equals("--game") ? " -x -a '@GAMES@'" : "";
    }

    private static boolean takesValue(OptionSpec option) {
        return option.arity().max() > 0;
    }

    private static Map<String, CommandSpec> commands(String path, CommandSpec command) {
        Map<String, CommandSpec> all = new LinkedHashMap<>();
        all.put(path, command);
        subcommands(command).forEach(sub -> all.putAll(commands(path + " " + sub.name(), sub)));
        return all;
    }

    private static Stream<CommandSpec> subcommands(CommandSpec command) {
        return command.subcommands().values().stream()
                .map(CommandLine::getCommandSpec)
                .filter(sub -> !sub.usageMessage().hidden())
                .distinct();
    }

    private static Stream<OptionSpec> options(CommandSpec command) {
        return command.options().stream().filter(option -> !option.hidden());
    }

    private static String description(CommandSpec command) {
        return firstSentence(command.usageMessage().description());
    }

    private static String description(OptionSpec option) {
        return firstSentence(option.description());
    }

    private static String firstSentence(String[] description) {
        String text = CommandLine.Help.Ansi.OFF
                .new Text(String.join(" ", description).replace("%n", " ").replace("%%", "%"))
                .toString();
        int end = text.indexOf(". ");
        return (end < 0 ? text : text.substring(0, end)).strip().replaceFirst("[.]$", "");
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "'\\''") + "'";
    }
}
