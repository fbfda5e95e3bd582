package arena.report.page;

import arena.report.ContestAccount;
import java.util.ArrayList;
import java.util.List;

/** The fragment with the final placing as far as it is certain. */
final class PodiumFragment {

    private PodiumFragment() {}

    /** Returns all places that are certain, and the disqualified teams without a place. */
    static Html of(ContestAccount account, PageLinks links) {
        List<Html> places = new ArrayList<>();
        int place = 1;
        for (List<Integer> level : account.situation().progress().placing()) {
            for (int contestant : level) {
                places.add(Html.tag("li", links.team(account, contestant))
                        .with("value", String.valueOf(place))
                        .of("place" + Math.min(place, 4)));
            }
            place += level.size();
        }
        return Html.all(
                places.isEmpty() ? Html.nothing() : Html.tag("ol", places).of("podium"), disqualified(account, links));
    }

    private static Html disqualified(ContestAccount account, PageLinks links) {
        List<Html> teams = account.situation().progress().out().stream()
                .map(contestant -> links.team(account, contestant))
                .toList();
        return teams.isEmpty()
                ? Html.nothing()
                : Html.tag("p", Html.text("Without a place: "), Html.joined(teams, ", "), Html.text("."));
    }
}
