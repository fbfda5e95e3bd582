package arena.cli.check;

import arena.app.check.CheckListener;
import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.app.play.Services;
import arena.cli.host.CommandEnvironment;
import arena.match.MatchConclusion;
import arena.probe.ProbeReport;
import arena.record.Printable;
import java.util.List;

/**
 * A display of the progress of a check; on a terminal the current step stands in one line that is wiped afterwards.
 */
final class CheckShow implements CheckListener {

    private static final String WIPE = "\r\u001B[K";

    private final CommandEnvironment host;

    CheckShow(CommandEnvironment host) {
        this.host = host;
    }

    @Override
    public void begins(Services services) {
        services.newConfinement().ifPresent(host.err()::println);
    }

    @Override
    public void playing(String opponent) {
        if (host.terminal()) {
            host.out().print("  playing against " + opponent + " ...");
            host.out().flush();
        } else {
            host.err().println("playing against " + opponent + " ...");
        }
    }

    @Override
    public void played(MatchRequest request, MatchOutcome outcome) {
        wipe();
        if (outcome.conclusion() instanceof MatchConclusion.Decided) {
            String seats = String.join(" against ", request.setup().names());
            host.out().println("  " + seats + ": " + outcome.verdict() + " Record: " + outcome.record());
        }
    }

    private void wipe() {
        if (host.terminal()) {
            host.screen().print(WIPE);
        }
    }

    @Override
    public void remarked(List<String> remarks) {
        remarks.forEach(words -> host.out().println("  " + Printable.of(words)));
    }

    @Override
    public void probing() {
        host.err().println("the protocol probe plants troubles; this takes about a minute ...");
    }

    @Override
    public void planting(String trouble) {
        if (host.terminal()) {
            host.screen().print(WIPE + "  trouble " + trouble);
            host.screen().flush();
        }
    }

    @Override
    public void probed(ProbeReport report) {
        wipe();
        for (List<String> warning : report.warnings()) {
            warning.forEach(line ->
                    host.out().println((line.equals(warning.get(0)) ? "  WARNING: " : "  ") + Printable.of(line)));
        }
        if (!report.warnings().isEmpty()) {
            host.out()
                    .println("  The folder of this bot lies on a local disk, where the arena's files appear whole:"
                            + " that would hurt it on a network share only.");
        }
        if (report.isHealthy()) {
            host.out().println("  " + report.summary());
        }
    }
}
