package arena.cli.contest;

import arena.contest.Situation;
import arena.game.Setting;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import org.apache.commons.io.FileUtils;

/**
 * What a rehearsal has brought to light, on one screen.
 *
 * @param trace what was played
 * @param cast by whom
 * @param checks what that has proved
 * @param forecast what the event will need
 * @param hazards what would hurt
 */
record RehearsalReport(
        RehearsalTrace trace,
        RehearsalCast cast,
        List<RehearsalProof.Check> checks,
        RehearsalForecast forecast,
        List<RehearsalHazards.Hazard> hazards) {

    RehearsalReport {
        checks = List.copyOf(checks);
        hazards = List.copyOf(hazards);
    }

    /** Returns whether all is proved and nothing must be mended. */
    boolean isFine() {
        return checks.stream().allMatch(RehearsalProof.Check::holds)
                && hazards.stream().noneMatch(RehearsalHazards.Hazard::grave);
    }

    /**
     * Returns the report.
     *
     * @param millisPerMove how long the real programs think about a move, if they were measured
     */
    List<String> lines(OptionalDouble millisPerMove) {
        List<String> lines = new ArrayList<>();
        Situation end = trace.end();
        lines.add("Rehearsal of " + end.contest().name() + ": " + end.done()
                + (end.done() == 1 ? " game of " : " games of ")
                + cast.habits().size() + " stand-ins, of which " + cast.bad() + " misbehaved, " + forecast.atOnce()
                + " at a time, in " + RehearsalForecast.words(trace.cost().length()) + ".");
        lines.add("");
        checks.forEach(check -> lines.add((check.holds() ? "proved  " : "FAILED  ") + check.words()));
        lines.add("");
        lines.addAll(time(millisPerMove));
        lines.add("disk    " + FileUtils.byteCountToDisplaySize(forecast.bytes())
                + " for records and database, and at most " + FileUtils.byteCountToDisplaySize(forecast.mostLogBytes())
                + " for what programs print.");
        lines.add(String.format(
                Locale.ROOT,
                "arena   %.1f games a second, and %s on processors of its own, without the bots.",
                end.done() / Math.max(1.0, (double) trace.cost().length().toSeconds()),
                RehearsalForecast.words(trace.cost().processor())));
        lines.add("");
        hazards.forEach(hazard -> lines.add((hazard.grave() ? "MEND    " : "hint    ") + hazard.words()));
        lines.add(isFine() ? "All is proved, and nothing must be mended." : "Mend what is marked, and rehearse again.");
        return lines;
    }

    private List<String> time(OptionalDouble millisPerMove) {
        List<String> lines = new ArrayList<>();
        lines.add("time    " + RehearsalForecast.words(forecast.best()) + " if all bots answer at once; "
                + RehearsalForecast.words(forecast.worst()) + " if all take " + Setting.text(forecast.moveTime())
                + " for each of " + Math.round(forecast.movesPerGame()) + " moves a game.");
        millisPerMove.ifPresent(millis -> lines.add("time    " + RehearsalForecast.words(forecast.lasting(millis))
                + " with the programs as they are: " + String.format(Locale.ROOT, "%.0f", millis)
                + " ms for a move on average, measured in a game of each."));
        return lines;
    }
}
