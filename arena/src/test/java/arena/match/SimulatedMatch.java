package arena.match;

import arena.game.GameDefinition;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A match in virtual time: it is set up, its players are seated, it is played, and its record is examined. */
final class SimulatedMatch<S, V, A> {

    final VirtualClock clock = new VirtualClock();

    private final GameDefinition<S, V, A> game;
    private final SortedMap<String, String> changed = new TreeMap<>();
    private final List<Player> players = new ArrayList<>();
    private final List<Event> events = new ArrayList<>();
    private final List<String> diary = new ArrayList<>();
    private EventRecorder firstReader = event -> {};
    private Venue venue = Venue.sound();
    private MatchControl host = MatchControl.NONE;
    private MatchTerms.Explanations explanations = MatchTerms.Explanations.OFF;
    private long seed = 1;
    private final SortedMap<Seat, SeatClock> clocks = new TreeMap<>();

    SimulatedMatch(GameDefinition<S, V, A> game) {
        this.game = game;
    }

    SimulatedMatch<S, V, A> with(String key, String value) {
        changed.put(key, value);
        return this;
    }

    SimulatedMatch<S, V, A> withSeed(long number) {
        seed = number;
        return this;
    }

    SimulatedMatch<S, V, A> explaining(MatchTerms.Explanations when) {
        explanations = when;
        return this;
    }

    SimulatedMatch<S, V, A> clock(int seat, SeatClock clock) {
        clocks.put(new Seat(seat), clock);
        return this;
    }

    SimulatedMatch<S, V, A> at(Venue place) {
        venue = place;
        return this;
    }

    SimulatedMatch<S, V, A> hostedBy(MatchControl master) {
        host = master;
        return this;
    }

    /** Lets a reader see every event just before it is recorded; the recorder throws what the reader throws. */
    SimulatedMatch<S, V, A> readBy(EventRecorder reader) {
        firstReader = reader;
        return this;
    }

    /** Adds a scripted player at the next seat. */
    ScriptedPlayer seat(String name, PlayerScript script) {
        ScriptedPlayer player = new ScriptedPlayer(name, clock, script, diary::add);
        players.add(player);
        return player;
    }

    /** Adds any player at the next seat. */
    <P extends Player> P seat(P player) {
        players.add(player);
        return player;
    }

    Setup setup() {
        List<String> names = players.stream().map(Player::name).toList();
        return new Setup(names, seed, Settings.of(game.info(), changed));
    }

    Match<S, V, A> match() {
        MatchTerms terms = new MatchTerms("m1", "test", explanations, 0, Optional.empty(), Optional.empty(), clocks);
        return new Match<>(game, setup(), players, terms, new MatchEnvironment(clock, this::write, venue, host));
    }

    MatchConclusion play() {
        return match().play();
    }

    /** Returns all recorded events, in order. */
    List<Event> events() {
        return List.copyOf(events);
    }

    /** Returns the events of one kind, in order. */
    <E extends Event> List<E> events(Class<E> kind) {
        Stream<E> found = events.stream().filter(kind::isInstance).map(kind::cast);
        return found.toList();
    }

    /** Returns what players received and what was recorded, in one order, in few words. */
    List<String> diary() {
        return List.copyOf(diary);
    }

    private void write(Event event) {
        firstReader.write(event);
        events.add(event);
        diary.add("written: " + event.getClass().getSimpleName());
    }
}
