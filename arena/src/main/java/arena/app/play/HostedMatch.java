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
 * A match in its host's hand: held between two steps, led step by step, slowed down, and with seats that others play on
 * when their bots have died or hang. Nobody's time runs while it is held. All methods may be called from any thread.
 */
public final class HostedMatch implements MatchControl, MatchObserver {

    private static final int FASTEST = 1_000;
    private static final long NANOS_PER_SECOND = 1_000_000_000;
    private static final long MOST_LATE_NANOS = 50_000_000;

    private Optional<Playing> playing = Optional.empty();
    private Optional<WakeSignal> signal = Optional.empty();
    private MatchStatus status = MatchStatus.NONE;
    private List<HandOver> orders = new ArrayList<>();
    private List<Intervention> ordered = new ArrayList<>();
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

    /** Stands before the first step of a match. */
    @FunctionalInterface
    public interface Gate {

        /** Returns when the match may begin. */
        void pass() throws InterruptedException;
    }

    /** What is played, and with what. */
    private record Playing(MatchRequest request, Services services) {}

    /**
     * How it goes.
     *
     * @param held whether it goes on only when it is told to
     * @param perSecond how many steps a second at the most; 0 for as many as there are
     * @param match its name; nothing before it has begun
     * @param seats in their order; none before it has begun
     * @param offered what may be done to it now
     */
    public record State(boolean held, int perSecond, Optional<String> match, List<SeatState> seats, Choices offered) {
        public State {
            seats = List.copyOf(seats);
        }
    }

    /**
     * How a seat stands.
     *
     * @param playedBy who plays on for whoever sat there first; nothing if nobody does
     * @param person whether he is one, who has a link to the seat
     * @param gone whether its player has gone and the host is asked who plays on
     * @param left whether it was left for good, so that nobody can play on
     */
    public record SeatState(
            int seat, String name, Optional<String> playedBy, boolean person, boolean gone, boolean left) {}

    /**
     * Learns which attempt at the match begins.
     *
     * @param before how it stands by its record, if it is resumed
     */
    synchronized void plays(MatchRequest request, Services services, MatchStatus before) {
        playing = Optional.of(new Playing(request, services));
        status = before;
        orders = new ArrayList<>();
        ordered = new ArrayList<>();
        offered = Choices.COMPLETE;
        successors.clear();
    }

    /** Puts a gate before the first step of the match, which is passed when all players have come. */
    public synchronized void beginAfter(Gate wanted) {
        gate = wanted;
    }

    /** Holds the match before its next step. */
    public synchronized void hold() {
        held = true;
        wake();
    }

    /** Lets one step of a match that is held be played; a match that was not is held after it. */
    public synchronized void step() {
        held = true;
        steps++;
        wake();
    }

    /** Lets the match go on by itself. */
    public synchronized void goOn() {
        held = false;
        steps = 0;
        wake();
    }

    /** Says whether the match is held when a player has gone who did not give up, until it is told to go on. */
    public synchronized void holdForGone(boolean wanted) {
        holdsForGone = wanted;
    }

    /** Says that the match can be resumed from its record: when the arena closes, it is not broken off. */
    public synchronized void resumable() {
        resumable = true;
    }

    /** Has an interrupt leave the record without an end, if the match can be resumed. */
    public synchronized void suspend() {
        suspended = true;
    }

    @Override
    public synchronized boolean isSuspended() {
        return resumable && (suspended || StopSignal.isStopping());
    }

    /**
     * Slows the match down, or no more.
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
     * Looks whether a match can be played so fast.
     *
     * @throws RequestFailure if it cannot
     */
    public static void requireSpeed(int stepsPerSecond) {
        if (stepsPerSecond < 0 || stepsPerSecond > FASTEST) {
            throw RequestFailure.usage(
                    "A speed is 1 to " + FASTEST + " steps a second, or 0 for full speed, not " + stepsPerSecond + ".");
        }
    }

    /** Returns how it goes. */
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

    private SeatState state(Event.Sitting sitting) {
        int seat = sitting.seat();
        return new SeatState(
                seat,
                sitting.shown(),
                status.seat(seat).handedOver().map(handed -> handed.to().shown()),
                status.sitting(seat)
                        .filter(now -> now.info().kind().equals("person"))
                        .isPresent(),
                status.held().filter(held -> held.seat() == seat).isPresent(),
                status.seat(seat).left().isPresent());
    }

