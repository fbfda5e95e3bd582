package arena.app.ladder;

import arena.app.JsonText;
import arena.game.GameInfo;
import arena.ladder.LadderBot;
import arena.ladder.LadderGame;
import arena.ladder.LadderRatings.LadderRating;
import arena.ladder.LadderState.Role;
import arena.plugin.Games;
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
import tools.jackson.core.JsonGenerator;

/** The table of one game: its rows, as text and as JSON. */
final class LadderTable {

    private static final DateTimeFormatter MINUTE = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT);

    private final LadderSeason.Standings now;
    private final List<LadderRow> rows;

    LadderTable(LadderSeason.Standings now) {
        this.now = now;
        this.rows = rows(now);
    }

    LadderSeason.Standings now() {
        return now;
    }

    List<LadderRow> rows() {
        return rows;
    }

    private GameInfo game() {
        return Games.byId(now.game()).info();
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
    private static List<LadderRow> rows(LadderSeason.Standings now) {
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

    /** Returns the table for people. */
    String text(String season) {
        StringBuilder text = new StringBuilder("Ladder of " + game().title() + ", season " + season + ", " + minute()
                + ". superbot:1 has 1000 points.\n");
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

    /** Returns the present minute. */
    static String minute() {
        return LocalDateTime.now(ZoneId.systemDefault()).format(MINUTE);
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

    /** Returns the table for programs. */
    String json(String season) {
        return JsonText.object(json -> {
            json.writeStringProperty("game", now.game());
            json.writeStringProperty("season", season);
            json.writeNumberProperty("epochMillis", System.currentTimeMillis());
            json.writeArrayPropertyStart("rows");
            rows.forEach(row -> write(json, row));
            json.writeEndArray();
            json.writeArrayPropertyStart("challenges");
            now.challenges().forEach(one -> {
                json.writeStartObject();
                json.writeStringProperty("team", one.team());
                json.writeStringProperty("opponent", one.opponent());
                json.writeNumberProperty("games", one.games());
                json.writeEndObject();
            });
            json.writeEndArray();
        });
    }

    private void write(JsonGenerator json, LadderRow row) {
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
