package arena.app.compare;

import arena.app.JsonJournal;
import arena.app.play.MatchLane;
import arena.app.play.Services;
import arena.app.play.ServicesPlace;
import arena.series.GamePlan;
import arena.series.SeriesRunner;
import arena.tournament.Pairing;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * The run of the games that the journal of a comparison does not hold yet, until all are played or the test has
 * decided.
 */
final class CompareRun {

    private final CompareStandings standings;
    private final JsonJournal<CompareSetup, CompareGame> journal;
    private final Deque<Pairing> rest = new ArrayDeque<>();

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

    /** Plays until all games are played, the test has decided, or the run is stopped. */
    SeriesRunner.Result play(List<MatchLane> lanes, Function<MatchLane, Services> factory, CompareListener listener) {
        PairingPlayer player = new PairingPlayer();
        SeriesRunner<Pairing, CompareGame> series = new SeriesRunner<>(new RemainingPairings(listener));
        listener.begins(series, standings);
        try {
            return series.play(lanes.stream()
                    .map(lane -> new ServicesPlace<Pairing, CompareGame>(
                            () -> factory.apply(lane),
                            (services, pairing) -> player.play(lane, services, standings.plan(), pairing)))
                    .toList());
        } finally {
            listener.ends();
        }
    }

    /** The pairings without a game in the journal, in the order of the format. */
    private final class RemainingPairings implements GamePlan<Pairing, CompareGame> {
        private final CompareListener listener;
        private boolean latenessReported;

        RemainingPairings(CompareListener listener) {
            this.listener = listener;
        }

        @Override
        public Optional<Pairing> next(List<Pairing> running, int playing) {
            return standings.isDecided() ? Optional.empty() : Optional.ofNullable(rest.poll());
        }

        @Override
        public void ended(Pairing pairing, CompareGame game) {
            journal.add(game);
            standings.add(pairing, game);
            if (!latenessReported && game.isLate() && game.beside() > 1) {
                latenessReported = true;
                listener.remark(
                        "A bot was late in a game that ran beside others; if that happens often, the machine is too"
                                + " busy: compare with --jobs 1.");
            }
            listener.ended(pairing, game, standings);
        }

        @Override
        public void polled(int running) {
            listener.polled(standings, running);
        }

        @Override
        public void remark(String words) {
            listener.remark(words);
        }
    }
}
