package arena.app.regress;

import arena.app.RequestFailure;
import arena.app.again.AgainMatch;
import arena.app.again.AgainPlan;
import arena.app.play.MatchObserver;
import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.app.play.SeatChoice;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.config.BotEntry;
import arena.config.Configuration;
import arena.game.GameBox;
import arena.game.Seat;
import arena.games.Games;
import arena.match.MatchConclusion;
import arena.match.MatchTerms;
import arena.regress.CaseCondition;
import arena.regress.CaseResult;
import arena.regress.PrefixPosition;
import arena.regress.RegressionCase;
import arena.superbot.SuperBots;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.apache.commons.io.FileUtils;

/**
 * The run of a bot's regression cases, several at a time, each in a match of its own. The record of a failed case is
 * kept until the next run.
 */
public final class RegressRun {

    private final Configuration configuration;
    private final BotEntry bot;
    private final RegressFile kept;
    private final Path home;

    public RegressRun(Configuration configuration, BotEntry bot, RegressFile kept) {
        this.configuration = configuration;
        this.bot = bot;
        this.kept = kept;
        this.home = configuration.field().records().resolveSibling("regress");
    }

    /** A case that can be tried: its game exists, and the rules lead to its position. */
    public record Trial(RegressionCase tried, GameBox<?, ?, ?> box, PrefixPosition<?, ?, ?> position) {}

    /**
     * A tried case.
     * @param record of its match, if it has failed
     * @param unkept why a failed case has no record
     */
    public record Tried(CaseResult result, Optional<Path> record, Optional<String> unkept) {}

    /**
     * Returns the cases with their games and positions.
     * @throws RequestFailure with a sentence for each case whose game or position does not exist
     */
    public List<Trial> prepare(List<RegressionCase> cases) {
        List<Trial> trials = new ArrayList<>();
        List<String> mistakes = new ArrayList<>();
        for (RegressionCase one : cases) {
            try {
                trials.add(trial(one));
            } catch (IllegalArgumentException mistake) {
                mistakes.add(kept.place(one.line()) + ": " + mistake.getMessage());
            }
        }
        if (!mistakes.isEmpty()) {
            throw RequestFailure.usage(mistakes);
        }
        return trials;
    }

    private Trial trial(RegressionCase one) {
        GameBox<?, ?, ?> box = Games.byId(one.past().gameId());
        int levels = SuperBots.levels(one.past().gameId()).size();
        configuration.field().teamNames().mistake(one.past().name()).ifPresent(words -> {
            throw new IllegalArgumentException(words + ".");
        });
        one.conditions(CaseCondition.Survives.class).stream()
                .filter(survives -> survives.level() > levels)
                .findFirst()
                .ifPresent(survives -> {
                    throw new IllegalArgumentException(
                            "The super bot of " + box.info().title() + " has " + levels
                                    + " levels, so nobody plays against superbot:" + survives.level() + ".");
                });
        return new Trial(one, box, new PrefixPosition<>(box, one.past()));
    }

    /** Tries all cases, and reports each in order as soon as it and all before it are done. */
    public void play(List<Trial> trials, int jobs, ServicesFactory factory, Consumer<Tried> teller) {
        clear();
        try (ServicesPool pool = new ServicesPool(home, jobs, configuration, factory)) {
            MatchRequest first = plan(trials.get(0)).request(MatchTerms.Explanations.OFF);
            pool.first().requireStartable(first);
            List<Future<Tried>> all = new ArrayList<>();
            for (int at = 0; at < trials.size(); at++) {
                Trial trial = trials.get(at);
                Path loss = losses().resolve((at + 1) + ".jsonl.gz");
                all.add(pool.play(services -> tried(services, trial, loss)));
            }
            for (Future<Tried> one : all) {
                teller.accept(one.get());
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw stopped();
        } catch (ExecutionException failure) {
            throw failure.getCause() instanceof RuntimeException known
                    ? known
                    : new IllegalStateException("a case could not be tried", failure);
        }
    }

    /** Returns the folder of the records of failed cases. */
    private Path losses() {
        return home.resolve(bot.name());
    }

    private void clear() {
        FileUtils.deleteQuietly(losses().toFile());
    }

    private AgainPlan plan(Trial trial) {
        RegressionCase one = trial.tried();
        SortedMap<Seat, Integer> rivals = new TreeMap<>();
        one.conditions(CaseCondition.Survives.class)
                .forEach(survives -> others(one).forEach(seat -> rivals.put(seat, survives.level())));
        return new AgainPlan(
                trial.box(),
                one.past(),
                new SeatChoice.Launched(bot),
                one.lastTurn(),
                rivals,
                AgainPlan.TimeAllowance.REPEATABLE);
    }

    private static List<Seat> others(RegressionCase one) {
        return Seat.first(one.past().names().size()).stream()
                .filter(seat -> !seat.equals(one.past().seat()))
                .toList();
    }

    private Tried tried(Services services, Trial trial, Path loss) {
        AgainMatch match = new AgainMatch(services, plan(trial), resumed -> MatchObserver.none());
        MatchOutcome outcome = match.play();
        if (Thread.currentThread().isInterrupted()) {
            throw stopped();
        }
        if (outcome.conclusion() instanceof MatchConclusion.Broken broken
                && !match.resumed().isStopping()) {
            throw RequestFailure.infrastructure(
                    kept.place(trial.tried().line()) + ": This case could not be tried. " + broken.words());
        }
        CaseResult result = CaseResult.of(trial.tried(), trial.position(), match.resumed(), outcome.conclusion());
        return result.isOk()
                ? new Tried(result, Optional.empty(), Optional.empty())
                : failed(result, outcome.record(), loss);
    }

    private static IllegalStateException stopped() {
        return new IllegalStateException("stopped before all cases were tried");
    }

    /** Keeps the record of a failed case; a failure to do so is only a remark. */
    private Tried failed(CaseResult result, Path record, Path loss) {
        try {
            Files.createDirectories(losses());
            Path target = record.toString().endsWith(".gz") ? loss : loss.resolveSibling(plain(loss));
            Path moved = Files.move(record, target, StandardCopyOption.REPLACE_EXISTING);
            return new Tried(result, Optional.of(moved), Optional.empty());
        } catch (IOException failure) {
            return new Tried(result, Optional.empty(), Optional.of(failure.toString()));
        }
    }

    private static String plain(Path loss) {
        return loss.getFileName().toString().replace(".gz", "");
    }
}
