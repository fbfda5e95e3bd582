package arena.report.text;

import arena.contest.RefereeQuestion;
import arena.report.ContestAccount;
import arena.report.GameAccount;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The texts about waiting teams, and the questions to the referee. */
final class WaitingText {

    private WaitingText() {}

    static List<String> waiting(ContestAccount account, int width) {
        List<String> lines = new ArrayList<>();
        long open = account.games().stream()
                .filter(game -> game.state() == GameAccount.State.OPEN)
                .count();
        String idle = account.teams().stream()
                .filter(team -> account.games(team.contestant()).stream().noneMatch(GameAccount::isOpen))
                .filter(team -> account.mark(team.contestant()).isEmpty())
                .map(team -> account.name(team.contestant()))
                .collect(Collectors.joining(", "));
        lines.add("Open games: " + open + ".");
        if (!account.situation().progress().over() && !idle.isEmpty()) {
            lines.addAll(WrappedLines.lines("", "Without an open game now: " + idle + ".", width));
        }
        account.situation()
                .probation()
                .forEach((contestant, faults) -> lines.addAll(WrappedLines.lines(
                        "",
                        account.name(contestant) + " is on probation after " + faults + " faults in a row.",
                        width)));
        return lines;
    }

    static List<String> questions(ContestAccount account, int width) {
        List<String> lines = new ArrayList<>();
        List<RefereeQuestion> questions = account.situation().questions();
        for (int number = 1; number <= questions.size(); number++) {
            lines.addAll(
                    WrappedLines.lines(number + ". ", questions.get(number - 1).words(), width));
        }
        return lines;
    }
}
