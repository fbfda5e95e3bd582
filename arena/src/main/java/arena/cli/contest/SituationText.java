package arena.cli.contest;

import arena.contest.Situation;
import java.util.ArrayList;
import java.util.List;

/** How a contest stands, in few lines for a terminal. */
final class SituationText {

    private SituationText() {}

    /** Returns how far it is, and who is placed. */
    static List<String> brief(Situation now) {
        List<String> lines = new ArrayList<>();
        lines.add(now.contest().name() + ": " + now.phase().words() + ", " + now.done() + " of " + now.games()
                + " games have a result.");
        int place = 1;
        for (List<Integer> level : now.course().placing()) {
            lines.add(place + ". " + now.names(level));
            place += level.size();
        }
        now.course().out().forEach(team -> lines.add("-  " + now.contest().name(team) + " (disqualified)"));
        return lines;
    }
}
