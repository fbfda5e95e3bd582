package arena.report.data;

import arena.report.ContestAccount;
import arena.report.GameAccount;
import arena.report.GameTables;
import arena.store.AttemptResult;
import arena.store.AttemptRow;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The JSON of a game's attempts. */
final class AttemptsJson {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final ContestAccount account;
    private final GameAccount game;

    AttemptsJson(ContestAccount account, GameAccount game) {
        this.account = account;
        this.game = game;
    }

    /** Adds all attempts to the JSON of the game. */
    ObjectNode addTo(ObjectNode node) {
        ArrayNode attempts = node.putArray("attempts");
        game.attempts().forEach(one -> attempts.add(attempt(one)));
        return node;
    }

    private ObjectNode attempt(AttemptRow one) {
        ObjectNode node = NODES.objectNode()
                .put("number", one.attempt().number())
                .put("counts", game.counted().filter(one::equals).isPresent())
                .put("beganMillis", one.attempt().epochMillis());
        one.ended().ifPresent(end -> add(node, end));
        return node;
    }

    private void add(ObjectNode node, AttemptResult end) {
        node.put("endedMillis", end.epochMillis())
                .put("verdict", end.verdict().name().toLowerCase(Locale.ROOT))
                .put("cause", end.cause())
                .put("reason", end.reason())
                .put("words", end.wordsAndTrouble())
                .put("moves", end.moves())
                .put("durationMillis", end.millis())
                .put("record", end.record());
        List<ObjectNode> seats = TableJson.rows(
                GameTables.seats(game, end)
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
                account);
        for (int seat = 0; seat < seats.size(); seat++) {
            add(seats.get(seat), end.seats().get(seat).figures());
        }
        node.putArray("seats").addAll(seats);
    }

    private static void add(ObjectNode seat, SortedMap<String, Long> figures) {
        if (!figures.isEmpty()) {
            ObjectNode node = seat.putObject("figures");
            figures.forEach((name, figure) -> node.put(name, figure.longValue()));
        }
    }
}
