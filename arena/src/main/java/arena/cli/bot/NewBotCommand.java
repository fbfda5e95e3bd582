package arena.cli.bot;

import arena.app.NameLookup;
import arena.app.bots.NewBotRequest;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ConfigOption;
import arena.config.BotTemplate;
import arena.plugin.Games;
import arena.superbot.SuperBots;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arena new-bot}: gives a contestant a bot that plays at once. It runs nothing. */
@Command(
        name = "new-bot",
        mixinStandardHelpOptions = true,
        description = {
            "Copies a starter bot and registers it in bots.ini, in the folder of the config.ini in use.",
            "It starts no program, and prints the commands that build, check and play the bot."
        },
        footer = {
            "  arena new-bot python MyTeam           into the folder MyTeam",
            "  arena new-bot java MyTeam --to ~/bot  into a folder of your choice",
            "  arena new-bot java MyTeam --game GAME"
        })
public final class NewBotCommand implements Runnable {

    @Parameters(
            index = "0",
            paramLabel = "LANGUAGE",
            description = "The language, a folder of bot-template:" + " java, python, cpp ...")
    private String language = "";

    @Parameters(
            index = "1",
            paramLabel = "NAME",
            description = "The name of the team: letters, digits and" + " underscores.")
    private String name = "";

    @Option(
            names = "--to",
            paramLabel = "DIR",
            description = "The folder of the new bot. Default: NAME in this" + " folder.")
    private Optional<Path> to = Optional.empty();

    @Option(names = "--game", paramLabel = "GAME", description = "The game of the bot. Default: ${DEFAULT-VALUE}.")
    private String game = Games.first().info().id();

    @Mixin
    private ConfigOption config = new ConfigOption();

    private final CommandEnvironment host;

    public NewBotCommand(CommandEnvironment host) {
        this.host = host;
    }

    @Override
    public void run() {
        NewBotRequest request = new NewBotRequest(language, name, game, to.map(host::resolve));
        NewBotRequest.BotLocations locations =
                new NewBotRequest.BotLocations(host.folder(), host.home(), config.file(host), host.programAnywhere());
        print(locations.file(), request.make(config.read(host), locations));
    }

    private void print(Path file, NewBotRequest.CreatedBot made) {
        Path folder = made.folder();
        BotTemplate template = made.template();
        String think = template.think().isEmpty() ? "" : "; write your strategy in " + folder.resolve(template.think());
        host.out().println(name + " is in " + folder + " and is registered in " + file + think + ".");
        host.out().println();
        String move = "cd " + NameLookup.shell(folder.toString());
        host.out()
                .println(
                        template.build().isEmpty()
                                ? "  build:  (nothing to build; it needs " + template.needs() + ")"
                                : "  build:  (" + move + " && " + template.build() + ")");
        host.out().println("  check:  " + host.program() + " check " + name);
        host.out().println("  play:   " + host.program() + " play " + name + " " + opponent());
        if (!SuperBots.levels(game).isEmpty()) {
            host.out().println("  climb:  " + host.program() + " practice " + name);
        }
    }

    private String opponent() {
        return SuperBots.levels(game).isEmpty() ? name : "superbot:1";
    }
}
