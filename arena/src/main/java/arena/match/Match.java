package arena.match;

import arena.game.GameDefinition;
import arena.game.Gameover;
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
 * A match, from the invitation to the verdict.
 *
 * <p>The loop asks the rules for the phase, plays a turn or a tick, and repeats this until the phase is over. Every
 * ruling is recorded before its consequence is sent to a player, so that the record of a match that is killed lacks
 * nothing that was sent.
 */
public final class Match<S, V, A> {

    /** More steps than any game takes; a game that exceeds this does not end. */
    static final int MOST_STEPS = 10_000_000;

    private final MatchContext<S, V, A> context;
    private final Optional<MatchPosition<S, V, A>> resumed;
    private final List<Seat> joined = new ArrayList<>();
    private int step;
    private OptionalLong tickEnd = OptionalLong.empty();

    /**
     * Prepares a match.
     *
     * @param players in seat order, as many as the setup has names
     */
    public Match(
            GameDefinition<S, V, A> game,
            Setup setup,
            List<Player> players,
            MatchTerms terms,
            MatchEnvironment environment) {
        this.context = new MatchContext<>(game, setup, players, terms, environment, MatchStatus.NONE);
        this.resumed = Optional.empty();
    }

    /**
     * Prepares a match that is resumed where its record stops.
     *
     * @param position its position by the rules
     * @param status its status by the events of its record
     * @param players the player on each seat from now on, in seat order; those of seats that were left do nothing
     */
    public Match(
            MatchPosition<S, V, A> position,
            MatchStatus status,
            List<Player> players,
            MatchTerms terms,
            MatchEnvironment environment) {
        this.context = new MatchContext<>(position.game(), position.setup(), players, terms, environment, status);
        this.resumed = Optional.of(position);
        this.step = position.steps();
    }

