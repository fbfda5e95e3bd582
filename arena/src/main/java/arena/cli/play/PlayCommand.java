package arena.cli.play;

import arena.cli.host.Host;
import arena.cli.host.StopSignal;
import arena.cli.show.LiveMatch;
import arena.cli.show.ShowOptions;
import arena.cli.stage.MatchOptions;
import arena.cli.stage.MatchRequest;
import arena.cli.stage.Outcome;
import arena.cli.stage.PlayReport;
import arena.cli.stage.SeatChoice;
import arena.cli.stage.SeatReader;
import arena.cli.stage.Sitting;
import arena.cli.stage.Stage;
import arena.cli.stage.Stages;
import arena.config.Configuration;
import arena.game.GameBox;
import arena.game.GameInfo;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arena play}: plays one match and says who won, why, and where the record lies. */
@Command(
        name = "play",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Plays one match.",
            "The seats sit in the order given: the first one begins. Where a game usually has more seats, superbot:1 sits on"
                    + " the others."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  arena play JavaBot SuperBot",
            "  arena play JavaBot superbot:1 --seed 7 --toss",
            "  arena play superbot:1 superbot:2 --json",
            "  arena play --game asterobots AstroJava AstroPy --players 4",
            "  arena play JavaBot folder:MyTeam --set move-time=10m",
            "                            somebody else serves team-folders/MyTeam",
            "",
            "Exit codes: 0 the match ended in a verdict, 1 a bot cannot be started,",
            "2 the command line or config.ini cannot be used, 3 no verdict (nobody was",
            "ready, or the machine failed), 130 stopped by Ctrl-C."
        })
public final class PlayCommand implements Callable<Integer> {

    @Parameters(
            arity = "1..*",
            paramLabel = "SEAT",
            description =
                    "The name of a [bot NAME] section (started by the arena), superbot:LEVEL, or folder:TEAM (served by"
                            + " somebody else).")
    private List<String> seats = List.of();

    @Option(names = "--toss", description = "Draws from the seed who sits where.")
    private boolean toss;

    @Option(names = "--json", description = "Prints one JSON object on one line, and nothing else.")
    private boolean json;

    @Mixin
    private MatchOptions match = new MatchOptions();

    @Mixin
    private ShowOptions show = new ShowOptions();

    private final Host host;
    private final Stages stages;

    public PlayCommand(Host host, Stages stages) {
        this.host = host;
        this.stages = stages;
    }

    @Override
    public Integer call() {
        Configuration configuration = match.configuration(host);
        MatchRequest request = request(configuration);
        show.check();
        Path shelf = match.records(host, configuration);
        return StopSignal.guarding(() -> {
            try (Stage stage = stages.open(configuration, match.field(host, configuration), shelf)) {
                LiveMatch live = new LiveMatch(host, show);
                Outcome outcome = json ? live.unseen(stage, request) : live.play(stage, request);
                report(request, outcome, shelf.equals(configuration.field().records()));
                return outcome.exitCode();
            }
        });
    }

    private MatchRequest request(Configuration configuration) {
        GameBox<?, ?, ?> box = match.game().box();
        List<SeatChoice> named = new SeatReader(configuration, box.info()).read(seats);
        int all = match.game().seats(named.size());
        List<Sitting> sittings = Sitting.inOrder(SeatReader.filled(named, all));
        long seed = match.game().seed();
        MatchRequest request = match.request(configuration, toss ? Sitting.tossed(sittings, seed) : sittings, seed);
        if (all > named.size() && !json && !show.quiet()) {
            host.out().println(filling(all - named.size(), box.info()));
        }
        return request;
    }

    private static String filling(int free, GameInfo game) {
        return (free == 1 ? "1 seat is" : free + " seats are")
                + " filled with superbot:1 (--players " + game.seatRange().replace(" to ", "..")
                + " says how many there are).";
    }

    private void report(MatchRequest request, Outcome outcome, boolean usualShelf) {
        PlayReport report = new PlayReport(request, outcome);
        if (json) {
            host.out().print(report.json());
        } else {
            host.out().print(report.words(host.program(), MatchOptions.recordName(outcome, usualShelf)));
        }
        host.out().flush();
    }
}
