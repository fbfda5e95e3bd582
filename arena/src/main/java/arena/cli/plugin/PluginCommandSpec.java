package arena.cli.plugin;

import arena.app.RequestFailure;
import arena.cli.host.CommandEnvironment;
import arena.provider.GameCommand;
import arena.provider.GameCommand.Form;
import arena.provider.GameCommand.Option;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** A command of one game, or of several games under one name, in the form that the command line parses. */
final class PluginCommandSpec implements Runnable, GameCommand.Call {

    private static final String GAME = "--game";

    private final CommandEnvironment host;
    private final Map<String, GameCommand> byGame;
    private final CommandSpec spec = CommandSpec.wrapWithoutInspection(this);

    private PluginCommandSpec(CommandEnvironment host, Map<String, GameCommand> byGame) {
        this.host = host;
        this.byGame = byGame;
    }

    /**
     * Returns the command.
     *
     * @param byGame the games that have it; the first is the default, and its command gives options and help
     */
    static CommandLine of(CommandEnvironment host, Map<String, GameCommand> byGame) {
        return new CommandLine(new PluginCommandSpec(host, byGame).build());
    }

    /** Runs the command without any words. */
    static void run(CommandEnvironment host, Map<String, GameCommand> byGame) {
        PluginCommandSpec command = new PluginCommandSpec(host, byGame);
        new CommandLine(command.build()).parseArgs();
        command.run();
    }

    private CommandSpec build() {
        GameCommand command = byGame.values().iterator().next();
        spec.name(command.name()).mixinStandardHelpOptions(true);
        spec.usageMessage()
                .description(command.description().toArray(String[]::new))
                .sortOptions(false);
        if (byGame.size() > 1) {
            spec.addOption(OptionSpec.builder(GAME)
                    .paramLabel("GAME")
                    .type(String.class)
                    .defaultValue(byGame.keySet().iterator().next())
                    .description("The game, " + String.join(" or ", byGame.keySet()) + ". Default: ${DEFAULT-VALUE}.")
                    .build());
        }
        command.options().forEach(option -> spec.addOption(option(option)));
        command.parameter()
                .ifPresent(parameter -> spec.addPositional(PositionalParamSpec.builder()
                        .paramLabel(parameter.label())
                        .description(parameter.help())
                        .type(String.class)
                        .arity("1")
                        .build()));
        showExamples(spec, command);
        return spec;
    }

    private static OptionSpec option(Option option) {
        OptionSpec.Builder builder = OptionSpec.builder(option.name()).description(option.help());
        if (option.form() == Form.FLAG) {
            return builder.type(boolean.class).build();
        }
        option.standard().ifPresent(builder::defaultValue);
        return builder.type(option.form() == Form.WHOLE ? long.class : String.class)
                .paramLabel(option.label())
                .required(option.standard().isEmpty())
                .build();
    }

    static void showExamples(CommandSpec spec, GameCommand command) {
        spec.usageMessage()
                .footer(command.examples().stream()
                        .map(line -> line.startsWith("arena ") ? "  " + line : line)
                        .toArray(String[]::new));
    }

    @Override
    public void run() {
        GameCommand command = byGame.size() > 1
                ? Optional.ofNullable(byGame.get(text(GAME)))
                        .orElseThrow(
                                () -> RequestFailure.usage(GAME + " must be " + String.join(" or ", byGame.keySet())
                                        + ", not \"" + text(GAME) + "\": no other game has this command."))
                : byGame.values().iterator().next();
        GameCommand.Action action = command.action().orElseThrow();
        try {
            action.run(this);
        } catch (GameCommand.Refusal refusal) {
            throw switch (refusal.kind()) {
                case USAGE -> RequestFailure.usage(refusal.sentences());
                case FAILED -> RequestFailure.failed(refusal.sentences());
                case INFRASTRUCTURE -> RequestFailure.infrastructure(String.join(" ", refusal.sentences()));
            };
        }
    }

    private ParseResult parsed() {
        return spec.commandLine().getParseResult();
    }

    @Override
    public boolean isGiven(String option) {
        return parsed().matchedOptionValue(option, false);
    }

    @Override
    public String text(String option) {
        return spec.findOption(option).getValue();
    }

    @Override
    public long whole(String option) {
        return spec.findOption(option).<Long>getValue();
    }

    @Override
    public String parameter() {
        return parsed().matchedPositionalValue(0, "");
    }

    @Override
    public Path resolve(String typed) {
        return host.resolve(Path.of(typed));
    }

    @Override
    public PrintStream out() {
        return host.out();
    }
}
