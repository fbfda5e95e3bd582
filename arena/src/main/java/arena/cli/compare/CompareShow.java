package arena.cli.compare;

import arena.app.Processors;
import arena.app.compare.CompareGame;
import arena.app.compare.CompareListener;
import arena.app.compare.ComparePlan;
import arena.app.compare.CompareStandings;
import arena.app.compare.CompareText;
import arena.app.play.MatchLane;
import arena.app.play.MatchRequest;
import arena.app.play.SeatChoice;
import arena.app.play.Services;
import arena.cli.host.CommandEnvironment;
import arena.cli.match.Announcement;
import arena.tournament.Pairing;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A display of the progress of a comparison: what is played where, how far it is, and that Ctrl-C ends it
 * gracefully.
 */
final class CompareShow extends SeriesShow<Pairing, CompareGame, CompareStandings> implements CompareListener {

    private final CommandEnvironment host;

    CompareShow(CommandEnvironment host) {
        super(host);
        this.host = host;
    }

    @Override
    public void prepared(Services services, MatchRequest everybody, List<MatchLane> lanes) {
        new Announcement(host, services, everybody).remarks(false);
        String load = Processors.load()
                .map(value -> String.format(Locale.ROOT, ", load %.1f", value))
                .orElse("");
        String games = lanes.size() == 1 ? "1 game" : lanes.size() + " games";
        boolean launched = everybody.sittings().stream().anyMatch(one -> one.choice() instanceof SeatChoice.Launched);
        String cores = launched && lanes.size() > 1 ? "; " + cores(services, lanes) : "";
        host.err().println(games + " at a time (" + Processors.count() + " processors" + load + ")" + cores + ".");
    }

    private static String cores(Services services, List<MatchLane> lanes) {
        return services.isPinning()
                ? "the bots of each game use only the processors "
                        + lanes.stream()
                                .map(lane -> lane.cores().stream()
                                        .map(String::valueOf)
                                        .collect(Collectors.joining(",")))
                                .collect(Collectors.joining(" | "))
                : "the bots share all processors";
    }

    @Override
    public void opened(CompareStandings standings, int earlier) {
        ComparePlan plan = standings.plan();
        host.out()
                .println(plan.game().info().title() + ", seeds from " + plan.seed() + ": "
                        + String.join(", ", plan.names()));
        int counted = standings.games().size();
        if (earlier > counted) {
            host.err()
                    .println(earlier + " games were played before; the results below use the first " + counted
                            + " of them, as requested. --games " + earlier + " uses all.");
        } else if (counted > 0) {
            host.err().println(counted + " games were played before and are included; --fresh starts over.");
        }
    }

    @Override
    int games(CompareStandings standings) {
        return standings.plan().format().games();
    }

    @Override
    int ended(CompareStandings standings) {
        return standings.games().size();
    }

    @Override
    String brief(CompareStandings standings) {
        return new CompareText(standings).brief();
    }
}
