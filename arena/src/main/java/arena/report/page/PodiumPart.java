package arena.report.page;

import arena.report.Account;
import java.util.ArrayList;
import java.util.List;

/** The placing as far as it is certain. */
final class PodiumPart {

    private static final int MOST_PLACES = 8;

    private PodiumPart() {}

    /** Returns the first places; nothing while none is certain. */
    static Html of(Account account, Links links) {
        List<Html> places = new ArrayList<>();
        int place = 1;
        for (List<Integer> level : account.situation().course().placing()) {
            for (int contestant : level) {
                if (places.size() < MOST_PLACES) {
                    places.add(Html.tag("li", links.team(account, contestant))
                            .with("value", String.valueOf(place))
                            .of("place" + Math.min(place, 4)));
                }
            }
            place += level.size();
        }
        return places.isEmpty() ? Html.nothing() : Html.tag("ol", places).of("podium");
    }
}
