package arena.report.data;

import arena.contest.ContestPhase;
import arena.record.MatchIds;
import arena.report.ContestAccount;
import arena.report.GameAccount;
import arena.report.GameSeed;
import arena.store.AttemptResult;
import arena.store.AttemptRow;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The JSON of a contest's games: players, results with their reasons, and the matches that show them. */
public final class GamesJson {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final ContestAccount account;
    private final MatchFacts matches;

    GamesJson(ContestAccount account, MatchFacts matches) {
        this.account = account;
        this.matches = matches;
    }

    /** Returns the most relevant games. */
    ArrayNode first(int most) {
        return of(inOrder().stream().limit(most).toList());
    }

    /**
     * Returns the games by their relevance: running games, games that await a decision, the next games, then ended
     * games with the latest first.
     */
    private List<GameAccount> inOrder() {
        return account.games().stream()
                .sorted(Comparator.comparingInt(GamesJson::rank)
                        .thenComparingLong(game -> expected(game).orElse(Long.MAX_VALUE))
                        .thenComparing(Comparator.comparingLong((GameAccount game) -> game.ended()
                                        .map(AttemptResult::epochMillis)
                                        .orElse(0L))
                                .reversed()))
                .toList();
    }

    private static int rank(GameAccount game) {
        return game.isRunning()
                ? 0
                : switch (game.state()) {
                    case ASKED -> 1;
                    case OPEN -> 2;
                    default -> 3;
                };
    }

    private Optional<Long> expected(GameAccount game) {
        return Optional.ofNullable(matches.begins().get(game.id())).filter(begin -> game.isOpen() && !game.isRunning());
    }

    /**
     * Returns some games of a page, and how many there are.
     *
     * @param section the id of their section; empty for all sections
     * @param contestant the number of a team that plays in them; empty for all teams
     * @param from the first of them, from 0
     */
    public ObjectNode page(Optional<String> section, OptionalInt contestant, int from, int most) {
        List<GameAccount> wanted = inOrder().stream()
                .filter(game -> section.stream().allMatch(game.section().id()::equals))
                .filter(game -> contestant.stream().allMatch(game.fixture()::isPlayedBy))
                .toList();
        ObjectNode node = NODES.objectNode().put("count", wanted.size()).put("from", from);
        node.set("games", of(wanted.stream().skip(from).limit(most).toList()));
        return node;
    }

    /** Returns games by their ids, each with the match that shows it. */
    ArrayNode links(List<String> ids) {
        ArrayNode links = NODES.arrayNode();
        for (String id : ids) {
            account.game(id)
                    .ifPresent(game -> links.addObject()
                            .put("id", id)
                            .put("state", state(game))
                            .put("match", match(game)));
        }
        return links;
    }

    /** Returns some games. */
    public ArrayNode of(List<GameAccount> games) {
        ArrayNode list = NODES.arrayNode();
        games.forEach(game -> list.add(game(game)));
        return list;
    }

    /** Returns some games with all their attempts. */
    ArrayNode whole(List<GameAccount> games) {
        ArrayNode list = NODES.arrayNode();
        games.forEach(game -> list.add(new AttemptsJson(account, game).addTo(game(game))));
        return list;
    }

    /** Returns a game: its players, its result with the reason, and the match that shows it. */
    private ObjectNode game(GameAccount game) {
        ObjectNode node = NODES.objectNode()
                .put("id", game.id())
                .put("section", game.section().id())
                .put("round", game.fixture().round())
                .put("state", state(game))
                .put("ending", game.ending())
                .put("reason", game.ended().map(AttemptResult::reason).orElse(""))
                .put("handedOver", game.isHandedOver())
                .put("intervened", game.isIntervened())
                .put("pointsDecide", game.section().ranking().countsGamePoints())
                .put("match", match(game));
        ArrayNode seats = node.putArray("seats");
        List<Integer> contestants = game.fixture().seats();
        IntStream.range(0, contestants.size()).forEach(seat -> {
            ObjectNode one = seats.addObject()
                    .put("seat", seat + 1)
                    .put("team", account.name(contestants.get(seat)))
                    .put("cause", game.causeOfLoss(contestants.get(seat)));
            game.place(contestants.get(seat)).ifPresent(place -> one.put("place", place));
            game.result()
                    .flatMap(result -> result.seat(contestants.get(seat)))
                    .ifPresent(
                            result -> one.put("points", account.contest().game().exactPoints(result.points())));
        });
        game.result().ifPresent(result -> node.put("moves", result.moves()));
        game.ended().map(AttemptResult::millis).ifPresent(millis -> node.put("durationMillis", millis));
        game.ended().map(AttemptResult::epochMillis).ifPresent(millis -> node.put("endedMillis", millis));
        game.attempts().stream()
                .reduce((earlier, later) -> later)
                .map(one -> one.attempt().epochMillis())
                .ifPresent(millis -> node.put("beganMillis", millis));
        expected(game).ifPresent(begin -> node.put("expectedMillis", begin));
        if (account.progress().phase() == ContestPhase.PUBLISHED) {
            GameSeed seed = GameSeed.of(account.contest(), game);
            node.put("tossed", seed.tossed()).put("matchSeed", seed.matchSeed());
        }
        return node;
    }

    private static String state(GameAccount game) {
        return switch (game.pending()) {
            case RUNS -> "running";
            case BROKEN_OFF -> "broken-off";
            case NOTHING -> game.state().name().toLowerCase(Locale.ROOT);
        };
    }

    /** Returns the name of the match that shows a game: the running one, or else the one that counts. */
    private String match(GameAccount game) {
        if (game.isRunning()) {
            return matches.running().getOrDefault(game.id(), "");
        }
        return game.counted()
                .flatMap(AttemptRow::ended)
                .map(AttemptResult::record)
                .filter(matches.hasRecord())
                .map(MatchIds::ofRecord)
                .orElse("");
    }
}
