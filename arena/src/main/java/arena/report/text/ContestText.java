package arena.report.text;

import arena.record.Printable;
import arena.report.ContestAccount;
import arena.store.AuditEntry;
import arena.store.DecisionEntry;
import arena.tournament.format.SectionState;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The texts of a contest for a terminal. Each method returns lines without line ends, in a fixed order; none if there
 * is nothing to show.
 */
public final class ContestText {

    private static final int LEAST_WIDTH = 40;

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
        return BracketText.of(account, width);
    }

    /** Returns the open games, the byes, and the remarks for the organiser. */
    public List<String> schedule() {
        return ScheduleText.of(account, width);
    }

    /** Returns the number of open games, idle teams and teams on probation. */
    public List<String> waiting() {
        return WaitingText.waiting(account, width);
    }

    /** Returns the questions that only the referee can decide. */
    public List<String> questions() {
        return WaitingText.questions(account, width);
    }

    /** Returns the games in which half of an answer was played, unless they are to be played again. */
    public List<String> halfAnswers() {
        List<String> lines = new ArrayList<>();
        for (AuditEntry half : account.situation().halfAnswers()) {
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
        return account.ratings().isEmpty() ? List.of() : RatingsText.of(account, width);
    }

    /** Returns the audit trail in order of time. */
    public List<String> auditTrail() {
        return AuditText.of(account, width);
    }
}
