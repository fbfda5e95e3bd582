package arena.app.watch;

import arena.app.RequestFailure;
import arena.app.check.BotCheck;
import arena.app.check.CheckListener;
import arena.app.play.MatchObserver;
import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.app.play.MatchRun;
import arena.app.play.SeatChoice;
import arena.app.play.SeatedPlayer;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.app.regress.RegressFile;
import arena.app.regress.RegressRun;
import arena.config.BotEntry;
import arena.config.BotTemplate;
import arena.config.CommandWords;
import arena.config.Configuration;
import arena.exchange.TemporaryFolder;
import arena.faults.Fault;
import arena.game.GameDefinition;
import arena.game.Settings;
import arena.probe.ProbeReport;
import arena.regress.RegressionCase;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.apache.commons.io.FileUtils;

/** The trials of a bot, one after each change of its files. */
public final class WatchRun {

    private static final Duration POLL = Duration.ofMillis(300);
    private static final Duration FAREWELL = Duration.ofSeconds(1);
    private static final Duration BUILD_LIMIT = Duration.ofMinutes(5);
    private static final int MOST_LINES = 12;

    private final Configuration configuration;
    private final ServicesFactory factory;
    private final GameDefinition<?, ?, ?> game;
    private final BotEntry bot;
    private final Terms terms;
    private final WatchStep.Listener listener;
    private final Path home;
    private final SortedSet<String> own = new TreeSet<>();

    /**
     * The terms of the trials.
     *
     * @param build the command that builds the bot, run in its folder without a shell; empty for the one in its
     *     template.ini, if there is one
     * @param games the number of games
     * @param level of the super bot in these games
     */
    public record Terms(Optional<String> build, int games, int level) {}

    /** A trial that was made, with the files of the bot that were tried. */
    private record Trial(BotFiles files, boolean isOk) {}

    /** Prepares the trials of a bot. */
    public WatchRun(
            Configuration configuration,
            ServicesFactory factory,
            GameDefinition<?, ?, ?> game,
            BotEntry bot,
            Terms terms,
            WatchStep.Listener listener) {
        this.configuration = configuration;
        this.factory = factory;
        this.game = game;
        this.bot = bot;
        this.terms = terms;
        this.listener = listener;
        this.home = configuration.field().records().resolveSibling("watch");
    }

    /**
     * Tries the bot now and after each change of its files, until the thread is interrupted.
     *
     * @throws RequestFailure if the trials cannot be made
     */
    public void follow() throws InterruptedException {
        Set<String> before = Set.of();
        while (true) {
            BotFiles played = trial().files();
            // The last words of a bot may be written when its match is over.
            Thread.sleep(POLL.toMillis());
            SortedSet<String> changed = changes(played);
            // A file that changes in each trial is written by the bot; a source is written by its author, who may save
            // while a trial goes on.
            for (String file : changed) {
                if (before.contains(file) && !BotFiles.isSource(file)) {
                    own.add(file);
                    listener.ignored(file);
                }
            }
            before = changed;
            while (changes(played).isEmpty()) {
                Thread.sleep(POLL.toMillis());
            }
        }
    }

    private SortedSet<String> changes(BotFiles since) {
        SortedSet<String> changed = since.changes(BotFiles.of(bot.workingFolder()));
        changed.removeAll(own);
        return changed;
    }

    /** Tries the bot once, and returns whether all is well. */
    public boolean once() throws InterruptedException {
        return trial().isOk();
    }

    /** Tries the bot once. */
    private Trial trial() throws InterruptedException {
        BotFiles before = BotFiles.of(bot.workingFolder());
        listener.begins();
        boolean isBuilt = build();
        // The files that the build has written are no change by the author.
        BotFiles tried = isBuilt ? BotFiles.of(bot.workingFolder()) : before;
        boolean isOk = isBuilt && steps();
        listener.ended(isOk);
        return new Trial(tried, isOk);
    }

    private boolean steps() throws InterruptedException {
        Path place;
        try {
            place = TemporaryFolder.open(home, "trial-");
            Files.createDirectories(place.resolve("field"));
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("No folder for the trials can be made in " + home + " (" + failure
                    + "); free some space there, or make it writable.");
        }
        try {
            return step("check", () -> check(place)) && step("cases", this::cases) && step("games", () -> games(place));
        } finally {
            FileUtils.deleteQuietly(place.toFile());
        }
    }

    private boolean step(String name, Supplier<Optional<WatchStep>> work) throws InterruptedException {
        listener.begins(name);
        long began = System.nanoTime();
        Optional<WatchStep> done = work.get();
        if (Thread.interrupted()) {
            throw new InterruptedException("the trial was stopped");
        }
        done.ifPresent(step -> listener.ended(new WatchStep(
                step.name(), step.isOk(), step.summary(), step.lines(), Duration.ofNanos(System.nanoTime() - began))));
        return done.map(WatchStep::isOk).orElse(true);
    }

    private static Optional<WatchStep> result(String name, boolean isOk, String summary, List<String> lines) {
        return Optional.of(new WatchStep(name, isOk, summary, lines, Duration.ZERO));
    }

