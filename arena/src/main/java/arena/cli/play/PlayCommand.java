package arena.cli.play;

import arena.app.StopSignal;
import arena.app.play.MatchAudience;
import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.app.play.SeatChoice;
import arena.app.play.SeatReader;
import arena.app.play.SeatedPlayer;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ExitCode;
import arena.cli.host.JsonOption;
import arena.cli.match.MatchOptions;
import arena.cli.show.LiveMatch;
import arena.cli.show.ShowOptions;
import arena.config.Configuration;
import arena.game.GameDefinition;
import arena.game.GameInfo;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arena play}: plays one match and prints the winner, the reason and the path of the record. */
@Command(
        name = "play",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Plays one match.",
            "Seats are assigned in the order given; the first one begins. If a game usually has more seats,"
                    + " superbot:1 fills the others."
        },
        footer = {
            "  arena play JavaBot SuperBot",
            "  arena play JavaBot superbot:1 --seed 7 --toss",
            "  arena play superbot:1 superbot:2 --json",
            "  arena play --game GAME superbot:1 superbot:2 --players 4",
            "  arena play JavaBot folder:MyTeam --set move-time=10m",
            "                            against a bot that is started elsewhere",
            "",
            "Exit codes: 0 the match ended in a verdict, 1 a bot cannot be started,",
            "2 the command line or config.ini cannot be used, 3 no verdict (no bot was",
            "ready, or the machine failed), 130 stopped by Ctrl-C."
        })
public final class PlayCommand implements Callable<Integer> {

    @Parameters(
            arity = "1..*",
            paramLabel = "SEAT",
            description = "The name of a [bot NAME] section (started by the arena), superbot:LEVEL, or folder:TEAM (a"
                    + " bot that is started elsewhere).")
    private List<String> seats = List.of();

    @Option(names = "--toss", description = "Draws the seats at random from the seed.")
    private boolean toss;

    @Mixin
    private JsonOption json = new JsonOption();

    @Mixin
    private MatchOptions match = new MatchOptions();

    @Mixin
    private ShowOptions show = new ShowOptions();

    private final CommandEnvironment host;
    private final ServicesFactory factory;

    public PlayCommand(CommandEnvironment host, ServicesFactory factory) {
        this.host = host;
        this.factory = factory;
    }

    @Override
    public Integer call() {
        Configuration configuration = match.configuration(host);
        MatchRequest request = request(configuration);
        show.check();
        Path shelf = match.records(host, configuration);
        return StopSignal.guarding(() -> {
            try (Services services = factory.open(configuration, match.field(host, configuration), shelf)) {
                MatchAudience audience = json.isGiven() ? LiveMatch.unseen(host, show) : new LiveMatch(host, show);
                MatchOutcome outcome = MatchAudience.play(services, request, audience);
                report(request, outcome, shelf.equals(configuration.field().records()));
                return ExitCode.of(outcome.conclusion());
            }
        });
    }

    private MatchRequest request(Configuration configuration) {
        GameDefinition<?, ?, ?> definition = match.game().follow(configuration, seats);
        List<SeatChoice> named = new SeatReader(configuration, definition.info()).read(seats);
        int all = match.game().seats(named.size());
        List<SeatedPlayer> sittings = SeatedPlayer.inOrder(SeatReader.filled(named, all));
        long seed = match.game().seed();
        MatchRequest request =
                match.request(configuration, toss ? SeatedPlayer.inDrawnOrder(sittings, seed) : sittings, seed);
        if (all > named.size() && !json.isGiven() && !show.quiet()) {
            host.out().println(filling(all - named.size(), definition.info()));
        }
        return request;
    }

    private static String filling(int free, GameInfo game) {
        return (free == 1 ? "1 seat is" : free + " seats are")
                + " filled with superbot:1 (--players " + game.seatRange().replace(" to ", "..")
                + " sets the number of seats).";
    }

    private void report(MatchRequest request, MatchOutcome outcome, boolean usualShelf) {
        host.out()
                .print(json.isGiven() ? outcome.json(request) + "\n" : MatchOptions.report(host, outcome, usualShelf));
        host.out().flush();
    }
}
