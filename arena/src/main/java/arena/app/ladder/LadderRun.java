package arena.app.ladder;

import arena.app.Processors;
import arena.app.RequestFailure;
import arena.app.ReservedFolders;
import arena.app.ladder.LadderSeason.NextGame;
import arena.app.play.MatchLane;
import arena.app.play.MatchObserver;
import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.app.play.MatchRun;
import arena.app.play.MatchTemplate;
import arena.app.play.SeatChoice;
import arena.app.play.SeatedPlayer;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.app.play.ServicesPlace;
import arena.config.BotEntry;
import arena.config.Configuration;
import arena.config.LadderSettings;
import arena.game.GameDefinition;
import arena.game.GameInfo;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Standing;
import arena.ladder.LadderBot;
import arena.match.Event;
import arena.match.MatchConclusion;
import arena.match.SeatTally;
import arena.plugin.Games;
import arena.series.GamePlace;
import arena.series.GamePlan;
import arena.series.SeriesRunner;
import arena.series.Stoppable;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.apache.commons.io.FileUtils;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The run of the ladder: it takes entries and plays games until it is stopped. */
public final class LadderRun implements Stoppable {

    private static final Logger LOG = LoggerFactory.getLogger(LadderRun.class);

    private final Configuration configuration;
    private final LadderSettings settings;
    private final ServicesFactory factory;
    private final Consumer<String> remarks;
    private final OptionalInt most;
    private final SeriesRunner<NextGame, MatchOutcome> series;
    private final LadderGames plan;

    /**
     * Prepares a run.
     *
     * @param most the number of games after which it ends; empty for no end
     * @param remarks receives a sentence for the host; by any thread
     */
    public LadderRun(Configuration configuration, ServicesFactory factory, OptionalInt most, Consumer<String> remarks) {
        this.configuration = configuration;
        this.settings = configuration.ladder();
        this.factory = factory;
        this.most = most;
        this.remarks = remarks;
        if (settings.matches().equals(OptionalInt.of(0))
                && configuration.ladderDatabase().isEmpty()) {
            throw RequestFailure.usage("matches = 0 in [ladder] leaves all games to workers, and there is no section"
                    + " [ladder-database] through which they get them; add it, or set matches = auto.");
        }
        this.plan = new LadderGames(LadderSeason.open(settings));
        this.series = new SeriesRunner<>(plan);
    }

    @Override
    public void stopSoon() {
        series.stopSoon();
    }

    @Override
    public void stopNow() {
        series.stopNow();
    }

    /**
     * Plays until it is stopped.
     *
     * @throws RequestFailure if the ladder cannot be stored, or a game fails again and again through no bot's fault
     */
    public SeriesRunner.End play() {
        try (LadderSeason season = plan.season;
                LadderEntrance entrance = new LadderEntrance(configuration, season, this::trial, remarks)) {
            plan.entrance = Optional.of(entrance);
            List<GamePlace<NextGame, MatchOutcome>> places = places();
            entrance.open(this::stopSoon);
            return series.play(places).orThrow();
        } finally {
            FileUtils.deleteQuietly(MatchLane.fields(folder()).toFile());
        }
    }

    private Path folder() {
        return plan.season.folder();
    }

    private List<Path> hidden() {
        return ReservedFolders.of(configuration);
    }

    /** Returns a place for each game at a time on this machine, and one for all workers. */
    private List<GamePlace<NextGame, MatchOutcome>> places() {
        int number = settings.matches().orElseGet(Processors::free);
        List<GamePlace<NextGame, MatchOutcome>> places = new ArrayList<>();
        for (MatchLane lane : MatchLane.several(number, folder(), hidden(), true)) {
            places.add(new ServicesPlace<>(() -> factory.open(configuration, lane), this::play));
        }
        if (number == 0) {
            remarks.accept("Workers play all games; `arena workers ladder` lists them.");
        }
        configuration
                .ladderDatabase()
                .ifPresent(server -> places.add(new LadderWorkers(
                        server,
                        settings.games(),
                        factory.open(configuration, new MatchLane(number + 1, folder(), hidden(), List.of(), true)),
                        new LadderWorkers.Player(this::request, this::play),
                        MatchLane.records(folder()),
                        remarks)));
        return places;
    }

    /** Opens the services of a check, with folders of their own, which are empty: one check runs at a time. */
    private Services trial() {
        Path place = folder().resolve("trial");
        FileUtils.deleteQuietly(place.toFile());
        return factory.open(configuration, new MatchLane(1, place, hidden(), List.of(), true));
    }

    private MatchRequest request(NextGame next) {
        GameDefinition<?, ?, ?> game = Games.byId(next.game());
        List<SeatedPlayer> players = SeatedPlayer.inOrder(
                next.bots().stream().map(bot -> choice(next.game(), bot)).toList());
        Settings gameSettings = Settings.of(game.info(), configuration.gameSettings(next.game()));
        return new MatchTemplate(game, gameSettings, MatchRequest.explanations(configuration))
                .request(players, next.seed());
    }

