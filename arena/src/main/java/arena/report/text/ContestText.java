package arena.report.text;

import arena.contest.RefereeQuestion;
import arena.record.Printable;
import arena.report.AuditTrail;
import arena.report.BracketLayout;
import arena.report.ContestAccount;
import arena.report.ContestTables;
import arena.report.GameAccount;
import arena.report.GameTables;
import arena.report.RatingsExplanation;
import arena.report.TimeText;
import arena.store.AuditEntry;
import arena.store.DecisionEntry;
import arena.tournament.format.Fixture;
import arena.tournament.format.SectionState;
import arena.tournament.format.StandingRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The texts of a contest for a terminal. Each method returns lines without line ends, in a fixed order; none if there
 * is nothing to show.
 */
public final class ContestText {

    private static final int LEAST_WIDTH = 40;
    private static final String RATING_MODEL =
            "Elo points by the model of Bradley and Terry (of Plackett and Luce for more than two seats).";

    private final ContestAccount account;
    private final int width;

    /**
     * Prepares the texts.
     *
     * @param width the width of the terminal in characters; 40 at least
     */
    public ContestText(ContestAccount account, int width) {
        this.account = account;
        this.width = Math.max(LEAST_WIDTH, width);
    }

    /** Returns the contest's name, format and progress. */
    public List<String> summary() {
        ContestAccount.Progress progress = account.progress();
        return WrappedLines.lines(
                "",
                account.contest().name() + ": " + account.contest().game().title() + ", format "
                        + account.contest().format() + ", "
                        + account.teams().size() + " teams; " + account.phaseWords() + ", " + progress.done()
                        + " of " + progress.games() + " games have a result.",
                width);
    }

    /** Returns the placing as far as it is certain, with points if a single table decides it. */
    public List<String> placing() {
        SortedMap<Integer, String> points = pointsThatDecide();
        TextTable table =
                points.isEmpty() ? new TextTable(">PLACE", "TEAM") : new TextTable(">PLACE", "TEAM", ">POINTS");
        int place = 1;
        for (List<Integer> level : account.situation().progress().placing()) {
            for (int contestant : level) {
                table.add(place, account.marked(contestant), points.getOrDefault(contestant, ""));
            }
            place += level.size();
        }
        account.situation().progress().out().forEach(out -> table.add("-", account.marked(out)));
        return table.isEmpty() ? List.of() : table.lines(width);
    }

    private SortedMap<Integer, String> pointsThatDecide() {
        SortedMap<Integer, String> points = new TreeMap<>();
        List<SectionState> sections = account.situation().progress().sections();
        if (sections.size() == 1) {
            sections.get(0)
                    .rows()
                    .forEach(row ->
                            points.put(row.contestant(), row.figures().points().toString()));
        }
        return points;
    }

    /** Returns the tables of all sections, with an empty line between them. */
    public List<String> tables() {
        List<String> lines = new ArrayList<>();
        for (SectionState state : account.situation().progress().sections()) {
            if (!lines.isEmpty()) {
                lines.add("");
            }
            lines.addAll(StandingsText.of(account, state, width));
        }
        return lines;
    }

    /** Returns the table of one section; empty if there is none of that id. */
    public List<String> table(String section) {
        return account.situation().progress().sections().stream()
                .filter(state -> state.section().id().equals(section))
                .flatMap(state -> StandingsText.of(account, state, width).stream())
                .toList();
    }

    /** Returns the knock-out part, stage by stage. */
    public List<String> bracket() {
        List<String> lines = new ArrayList<>();
        String stage = "";
        for (BracketLayout.Node node : BracketLayout.of(account).nodes()) {
            SectionState state = node.state();
            if (!state.section().stage().equals(stage)) {
                stage = state.section().stage();
                lines.add(stage);
            }
            lines.addAll(WrappedLines.lines("  " + state.section().id() + "  ", encounter(state), width));
        }
        return lines;
    }

    private String encounter(SectionState state) {
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

    /** Returns the open games, the byes, and the remarks for the organiser. */
    public List<String> schedule() {
        List<String> lines = new ArrayList<>();
        account.remarks().forEach(remark -> lines.addAll(WrappedLines.lines("", remark, width)));
        for (SectionState state : account.situation().progress().sections()) {
            lines.addAll(openGames(state));
        }
        return lines.isEmpty() ? List.of("No game is open.") : lines;
    }

    private List<String> openGames(SectionState state) {
        List<String> lines = new ArrayList<>();
        String title = state.section().title() + " (" + state.section().id() + ")";
        if (state.members().stream().anyMatch(Optional::isEmpty)) {
            lines.addAll(
                    WrappedLines.lines("", title + " waits for " + StandingsText.awaited(account, state) + ".", width));
            return lines;
        }
        TextTable table = TextTable.of(
                account,
                GameTables.games(account.games().stream()
                                .filter(game -> game.section().equals(state.section()))
                                .filter(GameAccount::isOpen))
                        .only("round", "game", "seats", "now"));
        if (!table.isEmpty()) {
            lines.add(title);
            lines.addAll(table.lines(width));
            lines.addAll(byes(state));
        }
        return lines;
    }

    private List<String> byes(SectionState state) {
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

    /** Returns the number of open games, idle teams and teams on probation. */
    public List<String> waiting() {
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
                .pending()
                .probation()
                .forEach((contestant, faults) -> lines.addAll(WrappedLines.lines(
                        "",
                        account.name(contestant) + " is on probation after " + faults + " faults in a row.",
                        width)));
        return lines;
    }

    /** Returns the questions that only the referee can decide. */
    public List<String> questions() {
        List<String> lines = new ArrayList<>();
        List<RefereeQuestion> questions = account.situation().pending().questions();
        for (int number = 1; number <= questions.size(); number++) {
            lines.addAll(
                    WrappedLines.lines(number + ". ", questions.get(number - 1).words(), width));
        }
        return lines;
    }

    /** Returns the games in which half of an answer was played, unless they are to be played again. */
    public List<String> halfAnswers() {
        List<String> lines = new ArrayList<>();
        for (AuditEntry half : account.situation().incompleteAnswers()) {
            DecisionEntry seen = half.decided();
            String teams = seen.contestant().stream().mapToObj(account::name).collect(Collectors.joining());
            lines.addAll(WrappedLines.lines(
                    "",
                    "In game " + seen.fixture().orElse("") + " half of an answer of " + teams + " was played: "
                            + Printable.of(seen.reason()),
                    width));
        }
        return lines;
    }

    /** Returns the ratings; none before the first result. */
    public List<String> ratings() {
        if (account.ratings().isEmpty()) {
            return List.of();
        }
        TextTable table = TextTable.of(account, ContestTables.readableRatings(account));
        List<String> lines = new ArrayList<>(table.lines(width));
        lines.add("");
        lines.addAll(WrappedLines.lines("", RATING_MODEL + " " + RatingsExplanation.BASIS, width));
        return lines;
    }

    /** Returns the audit trail in order of time. */
    public List<String> auditTrail() {
        List<String> lines = new ArrayList<>();
        AuditTrail.of(account)
                .forEach(item ->
                        lines.addAll(WrappedLines.lines(TimeText.utc(item.epochMillis()) + "  ", item.words(), width)));
        return lines;
    }
}
