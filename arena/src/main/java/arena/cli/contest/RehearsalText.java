package arena.cli.contest;

import arena.app.RoundedTime;
import arena.app.rehearsal.Observations;
import arena.app.rehearsal.RehearsalForecast;
import arena.app.rehearsal.RehearsalReport;
import arena.contest.ContestState;
import arena.game.Setting;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.commons.io.FileUtils;

/** The findings of a rehearsal, on one screen. */
final class RehearsalText {

    private final RehearsalReport report;

    RehearsalText(RehearsalReport report) {
        this.report = report;
    }

    /** Returns the report. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        ContestState end = report.seen().end();
        RehearsalForecast forecast = report.forecast();
        Observations.Cost cost = report.seen().cost();
        lines.add("Rehearsal of " + end.contest().name() + ": " + end.done()
                + (end.done() == 1 ? " game of " : " games of ")
                + report.standIns().habits().size() + " stand-ins, of which "
                + report.standIns().bad() + " misbehaved, " + forecast.atOnce() + " at a time, in "
                + RoundedTime.words(cost.length()) + ".");
        lines.add("");
        report.checks().forEach(check -> lines.add((check.holds() ? "proved  " : "FAILED  ") + check.words()));
        lines.add("");
        lines.addAll(time(forecast));
        lines.add("disk    " + FileUtils.byteCountToDisplaySize(forecast.bytes())
                + " for records and database, and at most " + FileUtils.byteCountToDisplaySize(forecast.mostLogBytes())
                + " for what programs print.");
        lines.add(String.format(
                Locale.ROOT,
                "arena   %.1f games a second, and %s on processors of its own, without the bots.",
                end.done() / Math.max(1.0, (double) cost.length().toSeconds()),
                RoundedTime.words(cost.processor())));
        lines.add("");
        report.advice().forEach(one -> lines.add((one.grave() ? "MEND    " : "hint    ") + one.words()));
        lines.add(
                report.isFine()
                        ? "All is proved, and nothing must be mended."
                        : "Mend what is marked, and rehearse again.");
        lines.add("Everything of the rehearsal lies in " + report.folder() + ".");
        return lines;
    }

    private List<String> time(RehearsalForecast forecast) {
        List<String> lines = new ArrayList<>();
        lines.add("time    " + RoundedTime.words(forecast.best()) + " if all bots answer at once; "
                + RoundedTime.words(forecast.worst()) + " if all take " + Setting.text(forecast.moveTime())
                + " for each of " + Math.round(forecast.turnsPerGame()) + " moves a game, "
                + forecast.atOnce() + (forecast.atOnce() == 1 ? " game" : " games") + " at a time.");
        forecast.real()
                .ifPresent(length -> lines.add("time    " + RoundedTime.words(length)
                        + " with the programs as they are, by "
                        + "games of them at one table."));
        return lines;
    }
}
