package arena.report.text;

import arena.report.BracketLayout;
import arena.report.ContestAccount;
import arena.report.GameAccount;
import arena.tournament.format.SectionState;
import arena.tournament.format.StandingRow;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The text of the knock-out bracket, stage by stage: encounters and winners. */
final class BracketText {

    private BracketText() {}

    static List<String> of(ContestAccount account, int width) {
        List<String> lines = new ArrayList<>();
        String stage = "";
        for (BracketLayout.Node node : BracketLayout.of(account).nodes()) {
            SectionState state = node.state();
            if (!state.section().stage().equals(stage)) {
                stage = state.section().stage();
                lines.add(stage);
            }
            lines.addAll(WrappedLines.lines("  " + state.section().id() + "  ", encounter(account, state), width));
        }
        return lines;
    }

    private static String encounter(ContestAccount account, SectionState state) {
        if (state.rows().isEmpty()) {
            return "waits for " + StandingsText.awaited(account, state);
        }
        if (!state.over()) {
            return state.members().stream()
                            .flatMap(member -> member.stream().map(account::name))
                            .collect(Collectors.joining(" - "))
                    + ": to be played";
        }
        String order = state.rows().stream()
                .map(row ->
                        account.marked(row.contestant()) + " " + row.figures().points())
                .collect(Collectors.joining(", "));
        StandingRow first = state.rows().get(0);
        return order + ": " + (first.out() ? "nobody" : account.name(first.contestant())) + " wins"
                + account.games().stream()
                        .filter(game -> game.section().equals(state.section()))
                        .map(GameAccount::id)
                        .collect(Collectors.joining(" ", " (", ")"));
    }
}
