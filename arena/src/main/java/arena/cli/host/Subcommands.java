package arena.cli.host;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Model.UsageMessageSpec;

/**
 * The commands below another one, in the order in which they are listed. They are made when they are needed: to make
 * all of them takes longer than most of them run.
 */
public final class Subcommands {

    private final Map<String, Function<List<String>, Object>> makers = new LinkedHashMap<>();
    private final Map<String, String> aliases = new TreeMap<>();
    private final Set<String> guides = new TreeSet<>();

    /**
     * Adds a command.
     *
     * @param name the name in its annotation
     */
    public Subcommands add(String name, Supplier<Object> maker) {
        return addGroup(name, words -> maker.get());
    }

    /**
     * Adds a command that has commands below it.
     *
     * @param maker makes it for the words after its name
     */
    public Subcommands addGroup(String name, Function<List<String>, Object> maker) {
        makers.put(name, maker);
        return this;
    }

    /**
     * Adds a command unless there is one of its name already.
     *
     * @param maker makes it for the words after its name
     */
    public Subcommands addNew(String name, Function<List<String>, Object> maker) {
        makers.putIfAbsent(name, maker);
        return this;
    }

    /**
     * Returns whether the words call one of the commands that were added: further commands need not be made for them.
     * {@code --version} needs no command.
     */
    public boolean covers(List<String> words) {
        return words.equals(List.of("--version"))
                || words.stream().limit(1).anyMatch(name -> makers.containsKey(name) && !guides.contains(name));
    }

    /** Gives a command a second name. */
    public Subcommands addAlias(String alias, String name) {
        aliases.put(alias, name);
        return this;
    }

    /** Adds a command that describes all others, so that they are made for it. */
    public Subcommands addGuide(String name, Supplier<Object> maker) {
        guides.add(name);
        return add(name, maker);
    }

    /**
     * Adds the command that the words name, or all commands if they name none; {@code --version} needs none.
     */
    public CommandLine addTo(CommandLine line, List<String> words) {
        if (words.equals(List.of("--version"))) {
            return line;
        }
        Optional<String> called = words.stream()
                .limit(1)
                .map(word -> aliases.getOrDefault(word, word))
                .filter(name -> makers.containsKey(name) && !guides.contains(name))
                .findFirst();
        List<String> rest = called.isPresent() ? words.subList(1, words.size()) : List.of();
        makers.forEach((name, maker) -> {
            if (called.isEmpty() || called.get().equals(name)) {
                line.addSubcommand(name, maker.apply(rest), aliasesOf(name));
            }
        });
        line.getSubcommands().values().forEach(Subcommands::headExamples);
        headExamples(line);
        return line;
    }

    private String[] aliasesOf(String name) {
        return aliases.keySet().stream()
                .filter(alias -> name.equals(aliases.get(alias)))
                .toArray(String[]::new);
    }

    /** Writes the heading above the examples of a command, unless its annotation has another one. */
    private static void headExamples(CommandLine command) {
        UsageMessageSpec usage = command.getCommandSpec().usageMessage();
        if (usage.footerHeading().isEmpty() && usage.footer().length > 0) {
            usage.footerHeading(usage.footer().length == 1 ? "%nExample:%n" : "%nExamples:%n");
        }
    }
}
