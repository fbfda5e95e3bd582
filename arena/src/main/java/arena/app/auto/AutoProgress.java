package arena.app.auto;

import arena.app.JsonJournal;
import arena.app.RequestFailure;
import arena.app.play.MatchTemplate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The progress of a series: a journal beside the file of the scores, from the first game until the last one, so that
 * the same command continues after the arena was killed or stopped.
 */
public final class AutoProgress implements AutoCloseable {

    private static final int FORMAT = 1;
    private static final JsonJournal.Kind<Setup, Game> KIND = new JsonJournal.Kind<>(
            Setup.class, Game.class, "series", "name another file for the scores", "start over with --fresh");

    private final JsonJournal<Setup, Game> journal;

    private AutoProgress(JsonJournal<Setup, Game> journal) {
        this.journal = journal;
    }

    /**
     * The head of the journal, with what all games have in common.
     *
     * @param format the version of the journal's own format
     * @param game the game's id
     * @param settings complete
     * @param seed the seed of the first game
     * @param players in the order of the first game
     */
    record Setup(int format, String game, SortedMap<String, String> settings, long seed, List<String> players) {
        Setup {
            settings = new TreeMap<>(settings);
            players = List.copyOf(players);
        }
    }

    /**
     * One game with a verdict.
     *
     * @param number from 1
     * @param points in the order of the players
     */
    record Game(int number, List<Long> points) {
        Game {
            points = List.copyOf(points);
        }
    }

    /**
     * Opens the progress of the series whose scores a file holds.
     *
     * @param fresh whether earlier progress is deleted
     * @throws RequestFailure if another arena plays the series, or the journal cannot be used
     */
    public static AutoProgress open(Path scores, boolean fresh) {
        Path file = scores.resolveSibling(scores.getFileName() + ".jsonl");
        return new AutoProgress(JsonJournal.open(file, KIND, fresh));
    }

    /**
     * Returns the plan of the series, with the seed of its beginning.
     *
     * @param asked the seed of the request; empty for any
     * @throws RequestFailure if the journal holds another series that has not ended
     */
    public AutoPlan continued(AutoPlan plan, MatchTemplate template, Optional<Long> asked) {
        Optional<Setup> begun = journal.head();
        if (begun.isEmpty()) {
            return plan;
        }
        long seed = begun.get().seed();
        AutoPlan continued = new AutoPlan(plan.games(), seed, plan.named(), plan.players());
        if (asked.orElse(seed) != seed || !setup(continued, template).equals(begun.get())) {
            throw RequestFailure.usage("An unfinished series is stored in " + journal.file() + ": "
                    + begun.get().game() + ", seed " + seed + ", "
                    + String.join(", ", begun.get().players()) + ", " + games().size()
                    + " games played. Repeat its command to continue it, add --fresh to delete it and start"
                    + " over, or name another file for the scores.");
        }
        return continued;
    }

    private static Setup setup(AutoPlan plan, MatchTemplate template) {
        return new Setup(
                FORMAT, template.game().info().id(), template.settings().texts(), plan.seed(), plan.names());
    }

    /** Returns the played games, in their order. */
    List<Game> games() {
        return journal.games();
    }

    /** Records a game. */
    void add(AutoPlan plan, MatchTemplate template, Game game) {
        if (journal.head().isEmpty()) {
            journal.begin(setup(plan, template));
        }
        journal.add(game);
    }

    /** Deletes the journal of a complete series. */
    void end() {
        close();
        delete();
    }

    private void delete() {
        try {
            Files.deleteIfExists(journal.file());
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("The journal " + journal.file() + " cannot be deleted (" + failure
                    + "); delete it, otherwise the next series with these scores continues it.");
        }
    }

    @Override
    public void close() {
        journal.close();
        if (journal.head().isEmpty()) {
            delete();
        }
    }
}
