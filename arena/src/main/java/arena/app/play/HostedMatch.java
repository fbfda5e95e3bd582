package arena.app.play;

import arena.app.RequestFailure;
import arena.app.StopSignal;
import arena.config.Configuration;
import arena.game.Choices;
import arena.game.Departure;
import arena.game.Seat;
import arena.match.Event;
import arena.match.EventRecorder;
import arena.match.HandOver;
import arena.match.Intervention;
import arena.match.MatchControl;
import arena.match.MatchStatus;
import arena.match.Player;
import arena.match.SeatClock;
import arena.match.WakeSignal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A match under its host's control: held between two steps, stepped, slowed down, and with seats that others take over
 * when their bots have died or hang. No time runs while it is held. All methods may be called from any thread.
 */
public final class HostedMatch implements MatchControl, MatchObserver {

    private static final int FASTEST = 1_000;
    private static final long NANOS_PER_SECOND = 1_000_000_000;
    private static final long MOST_LATE_NANOS = 50_000_000;

    private Optional<Playing> playing = Optional.empty();
    private Optional<WakeSignal> signal = Optional.empty();
    private MatchStatus status = MatchStatus.NONE;
    private List<HandOver> waitingHandOvers = new ArrayList<>();
    private List<Intervention> waitingInterventions = new ArrayList<>();
    private Choices offered = Choices.COMPLETE;
    private final List<EventRecorder> successors = new ArrayList<>();
    private boolean held;
    private boolean holdsForGone;
    private boolean resumable;
    private boolean suspended;
    private int steps;
    private int perSecond;
    private long last = System.nanoTime() - NANOS_PER_SECOND;

    private Gate gate = () -> {};

    /** A gate before the first step of a match. */
    @FunctionalInterface
    public interface Gate {

        /** Returns when the match may begin. */
        void pass() throws InterruptedException;
    }

    /** The attempt at the match, with its services. */
    private record Playing(MatchRequest request, Services services) {}

    /**
     * The state of the match.
     *
     * @param held whether it continues only on command
     * @param perSecond the most steps a second; 0 for no limit
     * @param match its name; empty before its beginning
     * @param seats in their order; none before its beginning
     * @param offered the interventions that are possible now
     */
    public record State(boolean held, int perSecond, Optional<String> match, List<SeatState> seats, Choices offered) {
        public State {
            seats = List.copyOf(seats);
        }
    }

    /**
     * The state of a seat.
     *
     * @param playedBy the player that took over; empty for the first one
     * @param person whether the player is a person with a link to the seat
     * @param gone whether its player has gone and the host is asked for another
     * @param left whether it has left by the rules, so that nobody can take over
     */
    public record SeatState(
            int seat, String name, Optional<String> playedBy, boolean person, boolean gone, boolean left) {}

    /**
     * Receives the attempt that begins.
     *
     * @param before the status by its record, if it is resumed
     */
    synchronized void plays(MatchRequest request, Services services, MatchStatus before) {
        playing = Optional.of(new Playing(request, services));
        status = before;
        waitingHandOvers = new ArrayList<>();
        waitingInterventions = new ArrayList<>();
        offered = Choices.COMPLETE;
        successors.clear();
    }

    /** Sets a gate before the first step of the match, which is passed when all players are ready. */
    public synchronized void beginAfter(Gate wanted) {
        gate = wanted;
    }

    /** Holds the match before its next step. */
    public synchronized void hold() {
        held = true;
        wake();
    }

    /** Plays one step of a held match; another match is held after the step. */
    public synchronized void step() {
        held = true;
        steps++;
        wake();
    }

    /** Lets the match continue by itself. */
    public synchronized void goOn() {
        held = false;
        steps = 0;
        wake();
    }

    /** Sets whether the match is held when a player has gone without resigning, until it is told to continue. */
    public synchronized void holdForGone(boolean wanted) {
        holdsForGone = wanted;
    }

