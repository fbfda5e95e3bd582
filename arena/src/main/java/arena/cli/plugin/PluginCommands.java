package arena.cli.plugin;

import arena.app.RequestFailure;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.Subcommands;
import arena.plugin.GamePlugin;
import arena.plugin.Games;
import arena.provider.GameCommand;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** The commands of all games, as commands of the arena. */
public final class PluginCommands {

    private PluginCommands() {}

    /** Adds the commands and the groups of commands that games have and the arena has not. */
    public static Subcommands addTo(Subcommands commands, CommandEnvironment host) {
        byName("").forEach((name, byGame) -> {
            GameCommand first = byGame.values().iterator().next();
            if (first.action().isPresent()) {
                commands.addNew(name, words -> PluginCommandSpec.of(host, byGame));
            } else {
                commands.addNew(name, words -> group(host, first, words));
            }
        });
        return commands;
    }

    /** Adds the commands that games have in a group of the arena, such as {@code bench}. */
    public static Subcommands addTo(Subcommands commands, CommandEnvironment host, String group) {
        byName(group).forEach((name, byGame) -> commands.addNew(name, words -> PluginCommandSpec.of(host, byGame)));
        return commands;
    }

    /**
     * Runs a command of a group with its defaults: that of the first game that has it.
     *
     * @throws arena.app.RequestFailure if it cannot do its work, or no game has it
     */
    public static void run(CommandEnvironment host, String group, String name) {
        Map<String, GameCommand> byGame = byName(group).getOrDefault(name, Map.of());
        if (byGame.isEmpty()) {
            throw RequestFailure.usage("No game here has a benchmark \"" + name + "\".");
        }
        PluginCommandSpec.run(host, byGame);
    }

    private static CommandLine group(CommandEnvironment host, GameCommand group, List<String> words) {
        List<String> names = group.subcommands().stream().map(GameCommand::name).toList();
        Group asked = new Group(group.name(), names);
        CommandSpec spec = asked.spec;
        spec.name(group.name()).mixinStandardHelpOptions(true);
        spec.usageMessage()
                .description(group.description().toArray(String[]::new))
                .synopsisSubcommandLabel(String.join("|", names));
        PluginCommandSpec.showExamples(spec, group);
        return addTo(new Subcommands(), host, group.name()).addTo(new CommandLine(spec), words);
    }

    /** A group of commands that was called without the name of a command. */
    private static final class Group implements Runnable {

        private final String name;
        private final List<String> names;
        private final CommandSpec spec = CommandSpec.wrapWithoutInspection(this);

        Group(String name, List<String> names) {
            this.name = name;
            this.names = names;
        }

        @Override
        public void run() {
            throw new ParameterException(
                    spec.commandLine(), "Name what to do with " + name + ": one of " + String.join(", ", names));
        }
    }

    /**
     * Returns the commands of a group, and for each the games that have it.
     *
     * @param group its name; empty for the top level
     */
    private static Map<String, Map<String, GameCommand>> byName(String group) {
        Map<String, Map<String, GameCommand>> found = new LinkedHashMap<>();
        for (GamePlugin plugin : Games.catalog().plugins()) {
            for (GameCommand top : plugin.provider().commands()) {
                List<GameCommand> commands =
                        group.isEmpty() ? List.of(top) : top.name().equals(group) ? top.subcommands() : List.of();
                commands.forEach(command -> found.computeIfAbsent(command.name(), name -> new LinkedHashMap<>())
                        .putIfAbsent(plugin.id(), command));
            }
        }
        return found;
    }
}
