package arena.app.compare;

import arena.app.JsonJournal;
import arena.app.play.MatchLane;
import arena.app.play.ParallelGames;
import arena.app.play.Services;
import arena.app.play.Stoppable;
import arena.tournament.Pairing;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * The run of the games that the journal of a comparison does not hold yet. Lanes play; only this thread writes the
 * journal and counts.
 */
final class CompareRun {

    private static final Duration LOOK = Duration.ofSeconds(1);

    private final CompareStandings standings;
    private final JsonJournal<CompareSetup, CompareGame> journal;
    private final List<Pairing> rest = new ArrayList<>();
    private Optional<RuntimeException> failure = Optional.empty();
    private volatile boolean stopped;
    private boolean saidLate;

    /** Adds the games of the journal to the standings. */
    CompareRun(CompareStandings standings, JsonJournal<CompareSetup, CompareGame> journal) {
        this.standings = standings;
        this.journal = journal;
        SortedMap<Integer, CompareGame> played = new TreeMap<>();
        journal.games().forEach(game -> played.putIfAbsent(game.game(), game));
        for (Pairing pairing : standings.plan().format()) {
            Optional.ofNullable(played.get(pairing.number()))
                    .ifPresentOrElse(game -> standings.add(pairing, game), () -> rest.add(pairing));
        }
    }

    /** Returns the number of games still to be played. */
    int rest() {
        return standings.isDecided() ? 0 : rest.size();
    }

    /** Returns whether it was stopped before its end. */
    boolean isStopped() {
        return stopped;
    }

    /** Returns the reason of a failure; empty if there was none. */
    Optional<RuntimeException> failure() {
        return failure;
    }

    /** Plays until all games are played, the test has decided, or the run is stopped. */
    void play(List<MatchLane> places, Function<MatchLane, Services> factory, CompareListener listener) {
        try (ParallelGames<Pairing, CompareGame> lanes =
                new ParallelGames<>(places, rest.iterator(), new CompareMatches(standings.plan()))) {
            listener.playing(standings, stoppable(lanes));
            try {
                lanes.open(factory);
                follow(lanes, listener);
            } finally {
                listener.played();
            }
        } catch (InterruptedException hurry) {
            stopped = true;
            Thread.currentThread().interrupt();
        }
    }

    private Stoppable stoppable(ParallelGames<Pairing, CompareGame> lanes) {
        return new Stoppable() {
            @Override
            public void stopSoon() {
                stopped = true;
                lanes.stopSoon();
            }

            @Override
            public void stopNow() {
                lanes.stopNow();
            }
        };
    }

    private void follow(ParallelGames<Pairing, CompareGame> lanes, CompareListener listener)
            throws InterruptedException {
        int open = lanes.size();
        while (open > 0) {
            Optional<ParallelGames.LaneReport<Pairing, CompareGame>> news = lanes.news(LOOK);
            if (news.isPresent() && news.get() instanceof ParallelGames.LaneReport.Ended<Pairing, CompareGame> ended) {
                take(ended, lanes, listener);
            } else if (news.isPresent()) {
                open--;
                if (news.get() instanceof ParallelGames.LaneReport.Failed<Pairing, CompareGame> failed) {
                    failure = Optional.of(failure.orElse(failed.failure()));
                    lanes.stopSoon();
                }
            }
            listener.progressed(standings);
        }
    }

    private void take(
            ParallelGames.LaneReport.Ended<Pairing, CompareGame> ended,
            ParallelGames<Pairing, CompareGame> lanes,
            CompareListener listener) {
        journal.add(ended.game());
        standings.add(ended.work(), ended.game());
        if (standings.isDecided()) {
            lanes.stopSoon();
        }
        if (!saidLate && ended.game().isLate() && ended.game().beside() > 1) {
            saidLate = true;
            listener.lateBesideOthers();
        }
    }
}
