package arena.report.data;

import arena.contest.Contest;
import arena.contest.ContestPhase;
import arena.contest.RefereeQuestion;
import arena.report.Cell;
import arena.report.ContestAccount;
import arena.report.ContestTables;
import arena.report.GameAccount;
import arena.report.GameTables;
import arena.report.ReportTable;
import arena.store.AttemptResult;
import arena.store.AttemptRow;
import arena.store.AuditEntry;
import arena.tournament.GameResult;
import arena.tournament.format.SectionState;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The export of a contest as one JSON document for programs. Its fields are described in
 * {@code arena/docs/contest-data.md}.
 */
public final class ContestJson {

    /** The version of the document, which changes only if readers of the old one would misread the new one. */
    private static final int VERSION = 2;

    /** A detail of a decision about one contestant, which the store has by number. */
    private static final Pattern OF_TEAM = Pattern.compile("(place|points)\\.([0-9]{1,6})");

    private static final Pattern WHOLE = Pattern.compile("-?[0-9]{1,18}");
    private static final JsonMapper MAPPER = new JsonMapper();

    private final ContestAccount account;

    private ContestJson(ContestAccount account) {
        this.account = account;
    }

    /** Returns the document in lines, which can be compared; its last line has a line end. */
    public static String of(ContestAccount account) {
        ObjectNode document = new ContestJson(account).document();
        return MAPPER.writerWithDefaultPrettyPrinter()
                        .writeValueAsString(document)
                        .replace("\r\n", "\n") + "\n";
    }

    private ObjectNode document() {
        ObjectNode document = MAPPER.createObjectNode().put("version", VERSION);
        document.set("contest", contest(account.contest()));
        document.set(
                "teams",
                rows(ContestTables.teams(account)
                        .only(
                                "number",
                                "name",
                                "title",
                                "members",
                                "disqualified",
                                "filler",
                                "won",
                                "drawn",
                                "lost",
                                "moves",
                                "faults",
                                "late",
                                "used_ms",
                                "slowest_ms")));
        document.set("placing", list(account.situation().progress().placing(), level -> names(level)));
        document.set("sections", list(account.situation().progress().sections(), this::section));
        document.set("games", list(account.games(), this::game));
        document.set(
                "ratings", rows(ContestTables.ratings(account).only("team", "elo", "low_elo", "high_elo", "games")));
        document.set("questions", list(account.situation().pending().questions(), this::question));
        document.set("decisions", list(account.situation().decisions(), this::decision));
        return document;
    }

    private static <T> ArrayNode list(List<T> things, Function<T, JsonNode> node) {
        ArrayNode list = MAPPER.createArrayNode();
        things.forEach(thing -> list.add(node.apply(thing)));
        return list;
    }

    private ArrayNode names(List<Integer> contestants) {
        ArrayNode list = MAPPER.createArrayNode();
        contestants.forEach(contestant -> list.add(account.contest().name(contestant)));
        return list;
    }

    private static ArrayNode texts(List<String> texts) {
        ArrayNode list = MAPPER.createArrayNode();
        texts.forEach(list::add);
        return list;
    }

    private ObjectNode contest(Contest contest) {
        ObjectNode node = MAPPER.createObjectNode()
                .put("name", contest.name())
                .put("game", contest.game().id())
                .put("format", contest.format())
                .put("phase", account.progress().phase().words())
                .put("gamesWithResult", account.progress().done())
                .put("games", account.progress().games())
                .put("commitment", contest.seal().commitment());
        if (account.situation().phase() == ContestPhase.PUBLISHED) {
            node.put("seed", contest.seal().seed());
        }
        ObjectNode settings = node.putObject("settings");
        contest.settings().published(contest.game()).forEach(settings::put);
        return node.set("remarks", texts(contest.plan().remarks()));
    }

    private ArrayNode rows(ReportTable table) {
        return JsonRows.of(table, account.contest());
    }

    private ObjectNode section(SectionState state) {
        ObjectNode node = MAPPER.createObjectNode()
                .put("id", state.section().id())
                .put("stage", state.section().stage())
                .put("title", state.section().title())
                .put("over", state.over());
        ArrayNode slots = node.putArray("slots");
        for (int slot = 0; slot < state.members().size(); slot++) {
            ObjectNode one = slots.addObject()
                    .put("label", state.section().slots().get(slot).label());
            state.members()
                    .get(slot)
                    .ifPresent(member -> one.put("team", account.contest().name(member)));
        }
        return node.set(
                "rows",
                rows(ContestTables.standings(account, List.of(state))
                        .only(
                                "place",
                                "team",
                                "played",
                                "won",
                                "drawn",
                                "lost",
                                "points",
                                "moves",
                                "game_points",
                                "why",
                                "outlook",
                                "games")));
    }

