package arena.cli.contest;

import arena.contest.Situation;
import arena.tournament.format.Row;
import arena.tournament.format.SectionState;
import java.util.ArrayList;
import java.util.List;

/** How a contest stands, in few lines for a terminal. */
final class SituationText {

    private SituationText() {}

    /** Returns how far it is, and who is placed. */
    static List<String> brief(Situation now) {
        List<String> lines = new ArrayList<>();
        lines.add(now.contest().name() + ": " + now.phase().words() + ", " + now.done() + " of "
                + now.contest().plan().games() + " games have a result.");
        int place = 1;
        for (List<Integer> level : now.course().placing()) {
            lines.add(place + ". " + now.names(level));
            place += level.size();
        }
        return lines;
    }

    /** Returns every table. */
    static List<String> tables(Situation now) {
        List<String> lines = new ArrayList<>();
        for (SectionState state : now.course().sections()) {
            lines.add(state.section().stage() + ", " + state.section().title());
            for (Row row : state.rows()) {
                lines.add("  " + row.place() + " " + now.contest().name(row.contestant()) + " "
                        + row.figures().points() + " " + row.why() + " " + row.outlook());
            }
        }
        return lines;
    }
}
