package arena.app.ladder;

import arena.app.JsonText;
import arena.ladder.LadderRatings.LadderRating;
import arena.ladder.LadderState.Role;
import arena.ladder.OverallRating;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/** The table over all games of a ladder. */
final class OverallTable {

    /** The name of its files; no game has it. */
    static final String NAME = "overall";

    static final String TITLE = "All games";

    private final int games;
    private final List<OverallRating> rows;

    /** Makes the table of the tables of all games. */
    OverallTable(List<LadderTable> tables) {
        this.games = tables.size();
        this.rows = OverallRating.of(tables.stream().map(OverallTable::newest).toList());
    }

    /** Returns the ratings of the bots with which the teams take part in a game. */
    private static SortedMap<String, LadderRating> newest(LadderTable table) {
        SortedMap<String, LadderRating> newest = new TreeMap<>();
        table.rows().stream()
                .filter(row -> row.role() == Role.CONTENDER && row.rating().games() > 0)
                .forEach(row -> newest.put(row.bot().team(), row.rating()));
        return newest;
    }

    /** Returns the table for people. */
    String text(String season) {
        StringBuilder text = new StringBuilder("Ladder over all games, season " + season + ", " + LadderTable.minute()
                + ". The mean of the points in each game.\n");
        text.append(String.format(
                Locale.ROOT, "%5s  %-36s %6s %15s %6s%n", "place", "team", "points", "interval", "games"));
        for (int place = 1; place <= rows.size(); place++) {
            OverallRating row = rows.get(place - 1);
            String interval = String.format(
                    Locale.ROOT,
                    "%.0f to %.0f",
                    row.interval().low(),
                    row.interval().high());
            text.append(String.format(
                    Locale.ROOT,
                    "%5d  %-36s %6.0f %15s %6s%n",
                    place,
                    row.team(),
                    row.value(),
                    interval,
                    row.games() + "/" + games));
        }
        return text.toString();
    }

    /** Returns the table for programs. */
    String json(String season) {
        return JsonText.object(json -> {
            json.writeStringProperty("season", season);
            json.writeNumberProperty("epochMillis", System.currentTimeMillis());
            json.writeNumberProperty("games", games);
            json.writeArrayPropertyStart("rows");
            for (int place = 1; place <= rows.size(); place++) {
                OverallRating row = rows.get(place - 1);
                json.writeStartObject();
                json.writeNumberProperty("place", place);
                json.writeStringProperty("team", row.team());
                json.writeNumberProperty("points", Math.round(row.value()));
                json.writeNumberProperty("low", Math.round(row.interval().low()));
                json.writeNumberProperty("high", Math.round(row.interval().high()));
                json.writeNumberProperty("games", row.games());
                json.writeEndObject();
            }
            json.writeEndArray();
        });
    }
}
