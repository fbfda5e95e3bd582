package arena.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The starter bot in shell as one script, which a test can change anywhere. */
public final class ShellStarter {

    private static final Path FOLDER = Path.of("..", "bot-template", "shell");

    private ShellStarter() {}

    /** Returns the script with the folder protocol in it. */
    public static String script() throws IOException {
        String bot = Files.readString(FOLDER.resolve("bot.sh"));
        String include = ". \"$home/team_folder.sh\"\n";
        assertThat(bot).contains(include);
        return bot.replace(include, Files.readString(FOLDER.resolve("team_folder.sh")));
    }
}
