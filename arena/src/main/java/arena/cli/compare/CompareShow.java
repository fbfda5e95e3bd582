package arena.cli.compare;

import arena.app.Cores;
import arena.app.compare.CompareListener;
import arena.app.compare.ComparePlan;
import arena.app.compare.CompareStandings;
import arena.app.compare.CompareWords;
import arena.app.play.Lane;
import arena.app.play.MatchRequest;
import arena.app.play.SeatChoice;
import arena.app.play.Services;
import arena.app.play.Stoppable;
import arena.cli.host.GentleStop;
import arena.cli.host.Host;
import arena.cli.match.Announcement;
import arena.cli.show.Progress;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Tells how a comparison goes: what is played where, how far it is, and that Ctrl-C ends it gently. */
final class CompareShow implements CompareListener {

    private final Host host;
    private Optional<Progress> progress = Optional.empty();
    private Optional<GentleStop> stop = Optional.empty();

    CompareShow(Host host) {
        this.host = host;
    }

    @Override
    public void prepared(Services services, MatchRequest everybody, List<Lane> lanes) {
        new Announcement(host, services, everybody).remarks(false);
        String load = Cores.load()
                .map(value -> String.format(Locale.ROOT, ", load %.1f", value))
                .orElse("");
        String games = lanes.size() == 1 ? "1 game" : lanes.size() + " games";
        boolean launched = everybody.sittings().stream().anyMatch(one -> one.choice() instanceof SeatChoice.Launched);
        String cores = launched && lanes.size() > 1 ? "; " + cores(services, lanes) : "";
        host.err().println(games + " at a time (" + Cores.count() + " processors" + load + ")" + cores + ".");
    }

    private static String cores(Services services, List<Lane> lanes) {
        return services.isPinning()
                ? "the bots of each are held to the processors "
                        + lanes.stream()
                                .map(lane -> lane.cores().stream()
                                        .map(String::valueOf)
                                        .collect(Collectors.joining(",")))
                                .collect(Collectors.joining(" | "))
                : "the bots share all processors";
    }

    @Override
    public void begun(CompareStandings standings, int earlier) {
        ComparePlan plan = standings.plan();
        host.out()
                .println(plan.box().info().title() + ", seeds from " + plan.seed() + ": "
                        + String.join(", ", plan.names()));
        int counted = standings.games().size();
        if (earlier > counted) {
            host.err()
                    .println(earlier + " games were played before; what follows is about the first " + counted
                            + " of them, since no more are asked for. --games " + earlier + " tells of all.");
        } else if (counted > 0) {
            host.err().println(counted + " games were played before and count; --fresh starts over.");
        }
    }

    @Override
    public void playing(CompareStandings standings, Stoppable games) {
        Progress begun = Progress.begin(
                host, standings.games().size(), standings.plan().format().games());
        GentleStop listening = new GentleStop(() -> stopSoon(games, begun), games::stopNow);
        progress = Optional.of(begun);
        stop = Optional.of(listening);
        listening.listen();
    }

    private static void stopSoon(Stoppable games, Progress progress) {
        games.stopSoon();
        progress.remark("The running games are played to their end; Ctrl-C once more breaks them off.");
    }

    @Override
    public void progressed(CompareStandings standings) {
        progress.ifPresent(shown -> shown.show(standings.games().size(), new CompareWords(standings).brief()));
    }

    @Override
    public void lateBesideOthers() {
        progress.ifPresent(shown -> shown.remark(
                "Somebody was late in a game that ran beside others; if that happens often, the machine is too busy:"
                        + " compare with --jobs 1."));
    }

    @Override
    public void played() {
        stop.ifPresent(GentleStop::close);
        progress.ifPresent(Progress::close);
    }
}