    /** Marks the match as resumable from its record: when the arena closes, it is not broken off. */
    public synchronized void resumable() {
        resumable = true;
    }

    /** Makes an interrupt leave the record without an end, if the match can be resumed. */
    public synchronized void suspend() {
        suspended = true;
    }

    @Override
    public synchronized boolean isSuspended() {
        return resumable && (suspended || StopSignal.isStopping());
    }

    /**
     * Limits the speed of the match.
     *
     * @param stepsPerSecond 1 to 1000, or 0 for full speed
     * @throws RequestFailure if it is none of these
     */
    public synchronized void speed(int stepsPerSecond) {
        requireSpeed(stepsPerSecond);
        perSecond = stepsPerSecond;
        wake();
    }

    /**
     * Checks a speed.
     *
     * @throws RequestFailure if it is out of range
     */
    public static void requireSpeed(int stepsPerSecond) {
        if (stepsPerSecond < 0 || stepsPerSecond > FASTEST) {
            throw RequestFailure.usage("The speed must be 1 to " + FASTEST
                    + " steps a second, or 0 for full speed, not " + stepsPerSecond + ".");
        }
    }

    /** Returns the present state. */
    public synchronized State state() {
        return new State(
                held,
                perSecond,
                status.began().map(Event.Began::matchId),
                status.began().stream()
                        .flatMap(began -> began.sittings().stream())
                        .map(this::state)
                        .toList(),
                offered());
    }

    private SeatState state(Event.SeatAssignment sitting) {
        int seat = sitting.seat();
        return new SeatState(
                seat,
                sitting.shown(),
                status.seat(seat).handedOver().map(handed -> handed.to().shown()),
                status.playerOn(seat)
                        .filter(now -> now.info().kind().equals("person"))
                        .isPresent(),
                status.held().filter(held -> held.seat() == seat).isPresent(),
                status.seat(seat).left().isPresent());
    }

    /**
     * Returns the request, for a seat that is to be handed over.
     *
     * @throws RequestFailure if the match has not begun or is over, there is no such seat, or nobody can take it over
     */
    public synchronized MatchRequest requireSeat(int seat) {
        MatchRequest request = requirePlayed();
        if (seat < 1 || seat > request.sittings().size()) {
            throw RequestFailure.usage(
                    "The seats of this match are 1 to " + request.sittings().size() + ", not " + seat + ".");
        }
        if (status.seat(seat).left().isPresent()) {
            throw RequestFailure.usage("Seat " + seat + " has left the match for good by the rules, so no"
                    + " player can take it over. To be asked first, have games held when a bot dies.");
        }
        return request;
    }

    /**
     * Returns the request.
     *
     * @throws RequestFailure if the match has not begun or is over
     */
    public synchronized MatchRequest requirePlayed() {
        if (status.began().isEmpty() || status.end().isPresent()) {
            throw notPlayed();
        }
        return playing.orElseThrow(HostedMatch::notPlayed).request();
    }

    private static RequestFailure notPlayed() {
        return RequestFailure.usage("The match is not being played.");
    }

    /** Returns the present clock of a seat. */
    public synchronized SeatClock clock(int seat) {
        return status.playerOn(seat).map(Event.SeatAssignment::clock).orElseGet(SeatClock.ByGame::new);
    }

    /** Returns the settings of the match. */
    public synchronized Configuration configuration() {
        return playing.orElseThrow(HostedMatch::notPlayed).services().configuration();
    }

    /** Returns a new player for the match. */
    public synchronized Player player(SeatedPlayer wanted) {
        Playing now = playing.orElseThrow(HostedMatch::notPlayed);
        return now.services().player(wanted, now.request());
    }

    /**
     * Hands a seat over to another player, as soon as the match comes to it.
     *
     * @param recorder receives the events of the match from now on
     */
    public synchronized void handOver(HandOver order, EventRecorder recorder) {
        requireSeat(order.seat().number());
        waitingHandOvers.add(order);
        successors.add(recorder);
        wake();
    }

