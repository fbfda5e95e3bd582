package arena.app.bots;

import arena.app.NameLookup;
import arena.app.RequestFailure;
import arena.config.BotSection;
import arena.config.BotTemplate;
import arena.config.Configuration;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The request for a new bot.
 *
 * @param language the language of the starter bot, in any usual word for it
 * @param name the name of the team
 * @param game the id of the game, as typed
 * @param to the new folder, absolute; empty for a folder with the bot's name in the current one
 */
public record NewBotRequest(String language, String name, String game, Optional<Path> to) {

    /**
     * The place of a new bot.
     *
     * @param here the current folder, absolute
     * @param home the folder in which the arena is installed, absolute
     * @param config the settings in use; the bot is registered in the file of own bots beside them
     * @param program the command that calls the arena from any folder
     */
    public record BotLocations(Path here, Path home, Path config, String program) {

        /** Returns the file in which the bot is registered; it need not exist. */
        public Path file() {
            return BotSection.fileBeside(config);
        }
    }

    /**
     * A new bot.
     *
     * @param folder its folder
     */
    public record CreatedBot(Path folder, BotTemplate template) {}

    /**
     * Copies the starter bot and registers it.
     *
     * @throws RequestFailure if the name is taken or invalid, there is no such starter bot, or a file cannot be written
     */
    public CreatedBot make(Configuration configuration, BotLocations locations) {
        refuseName(configuration);
        StarterTemplates templates = new StarterTemplates(
                locations.home().resolve("bot-template"),
                NameLookup.game(game).info().id());
        String chosen = templates.language(language);
        BotTemplate template =
                Optional.ofNullable(templates.languages().get(chosen)).orElseThrow();
        Path folder = destination(locations.here());
        refuseUnwritable(locations);
        StarterReadme readme = new StarterReadme(
                name,
                locations.program(),
                locations.file(),
                configuration.field().folder().resolve(name));
        copy(templates, chosen, folder, readme);
        register(locations, folder, template, chosen);
        return new CreatedBot(folder, template);
    }

    private void refuseName(Configuration configuration) {
        configuration.field().teamNames().mistake(name).ifPresent(words -> {
            throw RequestFailure.usage(words + "; choose another name.");
        });
        configuration.bots().stream()
                .filter(bot -> BotSection.isSame(bot.name(), name))
                .findFirst()
                .ifPresent(bot -> {
                    throw RequestFailure.usage("There is already a bot " + bot.name()
                            + bot.fileLine().map(at -> ", in " + at.words()).orElse("") + "; choose another name.");
                });
    }

    /** Refuses before anything is copied: a folder that cannot be registered would obstruct the next try. */
    private void refuseUnwritable(BotLocations locations) {
        Path file = locations.file();
        boolean isNew = !Files.exists(file);
        try {
            Files.newByteChannel(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.APPEND)
                    .close();
            if (isNew) {
                Files.delete(file);
            }
        } catch (IOException failure) {
            throw RequestFailure.infrastructure(file + " cannot be written (" + failure
                    + "), and " + name + " was not registered; no files were created. Make the file writable,"
                    + " or create a config.ini of your own with `touch config.ini` in a writable folder, and"
                    + " run this and later commands there.");
        }
    }

    private Path destination(Path here) {
        Path folder = to.orElse(here.resolve(name));
        if (Files.exists(folder) && !isEmpty(folder)) {
            throw RequestFailure.usage(folder + " exists already; name another folder with --to, or remove it.");
        }
        return folder;
    }

    private static boolean isEmpty(Path folder) {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.findAny().isEmpty();
        } catch (IOException noFolder) {
            // A folder that cannot be listed takes no files.
            return false;
        }
    }

    private static void copy(StarterTemplates templates, String language, Path folder, StarterReadme readme) {
        try {
            templates.copy(language, folder);
            readme.fill(folder);
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("The starter bot cannot be copied to " + folder + " (" + failure
                    + "); free some space, or name a writable folder with --to.");
        }
    }

    /** Appends a section; the present content of the file is never rewritten. */
    private void register(BotLocations locations, Path folder, BotTemplate template, String language) {
        Path file = locations.file();
        Path base = Optional.ofNullable(file.getParent()).orElse(locations.here());
        Path written = folder.startsWith(base) ? base.relativize(folder) : folder;
        try {
            String before = Files.exists(file) ? Files.readString(file, StandardCharsets.UTF_8) : "";
            BotSection section = new BotSection(name, game, written.toString().replace('\\', '/'), template.command());
            String made = "Made by: arena new-bot " + language + " " + name + " --game " + game;
            Files.writeString(
                    file, section.appendedTo(before, made), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("The bot is in " + folder + ", but " + file
                    + " cannot be written (" + failure + "); make it writable and add the section [bot " + name
                    + "] with its folder and command.");
        }
    }
}