    /**
     * Returns what is played, for a seat that is to be handed over.
     *
     * @throws RequestFailure if the match has not begun or is over, there is no such seat, or nobody can play on there
     */
    public synchronized MatchRequest requireSeat(int seat) {
        MatchRequest request = requirePlayed();
        if (seat < 1 || seat > request.sittings().size()) {
            throw RequestFailure.usage(
                    "A seat of this match is 1 to " + request.sittings().size() + ", not " + seat + ".");
        }
        if (status.seat(seat).left().isPresent()) {
            throw RequestFailure.usage("Seat " + seat + " has left for good by the rules, and nobody can play on there;"
                    + " have games held when a bot dies to be asked before.");
        }
        return request;
    }

    /**
     * Returns what is played.
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
        return RequestFailure.usage("The match is not played just now.");
    }

    /** Returns how time runs for a seat now. */
    public synchronized SeatClock clock(int seat) {
        return status.sitting(seat).map(Event.Sitting::clock).orElseGet(SeatClock.ByGame::new);
    }

    /** Returns the settings under which the match is played. */
    public synchronized Configuration configuration() {
        return playing.orElseThrow(HostedMatch::notPlayed).services().configuration();
    }

    /** Returns a fresh player of the match. */
    public synchronized Player player(SeatedPlayer wanted) {
        Playing now = playing.orElseThrow(HostedMatch::notPlayed);
        return now.services().player(wanted, now.request());
    }

    /**
     * Has a seat played on by another, as soon as the match comes to it.
     *
     * @param told is told the events of the match from now on
     */
    public synchronized void handOver(HandOver order, EventRecorder told) {
        requireSeat(order.seat().number());
        orders.add(order);
        successors.add(told);
        wake();
    }

    /**
     * Returns what is to be done to the match, if it may be done now.
     *
     * @param text what, as {@link Choices.Chosen#text} writes it
     * @throws RequestFailure if it may not: the match is not held, or its game knows of no such thing in this state
     */
    public synchronized Choices.Chosen requireIntervention(String text) {
        MatchRequest request = requirePlayed();
        if (request.box().console().isEmpty()) {
            throw RequestFailure.usage(request.box().info().title() + " lets nobody intervene.");
        }
        if (!isHeld() || offered.kinds().isEmpty()) {
            throw RequestFailure.usage("That can be done only while the match is held between two steps.");
        }
        Choices.Chosen chosen = Choices.Chosen.of(text)
                .orElseThrow(() -> RequestFailure.usage("This is no line of an intervention: " + text
                        + ". It has its kind, then its parts KEY=VALUE with a blank before each, in the order of the"
                        + " alphabet."));
        if (!offered.allows(chosen)) {
            throw RequestFailure.usage("That may not be done now: " + text);
        }
        return chosen;
    }

    /** Has something done to the match, as soon as the match comes to it. */
    public synchronized void intervene(Intervention order) {
        ordered.add(order);
        // What may be done next is known when this is done.
        offered = Choices.COMPLETE;
        wake();
    }

    /** Returns what may be done to the match now; nothing while it goes on. */
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
        return !ordered.isEmpty() || (held && steps == 0);
    }

    @Override
    public synchronized long restNanos(int step) {
        long now = System.nanoTime();
        long period = perSecond == 0 || held ? 0 : NANOS_PER_SECOND / perSecond;
        long rest = last + period - now;
        if (rest <= 0) {
            steps -= steps > 0 ? 1 : 0;
            last = begun(last, period, now);
            offered = Choices.COMPLETE;
        }
        return Math.max(0, rest);
    }

    /** Returns from when on the time of a step counts: a little that its match was woken late is made up for. */
    static long begun(long before, long period, long now) {
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
        if (orders.isEmpty()) {
            return List.of();
        }
        List<HandOver> taken = orders;
        orders = new ArrayList<>();
        return taken;
    }

    @Override
    public synchronized void rests(Choices interventions) {
        offered = ordered.isEmpty() ? interventions : Choices.COMPLETE;
    }

    @Override
    public synchronized List<Intervention> interventions() {
        List<Intervention> taken = ordered;
        ordered = new ArrayList<>();
        return taken;
    }

    @Override
    public void write(Event event) {
        List<EventRecorder> told;
        synchronized (this) {
            status = status.after(event);
            told = List.copyOf(successors);
        }
        told.forEach(successor -> successor.write(event));
    }

    @Override
    public void close() {
        // A second attempt may follow; the end of this one was an event.
    }
}
