package arena.cli.host;

import arena.app.RequestFailure;
import arena.config.ConfigReader;
import arena.config.GamesSettings;
import arena.plugin.GameCatalog;
import arena.plugin.Games;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The folders in which the arena looks for jars of further games: that of section {@code [games]} of the configuration,
 * those of the option {@code --games} and those of the environment variable {@code ARENA_GAMES}.
 *
 * <p>The option may stand anywhere in a command line, since the games decide which commands there are. A whole number
 * after {@code --games} is a number of games, an option of some commands.
 */
public final class GameFolders {

    private static final String OPTION = "--games";
    private static final String CONFIG = "--config";

    private final CommandEnvironment host;
    private final List<String> words = new ArrayList<>();
    private final List<Path> folders = new ArrayList<>();
    private Optional<String> config = Optional.empty();

    private GameFolders(CommandEnvironment host, List<String> typed) {
        this.host = host;
        for (int index = 0; index < typed.size(); index++) {
            String word = typed.get(index);
            Optional<String> next =
                    Optional.of(index + 1).filter(at -> at < typed.size()).map(typed::get);
            if (word.equals(OPTION) && next.filter(GameFolders::isFolder).isPresent()) {
                folders.add(host.resolve(Path.of(next.get())));
                index++;
            } else if (word.startsWith(OPTION + "=") && isFolder(word.substring(OPTION.length() + 1))) {
                folders.add(host.resolve(Path.of(word.substring(OPTION.length() + 1))));
            } else {
                config = word.equals(CONFIG)
                        ? next
                        : word.startsWith(CONFIG + "=") ? Optional.of(word.substring(CONFIG.length() + 1)) : config;
                words.add(word);
            }
        }
    }

    private static boolean isFolder(String word) {
        return !word.matches("[0-9]+");
    }

    /**
     * Loads the games of all folders, prints a sentence for each jar that cannot be loaded, and returns the words of
     * the command line without the option.
     *
     * @throws RequestFailure if there is no folder of a name after the option
     */
    public static List<String> install(CommandEnvironment host, List<String> typed) {
        GameFolders search = new GameFolders(host, typed);
        if (!typed.equals(List.of("--version"))) {
            search.install();
        }
        return search.words;
    }

    /** Returns the option for the help: {@link #install} takes it out of the words before they are parsed. */
    public static OptionSpec option() {
        return OptionSpec.builder(OPTION)
                .paramLabel("DIR")
                .type(Path.class)
                .description("A folder with jars of further games, beside that of section [games]; may be repeated.")
                .build();
    }

    private void install() {
        GamesSettings settings = settings();
        List<Path> all = new ArrayList<>(List.of(settings.folder()));
        folders.forEach(folder -> {
            if (!Files.isDirectory(folder)) {
                throw RequestFailure.usage("There is no folder " + folder + " for " + OPTION
                        + "; name a folder with jars of games, or a number of games where the command takes one.");
            }
            all.add(folder);
        });
        Stream.of(Optional.ofNullable(System.getenv(GameCatalog.VARIABLE))
                        .orElse("")
                        .split(Pattern.quote(File.pathSeparator)))
                .filter(folder -> !folder.isEmpty())
                .map(folder -> host.resolve(Path.of(folder)))
                .forEach(all::add);
        List<Path> existing = all.stream().distinct().filter(Files::isDirectory).toList();
        if (existing.isEmpty() && settings.first().isEmpty()) {
            Games.installClassPath();
            return;
        }
        GameCatalog catalog = GameCatalog.ofClassPath().withJars(existing);
        catalog.problems().forEach(host.err()::println);
        settings.first()
                .filter(first -> catalog.plugin(first).isEmpty())
                .ifPresent(unknown -> host.err()
                        .println(
                                "There is no game \"" + unknown + "\", which section [games] names as the first one."));
        Games.install(settings.first().map(catalog::withFirst).orElse(catalog));
    }

    private GamesSettings settings() {
        Path here = host.folder().resolve(ConfigReader.FILE);
        Path own = host.home().resolve(ConfigReader.FILE);
        return GamesSettings.of(
                config.map(file -> host.resolve(Path.of(file))).orElse(Files.exists(here) ? here : own));
    }
}
