package arena.app.bots;

import arena.app.NamedThings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The README of a starter bot, in which the words in braces are filled in for one team.
 *
 * @param name the team's
 * @param program how the arena is called
 * @param bots the file that the bot is registered in
 * @param teamFolder the team's folder, for a bot that is started by hand
 */
record StarterReadme(String name, String program, Path bots, Path teamFolder) {

    private static final String FILE = "README.md";

    /** Fills in the README of a copied starter bot, if it has one. */
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
                .replace("{team-folder}", NamedThings.shell(teamFolder.toString()));
    }
}
