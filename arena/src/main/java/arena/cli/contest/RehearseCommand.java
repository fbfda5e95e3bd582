package arena.cli.contest;

import arena.app.RequestFailure;
import arena.app.StopSignal;
import arena.app.play.ServicesFactory;
import arena.cli.host.ExitCode;
import arena.cli.host.Host;
import arena.config.Configuration;
import arena.config.ContestFile;
import arena.game.Setting;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arena contest rehearse}: the whole event at full speed, without its entries. */
@Command(
        name = "rehearse",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Plays the whole event with stand-ins in place of the entries, of which some crash, hang, flood, answer late or"
                    + " not at all; kills itself once in the middle and goes on.",
            "It says what that has proved, how long the event will last, how much room it needs, and which settings would"
                    + " hurt. All lies in the folder `rehearsal` of the contest; the event itself is not touched."
        },
        footerHeading = "%n",
        footer = {
            "Exit codes: 0 all is proved and nothing would hurt, 1 something must be mended,",
            "2 the command line or a file cannot be used, 3 the machine failed."
        })
final class RehearseCommand implements Callable<Integer> {

    @Mixin
    private ContestOptions contest = new ContestOptions();

    @Option(
            names = "--within",
            paramLabel = "TIME",
            description = "How long the event may last, such as 5h: whether it would, even with the slowest bots.")
    private Optional<String> within = Optional.empty();

    @Option(
            names = "--measure",
            description = "Plays one game of each real program against superbot:1 besides, and forecasts from that.")
    private boolean measure;

    private final Host host;
    private final ServicesFactory factory;

    RehearseCommand(Host host, ServicesFactory factory) {
        this.host = host;
        this.factory = factory;
    }

    @Override
    public Integer call() {
        Optional<Duration> planned = within.map(RehearseCommand::planned);
        Configuration machine = contest.configuration(host);
        ContestFile event = ContestFiles.read(contest.file(host), machine);
        Rehearsal rehearsal = new Rehearsal(host, factory, event, machine);
        return StopSignal.guarding(() -> {
            try {
                return rehearsal.hold(planned, measure);
            } catch (InterruptedException stop) {
                Thread.currentThread().interrupt();
                return ExitCode.STOPPED;
            }
        });
    }

    private static Duration planned(String text) {
        return Setting.duration(text)
                .filter(time -> !time.isZero())
                .orElseThrow(() -> RequestFailure.usage(
                        "--within is a time with its unit, such as 90m or 5h, not \"" + text + "\"."));
    }
}
