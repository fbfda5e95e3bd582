package arena.report.text;

import arena.report.ContestAccount;
import arena.report.ContestTables;
import arena.report.GameAccount;
import arena.tournament.format.Fixture;
import arena.tournament.format.SectionState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The text of the schedule: the open games by section and round, the byes, and the remarks for the organiser. */
final class ScheduleText {

    private ScheduleText() {}

    static List<String> of(ContestAccount account, int width) {
        List<String> lines = new ArrayList<>();
        account.contest().plan().remarks().forEach(remark -> lines.addAll(WrappedLines.lines("", remark, width)));
        for (SectionState state : account.situation().progress().sections()) {
            lines.addAll(section(account, state, width));
        }
        return lines.isEmpty() ? List.of("No game is open.") : lines;
    }

    private static List<String> section(ContestAccount account, SectionState state, int width) {
        List<String> lines = new ArrayList<>();
        String title = state.section().title() + " (" + state.section().id() + ")";
        if (state.members().stream().anyMatch(Optional::isEmpty)) {
            lines.addAll(
                    WrappedLines.lines("", title + " waits for " + StandingsText.awaited(account, state) + ".", width));
            return lines;
        }
        TextTable table = TextTable.of(
                account,
                ContestTables.games(account.games().stream()
                                .filter(game -> game.section().equals(state.section()))
                                .filter(GameAccount::isOpen))
                        .only("round", "game", "seats", "now"));
        if (!table.isEmpty()) {
            lines.add(title);
            lines.addAll(table.lines(width));
            lines.addAll(byes(account, state, width));
        }
        return lines;
    }

    private static List<String> byes(ContestAccount account, SectionState state, int width) {
        List<String> lines = new ArrayList<>();
        int rounds = state.fixtures().stream().mapToInt(Fixture::round).max().orElse(0);
        for (int round = 1; round <= rounds; round++) {
            SortedSet<Integer> idle = idle(state, round);
            if (!idle.isEmpty()) {
                String names = idle.stream().map(account::name).collect(Collectors.joining(", "));
                lines.addAll(WrappedLines.lines("", "Bye in round " + round + ": " + names + ".", width));
            }
        }
        return lines;
    }

    /** Returns the members without a game in a round. */
    private static SortedSet<Integer> idle(SectionState state, int round) {
        SortedSet<Integer> idle = new TreeSet<>();
        state.members().forEach(member -> member.ifPresent(one -> idle.add(one)));
        state.fixtures().stream()
                .filter(fixture -> fixture.round() == round)
                .forEach(fixture -> fixture.seats().forEach(one -> idle.remove(one)));
        return idle;
    }
}
