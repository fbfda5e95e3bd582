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
    private final Pace pace;
    private final List<Player> joined = new ArrayList<>();
    private int step;

    /**
     * Prepares a match.
     *
     * @param players in seat order, as many as the setup has names
     */
    public Match(GameBox<S, V, A> box, Setup setup, List<Player> players, MatchTerms terms, MatchPlace place) {
        this.table = new Table<>(box, setup, players, terms, place);
        this.pace = place.pace();
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

    /** Returns how the match stands, or stood at its end with what its players noticed while they left. */
    public MatchStatus status() {
        return table.status();
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
        MatchPosition<S, V, A> position = MatchPosition.start(
                table.box,
                table.setup,
                table.setup.seats().stream().map(table.terms::clock).toList());
        for (Table.Leaver leaver : missing) {
            position = leave(position, leaver, false);
        }
        long tickEnd = table.clock.nanos();
        while (true) {
            Phase phase = position.phase();
            if (phase instanceof Phase.Over over) {
                return conclude(over);
            }
            try {
                List<Table.Leaver> leavers = table.leavers();
                if (!leavers.isEmpty()) {
                    position = leave(position, leavers.get(0), false);
                } else if (phase instanceof Phase.Turn turn) {
                    begin(position.stepNumber());
                    position = new TurnStep<>(table, position, turn).play();
                    tickEnd = table.clock.nanos();
                } else if (phase instanceof Phase.Tick tick) {
                    begin(position.stepNumber());
                    tickEnd = Math.max(
                                    tickEnd, table.clock.nanos() - tick.length().toNanos())
                            + tick.length().toNanos();
                    position = new TickStep<>(table, position, tick).play(tickEnd);
                }
            } catch (VenueException failure) {
                // Who has broken the place has lost; the step in which he did so is broken off.
                position = leave(position, table.culprit(failure), step > position.steps());
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

    private void begin(int next) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        pace.await(next);
        step = next;
        if (step > MOST_STEPS) {
            throw new IllegalStateException(table.box.info().id() + " has not ended after " + MOST_STEPS + " steps");
        }
    }

    private MatchPosition<S, V, A> leave(MatchPosition<S, V, A> position, Table.Leaver leaver, boolean breaksOff) {
        Event.Left left = table.leaving(step, leaver, breaksOff);
        table.scribe.write(left);
        return position.after(left);
    }

    private Conclusion conclude(Phase.Over over) {
        Event.Ended ended = new Event.Ended(
                table.clock.nanos(), step, table.status().moves(), over.standings(), over.reason(), over.detail());
        try {
            table.scribe.write(ended);
        } catch (VenueException failure) {
            table.culprit(failure);
            table.scribe.write(ended);
        }
        String text = Gameover.text(table.setup, over, table.status().moves());
        // The verdict is written down by now, and stands even if somebody cannot be told.
        joined.forEach(player -> attempt(() -> player.conclude(text)));
        return new Conclusion.Decided(over, table.status().moves());
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
        String text = Gameover.brokenOff(table.status().moves());
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
