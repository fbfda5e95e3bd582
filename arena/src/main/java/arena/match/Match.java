package arena.match;

import arena.game.GameBox;
import arena.game.Phase;
import arena.game.Seat;
import arena.game.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;

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

    private final MatchContext<S, V, A> table;
    private final Optional<MatchPosition<S, V, A>> resumed;
    private final List<Seat> joined = new ArrayList<>();
    private int step;
    private OptionalLong tickEnd = OptionalLong.empty();

    /**
     * Prepares a match.
     *
     * @param players in seat order, as many as the setup has names
     */
    public Match(GameBox<S, V, A> box, Setup setup, List<Player> players, MatchTerms terms, MatchPlace place) {
        this.table = new MatchContext<>(box, setup, players, terms, place, MatchStatus.NONE);
        this.resumed = Optional.empty();
    }

    /**
     * Prepares a match that goes on from where its record stops.
     *
     * @param position where it is by the rules
     * @param status how it stands by the events of its record
     * @param players who plays on each seat from now on, in seat order; those of seats that were left do nothing
     */
    public Match(
            MatchPosition<S, V, A> position,
            MatchStatus status,
            List<Player> players,
            MatchTerms terms,
            MatchPlace place) {
        this.table = new MatchContext<>(position.box(), position.setup(), players, terms, place, status);
        this.resumed = Optional.of(position);
        this.step = position.steps();
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
    public MatchConclusion play() {
        boolean stopped = false;
        try {
            table.host.begins(table.clock.signal());
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
            joined.forEach(seat -> table.attempt(() -> table.player(seat).leave()));
            if (stopped) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Returns how the match stands, or stood at its end with what its players noticed while they left. */
    public MatchStatus status() {
        return table.status();
    }

    /** Writes down that the match begins or is resumed, and returns where it stands. */
    private MatchPosition<S, V, A> begin() {
        return resumed.map(this::resume).orElseGet(() -> {
            table.scribe.write(began());
            return MatchPosition.start(
                    table.box,
                    table.setup,
                    table.setup.seats().stream().map(table.terms::clock).toList());
        });
    }

    private MatchPosition<S, V, A> resume(MatchPosition<S, V, A> position) {
        Event.Resumed again = new Event.Resumed(table.clock.nanos(), position.stepNumber());
        table.scribe.write(again);
        return position.after(again);
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
        joined.add(seat);
        table.join(seat);
    }

    private MatchConclusion run() throws InterruptedException {
        MatchPosition<S, V, A> position = begin();
        if (!(position.phase() instanceof Phase.Over)) {
            table.setup.seats().stream().filter(table::isPresent).forEach(this::join);
            ReadyPhase<S, V, A> gathering = new ReadyPhase<>(table, position);
            List<MatchContext.Leaver> missing = gather(gathering);
            if (missing.size() == joined.size()) {
                return breakOff(Event.Cause.NOBODY_READY, nobodyReady(missing));
            }
            table.host.gathered();
            position = gathering.position();
            for (MatchContext.Leaver leaver : missing) {
                position = leave(position, leaver, false);
            }
        }
        while (true) {
            Phase phase = position.phase();
            if (phase instanceof Phase.Over over) {
                return conclude(over);
            }
            try {
                position = table.handOver(position);
                List<MatchContext.Leaver> leavers = table.leavers();
                if (!leavers.isEmpty() && isKept(position, leavers)) {
                    rest(Long.MAX_VALUE);
                } else if (!leavers.isEmpty()) {
                    table.goOn(position.stepNumber());
                    position = leave(position, leavers.get(0), false);
                } else if (table.host.isHeld()) {
                    position = held(position);
                } else if (begins(position.stepNumber())) {
                    position = played(position, phase);
                }
            } catch (VenueException failure) {
                // Who has broken the place has lost; the step in which he did so is broken off.
                position = leave(position, table.culprit(failure), step > position.steps());
            }
        }
    }

    private MatchPosition<S, V, A> played(MatchPosition<S, V, A> position, Phase phase) throws InterruptedException {
        MatchPosition<S, V, A> after = position;
        if (phase instanceof Phase.Turn turn) {
            after = new TurnStep<>(table, position, turn).play();
            tickEnd = OptionalLong.empty();
        } else if (phase instanceof Phase.Tick tick) {
            TickStep<S, V, A> now = new TickStep<>(table, position, tick);
            now.tell();
            long told = table.clock.nanos();
            long length = tick.length().toNanos();
            // Time begins to run when all are told where it begins; a slow tick is made up for, but not more than one.
            long end = Math.max(tickEnd.orElse(told), told - length) + length;
            tickEnd = OptionalLong.of(end);
            after = now.play(end);
        }
        return after;
    }

    private List<MatchContext.Leaver> gather(ReadyPhase<S, V, A> gathering) throws InterruptedException {
        while (true) {
            try {
                return gathering.gather();
            } catch (VenueException failure) {
                // He is gone by that, and the others are waited for as before.
                table.culprit(failure);
            }
        }
    }

    /** Returns whether the host is asked about one of those who have gone, and nothing goes on meanwhile. */
    private boolean isKept(MatchPosition<S, V, A> position, List<MatchContext.Leaver> leavers) {
        for (MatchContext.Leaver leaver : leavers) {
            if (table.isKept(leaver)) {
                table.hold(position.stepNumber(), leaver.seat().number());
                return true;
            }
        }
        return false;
    }

    /** Returns the position after what the host has wanted done; if that is nothing, something may be new. */
    private MatchPosition<S, V, A> held(MatchPosition<S, V, A> position) throws InterruptedException {
        refuseInterrupt();
        if (table.status().held().isEmpty()) {
            table.hold(position.stepNumber(), 0);
        }
        table.host.rests(position.interventions());
        List<Intervention> orders = table.host.interventions();
        if (orders.isEmpty()) {
            rest(Long.MAX_VALUE);
        }
        return table.intervene(position, orders);
    }

    private static void refuseInterrupt() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
    }

    /** Returns whether a step begins; if not, something may be new since it was asked. */
    private boolean begins(int next) throws InterruptedException {
        refuseInterrupt();
        long restNanos = table.host.restNanos(next);
        if (restNanos > 0) {
            rest(table.clock.nanos() + restNanos);
            return false;
        }
        table.goOn(next);
        step = next;
        if (step > MOST_STEPS) {
            throw new IllegalStateException(table.box.info().id() + " has not ended after " + MOST_STEPS + " steps");
        }
        return true;
    }

    private void rest(long untilNanos) throws InterruptedException {
        table.clock.signal().await(untilNanos);
    }

    private MatchPosition<S, V, A> leave(
            MatchPosition<S, V, A> position, MatchContext.Leaver leaver, boolean breaksOff) {
        Event.Left left = table.leaving(step, leaver, breaksOff);
        table.scribe.write(left);
        return position.after(left);
    }

    private MatchConclusion conclude(Phase.Over over) {
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
        joined.forEach(seat -> table.attempt(() -> table.player(seat).conclude(text)));
        return new MatchConclusion.Decided(over, table.status().moves());
    }

    private MatchConclusion breakOffStopped() {
        if (table.host.isSuspended()) {
            return new MatchConclusion.Broken(Event.Cause.STOPPED, "The match is resumed when its arena opens again.");
        }
        return breakOff(Event.Cause.STOPPED, "The match was stopped by its host.");
    }

    /**
     * Ends a match that counts for nothing; what fails on the way out is only logged, for the first failure is the
     * cause.
     */
    private MatchConclusion breakOff(Event.Cause cause, String words) {
        table.attempt(() -> table.scribe.write(new Event.BrokenOff(table.clock.nanos(), cause, words)));
        String text = Gameover.brokenOff(table.status().moves());
        joined.forEach(seat -> table.attempt(() -> table.player(seat).conclude(text)));
        return new MatchConclusion.Broken(cause, words);
    }

    private String nobodyReady(List<MatchContext.Leaver> missing) {
        SortedMap<Seat, String> words = new TreeMap<>();
        missing.forEach(leaver -> words.put(
                leaver.seat(),
                table.setup.name(leaver.seat()) + " (" + leaver.how().words() + ")"));
        return "No player was ready: " + String.join(", ", words.values())
                + ". The match was not played; start the bots, or look at their logs, and play it again.";
    }
}
