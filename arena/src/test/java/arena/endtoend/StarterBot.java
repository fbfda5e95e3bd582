package arena.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.signup.Archives;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;

/** One of the starter bots, copied and built as a contestant would. */
record StarterBot(String language, Path folder, String command) {

    /**
     * Copies and builds the bot in a folder of bot-template, such as {@code java} or {@code java/asterobots}; skips the
     * test aloud if the machine lacks its tools.
     */
    static StarterBot built(String language, Path parent) throws IOException, InterruptedException {
        Path template = Product.home().resolve("bot-template").resolve(language);
        List<String> settings = Files.readAllLines(template.resolve("template.ini"));
        for (String tool : value(settings, "needs").split(",", -1)) {
            Product.require("the " + language + " starter bot", tool.strip());
        }
        Path folder = parent.resolve(language);
        FileUtils.copyDirectory(
                template.toFile(), folder.toFile(), file -> !file.getName().equals("target"));
        for (String shared : value(settings, "shared").split(" +", -1)) {
            Path file = template.resolve(shared);
            if (Files.isRegularFile(file)) {
                FileUtils.copyFileToDirectory(file.toFile(), folder.toFile());
            }
        }
        build(folder, value(settings, "build"));
        return new StarterBot(language, folder, value(settings, "command"));
    }

    /** Returns the starter bot in Python as an archive. */
    static byte[] archive() throws IOException {
        Path starter = Product.home().resolve("bot-template/python");
        return Archives.of(
                new String[] {"bot.py", Files.readString(starter.resolve("bot.py"))},
                new String[] {"chain_reaction.py", Files.readString(starter.resolve("chain_reaction.py"))},
                new String[] {"team_folder.py", Files.readString(starter.resolve("team_folder.py"))},
                new String[] {"template.ini", Files.readString(starter.resolve("template.ini"))});
    }

    /** Returns the languages of all starter bots. */
    static Stream<String> languages() throws IOException {
        return languages("template.ini");
    }

    /** Returns the languages whose folders hold a template of this name. */
    static Stream<String> languages(String template) throws IOException {
        try (Stream<Path> folders = Files.list(Product.home().resolve("bot-template"))) {
            return folders
                    .filter(folder -> Files.exists(folder.resolve(template)))
                    .map(folder -> folder.getFileName().toString())
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    private static String value(List<String> settings, String key) {
        Optional<String> line = settings.stream()
                .filter(setting -> setting.matches(key + "\\s*=.*"))
                .findFirst();
        return line.map(setting -> setting.substring(setting.indexOf('=') + 1).strip())
                .orElse("");
    }

    private static void build(Path folder, String command) throws IOException, InterruptedException {
        if (command.isEmpty()) {
            return;
        }
        Path log = folder.resolve("build.log");
        Process process = new ProcessBuilder(new ArrayList<>(List.of(command.split(" +", -1))))
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        boolean ended = process.waitFor(2, TimeUnit.MINUTES);
        assertThat(ended && process.exitValue() == 0)
                .as("%s in %s: %s", command, folder, Files.readString(log))
                .isTrue();
    }
}
