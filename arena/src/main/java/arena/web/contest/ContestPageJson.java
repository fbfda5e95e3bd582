package arena.web.contest;

import arena.app.contest.ContestForecast;
import arena.app.contest.ContestWatch;
import arena.contest.Contest;
import arena.contest.ContestPhase;
import arena.game.Setting;
import arena.report.BracketLayout;
import arena.report.ContestAccount;
import arena.report.ContestTables;
import arena.report.RatingHistory;
import arena.report.ReportTable;
import arena.report.SlotText;
import arena.report.TeamAccount;
import arena.tournament.MoveTally;
import arena.tournament.format.Fixture;
import arena.tournament.format.SectionState;
import arena.tournament.format.Slot;
import arena.tournament.format.StandingRow;
import arena.tournament.rating.Rating;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The JSON of a contest for its pages: tables whose rows give the reason of each place, the bracket with the matches of
 * each encounter, ratings, the schedule. It contains only what is in the given account.
 */
final class ContestPageJson {

    /** The most games in the document; a page requests the others in portions. */
    static final int MOST_GAMES = 60;

    /** The most games that a row of a table links to. */
    private static final int MOST_GAMES_OF_ROW = 12;

    /** The most games of more than two teams in a table of games on a page. */
    private static final int MOST_GAMES_OF_MANY = 40;

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final ContestWatch.View view;
    private final ContestAccount account;
    private final GamesJson games;

    private ContestPageJson(ContestWatch.View view, ContestAccount account, SortedMap<String, String> running) {
        this.view = view;
        this.account = account;
        this.games = new GamesJson(view, account, running);
    }

    /** Returns the JSON that everybody may see. */
    static ContestPageJson open(ContestWatch.View view) {
        return new ContestPageJson(view, view.open(), view.isOpen() ? view.records() : new TreeMap<>());
    }

    /** Returns the JSON with all results. */
    static ContestPageJson whole(ContestWatch.View view) {
        return new ContestPageJson(view, view.withoutFolders(), view.records());
    }

    /** Returns the whole document. */
    ObjectNode document() {
        ObjectNode node = head();
        node.put("isShown", account != view.open() || view.isOpen());
        node.set("teams", teams());
        ArrayNode sections = node.putArray("sections");
        account.sectionsForPages().forEach(state -> sections.add(section(state)));
        node.set("bracket", bracket());
        node.set("placing", placing());
        ArrayNode out = node.putArray("out");
        account.situation().progress().out().forEach(one -> out.add(account.name(one)));
        node.set("ratings", ratings());
        node.put("gameCount", account.games().size());
        node.set("games", games.first(MOST_GAMES));
        view.forecast().ifPresent(forecast -> node.set("forecast", forecast(forecast)));
        return node;
    }

    /** Returns the writer of the contest's games. */
    GamesJson games() {
        return games;
    }

    /** Returns the description and the progress of the contest, which are never secret. */
    ObjectNode head() {
        Contest contest = account.contest();
        ContestAccount.Progress progress = account.progress();
        ObjectNode node = NODES.objectNode()
                .put("number", view.number())
                .put("name", contest.name())
                .put("game", contest.game().id())
                .put("gameTitle", contest.game().title())
                .put("format", contest.format())
                .put("phase", progress.phase().words())
                .put("done", progress.done())
                .put("total", progress.games())
                .put("results", view.shown().name().toLowerCase(Locale.ROOT))
                .put("commitment", contest.seal().commitment());
        view.whole().situation().idleSince().ifPresent(since -> node.put("stillSinceMillis", since));
        if (progress.phase() == ContestPhase.PUBLISHED) {
            node.put("seed", contest.seal().seed());
        }
        ArrayNode remarks = node.putArray("remarks");
        contest.plan().remarks().forEach(remarks::add);
        SortedMap<String, String> values = contest.settings().published(contest.game());
        ArrayNode settings = node.putArray("settings");
        for (Setting setting : contest.game().settings()) {
            settings.addObject().put("key", setting.key()).put("value", values.getOrDefault(setting.key(), ""));
        }
        return node;
    }

    private ArrayNode teams() {
        ArrayNode teams = NODES.arrayNode();
        account.teams().forEach(team -> teams.add(team(team)));
        return teams;
    }

    /** Returns a team with its totals. */
    ObjectNode team(TeamAccount team) {
        MoveTally tally = team.tally();
        return NODES.objectNode()
                .put("name", account.name(team.contestant()))
                .put("title", account.title(team.contestant()))
                .put("members", account.members(team.contestant()))
                .put("mark", account.mark(team.contestant()))
                .put("filler", team.entry().filler())
                .put("won", team.won())
                .put("drawn", team.drawn())
                .put("lost", team.lost())
                .put("moves", tally.moves())
                .put("faults", tally.faults())
                .put("late", tally.late())
                .put("meanMillis", Math.round(tally.meanMillis()))
                .put("slowestMillis", tally.slowestMillis());
    }

