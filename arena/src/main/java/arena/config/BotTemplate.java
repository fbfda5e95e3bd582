package arena.config;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The template of a starter bot: section {@code [template]} of {@code template.ini} beside it.
 *
 * @param game the id of the game that it plays; empty if the folder's name is the game
 * @param language the programming language, for people
 * @param build the command that builds it once, in its folder; empty if there is nothing to build
 * @param command the command that plays, with {@code {folder}} for the team folder
 * @param needs the programs that must be on the path, for people
 * @param think the file to edit
 * @param shared the files of other folders that belong to the bot, relative to its folder; a copy has them beside it
 */
public record BotTemplate(
        String game,
        String language,
        String build,
        List<String> command,
        String needs,
        String think,
        List<String> shared) {

    /** The name of the file. */
    public static final String FILE = "template.ini";

    public BotTemplate {
        command = List.copyOf(command);
        shared = List.copyOf(shared);
    }

    /** Returns the template in a folder; nothing if there is none, or none that can be understood. */
    public static Optional<BotTemplate> of(Path folder) {
        Path file = folder.resolve(FILE);
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            return read(file, Files.readString(file, StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            // An unreadable file is treated as a missing one.
            return Optional.empty();
        }
    }

    private static Optional<BotTemplate> read(Path file, String text) {
        List<ConfigError> mistakes = new ArrayList<>();
        IniText ini = new IniText(file, text);
        return ini.sections().stream()
                .filter(section -> section.word().equals("template"))
                .findFirst()
                .map(section -> new SectionReader(file, section, mistakes))
                .map(section -> new BotTemplate(
                        section.text("game"),
                        section.text("language"),
                        section.text("build"),
                        section.get(Key.command("command")),
                        section.text("needs"),
                        section.text("think"),
                        words(section.text("shared"))))
                .filter(template -> mistakes.isEmpty() && ini.mistakes().isEmpty());
    }

    private static List<String> words(String text) {
        return text.isEmpty() ? List.of() : List.of(text.split(" +", -1));
    }
}