    /** Returns the first and the last lines: an error stream ends with what went wrong. */
    private static List<String> excerpt(List<String> lines) {
        if (lines.size() <= MOST_LINES) {
            return lines;
        }
        List<String> excerpt = new ArrayList<>(lines.subList(0, MOST_LINES / 2));
        excerpt.add("...");
        excerpt.addAll(lines.subList(lines.size() - MOST_LINES / 2, lines.size()));
        return excerpt;
    }

    private boolean build() throws InterruptedException {
        Optional<String> command = terms.build()
                .or(() -> BotTemplate.of(bot.workingFolder()).map(BotTemplate::build))
                .filter(words -> !words.isBlank());
        return command.isEmpty() || step("build", () -> build(command.get()));
    }

    private Optional<WatchStep> build(String command) {
        try {
            Path log = Files.createTempFile("arena-build-", ".log");
            try {
                return build(command, log);
            } finally {
                FileUtils.deleteQuietly(log.toFile());
            }
        } catch (IOException failure) {
            return result("build", false, "cannot be started", List.of(String.valueOf(failure.getMessage())));
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    private Optional<WatchStep> build(String command, Path log) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(CommandWords.split(command).orElse(List.of(command)))
                .directory(bot.workingFolder().toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        try {
            process.getOutputStream().close();
            boolean ended = process.waitFor(BUILD_LIMIT.toSeconds(), TimeUnit.SECONDS);
            boolean isOk = ended && process.exitValue() == 0;
            // A compiler may write in another encoding than ours.
            String words = new String(Files.readAllBytes(log), StandardCharsets.UTF_8);
            return result(
                    "build",
                    isOk,
                    isOk ? command : ended ? "exit code " + process.exitValue() : "not ended in five minutes",
                    isOk ? List.of() : excerpt(words.lines().toList()));
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    private Services services(Path place) {
        return factory.open(configuration.withFarewell(FAREWELL), place.resolve("field"), place.resolve("records"));
    }

    private Optional<WatchStep> check(Path place) {
        try (Services services = services(place)) {
            List<String> findings = new BotCheck(services, game, bot, new SilentListener()).findings(false);
            return result(
                    "check",
                    findings.isEmpty(),
                    findings.isEmpty() ? "fit to play" : "not fit to play",
                    excerpt(findings.stream().flatMap(String::lines).toList()));
        }
    }

    private Optional<WatchStep> cases() {
        RegressFile file = RegressFile.of(Optional.empty(), Optional.of(bot));
        List<RegressionCase> cases = Files.exists(file.path()) ? file.read() : List.of();
        if (cases.isEmpty()) {
            return Optional.empty();
        }
        RegressRun run = new RegressRun(configuration, bot, file);
        List<String> failed = new ArrayList<>();
        run.play(run.prepare(cases), Math.min(2, cases.size()), factory, tried -> {
            if (!tried.result().isOk()) {
                failed.add(tried.result().tried().title() + ": "
                        + String.join("; ", tried.result().failures()));
            }
        });
        return result(
                "cases",
                failed.isEmpty(),
                (cases.size() - failed.size()) + " of " + cases.size() + " ok",
                excerpt(failed));
    }

    /** Plays with the same seeds each time, the bot on each seat in turn. */
    private Optional<WatchStep> games(Path place) {
        int won = 0;
        List<String> lines = new ArrayList<>();
        try (Services services = services(place)) {
            for (int number = 1; number <= terms.games(); number++) {
                MatchRequest request = request(services, number);
                MatchRun run = new MatchRun(services, request, MatchObserver::none);
                MatchOutcome outcome = run.play();
                won += outcome.winner().filter(bot.name()::equals).isPresent() ? 1 : 0;
                run.faults().stream()
                        .filter(fault -> request.sittings()
                                .get(fault.spot().seat() - 1)
                                .name()
                                .equals(bot.name()))
                        .map(Fault::lines)
                        .forEach(lines::addAll);
            }
        }
        return terms.games() == 0
                ? Optional.empty()
                : result(
                        "games",
                        lines.isEmpty(),
                        won + " of " + terms.games() + " won against superbot:" + terms.level(),
                        excerpt(lines));
    }

    private MatchRequest request(Services services, int number) {
        int seats = game.info().usualSeats();
        List<SeatChoice> choices = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            choices.add(
                    seat == (number - 1) % seats ? new SeatChoice.Launched(bot) : new SeatChoice.Level(terms.level()));
        }
        return new MatchRequest(
                game,
                Settings.of(
                        game.info(),
                        services.configuration().gameSettings(game.info().id())),
                number,
                SeatedPlayer.inOrder(choices),
                MatchRequest.explanations(services.configuration()));
    }

    /** A listener that waits for the findings. */
    private static final class SilentListener implements CheckListener {
        @Override
        public void begins(Services services) {}

        @Override
        public void playing(String opponent) {}

        @Override
        public void played(MatchRequest request, MatchOutcome outcome) {}

        @Override
        public void remarked(List<String> remarks) {}

        @Override
        public void probing() {}

        @Override
        public void planting(String fault) {}

        @Override
        public void probed(ProbeReport report) {}
    }
}