    /**
     * Returns an intervention if it is possible now.
     *
     * @param text the intervention in the form of {@link Choices.Chosen#text}
     * @throws RequestFailure if it is not: the match is not held, or its game does not offer it in this state
     */
    public synchronized Choices.Chosen requireIntervention(String text) {
        MatchRequest request = requirePlayed();
        if (request.game().interventions().isEmpty()) {
            throw RequestFailure.usage(request.game().info().title() + " allows no interventions.");
        }
        if (!isHeld() || offered.kinds().isEmpty()) {
            throw RequestFailure.usage("That is possible only while the match is held between two steps.");
        }
        Choices.Chosen chosen = Choices.Chosen.of(text)
                .orElseThrow(() -> RequestFailure.usage("This is not an intervention: " + text
                        + ". Write its kind, then its parts KEY=VALUE, each after a blank, in the order of the"
                        + " alphabet."));
        if (!offered.allows(chosen)) {
            throw RequestFailure.usage("That is not allowed now: " + text);
        }
        return chosen;
    }

    /** Intervenes in the match, as soon as the match comes to it. */
    public synchronized void intervene(Intervention order) {
        waitingInterventions.add(order);
        // The next interventions are known after this one.
        offered = Choices.COMPLETE;
        wake();
    }

    /** Returns the interventions that are possible now; none while the match runs. */
    private Choices offered() {
        return isHeld() ? offered : Choices.COMPLETE;
    }

    private void wake() {
        signal.ifPresent(WakeSignal::wake);
    }

    @Override
    public synchronized void begins(WakeSignal ofMatch) {
        signal = Optional.of(ofMatch);
    }

    @Override
    public void gathered() throws InterruptedException {
        Gate now;
        synchronized (this) {
            now = gate;
        }
        now.pass();
    }

    @Override
    public synchronized boolean isHeld() {
        return !waitingInterventions.isEmpty() || (held && steps == 0);
    }

    @Override
    public synchronized long restNanos(int step) {
        long now = System.nanoTime();
        long period = perSecond == 0 || held ? 0 : NANOS_PER_SECOND / perSecond;
        long rest = last + period - now;
        if (rest <= 0) {
            steps -= steps > 0 ? 1 : 0;
            last = stepBegin(last, period, now);
            offered = Choices.COMPLETE;
        }
        return Math.max(0, rest);
    }

    /** Returns the counted beginning of a step: a small delay of the match's wake-up is made up for. */
    static long stepBegin(long before, long period, long now) {
        long late = now - before - period;
        return period > 0 && late < MOST_LATE_NANOS ? now - late : now;
    }

    @Override
    public synchronized boolean holdsFor(Seat seat, Departure why) {
        boolean wanted = holdsForGone && why != Departure.RESIGNED;
        held |= wanted;
        return wanted;
    }

    @Override
    public synchronized List<HandOver> handOvers() {
        if (waitingHandOvers.isEmpty()) {
            return List.of();
        }
        List<HandOver> taken = waitingHandOvers;
        waitingHandOvers = new ArrayList<>();
        return taken;
    }

    @Override
    public synchronized void rests(Choices interventions) {
        offered = waitingInterventions.isEmpty() ? interventions : Choices.COMPLETE;
    }

    @Override
    public synchronized List<Intervention> interventions() {
        List<Intervention> taken = waitingInterventions;
        waitingInterventions = new ArrayList<>();
        return taken;
    }

    @Override
    public void write(Event event) {
        List<EventRecorder> recorders;
        synchronized (this) {
            status = status.after(event);
            recorders = List.copyOf(successors);
        }
        recorders.forEach(successor -> successor.write(event));
    }

    @Override
    public void close() {
        // A second attempt may follow; the end of this one was an event.
    }
}
