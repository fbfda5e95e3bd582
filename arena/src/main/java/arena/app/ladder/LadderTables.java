package arena.app.ladder;

import arena.app.RequestFailure;
import arena.app.play.MatchLane;
import arena.config.LadderSettings;
import arena.plugin.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The tables of a season as files: {@code GAME.txt} for people and {@code GAME.json} for programs, {@code overall} for
 * all games together; always the present ones, and a copy of each day.
 */
public final class LadderTables {

    private static final Pattern DAY = Pattern.compile("\\d{4}-\\d{2}-\\d{2}");
    private static final String TEXT = ".txt";
    private static final String JSON = ".json";

    private final LadderSettings settings;

    /** Makes the tables of the season of some settings. */
    public LadderTables(LadderSettings settings) {
        this.settings = settings;
    }

    private Path folder() {
        return settings.folder().resolve("season-" + settings.season()).resolve("tables");
    }

    /**
     * Returns the last table of a game as lines.
     *
     * @throws RequestFailure if there is none yet
     */
    public List<String> lines(String game) {
        Path file = folder().resolve(game + TEXT);
        try {
            return Files.readAllLines(file);
        } catch (IOException missing) {
            throw RequestFailure.usage("There is no table of " + game + " in " + folder()
                    + " yet; `arena ladder run` makes it, with the same config.ini.");
        }
    }

    /** Returns whether there is a table of a game of this season. */
    public boolean isOpen() {
        return settings.games().stream().anyMatch(game -> Files.exists(folder().resolve(game + JSON)));
    }

    /** Returns the last table over all games as a JSON object; empty if there is none. */
    public Optional<String> overall() {
        return Optional.of(OverallTable.NAME)
                .filter(name -> names().contains(name) && Files.exists(folder().resolve(name + JSON)))
                .map(this::json);
    }

    /** Returns the last tables of all games that have one, each as a JSON object. */
    public List<String> present() {
        return settings.games().stream()
                .filter(game -> Files.exists(folder().resolve(game + JSON)))
                .map(this::json)
                .toList();
    }

    /** Returns the folder of the records of the season's games. */
    public Path records() {
        return MatchLane.records(folder().resolveSibling(""));
    }

    /**
     * The stored table of a day.
     *
     * @param name of the table
     * @param title of its game
     * @param text the table for people
     */
    public record DayTable(LocalDate day, String name, String title, Instant stored, String text) {}

    /**
     * Returns the stored tables of the last days, the newest day first.
     *
     * @param most the number of days
     */
    public List<DayTable> days(int most) {
        List<DayTable> tables = new ArrayList<>();
        try (Stream<Path> files = Files.isDirectory(folder()) ? Files.list(folder()) : Stream.empty()) {
            List<Path> days = files.filter(day ->
                            DAY.matcher(String.valueOf(day.getFileName())).matches())
                    .sorted(Comparator.reverseOrder())
                    .limit(most)
                    .toList();
            for (Path day : days) {
                for (String name : names()) {
                    Path table = day.resolve(name + TEXT);
                    if (Files.exists(table)) {
                        tables.add(new DayTable(
                                LocalDate.parse(String.valueOf(day.getFileName())),
                                name,
                                title(name),
                                Files.getLastModifiedTime(table).toInstant(),
                                Files.readString(table)));
                    }
                }
            }
        } catch (IOException failure) {
            throw RequestFailure.infrastructure(
                    "The tables in " + folder() + " cannot be read (" + failure.getMessage() + ").");
        }
        return tables;
    }

    /** Returns the last table of a game as a JSON object; fails as {@link #lines} does. */
    public String json(String game) {
        lines(game);
        try {
            return Files.readString(folder().resolve(game + JSON)).strip();
        } catch (IOException unreadable) {
            throw RequestFailure.infrastructure(
                    "The table of " + game + " in " + folder() + " cannot be read (" + unreadable.getMessage() + ").");
        }
    }

    /** Writes the present tables. */
    void write(List<LadderTable> tables) {
        for (LadderTable table : tables) {
            publish(folder(), table.now().game(), table.text(settings.season()), table.json(settings.season()));
        }
        if (tables.size() > 1) {
            OverallTable overall = new OverallTable(tables);
            publish(folder(), OverallTable.NAME, overall.text(settings.season()), overall.json(settings.season()));
        }
    }

    private static void publish(Path folder, String name, String text, String json) {
        publish(folder, name + JSON, json + "\n");
        publish(folder, name + TEXT, text);
    }

    /** Returns the names of all tables: those of the games, and that over all games if there are several. */
    public List<String> names() {
        return settings.games().size() == 1
                ? settings.games()
                : Stream.concat(settings.games().stream(), Stream.of(OverallTable.NAME))
                        .toList();
    }

    private static String title(String name) {
        return name.equals(OverallTable.NAME)
                ? OverallTable.TITLE
                : Games.byId(name).info().title();
    }

    /** Stores the tables of a day once its time has come; does nothing if they are there. */
    void freeze(LocalDateTime now) {
        boolean due = settings.freeze()
                .filter(time -> !now.toLocalTime().isBefore(time))
                .isPresent();
        Path day = folder().resolve(LocalDate.from(now).toString());
        for (String name : due ? names() : List.<String>of()) {
            if (!Files.exists(day.resolve(name + TEXT))) {
                publish(day, name, String.join("\n", lines(name)) + "\n", json(name));
            }
        }
    }

    /** Replaces a file at once, so that no reader sees half of it. */
    private static void publish(Path folder, String name, String text) {
        try {
            Files.createDirectories(folder);
            Path next = folder.resolve("." + name + ".tmp");
            Files.writeString(next, text);
            Files.move(next, folder.resolve(name), StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("The file " + folder.resolve(name) + " cannot be written ("
                    + failure.getMessage() + "); free some space on its disk.");
        }
    }
}
