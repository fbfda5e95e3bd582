package arena.report.page;

import java.util.ArrayList;
import java.util.List;

/** A sequence of pieces with a separator. */
final class JoinedHtml {

    private JoinedHtml() {}

    static Html of(List<Html> pieces, String between) {
        List<Html> joined = new ArrayList<>();
        for (Html piece : pieces) {
            if (!joined.isEmpty()) {
                joined.add(Html.text(between));
            }
            joined.add(piece);
        }
        return Html.all(joined);
    }
}
