package arena.report.data;

import arena.contest.Contest;
import arena.report.ContestTables;
import arena.report.GameAccount;
import arena.store.AttemptResult;
import arena.store.AttemptRow;
import arena.tournament.GameResult;
import java.util.Locale;
import java.util.SortedMap;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The part of the JSON document about one game with all its attempts. */
final class GameJson {

    private final JsonMapper mapper;
    private final Contest contest;

    GameJson(JsonMapper mapper, Contest contest) {
        this.mapper = mapper;
        this.contest = contest;
    }

    ObjectNode of(GameAccount game) {
        ObjectNode node = mapper.createObjectNode()
                .put("id", game.id())
                .put("section", game.section().id())
                .put("round", game.fixture().round());
        ArrayNode seats = node.putArray("seats");
        game.fixture().seats().forEach(contestant -> seats.add(contest.name(contestant)));
        node.put("state", game.state().words());
        game.result().ifPresent(result -> add(node, result));
        ArrayNode attempts = node.putArray("attempts");
        game.attempts()
                .forEach(one -> attempts.add(
                        attempt(game, one, game.counted().filter(one::equals).isPresent())));
        return node;
    }

    private void add(ObjectNode node, GameResult result) {
        ArrayNode places = node.putArray("places");
        result.places().forEach(place -> places.add(place.intValue()));
        node.set("gamePoints", JsonRows.points(result.points(), contest));
        node.put("moves", result.moves());
    }

    private ObjectNode attempt(GameAccount game, AttemptRow one, boolean counts) {
        ObjectNode node = mapper.createObjectNode()
                .put("number", one.attempt().number())
                .put("counts", counts)
                .put("begunEpochMillis", one.attempt().epochMillis());
        one.ended().ifPresent(end -> add(node, game, end));
        return node;
    }

    private void add(ObjectNode node, GameAccount game, AttemptResult end) {
        node.put("endedEpochMillis", end.epochMillis())
                .put("verdict", end.verdict().name().toLowerCase(Locale.ROOT))
                .put("cause", end.cause())
                .put("reason", end.reason())
                .put("words", end.wordsAndTrouble())
                .put("moves", end.moves())
                .put("durationMillis", end.millis())
                .put("record", end.record());
        ArrayNode seats = JsonRows.of(
                ContestTables.seats(game, end)
                        .only(
                                "team",
                                "place",
                                "game_points",
                                "cause",
                                "evidence",
                                "moves",
                                "faults",
                                "late",
                                "used_ms",
                                "slowest_ms"),
                contest);
        for (int seat = 0; seat < seats.size(); seat++) {
            add((ObjectNode) seats.get(seat), end.seats().get(seat).figures());
        }
        node.set("seats", seats);
    }

    private static void add(ObjectNode seat, SortedMap<String, Long> figures) {
        if (!figures.isEmpty()) {
            ObjectNode node = seat.putObject("figures");
            figures.forEach((name, figure) -> node.put(name, figure.longValue()));
        }
    }
}
