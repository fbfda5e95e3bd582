package arena.report.data;

import arena.contest.Contest;
import arena.report.GameAccount;
import arena.store.Attempted;
import arena.store.Ended;
import arena.tournament.GameResult;
import arena.tournament.SeatResult;
import java.util.Locale;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** One game with all its attempts, as part of the document. */
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
                        attempt(one, game.counted().filter(one::equals).isPresent())));
        return node;
    }

    private static void add(ObjectNode node, GameResult result) {
        ArrayNode places = node.putArray("places");
        result.places().forEach(place -> places.add(place.intValue()));
        ArrayNode points = node.putArray("gamePoints");
        result.points().forEach(some -> points.add(some.longValue()));
        node.put("moves", result.moves());
    }

    private ObjectNode attempt(Attempted one, boolean counts) {
        ObjectNode node = mapper.createObjectNode()
                .put("number", one.attempt().number())
                .put("counts", counts)
                .put("begunEpochMillis", one.attempt().epochMillis());
        one.ended().ifPresent(end -> add(node, end));
        return node;
    }

    private void add(ObjectNode node, Ended end) {
        node.put("endedEpochMillis", end.epochMillis())
                .put("verdict", end.verdict().name().toLowerCase(Locale.ROOT))
                .put("cause", end.cause())
                .put("reason", end.reason())
                .put("words", end.words())
                .put("moves", end.moves())
                .put("durationMillis", end.millis())
                .put("record", end.record());
        ArrayNode seats = node.putArray("seats");
        end.seats().forEach(seat -> seats.add(seat(seat)));
    }

    private ObjectNode seat(SeatResult seat) {
        return mapper.createObjectNode()
                .put("team", contest.name(seat.contestant()))
                .put("place", seat.place())
                .put("gamePoints", seat.points())
                .put("cause", seat.cause())
                .put("evidence", seat.evidence())
                .put("moves", seat.moves())
                .put("faults", seat.faults())
                .put("late", seat.late())
                .put("usedMillis", seat.usedMillis())
                .put("slowestMillis", seat.slowestMillis());
    }
}
