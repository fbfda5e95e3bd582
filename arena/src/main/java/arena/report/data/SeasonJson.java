package arena.report.data;

import arena.report.SeasonTable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The table of a season as JSON. */
public final class SeasonJson {

    private SeasonJson() {}

    /** Returns the table; a place is null in a contest without the team. */
    public static ObjectNode of(SeasonTable season) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        ArrayNode contests = node.putArray("contests");
        season.contests().forEach(contests::add);
        ArrayNode teams = node.putArray("teams");
        for (SeasonTable.Row row : season.rows()) {
            ArrayNode places = teams.addObject()
                    .put("place", row.place())
                    .put("team", row.team())
                    .put("points", row.points())
                    .putArray("places");
            row.places().forEach(place -> place.ifPresentOrElse(places::add, places::addNull));
        }
        return node;
    }
}
