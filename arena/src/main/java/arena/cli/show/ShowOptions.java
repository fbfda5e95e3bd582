package arena.cli.show;

import arena.app.RequestFailure;
import arena.app.play.LiveDisplay;
import arena.app.play.MatchObserver;
import arena.app.play.MatchRequest;
import arena.app.play.SeatChoice;
import arena.cli.host.CommandEnvironment;
import arena.game.Seat;
import arena.game.Setting;
import arena.game.Viewpoint;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options of every command that shows a match while it is played. */
public final class ShowOptions {

    private static final Duration USUAL_PACE = Duration.ofMillis(100);

    @Option(names = "--plain", description = "Prints lines instead of drawing the board, even on a terminal.")
    private boolean plain;

    @Option(names = "--quiet", description = "Prints only the end of the match.")
    private boolean quiet;

    @Option(
            names = "--pace",
            paramLabel = "TIME",
            description = "The shortest time for which a drawn board is shown, such as 200ms or 0ms; the match"
                    + " does not wait for it. Default: 100ms.")
    private Optional<String> pace = Optional.empty();

    @Option(
            names = "--why",
            description = "Shows the super bot's reasons for its answers: what it expects and" + " assumes.")
    private boolean why;

    public boolean quiet() {
        return quiet;
    }

    /** Returns the display of a match. */
    MatchObserver observer(CommandEnvironment host, MatchRequest request) {
        Duration stay = stay();
        if (quiet) {
            return MatchObserver.none();
        }
        Viewpoint viewpoint = viewpoint(request);
        return host.terminal() && !plain
                ? new LiveDisplay(
                        new BoardShow<>(request.game(), host, viewpoint, new BoardShow.Style(why, Window.now())), stay)
                : new LiveDisplay(new LineShow<>(request.game(), host.out(), viewpoint, why), Duration.ZERO);
    }

    /**
     * Checks the options before anything begins.
     *
     * @throws RequestFailure if the pace is no time
     */
    public void check() {
        stay();
    }

    private Duration stay() {
        return pace.map(text -> Setting.duration(text)
                        .orElseThrow(() -> RequestFailure.usage(
                                "--pace is a time with its unit, such as 200ms or 1s, not \"" + text + "\".")))
                .orElse(USUAL_PACE);
    }

    /**
     * If one folder is served by a person, that person may sit at this terminal, and is shown the secrets of that seat
     * only.
     */
    private static Viewpoint viewpoint(MatchRequest request) {
        List<Seat> served = new ArrayList<>();
        for (Seat seat : request.setup().seats()) {
            if (request.sittings().get(seat.index()).choice() instanceof SeatChoice.Served) {
                served.add(seat);
            }
        }
        return served.size() == 1 ? Viewpoint.of(served.get(0)) : new Viewpoint.Referee();
    }
}