    private Optional<MatchOutcome> play(Services services, NextGame next) {
        MatchOutcome outcome =
                new MatchRun(services, request(next), MatchObserver::none).playUntilDecided(Event.Cause.NOBODY_READY);
        if (outcome.conclusion() instanceof MatchConclusion.Broken broken
                && broken.cause() != Event.Cause.NOBODY_READY) {
            if (broken.cause() == Event.Cause.STOPPED) {
                return Optional.empty();
            }
            throw RequestFailure.infrastructure(
                    "Game " + next.number() + " was broken off again and again: " + broken.words());
        }
        return Optional.of(outcome);
    }

    private SeatChoice choice(String game, LadderBot bot) {
        if (bot.isMark()) {
            return new SeatChoice.Level(bot.number());
        }
        LadderLine.Entered entry = plan.season.entry(game, bot);
        // A team folder may not have an @.
        return new SeatChoice.Launched(BotEntry.ofProgram(
                bot.team() + "_v" + bot.number(),
                entry.command(),
                plan.entrance.orElseThrow().folder(game, entry),
                configuration.launch().startUp()));
    }

    private static LadderLine.Played played(NextGame next, MatchOutcome outcome) {
        List<LadderLine.SeatLine> seats = new ArrayList<>();
        for (int index = 0; index < next.bots().size(); index++) {
            LadderBot bot = next.bots().get(index);
            SeatTally tally = outcome.status().seat(index + 1);
            boolean failed = !bot.isMark()
                    && (tally.left().isPresent() || tally.rulings().late() > 0);
            seats.add(new LadderLine.SeatLine(
                    bot.team(), bot.number(), bot.isMark(), place(outcome, new Seat(index + 1)), failed));
        }
        return new LadderLine.Played(
                next.number(),
                next.seed(),
                seats,
                outcome.verdict(),
                String.valueOf(outcome.record().getFileName()),
                next.table().challenge());
    }

    private static int place(MatchOutcome outcome, Seat seat) {
        return outcome.conclusion() instanceof MatchConclusion.Decided decided
                ? decided.over().standings().stream()
                        .filter(standing -> standing.seat().equals(seat))
                        .map(Standing::place)
                        .findFirst()
                        .orElse(0)
                : 0;
    }

    /** The games of the ladder: those of its games take turns. */
    private final class LadderGames implements GamePlan<NextGame, MatchOutcome> {
        private final LadderSeason season;
        private final LadderTables tables = new LadderTables(settings);
        private Optional<LadderEntrance> entrance = Optional.empty();
        private List<String> turns = settings.games();
        private int ended;
        private int begun;
        private int written = -1;

        LadderGames(LadderSeason season) {
            this.season = season;
        }

        @Override
        public Optional<NextGame> next(List<NextGame> running, int playing) {
            if (most.isPresent() && begun >= most.getAsInt()) {
                return Optional.empty();
            }
            List<String> order = new ArrayList<>(turns);
            order.sort(Comparator.comparing(game ->
                    running.stream().filter(one -> one.game().equals(game)).count()));
            for (String game : order) {
                Optional<NextGame> next = next(game, running);
                if (next.isPresent()) {
                    begun++;
                    List<String> later = new ArrayList<>(turns);
                    later.remove(game);
                    later.add(game);
                    turns = later;
                    return next;
                }
            }
            return Optional.empty();
        }

        private Optional<NextGame> next(String game, List<NextGame> running) {
            GameInfo info = Games.byId(game).info();
            List<LadderBot> chosen = running.stream()
                    .filter(one -> one.game().equals(game))
                    .map(one -> one.table().chosen())
                    .toList();
            return season.next(game, chosen, Math.max(2, info.leastSeats()), info.usualSeats());
        }

        @Override
        public void ended(NextGame game, MatchOutcome outcome) {
            LadderLine.Played played = played(game, outcome);
            season.add(LadderLine.of(game.game(), played));
            ended++;
            remarks.accept(game.game() + " " + game.number() + ": "
                    + String.join(
                            " - ", game.bots().stream().map(LadderBot::name).toList()) + ": "
                    + played.reason());
        }

        /** Writes what people read, if there is something new. */
        @Override
        public void polled(int running) {
            int facts = season.size();
            if (facts != written) {
                written = facts;
                List<LadderTable> present = settings.games().stream()
                        .map(game -> new LadderTable(season.standings(game)))
                        .toList();
                tables.write(present);
                present.forEach(this::report);
            }
            tables.freeze(LocalDateTime.now(ZoneId.systemDefault()));
        }

        private void report(LadderTable table) {
            for (String team : table.now().latest().keySet()) {
                try {
                    new TeamReport(table, team).write(settings.entries(), MatchLane.records(folder()));
                } catch (IOException | RequestFailure unwritable) {
                    // A team's folder on a share may be away or full: that is the team's, and no reason to stop.
                    LOG.warn("The report for {} cannot be written: {}", team, unwritable.toString());
                }
            }
        }

        @Override
        public boolean isOver() {
            return most.isPresent() && ended >= most.getAsInt();
        }

        @Override
        public void remark(String words) {
            remarks.accept(words);
        }
    }
}
