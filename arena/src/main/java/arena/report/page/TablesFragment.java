package arena.report.page;

import arena.report.BracketLayout;
import arena.report.ContestAccount;
import arena.tournament.format.SectionState;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** The fragment with the tables of all sections outside the bracket, stage by stage, side by side if there is space. */
final class TablesFragment {

    private TablesFragment() {}

    static Html of(ContestAccount account, PageLinks links) {
        SortedSet<String> drawn = new TreeSet<>();
        BracketLayout.of(account).nodes().forEach(node -> drawn.add(node.id()));
        List<SectionState> tables = account.sectionsForPages().stream()
                .filter(state -> !drawn.contains(state.section().id()))
                .toList();
        List<Html> stages = new ArrayList<>();
        tables.stream()
                .map(state -> state.section().stage())
                .distinct()
                .forEach(stage -> stages.add(stage(account, links, stage, tables)));
        return Html.all(stages);
    }

    private static Html stage(ContestAccount account, PageLinks links, String stage, List<SectionState> tables) {
        List<Html> groups = tables.stream()
                .filter(state -> state.section().stage().equals(stage))
                .map(state -> Html.tag(
                        "section",
                        Html.tag(
                                "h3",
                                links.section(
                                        state.section().id(),
                                        stage + ", " + state.section().title())),
                        StandingsFragment.of(account, state, links)))
                .toList();
        return Html.tag("div", groups).of("groups");
    }
}
