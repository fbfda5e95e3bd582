package arena.cli.check;

import arena.app.RequestFailure;
import arena.app.play.Services;
import arena.cli.host.Host;
import arena.config.BotEntry;
import arena.game.GameBox;
import arena.game.Settings;
import arena.probe.ProbeReport;
import arena.probe.ProbeRequest;
import arena.probe.ProtocolProbe;
import arena.record.Printable;
import arena.superbot.SuperBots;
import java.util.ArrayList;
import java.util.List;

/** Has a bot probed, and prints the summary. */
final class ThoroughCheck {

    private static final int OPPONENT_LEVEL = 1;

    private final Host host;
    private final Services services;
    private final GameBox<?, ?, ?> box;

    ThoroughCheck(Host host, Services services, GameBox<?, ?, ?> box) {
        this.host = host;
        this.services = services;
        this.box = box;
    }

    /**
     * Returns a few lines for each thing that is wrong.
     *
     * @throws RequestFailure if the game cannot be used for this
     */
    List<String> findings(BotEntry bot) {
        String id = box.info().id();
        ProbeRequest.Game game = new ProbeRequest.Game(
                box, Settings.of(box.info(), services.configuration().gameSettings(id)));
        if (SuperBots.levels(id).isEmpty() || !ProtocolProbe.knows(game)) {
            throw RequestFailure.usage("\"--thorough\" needs a game that asks its players in turns and has a super bot,"
                    + " which " + box.info().title() + " is not; leave it away.");
        }
        ProbeRequest request = new ProbeRequest(
                game,
                new ProbeRequest.Bot(bot.name(), services.launcher(), folder -> services.spec(bot, folder)),
                (seat, seed) -> SuperBots.onSeat(id, OPPONENT_LEVEL, seat, seed),
                services.folder(".arena").resolve("probe"));
        return read(examine(request));
    }

    private ProbeReport examine(ProbeRequest request) {
        host.err().println("the protocol probe plants troubles; this takes about a minute ...");
        ProbeReport report = new ProtocolProbe(request, this::show).probe();
        if (host.terminal()) {
            host.screen().print("\r\u001B[K");
        }
        return report;
    }

    private void show(String words) {
        if (host.terminal()) {
            host.screen().print("\r\u001B[K  trouble " + words);
            host.screen().flush();
        }
    }

    private List<String> read(ProbeReport report) {
        for (List<String> warning : report.warnings()) {
            warning.forEach(line ->
                    host.out().println((line.equals(warning.get(0)) ? "  WARNING: " : "  ") + Printable.of(line)));
        }
        if (!report.warnings().isEmpty()) {
            host.out()
                    .println(
                            "  The folder of this bot lies on a local disk, where the arena's files appear whole: that would"
                                    + " hurt it on a network share only.");
        }
        List<String> lines = new ArrayList<>();
        report.findings().forEach(lines::addAll);
        if (report.isHealthy()) {
            host.out().println("  " + report.summary());
        } else {
            lines.add(report.summary());
        }
        return lines;
    }
}