    private ObjectNode game(GameAccount game) {
        ObjectNode node = MAPPER.createObjectNode()
                .put("id", game.id())
                .put("section", game.section().id())
                .put("round", game.fixture().round());
        ArrayNode seats = node.putArray("seats");
        game.fixture().seats().forEach(contestant -> seats.add(account.contest().name(contestant)));
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
        node.set("gamePoints", JsonRows.points(result.points(), account.contest()));
        node.put("moves", result.moves());
    }

    private ObjectNode attempt(GameAccount game, AttemptRow one, boolean counts) {
        ObjectNode node = MAPPER.createObjectNode()
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
                account.contest());
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

    private ObjectNode question(RefereeQuestion question) {
        ObjectNode node = MAPPER.createObjectNode().put("game", question.fixture());
        node.set("teams", names(question.contestants()));
        return node.put("words", question.words());
    }

    private ObjectNode decision(AuditEntry decision) {
        ObjectNode node = MAPPER.createObjectNode()
                .put("number", decision.number())
                .put("epochMillis", decision.decided().epochMillis())
                .put("verb", decision.decided().verb());
        decision.decided().fixture().ifPresent(fixture -> node.put("game", fixture));
        decision.decided()
                .contestant()
                .ifPresent(contestant -> node.put("team", account.contest().name(contestant)));
        node.put("by", decision.decided().by()).put("reason", decision.decided().reason());
        ObjectNode details = node.putObject("details");
        decision.decided().details().forEach((name, words) -> put(details, name, words));
        return node;
    }

    /** Adds a detail; teams and points are written as everywhere else in the document. */
    private void put(ObjectNode details, String name, String words) {
        Matcher ofTeam = OF_TEAM.matcher(name);
        boolean isKnown = ofTeam.matches()
                && Integer.parseInt(ofTeam.group(2))
                        < account.contest().entries().size();
        if (!isKnown) {
            details.put(name, words);
            return;
        }
        String team = account.contest().name(Integer.parseInt(ofTeam.group(2)));
        boolean arePoints =
                ofTeam.group(1).equals("points") && WHOLE.matcher(words).matches();
        details.put(
                ofTeam.group(1) + "." + team,
                arePoints ? account.contest().game().points(Long.parseLong(words)) : words);
    }

    /** The rows of a table as JSON: an object for each row, with a field for each column. */
    private static final class JsonRows {

        private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

        private JsonRows() {}

        static ArrayNode of(ReportTable table, Contest contest) {
            ArrayNode rows = NODES.arrayNode();
            for (List<Cell> cells : table.rows()) {
                ObjectNode row = rows.addObject();
                for (int column = 0; column < cells.size(); column++) {
                    put(row, table.columns().get(column).field(), cells.get(column), contest);
                }
            }
            return rows;
        }

        private static void put(ObjectNode row, String field, Cell cell, Contest contest) {
            if (cell instanceof Cell.Figure figure) {
                put(row, field, figure.value());
            } else if (cell instanceof Cell.GamePoints points && points.parts().size() == 1) {
                row.set(field, points(points.parts(), contest).get(0));
            } else if (cell instanceof Cell.Millis millis) {
                row.put(field, millis.millis());
            } else if (cell instanceof Cell.Truth truth) {
                row.put(field, truth.value());
            } else if (cell instanceof Cell.Nothing) {
                row.putNull(field);
            } else if (cell instanceof Cell.Values list) {
                ArrayNode values = row.putArray(field);
                list.values().forEach(value -> values.add(String.valueOf(value)));
            } else if (cell instanceof Cell.Teams teams) {
                ArrayNode names = row.putArray(field);
                teams.contestants().forEach(one -> names.add(contest.name(one)));
            } else {
                row.put(field, String.valueOf(Csv.value(cell, contest)));
            }
        }

        /** Returns points of the game as numbers. */
        static ArrayNode points(List<Long> parts, Contest contest) {
            ArrayNode points = NODES.arrayNode();
            parts.forEach(part -> points.add(contest.game().exactPoints(part)));
            return points;
        }

        private static void put(ObjectNode row, String field, Number value) {
            if (value instanceof Double real) {
                row.put(field, real.doubleValue());
            } else {
                row.put(field, value.longValue());
            }
        }
    }
}
