package arena.app.ladder;

import arena.app.JsonText;
import arena.app.RequestFailure;
import arena.app.play.MatchLane;
import arena.config.LadderSettings;
import arena.game.GameInfo;
import arena.ladder.LadderBot;
import arena.ladder.LadderGame;
import arena.ladder.LadderRatings.LadderRating;
import arena.ladder.LadderState.Role;
import arena.plugin.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.core.JsonGenerator;

/**
 * The tables of a season as files: {@code GAME.txt} for people and {@code GAME.json} for programs, always the present
 * ones, and a copy of each day.
 */
public final class LadderTables {

    private static final Pattern DAY = Pattern.compile("\\d{4}-\\d{2}-\\d{2}");
    private static final DateTimeFormatter MINUTE = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT);

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
        Path file = folder().resolve(game + ".txt");
        try {
            return Files.readAllLines(file);
        } catch (IOException missing) {
            throw RequestFailure.usage("There is no table of " + game + " in " + folder()
                    + " yet; `arena ladder run` makes it, with the same config.ini.");
        }
    }

    /** Returns whether there is a table of a game of this season. */
    public boolean isOpen() {
        return settings.games().stream().anyMatch(game -> Files.exists(folder().resolve(game + ".json")));
    }

    /** Returns the last tables of all games that have one, each as a JSON object. */
    public List<String> present() {
        return settings.games().stream()
                .filter(game -> Files.exists(folder().resolve(game + ".json")))
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
     * @param text the table for people
     */
    public record DayTable(LocalDate day, String game, Instant stored, String text) {}

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
                for (String game : settings.games()) {
                    Path table = day.resolve(game + ".txt");
                    if (Files.exists(table)) {
                        tables.add(new DayTable(
                                LocalDate.parse(String.valueOf(day.getFileName())),
                                game,
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
            return Files.readString(folder().resolve(game + ".json")).strip();
        } catch (IOException unreadable) {
            throw RequestFailure.infrastructure(
                    "The table of " + game + " in " + folder() + " cannot be read (" + unreadable.getMessage() + ").");
        }
    }

    /** Writes the present table of a game. */
    void write(LadderSeason.Standings now) {
        List<LadderRow> rows = rows(now);
        GameInfo game = Games.byId(now.game()).info();
        publish(folder(), now.game() + ".txt", text(game, rows));
        publish(folder(), now.game() + ".json", json(game, rows, now) + "\n");
    }

    /** Stores the tables of a day once its time has come; does nothing if they are there. */
    void freeze(LocalDateTime now) {
        boolean due = settings.freeze()
                .filter(time -> !now.toLocalTime().isBefore(time))
                .isPresent();
        Path day = folder().resolve(LocalDate.from(now).toString());
        for (String game : due ? settings.games() : List.<String>of()) {
            if (!Files.exists(day.resolve(game + ".txt"))) {
                publish(day, game + ".json", json(game) + "\n");
                publish(day, game + ".txt", String.join("\n", lines(game)) + "\n");
            }
        }
    }

    /** Replaces a file at once, so that no reader sees half of it. */
    static void publish(Path folder, String name, String text) {
        try {
            Files.createDirectories(folder);
            Path next = folder.resolve("." + name + ".tmp");
            // A team may have put a link there.
            Files.deleteIfExists(next);
            Files.writeString(next, text, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            Files.move(next, folder.resolve(name), StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("The file " + folder.resolve(name) + " cannot be written ("
                    + failure.getMessage() + "); free some space on its disk.");
        }
    }

    /** A bot's results against an opponent: the games in which it was ahead, and those in which it was behind. */
    record OpponentScore(LadderBot opponent, int ahead, int behind) {}

    /**
     * A row of a table.
     *
     * @param games those of the bot that have a result
     */
    record LadderRow(int place, LadderBot bot, Role role, LadderRating rating, List<LadderGame> games) {

        /** Returns the number of games in which it was first, alone or with others. */
        int first() {
            return (int)
                    games.stream().filter(game -> game.ahead(bot).isEmpty()).count();
        }

        /** Returns the first game that it has lost. */
        Optional<LadderGame> lost() {
            return games.stream().filter(game -> !game.ahead(bot).isEmpty()).findFirst();
        }

        /** Returns its results against each opponent, which make its rating. */
        List<OpponentScore> opponents() {
            SortedMap<LadderBot, OpponentScore> against = new TreeMap<>();
            for (LadderGame game : games) {
                game.bots().stream()
                        .filter(other -> !other.equals(bot))
                        .forEach(other -> against.merge(
                                other,
                                new OpponentScore(
                                        other,
                                        game.place(bot) < game.place(other) ? 1 : 0,
                                        game.place(bot) > game.place(other) ? 1 : 0),
                                (before, more) -> new OpponentScore(
                                        other, before.ahead() + more.ahead(), before.behind() + more.behind())));
            }
            return List.copyOf(against.values());
        }
    }

    /** Returns the rows: the bots that play, then those that are retired, both by rating. */
    static List<LadderRow> rows(LadderSeason.Standings now) {
        SortedMap<LadderBot, List<LadderGame>> games = new TreeMap<>();
        now.bots().forEach(bot -> games.put(bot, new ArrayList<>()));
        now.games().stream()
                .filter(game -> !game.places().isEmpty())
                .forEach(game -> game.bots().stream()
                        .distinct()
                        .forEach(bot ->
                                games.getOrDefault(bot, new ArrayList<>()).add(game)));
        List<LadderBot> order = new ArrayList<>(now.bots());
        order.sort(Comparator.comparing((LadderBot bot) -> now.role(bot) == Role.RETIRED)
                .thenComparing(bot -> now.ratings().of(bot).value(), Comparator.reverseOrder()));
        List<LadderRow> rows = new ArrayList<>();
        for (LadderBot bot : order) {
            rows.add(new LadderRow(
                    rows.size() + 1,
                    bot,
                    now.role(bot),
                    now.ratings().of(bot),
                    List.copyOf(games.getOrDefault(bot, List.of()))));
        }
        return rows;
    }

    private String text(GameInfo game, List<LadderRow> rows) {
        StringBuilder text = new StringBuilder("Ladder of " + game.title() + ", season " + settings.season() + ", "
                + LocalDateTime.now(ZoneId.systemDefault()).format(MINUTE) + ". superbot:1 has 1000 points.\n");
        text.append(String.format(
                Locale.ROOT, "%5s  %-36s %6s %15s %6s %6s%n", "place", "bot", "points", "interval", "games", "first"));
        for (LadderRow row : rows) {
            text.append(String.format(
                    Locale.ROOT,
                    "%5d  %-36s %6.0f %15s %6d %6d%s%n",
                    row.place(),
                    row.bot().name(),
                    row.rating().value(),
                    interval(row.rating()),
                    row.rating().games(),
                    row.first(),
                    row.role() == Role.CONTENDER || row.role() == Role.MARK
                            ? ""
                            : "  " + row.role().name().toLowerCase(Locale.ROOT)));
        }
        return text.toString();
    }

    /** Returns the interval of a rating for people. */
    static String interval(LadderRating rating) {
        return rating.games() == 0
                ? "-"
                : String.format(
                        Locale.ROOT,
                        "%.0f to %.0f",
                        rating.interval().low(),
                        rating.interval().high());
    }

    private String json(GameInfo game, List<LadderRow> rows, LadderSeason.Standings now) {
        return JsonText.object(json -> {
            json.writeStringProperty("game", game.id());
            json.writeStringProperty("season", settings.season());
            json.writeNumberProperty("epochMillis", System.currentTimeMillis());
            json.writeArrayPropertyStart("rows");
            rows.forEach(row -> write(json, row, now));
            json.writeEndArray();
        });
    }

    private static void write(JsonGenerator json, LadderRow row, LadderSeason.Standings now) {
        json.writeStartObject();
        json.writeNumberProperty("place", row.place());
        json.writeStringProperty("bot", row.bot().name());
        json.writeStringProperty("role", row.role().name().toLowerCase(Locale.ROOT));
        json.writeNumberProperty("points", Math.round(row.rating().value()));
        if (row.rating().games() > 0) {
            json.writeNumberProperty("low", Math.round(row.rating().interval().low()));
            json.writeNumberProperty("high", Math.round(row.rating().interval().high()));
        }
        json.writeNumberProperty("games", row.rating().games());
        json.writeNumberProperty("first", row.first());
        json.writeArrayPropertyStart("against");
        row.opponents().forEach(score -> {
            json.writeStartObject();
            json.writeStringProperty("bot", score.opponent().name());
            json.writeNumberProperty(
                    "points", Math.round(now.ratings().of(score.opponent()).value()));
            json.writeNumberProperty("ahead", score.ahead());
            json.writeNumberProperty("behind", score.behind());
            json.writeEndObject();
        });
        json.writeEndArray();
        row.lost()
                .map(LadderGame::record)
                .filter(record -> !record.isEmpty())
                .ifPresent(record -> json.writeStringProperty("lost", record.replaceFirst("[.]jsonl.*", "")));
        Optional.ofNullable(now.retired().get(row.bot()))
                .ifPresent(why -> json.writeStringProperty("retired", why.reason()));
        json.writeEndObject();
    }
}