    /**
     * Plays the match on the calling thread. When it returns or throws, all players have left and the record is
     * complete.
     *
     * <p>An interrupt of the thread breaks the match off with the cause {@link Event.Cause#STOPPED}. It does not
     * interrupt the farewells, since they must not leave anything behind; when they are done the thread is interrupted
     * again.
     *
     * @throws RuntimeException if the arena or the game has a defect; the record says so too
     */
    public MatchConclusion play() {
        boolean stopped = false;
        try {
            context.host.begins(context.clock.signal());
            return run();
        } catch (VenueException failure) {
            // An interrupt in the middle of a file operation looks like a failure of the venue.
            stopped = Thread.interrupted();
            return stopped ? breakOffStopped() : breakOff(Event.Cause.INFRASTRUCTURE, failure.words());
        } catch (InterruptedException stop) {
            stopped = true;
            return breakOffStopped();
        } catch (RuntimeException | Error defect) {
            breakOff(Event.Cause.DEFECT, "The arena failed in step " + step + ": " + defect);
            throw defect;
        } finally {
            joined.forEach(seat -> context.runLogged(() -> context.player(seat).leave()));
            if (stopped) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Returns the match's status; after its end, with what its players noticed while they left. */
    public MatchStatus status() {
        return context.status();
    }

    /** Records that the match begins or is resumed, and returns its position. */
    private MatchPosition<S, V, A> begin() {
        return resumed.map(this::resume).orElseGet(() -> {
            context.recorder.write(began());
            return MatchPosition.start(
                    context.game,
                    context.setup,
                    context.setup.seats().stream().map(context.terms::clock).toList());
        });
    }

    private MatchPosition<S, V, A> resume(MatchPosition<S, V, A> position) {
        Event.Resumed again = new Event.Resumed(context.clock.nanos(), position.stepNumber());
        context.recorder.write(again);
        return position.after(again);
    }

    private Event.Began began() {
        List<Event.SeatAssignment> sittings = context.setup.seats().stream()
                .map(seat -> new Event.SeatAssignment(
                        seat.number(),
                        context.setup.name(seat),
                        context.player(seat).info(),
                        context.terms.clock(seat)))
                .toList();
        return new Event.Began(
                context.terms.matchId(),
                context.terms.arenaVersion(),
                context.game.info().id(),
                context.setup.seed(),
                context.setup.settings().texts(),
                sittings,
                context.terms.epochMillis(),
                context.game.info().wording(),
                context.terms.occasion(),
                context.terms.machine());
    }

    private void join(Seat seat) {
        joined.add(seat);
        context.join(seat);
    }

    private MatchConclusion run() throws InterruptedException {
        MatchPosition<S, V, A> position = begin();
        if (!(position.phase() instanceof Phase.Over)) {
            context.setup.seats().stream().filter(context::isPresent).forEach(this::join);
            ReadyPhase<S, V, A> readyPhase = new ReadyPhase<>(context, position);
            List<MatchContext.Departed> missing = awaitPlayers(readyPhase);
            if (missing.size() == joined.size()) {
                return breakOff(Event.Cause.NOBODY_READY, nobodyReady(missing));
            }
            context.host.gathered();
            position = readyPhase.position();
            for (MatchContext.Departed departed : missing) {
                position = leave(position, departed, false);
            }
        }
        while (true) {
            Phase phase = position.phase();
            if (phase instanceof Phase.Over over) {
                return conclude(over);
            }
            try {
                position = context.handOver(position);
                List<MatchContext.Departed> allDeparted = context.unrecordedDepartures();
                if (!allDeparted.isEmpty() && isUndecided(position, allDeparted)) {
                    rest(Long.MAX_VALUE);
                } else if (!allDeparted.isEmpty()) {
                    context.goOn(position.stepNumber());
                    position = leave(position, allDeparted.get(0), false);
                } else if (context.host.isHeld()) {
                    position = applyInterventionsOrWait(position);
                } else if (begins(position.stepNumber())) {
                    position = played(position, phase);
                }
            } catch (VenueException failure) {
                // The player that broke the venue has lost; the step in which that happened is broken off.
                position = leave(position, context.playerThatBrokeVenue(failure), step > position.steps());
            }
        }
    }

    private MatchPosition<S, V, A> played(MatchPosition<S, V, A> position, Phase phase) throws InterruptedException {
        MatchPosition<S, V, A> after = position;
        if (phase instanceof Phase.Turn turn) {
            after = new TurnStep<>(context, position, turn).play();
            tickEnd = OptionalLong.empty();
        } else if (phase instanceof Phase.Tick tick) {
            TickStep<S, V, A> now = new TickStep<>(context, position, tick);
            now.sendUpdates();
            long sentNanos = context.clock.nanos();
            long length = tick.length().toNanos();
            // A tick's time begins when all updates are sent; a slow tick is made up for, but not by more than one
            // tick.
            long end = Math.max(tickEnd.orElse(sentNanos), sentNanos - length) + length;
            tickEnd = OptionalLong.of(end);
            after = now.play(end);
        }
        return after;
    }

    private List<MatchContext.Departed> awaitPlayers(ReadyPhase<S, V, A> readyPhase) throws InterruptedException {
        while (true) {
            try {
                return readyPhase.awaitPlayers();
            } catch (VenueException failure) {
                // The culprit has gone by now; the others are waited for as before.
                context.playerThatBrokeVenue(failure);
            }
        }
    }

    /** Returns whether the host is asked about a player that has gone, so that the match is held. */
    private boolean isUndecided(MatchPosition<S, V, A> position, List<MatchContext.Departed> allDeparted) {
        for (MatchContext.Departed departed : allDeparted) {
            if (context.isUndecided(departed)) {
                context.hold(position.stepNumber(), departed.seat().number());
                return true;
            }
        }
        return false;
    }

    /**
     * Applies the host's interventions and returns the position after them; if there are none, waits for the signal.
     */
    private MatchPosition<S, V, A> applyInterventionsOrWait(MatchPosition<S, V, A> position)
            throws InterruptedException {
        refuseInterrupt();
        if (context.status().held().isEmpty()) {
            context.hold(position.stepNumber(), 0);
        }
        context.host.rests(position.interventions());
        List<Intervention> orders = context.host.interventions();
        if (orders.isEmpty()) {
            rest(Long.MAX_VALUE);
        }
        return context.intervene(position, orders);
    }

    private static void refuseInterrupt() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
    }

    /** Returns whether a step begins; if not, the match must look for changes again. */
    private boolean begins(int next) throws InterruptedException {
        refuseInterrupt();
        long restNanos = context.host.restNanos(next);
        if (restNanos > 0) {
            rest(context.clock.nanos() + restNanos);
            return false;
        }
        context.goOn(next);
        step = next;
        if (step > MOST_STEPS) {
            throw new IllegalStateException(context.game.info().id() + " has not ended after " + MOST_STEPS + " steps");
        }
        return true;
    }

    private void rest(long untilNanos) throws InterruptedException {
        context.clock.signal().await(untilNanos);
    }

    private MatchPosition<S, V, A> leave(
            MatchPosition<S, V, A> position, MatchContext.Departed departed, boolean breaksOff) {
        Event.Left left = context.departure(step, departed, breaksOff);
        context.recorder.write(left);
        return position.after(left);
    }

    private MatchConclusion conclude(Phase.Over over) {
        Event.Ended ended = new Event.Ended(
                context.clock.nanos(), step, context.status().moves(), over.standings(), over.reason(), over.detail());
        try {
            context.recorder.write(ended);
        } catch (VenueException failure) {
            context.playerThatBrokeVenue(failure);
            context.recorder.write(ended);
        }
        String text = Gameover.text(context.setup, over, context.status().moves());
        // The verdict is recorded by now, and stands even if it cannot be sent to a player.
        joined.forEach(seat -> context.runLogged(() -> context.player(seat).conclude(text)));
        return new MatchConclusion.Decided(over, context.status().moves());
    }

    private MatchConclusion breakOffStopped() {
        if (context.host.isSuspended()) {
            return new MatchConclusion.Broken(Event.Cause.STOPPED, "The match is resumed when its arena opens again.");
        }
        return breakOff(Event.Cause.STOPPED, "The match was stopped by its host.");
    }

    /** Ends a match that counts for nothing; later failures are only logged, since the first one is the cause. */
    private MatchConclusion breakOff(Event.Cause cause, String words) {
        context.runLogged(() -> context.recorder.write(new Event.BrokenOff(context.clock.nanos(), cause, words)));
        String text = Gameover.brokenOff(context.status().moves());
        joined.forEach(seat -> context.runLogged(() -> context.player(seat).conclude(text)));
        return new MatchConclusion.Broken(cause, words);
    }

    private String nobodyReady(List<MatchContext.Departed> missing) {
        SortedMap<Seat, String> words = new TreeMap<>();
        missing.forEach(departed -> words.put(
                departed.seat(),
                context.setup.name(departed.seat()) + " (" + departed.how().words() + ")"));
        return "No player was ready: " + String.join(", ", words.values())
                + ". The match was not played; start the bots, or look at their logs, and play it again.";
    }
}
