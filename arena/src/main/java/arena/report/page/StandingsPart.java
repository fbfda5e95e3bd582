package arena.report.page;

import arena.report.Account;
import arena.report.SlotWords;
import arena.tournament.format.Row;
import arena.tournament.format.SectionState;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The table of one section, with why each row stands where it stands, what is still possible, and the row's games. */
final class StandingsPart {

    private StandingsPart() {}

    static Html of(Account account, SectionState state, Links links) {
        if (state.rows().isEmpty()) {
            return Html.tag("p", Html.text("Waits for "), awaited(account, state, links), Html.text("."));
        }
        boolean draws = state.rows().stream().anyMatch(row -> row.figures().drawn() > 0);
        Grid grid = grid(state.section().title() + (state.over() ? "" : " (not over)"), draws);
        for (Row row : state.rows()) {
            grid.add(cells(account, row, draws, links));
            grid.addBelow(below(row, links));
        }
        return grid.html();
    }

    private static Grid grid(String caption, boolean draws) {
        return draws
                ? new Grid(caption, ">Place", "Team", ">Played", ">Won", ">Drawn", ">Lost", ">Moves", ">Points")
                : new Grid(caption, ">Place", "Team", ">Played", ">Won", ">Lost", ">Moves", ">Points");
    }

    private static Object[] cells(Account account, Row row, boolean draws, Links links) {
        Row.Figures did = row.figures();
        List<Object> cells = new ArrayList<>(
                List.of(row.placeWords(), links.team(account, row.contestant()), did.played(), did.won()));
        if (draws) {
            cells.add(did.drawn());
        }
        cells.addAll(
                List.of(did.lost(), did.moves(), Html.tag("strong", did.points().toString())));
        return cells.toArray();
    }

    private static Html below(Row row, Links links) {
        List<Html> below = new ArrayList<>();
        if (!row.why().isEmpty()) {
            below.add(Html.tag("p", row.why()));
        }
        if (!row.outlook().isEmpty()) {
            below.add(Html.tag("p", row.outlook()).of("outlook"));
        }
        below.add(games(row, links));
        return Html.all(below);
    }

    private static Html games(Row row, Links links) {
        List<Html> pieces = new ArrayList<>();
        row.fixtures().forEach(id -> pieces.addAll(List.of(links.game(id), Html.text(" "))));
        return Html.tag("p", pieces).of("ids");
    }

    /** Returns who is in a section by now, and where the others will come from. */
    static Html awaited(Account account, SectionState state, Links links) {
        List<Html> slots = IntStream.range(0, state.members().size())
                .mapToObj(slot -> state.members()
                        .get(slot)
                        .map(member -> links.team(account, member))
                        .orElseGet(() ->
                                Html.text(SlotWords.of(state.section().slots().get(slot)))))
                .toList();
        return Joined.of(slots, " and ");
    }
}