    private ObjectNode section(SectionState state) {
        ObjectNode node = NODES.objectNode()
                .put("id", state.section().id())
                .put("stage", state.section().stage())
                .put("title", state.section().title())
                .put("over", state.over());
        WordingJson.say(node, state.section());
        node.set("members", members(state));
        ReportTable table = ContestTables.readable(account, state);
        node.set("columns", TableJson.columns(table));
        ReportTable beside = ContestTables.gamesOfMany(account, state);
        ReportTable each = beside.rows().isEmpty() ? ContestTables.listOfMany(account, state) : beside;
        if (!each.rows().isEmpty() && each.rows().size() <= MOST_GAMES_OF_MANY) {
            ObjectNode listed = node.putObject("each");
            listed.set("columns", TableJson.columns(each));
            ArrayNode lines = listed.putArray("rows");
            for (int row = 0; row < each.rows().size(); row++) {
                ObjectNode line = lines.addObject();
                line.setAll((ObjectNode)
                        games.links(List.of(state.fixtures().get(row).id())).get(0));
                line.set("cells", TableJson.cells(each.rows().get(row), account));
            }
        }
        ArrayNode rows = node.putArray("rows");
        for (int row = 0; row < state.rows().size(); row++) {
            rows.add(row(state.rows().get(row), TableJson.cells(table.rows().get(row), account)));
        }
        return node;
    }

    private ObjectNode row(StandingRow row, ArrayNode cells) {
        ObjectNode node = NODES.objectNode()
                .put("team", account.name(row.contestant()))
                .put("place", row.placeWords())
                .put("why", row.why())
                .put("outlook", row.outlook());
        WordingJson.say(node, row);
        node.set("cells", cells);
        node.put("gameCount", row.fixtures().size());
        if (row.fixtures().size() <= MOST_GAMES_OF_ROW) {
            node.set("games", games.links(row.fixtures()));
        }
        return node;
    }

    /** Returns the members of a section so far, and the sources of its open slots. */
    private ArrayNode members(SectionState state) {
        ArrayNode members = NODES.arrayNode();
        for (int slot = 0; slot < state.members().size(); slot++) {
            ObjectNode member = members.addObject();
            int place = slot;
            state.members()
                    .get(slot)
                    .ifPresentOrElse(
                            one -> member.put("team", account.name(one)),
                            () -> addSource(member, state.section().slots().get(place)));
        }
        return members;
    }

    private static void addSource(ObjectNode member, Slot slot) {
        member.put("from", SlotText.of(slot));
        if (slot.source() instanceof Slot.Source.Placed placed) {
            member.put("fromPlace", placed.place()).put("fromSection", placed.section());
        }
    }

    private ObjectNode bracket() {
        BracketLayout layout = BracketLayout.of(account);
        ObjectNode node = NODES.objectNode().put("columns", layout.columns()).put("rows", layout.rows());
        ArrayNode encounters = node.putArray("encounters");
        for (BracketLayout.Node one : layout.nodes()) {
            ObjectNode encounter = encounters
                    .addObject()
                    .put("id", one.id())
                    .put("stage", one.state().section().stage())
                    .put("title", one.state().section().title())
                    .put("column", one.column())
                    .put("row", one.row())
                    .put("over", one.state().over());
            encounter.set("titleName", WordingJson.said(one.state().section().titleName()));
            encounter.set("members", scores(one.state()));
            ArrayNode winnersOf = encounter.putArray("winnersOf");
            winnersOf(one).forEach(winnersOf::add);
            encounter.set(
                    "games",
                    games.links(one.state().fixtures().stream().map(Fixture::id).toList()));
        }
        return node;
    }

    /** Returns the encounters whose winners come to this one; the path of losers is in the words of their slots. */
    private static List<String> winnersOf(BracketLayout.Node encounter) {
        return encounter.state().section().slots().stream()
                .flatMap(slot -> slot.source() instanceof Slot.Source.Placed placed && placed.place() == 1
                        ? Stream.of(placed.section())
                        : Stream.of())
                .filter(encounter.feeders()::contains)
                .toList();
    }

    /** Returns the members of an encounter with their points and games in it. */
    private ArrayNode scores(SectionState state) {
        ArrayNode members = members(state);
        for (int slot = 0; slot < members.size(); slot++) {
            ObjectNode member = (ObjectNode) members.get(slot);
            state.members()
                    .get(slot)
                    .flatMap(contestant -> state.rows().stream()
                            .filter(row -> row.contestant() == contestant)
                            .findFirst())
                    .ifPresent(
                            row -> member.put("points", row.figures().points().toString())
                                    .put("played", row.figures().played())
                                    .put("goesOn", state.over() && row.place() == 1 && !row.out()));
        }
        return members;
    }

    /** Returns the places that are certain, with the teams of one place in one list. */
    ArrayNode placing() {
        ArrayNode placing = NODES.arrayNode();
        for (List<Integer> level : account.situation().progress().placing()) {
            ArrayNode names = placing.addArray();
            level.forEach(one -> names.add(account.name(one)));
        }
        return placing;
    }

    private ObjectNode ratings() {
        ObjectNode node = NODES.objectNode();
        ArrayNode rows = node.putArray("rows");
        account.ratings().forEach(rating -> rows.add(rating(rating)));
        ArrayNode history = node.putArray("history");
        for (RatingHistory.Step step : RatingHistory.of(account).steps()) {
            ObjectNode one = history.addObject().put("games", step.games());
            ArrayNode ratings = one.putArray("ratings");
            step.ratings().forEach(rating -> ratings.add(rating(rating)));
        }
        return node;
    }

    private ObjectNode rating(Rating rating) {
        return NODES.objectNode()
                .put("team", account.name(rating.contestant()))
                .put("rating", Math.round(rating.value()))
                .put("low", Math.round(rating.interval().low()))
                .put("high", Math.round(rating.interval().high()))
                .put("games", rating.games());
    }

    private static ObjectNode forecast(ContestForecast forecast) {
        return NODES.objectNode().put("gameMillis", forecast.gameMillis()).put("endMillis", forecast.endEpochMillis());
    }
}
