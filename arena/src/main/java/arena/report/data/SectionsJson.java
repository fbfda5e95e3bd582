package arena.report.data;

import arena.report.BracketLayout;
import arena.report.ContestAccount;
import arena.report.ContestTables;
import arena.report.ReportTable;
import arena.report.SlotText;
import arena.tournament.format.Fixture;
import arena.tournament.format.SectionState;
import arena.tournament.format.Slot;
import arena.tournament.format.StandingRow;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The JSON of a contest's sections: tables whose rows give the reason of each place, and the bracket. */
final class SectionsJson {

    /** The most games that a row of a table links to. */
    private static final int MOST_GAMES_OF_ROW = 12;

    /** The most games of more than two teams in a table of games. */
    private static final int MOST_GAMES_OF_MANY = 40;

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final ContestAccount account;
    private final GamesJson games;

    SectionsJson(ContestAccount account, GamesJson games) {
        this.account = account;
        this.games = games;
    }

    /** Returns all sections with their tables. */
    ArrayNode sections() {
        ArrayNode sections = NODES.arrayNode();
        account.sectionsForPages().forEach(state -> sections.add(section(state)));
        return sections;
    }

    private ObjectNode section(SectionState state) {
        ObjectNode node = named(state);
        node.put("over", state.over());
        node.set("members", members(state));
        node.set("columns", TableJson.columns(ContestTables.readable(account, state)));
        ReportTable beside = ContestTables.gamesOfMany(account, state);
        ReportTable each = beside.rows().isEmpty() ? ContestTables.listOfMany(account, state) : beside;
        if (!each.rows().isEmpty() && each.rows().size() <= MOST_GAMES_OF_MANY) {
            ObjectNode listed = node.putObject("each");
            listed.set("columns", TableJson.columns(each));
            ArrayNode lines = listed.putArray("rows");
            List<ObjectNode> cells = TableJson.rows(each, account);
            for (int row = 0; row < cells.size(); row++) {
                ObjectNode line = (ObjectNode)
                        games.links(List.of(state.fixtures().get(row).id())).get(0);
                lines.add(line.setAll(cells.get(row)));
            }
        }
        node.putArray("rows").addAll(rows(state));
        return node;
    }

    private static ObjectNode named(SectionState state) {
        ObjectNode node = NODES.objectNode()
                .put("id", state.section().id())
                .put("stage", state.section().stage())
                .put("title", state.section().title());
        WordingJson.say(node, state.section());
        return node;
    }

    private List<ObjectNode> rows(SectionState state) {
        List<ObjectNode> rows = TableJson.rows(
                ContestTables.standings(account, List.of(state))
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
                                "outlook"),
                account);
        for (int row = 0; row < rows.size(); row++) {
            StandingRow standing = state.rows().get(row);
            WordingJson.say(rows.get(row), standing);
            rows.get(row).put("gameCount", standing.fixtures().size());
            if (standing.fixtures().size() <= MOST_GAMES_OF_ROW) {
                rows.get(row).set("games", games.links(standing.fixtures()));
            }
        }
        return rows;
    }

    /** Returns the rows of one team in all tables, each with the names of its section. */
    ArrayNode rowsOf(int contestant) {
        ArrayNode own = NODES.arrayNode();
        for (SectionState state : account.sectionsForPages()) {
            List<ObjectNode> rows = rows(state);
            for (int row = 0; row < rows.size(); row++) {
                if (state.rows().get(row).contestant() == contestant) {
                    own.add(named(state).setAll(rows.get(row)));
                }
            }
        }
        return own;
    }

    /** Returns the members of a section so far, and the sources of its open slots. */
    private ArrayNode members(SectionState state) {
        ArrayNode members = NODES.arrayNode();
        for (int slot = 0; slot < state.members().size(); slot++) {
            Slot place = state.section().slots().get(slot);
            ObjectNode member = members.addObject().put("label", place.label());
            state.members()
                    .get(slot)
                    .ifPresentOrElse(one -> member.put("team", account.name(one)), () -> addSource(member, place));
        }
        return members;
    }

    private static void addSource(ObjectNode member, Slot slot) {
        member.put("from", SlotText.of(slot));
        if (slot.source() instanceof Slot.Source.Placed placed) {
            member.put("fromPlace", placed.place()).put("fromSection", placed.section());
        }
    }

    /** Returns the bracket with the games of each encounter. */
    ObjectNode bracket() {
        BracketLayout layout = BracketLayout.of(account);
        ObjectNode node = NODES.objectNode().put("columns", layout.columns()).put("rows", layout.rows());
        ArrayNode encounters = node.putArray("encounters");
        for (BracketLayout.Node one : layout.nodes()) {
            ObjectNode encounter = named(one.state())
                    .put("column", one.column())
                    .put("row", one.row())
                    .put("over", one.state().over());
            encounter.set("members", scores(one.state()));
            ArrayNode winnersOf = encounter.putArray("winnersOf");
            winnersOf(one).forEach(winnersOf::add);
            encounter.set(
                    "games",
                    games.links(one.state().fixtures().stream().map(Fixture::id).toList()));
            encounters.add(encounter);
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
}
