package arena.app.contest;

import arena.app.play.MatchObserver;
import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.app.play.MatchRun;
import arena.app.play.SeatChoice;
import arena.app.play.SeatReader;
import arena.app.play.SeatedPlayer;
import arena.app.play.Services;
import arena.config.BotSource;
import arena.config.ContestFile;
import arena.config.TeamEntry;
import arena.game.GameBox;
import arena.match.Conclusion;
import arena.match.Event;
import arena.match.SeatTally;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One game of each program of a contest against the weakest super bot: how long it thinks about a move, and whether it
 * plays at all.
 */
public final class ProgramMeasurement {

    private static final long SEED = 1;

    private final Services services;
    private final GameBox<?, ?, ?> box;
    private final ContestFile event;
    private final List<String> unfit = new ArrayList<>();
    private final List<Double> millis = new ArrayList<>();
    private final List<Game> games = new ArrayList<>();

    /**
     * What was measured.
     *
     * @param millisPerMove how long a program needs for a move on average; nothing if there is none that plays
     * @param games those that were played to a verdict
     * @param unfit a sentence for each program that did not get through its game
     */
    public record Measured(OptionalDouble millisPerMove, List<Game> games, List<String> unfit) {
        public Measured {
            games = List.copyOf(games);
            unfit = List.copyOf(unfit);
        }
    }

    /** A game that was measured. */
    public record Game(long millis, long recordBytes) {}

    private ProgramMeasurement(Services services, GameBox<?, ?, ?> box, ContestFile event) {
        this.services = services;
        this.box = box;
        this.event = event;
    }

    /** Plays. */
    public static Measured of(Services services, GameBox<?, ?, ?> box, ContestFile event) {
        ProgramMeasurement all = new ProgramMeasurement(services, box, event);
        all.measure();
        return new Measured(all.millis.stream().mapToDouble(Double::doubleValue).average(), all.games, all.unfit);
    }

    private void measure() {
        for (TeamEntry team : event.teams()) {
            if (team.entry() instanceof BotSource.Launched launched
                    && !Thread.currentThread().isInterrupted()) {
                SeatedPlayer player = new SeatedPlayer(team.name(), new SeatChoice.Launched(launched.program()));
                if (services.unstartable(List.of(player)).isEmpty()) {
                    measure(player);
                }
            }
        }
    }

    /** Says what a program did wrong in its game, and whether it has lost by that. */
    private static String rules(SeatTally seen, Conclusion conclusion) {
        String lost = conclusion instanceof Conclusion.Decided decided
                        && decided.over().standings().stream()
                                .anyMatch(standing -> standing.seat().number() == 1 && standing.place() > 1)
                ? " lost its measured game (" + decided.over().reason() + ")"
                : " broke rules in its measured game";
        return lost + ": "
                + Stream.of(
                                counted(seen.faults() - seen.late(), "wrong answer", "wrong answers"),
                                counted(
                                        seen.late(),
                                        "answer that was not there in time",
                                        "answers that were not there in time"))
                        .filter(words -> !words.isEmpty())
                        .collect(Collectors.joining(" and "));
    }

    private static String counted(int number, String one, String more) {
        return number <= 0 ? "" : number + " " + (number == 1 ? one : more);
    }

    private void measure(SeatedPlayer team) {
        List<SeatChoice> seats =
                SeatReader.filled(List.of(team.choice()), event.contest().seats());
        List<SeatedPlayer> sittings = new ArrayList<>(SeatedPlayer.inOrder(seats));
        sittings.set(0, team);
        MatchRequest request = new MatchRequest(
                box, event.settings(), SEED, sittings, MatchRequest.explanations(services.configuration()));
        long beganNanos = System.nanoTime();
        MatchOutcome outcome = new MatchRun(services, request, MatchObserver::none).play();
        if (outcome.conclusion() instanceof Conclusion.Decided) {
            long millisInAll = Duration.ofNanos(System.nanoTime() - beganNanos).toMillis();
            games.add(new Game(millisInAll, outcome.record().toFile().length()));
        }
        SeatTally seen = outcome.status().seat(1);
        if (seen.left().isPresent()) {
            Event.Left left = seen.left().get();
            unfit.add(team.name() + " does not get through a game ("
                    + left.why().words() + ": " + left.words()
                    + "); `arena check` says more about a bot of config.ini.");
        } else if (seen.faults() + seen.late() > 0) {
            unfit.add(team.name() + rules(seen, outcome.conclusion()) + "; `arena errors " + team.name() + " --records "
                    + services.configuration().field().records() + "` shows each.");
        }
        if (seen.moves() > 0) {
            millis.add((double) seen.times().usedMillis() / seen.moves());
        }
    }
}
