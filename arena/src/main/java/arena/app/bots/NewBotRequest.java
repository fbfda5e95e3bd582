package arena.app.bots;

import arena.app.RequestFailure;
import arena.app.Words;
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
 * A bot to begin with.
 *
 * @param language of the starter bot, in any usual word for it
 * @param name the team's
 * @param game its id, as it was typed
 * @param to where it goes, absolute; nothing for a folder of its name where it was asked for
 */
public record NewBotRequest(String language, String name, String game, Optional<Path> to) {

    /**
     * Where it is made.
     *
     * @param here where it was asked for, absolute
     * @param home where the arena is installed, absolute
     * @param file the settings in which it is registered; it need not exist
     */
    public record Place(Path here, Path home, Path file) {}

    /**
     * A bot that was made.
     *
     * @param folder where it lies
     */
    public record Made(Path folder, BotTemplate template) {}

    /**
     * Copies the starter bot and registers it.
     *
     * @throws RequestFailure if the name is taken or none, there is no such starter bot, or a file cannot be written
     */
    public Made make(Configuration configuration, Place place) {
        refuseName(configuration, place.file());
        TemplateShelf shelf = new TemplateShelf(
                place.home().resolve("bot-template"), Words.game(game).info().id());
        String chosen = shelf.language(language);
        BotTemplate template =
                Optional.ofNullable(shelf.languages().get(chosen)).orElseThrow();
        Path folder = destination(place.here());
        refuseUnwritable(place);
        copy(shelf, chosen, folder);
        register(place, folder, template, chosen);
        return new Made(folder, template);
    }

    /** Returns what the other commands must be told to play the bot's game. */
    public String option() {
        return game.equals(TemplateShelf.FIRST_GAME) ? "" : " --game " + game;
    }

    private void refuseName(Configuration configuration, Path file) {
        configuration.field().teamNames().mistake(name).ifPresent(words -> {
            throw RequestFailure.usage(words + "; choose another name.");
        });
        configuration.bots().stream()
                .filter(bot -> BotSection.isSame(bot.name(), name))
                .findFirst()
                .ifPresent(bot -> {
                    throw RequestFailure.usage("There is a bot " + bot.name() + " already, in " + file + ", line "
                            + bot.line() + "; choose another name.");
                });
    }

    /**
     * What cannot be registered is not made: a folder that was not asked for again would be in the way of the next try.
     */
    private void refuseUnwritable(Place place) {
        Path file = place.file();
        boolean isNew = !Files.exists(file);
        try {
            Files.newByteChannel(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.APPEND)
                    .close();
            if (isNew) {
                Files.delete(file);
            }
        } catch (IOException failure) {
            boolean own = file.startsWith(place.here());
            throw RequestFailure.infrastructure(file + " cannot be written (" + failure
                    + "), so " + name + " could not be registered, and nothing was made. Make it writable, or "
                    + (own
                            ? "begin a file of your own with `touch mine.ini`, and add --config mine.ini to this"
                                    + " command and the others."
                            : "begin a config.ini of your own in " + place.here()
                                    + " with `touch config.ini`: it is then read instead."));
        }
    }

    private Path destination(Path here) {
        Path folder = to.orElse(here.resolve(name));
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
    private void register(Place place, Path folder, BotTemplate template, String language) {
        Path file = place.file();
        Path base = Optional.ofNullable(file.getParent()).orElse(place.here());
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
}
