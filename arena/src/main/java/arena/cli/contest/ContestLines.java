package arena.cli.contest;

import arena.app.RoundedTime;
import arena.app.contest.OpenContest;
import arena.contest.Contest;
import arena.contest.ContestState;
import arena.contest.Contestant;
import arena.tournament.format.Section;
import arena.tournament.format.Slot;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A contest in few lines for a terminal: what it is made of, what it will take, and how it stands. */
final class ContestLines {

    private static final double BYTES_PER_MIB = 1 << 20;
    private static final double SMALLEST_MIB = 0.1;

    private ContestLines() {}

    /**
     * Returns the plan: the number of teams and games, the sections with their contestants, and remarks for the
     * organiser.
     */
    static List<String> plan(Contest contest) {
        List<String> lines = new ArrayList<>();
        long fillers = contest.entries().stream().filter(Contestant::filler).count();
        int games = contest.plan().games();
        boolean endless = contest.plan().sections().stream()
                .anyMatch(section -> section.play().games(section.slots().size()) == 0);
        lines.add(contest.name() + ": " + contest.game().title() + ", " + contest.format() + ", "
                + (contest.entries().size() - fillers) + " teams"
                + (fillers == 0 ? "" : " and " + fillers + " that fill places") + ", "
                + (endless ? games(0) : games(games) + " at most") + ".");
        String stage = "";
        for (Section section : contest.plan().sections()) {
            if (!section.stage().equals(stage)) {
                stage = section.stage();
                lines.add("");
                lines.add(stage);
            }
            lines.add("  " + section.title() + " (" + section.id() + ", "
                    + games(section.play().games(section.slots().size())) + "): "
                    + section.slots().stream().map(slot -> taker(slot, contest)).collect(Collectors.joining(", ")));
        }
        lines.add("");
        lines.addAll(contest.plan().remarks());
        return lines;
    }

    private static String games(int number) {
        return number == 0 ? "games without end" : number + (number == 1 ? " game" : " games");
    }

    private static String taker(Slot slot, Contest contest) {
        return slot.source() instanceof Slot.Source.Drawn drawn ? contest.name(drawn.contestant()) : slot.label();
    }

    /** Returns how the seed is sealed. */
    static String sealed(Contest contest) {
        return "Sealed seed, SHA-256: " + contest.seal().commitment();
    }

    /**
     * Returns the expected length and disk space of the contest at this number of games at a time, or how to find out.
     */
    static String expected(OpenContest open, Contest contest, int allowed) {
        int atOnce = open.gamesAtOnce(contest, allowed);
        return open.estimate()
                .map(expectation -> String.format(
                        Locale.ROOT,
                        "Expected: %s with %d at a time, since %d measured %s took %.1f s on average; %.1f MiB"
                                + " of disk for records.",
                        RoundedTime.words(expectation.duration(contest.plan().games(), atOnce)),
                        atOnce,
                        expectation.games(),
                        expectation.games() == 1 ? "game" : "games",
                        expectation.gameMillis() / 1000.0,
                        Math.max(SMALLEST_MIB, expectation.bytes(contest) / BYTES_PER_MIB)))
                .orElse("Duration and disk are not measured yet: `arena contest check --measure` plays one game of"
                        + " each bot, and `arena contest rehearse` forecasts the whole event.");
    }

    /** Returns the progress and the places so far. */
    static List<String> brief(ContestState now) {
        List<String> lines = new ArrayList<>();
        lines.add(now.contest().name() + ": " + now.phase().words() + ", " + now.done() + " of " + now.games()
                + " games have a result.");
        int place = 1;
        for (List<Integer> level : now.progress().placing()) {
            lines.add(place + ". " + now.names(level));
            place += level.size();
        }
        now.progress().out().forEach(team -> lines.add("-  " + now.contest().name(team) + " (disqualified)"));
        return lines;
    }
}
