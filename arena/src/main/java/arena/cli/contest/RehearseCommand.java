package arena.cli.contest;

import arena.app.RequestFailure;
import arena.app.RoundedTime;
import arena.app.StopSignal;
import arena.app.play.ServicesFactory;
import arena.app.rehearsal.Observations;
import arena.app.rehearsal.Rehearsal;
import arena.app.rehearsal.RehearsalForecast;
import arena.app.rehearsal.RehearsalReport;
import arena.app.rehearsal.RehearsalRun;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ExitCode;
import arena.cli.show.Progress;
import arena.contest.ContestState;
import arena.game.Setting;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apache.commons.io.FileUtils;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arena contest rehearse}: the event at full speed, with stand-ins in place of its entries. */
@Command(
        name = "rehearse",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Plays the whole event with stand-ins in place of the entries; some crash, hang, flood their"
                    + " output, or answer late or not at all. In the middle the arena is killed once and continues.",
            "The report shows the checks that passed, the duration and disk space of the event, and settings"
                    + " that would cause problems. Everything is in the folder `rehearsal` of the contest; the"
                    + " event itself is not touched."
        },
        footerHeading = "%n",
        footer = {
            "Exit codes: 0 all checks passed and no setting is bad, 1 a problem must be fixed,",
            "2 the command line or a file cannot be used, 3 the machine failed."
        })
final class RehearseCommand implements Callable<Integer> {

    @Mixin
    private ContestOptions contest = new ContestOptions();

    @Option(
            names = "--within",
            paramLabel = "TIME",
            description = "The time available for the event, such as 5h; the report compares it with the"
                    + " duration even for the slowest bots.")
    private Optional<String> within = Optional.empty();

    @Option(
            names = "--measure",
            description = "Also plays one game of each real program against superbot:1, and one game of up to"
                    + " three of them together, and bases the forecast on these.")
    private boolean measure;

    private final CommandEnvironment host;
    private final ServicesFactory factory;
    private final RehearsalRun.Program program;

    RehearseCommand(CommandEnvironment host, ServicesFactory factory, RehearsalRun.Program program) {
        this.host = host;
        this.factory = factory;
        this.program = program;
    }

    @Override
    public Integer call() {
        Rehearsal.RehearsalOptions wishes =
                new Rehearsal.RehearsalOptions(within.map(RehearseCommand::planned), measure);
        Rehearsal rehearsal = new Rehearsal(contest.file(host), contest.configuration(host), factory, wishes);
        return StopSignal.guarding(() -> {
            try {
                RehearsalReport report = rehearsal.hold(program, new Screen(host));
                new ReportText(report).lines().forEach(host.out()::println);
                return report.isFine() ? ExitCode.FINE : ExitCode.FAILED;
            } catch (InterruptedException stop) {
                Thread.currentThread().interrupt();
                return ExitCode.STOPPED;
            }
        });
    }

    /** A display of the progress of a rehearsal. */
    private static final class Screen implements RehearsalRun.Listener {
        private final CommandEnvironment host;
        private Optional<Progress> progress = Optional.empty();

        Screen(CommandEnvironment host) {
            this.host = host;
        }

        @Override
        public void begins(int games) {
            progress = Optional.of(Progress.begin(host, 0, games));
        }

        @Override
        public void played(int results) {
            progress.ifPresent(shown -> shown.show(results, "rehearsed"));
        }

        @Override
        public void killed(int results) {
            remark("The arena was killed after " + results + (results == 1 ? " result" : " results")
                    + " and is started again.");
        }

        @Override
        public void remark(String words) {
            progress.ifPresentOrElse(
                    shown -> shown.remark(words), () -> host.err().println(words));
        }

        @Override
        public void ends() {
            progress.ifPresent(Progress::close);
            progress = Optional.empty();
        }
    }

    private static Duration planned(String text) {
        return Setting.duration(text)
                .filter(time -> !time.isZero())
                .orElseThrow(() -> RequestFailure.usage(
                        "--within is a time with its unit, such as 90m or 5h, not \"" + text + "\"."));
    }

    /** The findings of a rehearsal, on one screen. */
    private static final class ReportText {

        private final RehearsalReport report;

        ReportText(RehearsalReport report) {
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
            report.checks().forEach(check -> lines.add((check.holds() ? "passed  " : "FAILED  ") + check.words()));
            lines.add("");
            lines.addAll(time(forecast));
            lines.add("disk    " + FileUtils.byteCountToDisplaySize(forecast.bytes())
                    + " for records and database, at most "
                    + FileUtils.byteCountToDisplaySize(forecast.mostLogBytes())
                    + " for the output of programs.");
            lines.add(String.format(
                    Locale.ROOT,
                    "arena   %.1f games per second, and %s of processor time without the bots.",
                    end.done() / Math.max(1.0, (double) cost.length().toSeconds()),
                    RoundedTime.words(cost.processor())));
            lines.add("");
            report.advice().forEach(advice -> lines.add((advice.grave() ? "FIX     " : "hint    ") + advice.words()));
            lines.add(
                    report.isFine()
                            ? "All checks passed, and there are no problems."
                            : "Fix the marked problems, and rehearse again.");
            lines.add("All files of the rehearsal are in " + report.folder() + ".");
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
                            + " with the real programs, estimated from "
                            + "games between them."));
            return lines;
        }
    }
}
