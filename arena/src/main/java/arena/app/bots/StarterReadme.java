package arena.app.bots;

import arena.app.NameLookup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The README of a starter bot, whose words in braces are replaced for one team.
 *
 * @param name the name of the team
 * @param program the command that calls the arena
 * @param bots the file in which the bot is registered
 * @param teamFolder the team's folder, for a bot that is started by hand
 */
record StarterReadme(String name, String program, Path bots, Path teamFolder) {

    private static final String FILE = "README.md";

    /** Replaces the words in the README of a copied starter bot, if it has one. */
    void fill(Path folder) throws IOException {
        Path file = folder.resolve(FILE);
        if (Files.isRegularFile(file)) {
            Files.writeString(file, filled(Files.readString(file)));
        }
    }

    private String filled(String text) {
        return text.replace("{name}", name)
                .replace("{arena}", program)
                .replace("{bots}", bots.toString())
                .replace("{team-folder}", NameLookup.shell(teamFolder.toString()));
    }
}
