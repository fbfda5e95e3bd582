package arena.match;

import arena.game.GameBox;
import arena.game.Phase;
import arena.game.Seat;
import arena.game.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One match, from the invitation to the verdict.
 *
 * <p>The loop asks the rules for the phase, plays a turn or a tick, and goes on until the phase is over. Every ruling
 * is written down before its consequence is told to a player, so that a match that is killed has lost nothing that
 * anybody was told.
 */
public final class Match<S, V, A> {

    /** More steps than any game takes; a game that passes this does not end. */
    static final int MOST_STEPS = 10_000_000;

    private static final Logger LOG = LoggerFactory.getLogger(Match.class);

    private final Table<S, V, A> table;
    private final List<Player> joined = new ArrayList<>();
    private int step;

    /**
     * Prepares a match.
     *
     * @param players in seat order, as many as the setup has names
     */
    public Match(GameBox<S, V, A> box, Setup setup, List<Player> players, MatchTerms terms, MatchPlace place) {
        this.table = new Table<>(box, setup, players, terms, place);
    }

    /**
     * Plays the match on the calling thread. When it returns or throws, all players have left and the record is
     * complete.
     *
     * <p>An interrupt of the thread breaks the match off with the cause {@link Event.Cause#STOPPED}. The farewells are
     * not interrupted by it, since they must not leave anything behind; when they are done the thread is interrupted
     * again.
     *
     * @throws RuntimeException if the arena or the game has a defect; the record says so too
     */
    public Conclusion play() {
        boolean stopped = false;
        try {
            table.scribe.write(began());
            for (Seat seat : table.setup.seats()) {
                join(seat);
            }
            return run();
        } catch (VenueException failure) {
            // An interrupt in the middle of a file operation looks like a place that has failed.
            stopped = Thread.interrupted();
            return stopped ? breakOffStopped() : breakOff(Event.Cause.INFRASTRUCTURE, failure.words());
        } catch (InterruptedException stop) {
            stopped = true;
            return breakOffStopped();
        } catch (RuntimeException | Error defect) {
            breakOff(Event.Cause.DEFECT, "The arena failed in step " + step + ": " + defect);
            throw defect;
        } finally {
            joined.forEach(this::dismiss);
            if (stopped) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private Event.Began began() {
        List<Event.Sitting> sittings = table.setup.seats().stream()
                .map(seat -> new Event.Sitting(
                        seat.number(),
                        table.setup.name(seat),
                        table.player(seat).info(),
                        table.terms.clock(seat)))
                .toList();
        return new Event.Began(
                table.terms.matchId(),
                table.terms.arenaVersion(),
                table.box.info().id(),
                table.setup.seed(),
                table.setup.settings().texts(),
                sittings,
                table.terms.epochMillis(),
                table.box.info().wording(),
                table.terms.occasion());
    }

    private void join(Seat seat) {
        Player player = table.player(seat);
        joined.add(player);
        player.join(new Invitation(
                table.terms.matchId(),
                table.box.info().id(),
                seat,
                Gathering.seedOf(table.setup, seat),
                table.clock,
                table.scribe));
    }

    private Conclusion run() throws InterruptedException {
        List<Table.Leaver> missing = gather();
        if (missing.size() == table.setup.names().size()) {
            return breakOff(Event.Cause.NOBODY_READY, nobodyReady(missing));
        }
        S state = table.box.rules().start(table.setup);
        for (Table.Leaver leaver : missing) {
            state = leave(state, leaver);
        }
        long tickEnd = table.clock.nanos();
        while (true) {
            Phase phase = table.box.rules().phase(state);
            if (phase instanceof Phase.Over over) {
                return conclude(over);
            }
            try {
                List<Table.Leaver> leavers = table.leavers();
                if (!leavers.isEmpty()) {
                    state = leave(state, leavers.get(0));
                } else if (phase instanceof Phase.Turn turn) {
                    state = new TurnStep<>(table, nextStep(), state, turn).play();
                    tickEnd = table.clock.nanos();
                } else if (phase instanceof Phase.Tick tick) {
                    tickEnd = Math.max(
                                    tickEnd, table.clock.nanos() - tick.length().toNanos())
                            + tick.length().toNanos();
                    state = new TickStep<>(table, nextStep(), state, tick).play(tickEnd);
                }
            } catch (VenueException failure) {
                // Who has broken the place has lost; the step in which he did so is broken off.
                Table.Leaver culprit = table.culprit(failure);
                table.markLeft(step, culprit, true);
                state = table.box.rules().leave(state, culprit.seat(), culprit.why());
            }
        }
    }

    private List<Table.Leaver> gather() throws InterruptedException {
        Gathering gathering = new Gathering(table);
        while (true) {
            try {
                return gathering.gather();
            } catch (VenueException failure) {
                // He is gone by that, and the others are waited for as before.
                table.culprit(failure);
            }
        }
    }

    private int nextStep() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        if (++step > MOST_STEPS) {
            throw new IllegalStateException(table.box.info().id() + " has not ended after " + MOST_STEPS + " steps");
        }
        return step;
    }

    private S leave(S state, Table.Leaver leaver) {
        table.markLeft(step, leaver, false);
        return table.box.rules().leave(state, leaver.seat(), leaver.why());
    }

    private Conclusion conclude(Phase.Over over) {
        Event.Ended ended = new Event.Ended(
                table.clock.nanos(), step, table.moves(), over.standings(), over.reason(), over.detail());
        try {
            table.scribe.write(ended);
        } catch (VenueException failure) {
            table.culprit(failure);
            table.scribe.write(ended);
        }
        String text = Gameover.text(table.setup, over, table.moves());
        // The verdict is written down by now, and stands even if somebody cannot be told.
        joined.forEach(player -> attempt(() -> player.conclude(text)));
        return new Conclusion.Decided(over, table.moves());
    }

    private Conclusion breakOffStopped() {
        return breakOff(Event.Cause.STOPPED, "The match was stopped by its host.");
    }

    /**
     * Ends a match that counts for nothing; what fails on the way out is only logged, for the first failure is the
     * cause.
     */
    private Conclusion breakOff(Event.Cause cause, String words) {
        attempt(() -> table.scribe.write(new Event.BrokenOff(table.clock.nanos(), cause, words)));
        String text = Gameover.brokenOff(table.moves());
        joined.forEach(player -> attempt(() -> player.conclude(text)));
        return new Conclusion.Broken(cause, words);
    }

    private void dismiss(Player player) {
        attempt(player::leave);
    }

    private void attempt(Runnable farewell) {
        try {
            farewell.run();
        } catch (VenueException failure) {
            LOG.warn("match {}, step {}: {}", table.terms.matchId(), step, failure.words());
        } catch (RuntimeException | Error defect) {
            // Whatever it is, the others are told and let go as well.
            LOG.warn("match {}, step {}: {}", table.terms.matchId(), step, defect.getMessage(), defect);
        }
    }

    private String nobodyReady(List<Table.Leaver> missing) {
        SortedMap<Seat, String> words = new TreeMap<>();
        missing.forEach(leaver -> words.put(
                leaver.seat(),
                table.setup.name(leaver.seat()) + " (" + leaver.how().words() + ")"));
        return "No player was ready: " + String.join(", ", words.values())
                + ". The match was not played; start the bots, or look at their logs, and play it again.";
    }
}
