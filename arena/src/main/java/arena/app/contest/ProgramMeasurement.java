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
import arena.game.GameDefinition;
import arena.match.Event;
import arena.match.MatchConclusion;
import arena.match.SeatTally;
import arena.record.MatchRecord;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A measurement of a contest's programs. Each plays one game against the weakest super bot, which shows whether it
 * plays at all. Then the entries play some games together, which show the duration of a game: programs that start and
 * wait together take longer than one alone.
 */
public final class ProgramMeasurement {

    private static final long SEED = 1;

    /** The most games of the entries against each other. */
    private static final int MOST_TABLES = 3;

    private final Services services;
    private final GameDefinition<?, ?, ?> game;
    private final ContestFile event;
    private final List<String> unfit = new ArrayList<>();
    private final List<Game> alone = new ArrayList<>();
    private final List<Game> games = new ArrayList<>();
    private final List<SeatedPlayer> fit = new ArrayList<>();

    /**
     * The result of the measurement.
     *
     * @param games of the entries among themselves, else of the programs alone
     * @param unfit a sentence for each program that did not finish its game
     */
    public record MeasurementResult(List<Game> games, List<String> unfit) {
        public MeasurementResult {
            games = List.copyOf(games);
            unfit = List.copyOf(unfit);
        }
    }

    /**
     * A measured game.
     *
     * @param millis its duration, with the start of its programs
     * @param recordBytes the size of its record
     * @param turns the number of prompts; seats that were asked together count once
     */
    public record Game(long millis, long recordBytes, int turns) {}

    private ProgramMeasurement(Services services, GameDefinition<?, ?, ?> game, ContestFile event) {
        this.services = services;
        this.game = game;
        this.event = event;
    }

    /** Plays the games and returns the result. */
    public static MeasurementResult of(Services services, GameDefinition<?, ?, ?> game, ContestFile event) {
        ProgramMeasurement all = new ProgramMeasurement(services, game, event);
        all.measure();
        return new MeasurementResult(all.games.isEmpty() ? all.alone : all.games, all.unfit);
    }

    private void measure() {
        for (TeamEntry team : event.teams()) {
            if (team.entry() instanceof BotSource.Launched launched
                    && !Thread.currentThread().isInterrupted()) {
                SeatedPlayer player = new SeatedPlayer(team.name(), new SeatChoice.Launched(launched.program()));
                if (services.unstartable(List.of(player)).isEmpty()) {
                    measure(player);
                }
            } else if (team.entry() instanceof BotSource.SuperBot level) {
                fit.add(new SeatedPlayer(team.name(), new SeatChoice.Level(level.level())));
            }
        }
        int seats = event.contest().seats();
        for (int table = 0; table < Math.min(MOST_TABLES, fit.size() / seats); table++) {
            played(fit.subList(table * seats, (table + 1) * seats), games);
        }
    }

    /** Returns words for the faults of a program in its game, and whether they cost it the game. */
    private static String rules(SeatTally.Rulings seen, MatchConclusion conclusion) {
        String lost = conclusion instanceof MatchConclusion.Decided decided
                        && decided.over().standings().stream()
                                .anyMatch(standing -> standing.seat().number() == 1 && standing.place() > 1)
                ? " lost its measured game (" + decided.over().reason() + ")"
                : " made faults in its measured game";
        return lost + ": "
                + Stream.of(
                                counted(seen.faults() - seen.late(), "wrong answer", "wrong answers"),
                                counted(seen.late(), "late answer", "late answers"))
                        .filter(words -> !words.isEmpty())
                        .collect(Collectors.joining(" and "));
    }

    private static String counted(int number, String one, String more) {
        return number <= 0 ? "" : number + " " + (number == 1 ? one : more);
    }

    /** Plays a game, and adds its measure if it has a verdict. */
    private MatchOutcome played(List<SeatedPlayer> sittings, List<Game> measured) {
        MatchRequest request = new MatchRequest(
                game, event.settings(), SEED, sittings, MatchRequest.explanations(services.configuration()));
        long beganNanos = System.nanoTime();
        MatchOutcome outcome = new MatchRun(services, request, MatchObserver::none).play();
        if (outcome.conclusion() instanceof MatchConclusion.Decided) {
            measured.add(new Game(
                    Duration.ofNanos(System.nanoTime() - beganNanos).toMillis(),
                    outcome.record().toFile().length(),
                    turns(MatchRecord.read(outcome.record()))));
        }
        return outcome;
    }

    /** Returns the number of prompts; seats that were asked together count once. */
    public static int turns(MatchRecord record) {
        return (int) record.events(Event.Prompted.class)
                .mapToInt(Event.Prompted::step)
                .distinct()
                .count();
    }

    private void measure(SeatedPlayer team) {
        List<SeatChoice> seats =
                SeatReader.filled(List.of(team.choice()), event.contest().seats());
        List<SeatedPlayer> sittings = new ArrayList<>(SeatedPlayer.inOrder(seats));
        sittings.set(0, team);
        MatchOutcome outcome = played(sittings, alone);
        SeatTally seen = outcome.status().seat(1);
        if (seen.left().isEmpty()) {
            fit.add(team);
        }
        if (seen.left().isPresent()) {
            Event.Left left = seen.left().get();
            unfit.add(team.name() + " cannot finish a game ("
                    + left.why().words() + ": " + left.words()
                    + "); `arena check` shows more about a bot of config.ini.");
        } else if (seen.rulings().faults() + seen.rulings().late() > 0) {
            unfit.add(team.name() + rules(seen.rulings(), outcome.conclusion()) + "; `arena errors " + team.name()
                    + " --records " + services.configuration().field().records() + "` shows each.");
        }
    }
}
