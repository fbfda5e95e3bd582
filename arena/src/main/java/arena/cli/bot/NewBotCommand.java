package arena.cli.bot;

import arena.app.RequestFailure;
import arena.app.Words;
import arena.cli.host.ConfigOption;
import arena.cli.host.Host;
import arena.config.BotSection;
import arena.config.BotTemplate;
import arena.config.Configuration;
import arena.superbot.SuperBots;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arena new-bot}: gives a contestant a bot of his own that plays at once. It runs nothing. */
@Command(
        name = "new-bot",
        mixinStandardHelpOptions = true,
        description = {
            "Copies a starter bot and registers it in config.ini.",
            "It runs nothing, and says how to build, check and play the bot."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  arena new-bot python MyTeam           into the folder MyTeam",
            "  arena new-bot java MyTeam --to ~/bot  into a folder of your choice",
            "  arena new-bot java MyTeam --game asterobots"
        })
public final class NewBotCommand implements Runnable {

    @Parameters(index = "0", paramLabel = "LANGUAGE", description = "A folder of bot-template: java, python, cpp ...")
    private String language = "";

    @Parameters(index = "1", paramLabel = "NAME", description = "The team: letters, digits and underscores.")
    private String name = "";

    @Option(names = "--to", paramLabel = "DIR", description = "Where it goes. Default: a folder of its name here.")
    private Optional<Path> to = Optional.empty();

    @Option(names = "--game", paramLabel = "GAME", description = "The game it plays. Default: ${DEFAULT-VALUE}.")
    private String game = TemplateShelf.FIRST_GAME;

    @Mixin
    private ConfigOption config = new ConfigOption();

    private final Host host;

    public NewBotCommand(Host host) {
        this.host = host;
    }

    @Override
    public void run() {
        Configuration configuration = config.read(host);
        refuseName(configuration);
        TemplateShelf shelf = shelf();
        String chosen = shelf.language(language);
        BotTemplate template =
                Optional.ofNullable(shelf.languages().get(chosen)).orElseThrow();
        Path folder = destination();
        Path file = config.file(host);
        refuseUnwritable(file);
        copy(shelf, chosen, folder);
        register(file, folder, template, chosen);
        tell(file, folder, template);
    }

    private TemplateShelf shelf() {
        return new TemplateShelf(
                host.home().resolve("bot-template"), Words.game(game).info().id());
    }

    private void refuseName(Configuration configuration) {
        configuration.field().teamNames().mistake(name).ifPresent(words -> {
            throw RequestFailure.usage(words + "; choose another name.");
        });
        configuration.bots().stream()
                .filter(bot -> BotSection.isSame(bot.name(), name))
                .findFirst()
                .ifPresent(bot -> {
                    throw RequestFailure.usage("There is a bot " + bot.name() + " already, in " + config.file(host)
                            + ", line " + bot.line() + "; choose another name.");
                });
    }

    /** What cannot be registered is not made: a folder that nobody asked for again would be in the way of the next try. */
    private void refuseUnwritable(Path file) {
        boolean isNew = !Files.exists(file);
        try {
            Files.newByteChannel(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.APPEND)
                    .close();
            if (isNew) {
                Files.delete(file);
            }
        } catch (IOException failure) {
            boolean own = file.startsWith(host.folder());
            throw RequestFailure.infrastructure(file + " cannot be written (" + failure
                    + "), so " + name + " could not be registered, and nothing was made. Make it writable, or "
                    + (own
                            ? "begin a file of your own with `touch mine.ini`, and add --config mine.ini to this command and"
                                    + " the others."
                            : "begin a config.ini of your own in " + host.folder()
                                    + " with `touch config.ini`: it is then read instead."));
        }
    }

    private Path destination() {
        Path folder = to.map(host::resolve).orElse(host.folder().resolve(name));
        if (Files.exists(folder) && !isEmpty(folder)) {
            throw RequestFailure.usage(folder + " is there already; name another folder with --to, or remove it.");
        }
        return folder;
    }

    private static boolean isEmpty(Path folder) {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.findAny().isEmpty();
        } catch (IOException noFolder) {
            // Whatever it is, nothing can be put into it.
            return false;
        }
    }

    private static void copy(TemplateShelf shelf, String language, Path folder) {
        try {
            shelf.copy(language, folder);
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("The starter bot cannot be copied to " + folder + " (" + failure
                    + "); make room, or name a folder that you may write to with --to.");
        }
    }

    /** Appends a section; what stands in the file is never rewritten. */
    private void register(Path file, Path folder, BotTemplate template, String language) {
        Path base = Optional.ofNullable(file.getParent()).orElse(host.folder());
        Path written = folder.startsWith(base) ? base.relativize(folder) : folder;
        try {
            String before = Files.exists(file) ? Files.readString(file, StandardCharsets.UTF_8) : "";
            String section = BotSection.appended(
                    before,
                    "Made by: arena new-bot " + language + " " + name + option(),
                    name,
                    template.command(),
                    written.toString().replace('\\', '/'));
            Files.writeString(file, section, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("The bot lies in " + folder + ", but " + file
                    + " cannot be written (" + failure + "); make it writable and add the section [bot " + name
                    + "] with its folder and command.");
        }
    }

    private void tell(Path file, Path folder, BotTemplate template) {
        String think =
                template.think().isEmpty() ? "" : "; your thinking goes into " + folder.resolve(template.think());
        host.out().println(name + " lies in " + folder + " and is registered in " + file + think + ".");
        host.out().println();
        String move = "cd " + Words.shell(folder.toString());
        host.out()
                .println(
                        template.build().isEmpty()
                                ? "  build:  (nothing to build; it needs " + template.needs() + ")"
                                : "  build:  (" + move + " && " + template.build() + ")");
        host.out().println("  check:  " + host.program() + " check " + name + option());
        host.out().println("  play:   " + host.program() + " play " + name + " " + opponent() + option());
        if (!SuperBots.levels(game).isEmpty()) {
            host.out().println("  climb:  " + host.program() + " practice " + name + option());
        }
    }

    private String opponent() {
        return SuperBots.levels(game).isEmpty() ? name : "superbot:1";
    }

    /** Returns what the other commands must be told to play the bot's game. */
    private String option() {
        return game.equals(TemplateShelf.FIRST_GAME) ? "" : " --game " + game;
    }
}
