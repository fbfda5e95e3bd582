package arena.match;

import arena.game.Choices;
import arena.game.Departure;
import arena.game.Seat;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** A host that controls a match at times which a test sets. */
final class ScriptedHost implements MatchControl {

    private final VirtualClock clock;
    private final List<HandOver> orders = new ArrayList<>();
    private final List<Intervention> interventions = new ArrayList<>();
    private final List<Choices> offered = new ArrayList<>();
    private boolean held;
    private boolean holdsForGone;

    ScriptedHost(VirtualClock clock) {
        this.clock = clock;
    }

    /** Asks the host about players that have gone. */
    ScriptedHost asked() {
        holdsForGone = true;
        return this;
    }

    ScriptedHost holdAt(long millis) {
        return at(millis, () -> held = true);
    }

    ScriptedHost goOnAt(long millis) {
        return at(millis, () -> held = false);
    }

    /** Hands a seat over to a player with the game's time limits. */
    ScriptedHost handOverAt(long millis, int seat, Player to) {
        return handOverAt(millis, seat, to, new SeatClock.ByGame());
    }

    ScriptedHost handOverAt(long millis, int seat, Player to, SeatClock time) {
        return at(millis, () -> orders.add(new HandOver(new Seat(seat), to, time, "Olga", "it hangs")));
    }

    /** Intervenes in the match; the line is the intervention's text. */
    ScriptedHost interveneAt(long millis, String line) {
        return at(
                millis,
                () -> interventions.add(
                        new Intervention(Choices.Chosen.of(line).orElseThrow(), "Olga", "to see what it does")));
    }

    /** Returns the interventions that were offered, each time when the match was held. */
    List<Choices> offered() {
        return offered;
    }

    private ScriptedHost at(long millis, Runnable what) {
        clock.plan(Duration.ofMillis(millis), () -> {
            what.run();
            clock.wake();
        });
        return this;
    }

    @Override
    public boolean isHeld() {
        return held;
    }

    @Override
    public boolean holdsFor(Seat seat, Departure why) {
        held |= holdsForGone;
        return holdsForGone;
    }

    @Override
    public List<HandOver> handOvers() {
        List<HandOver> taken = List.copyOf(orders);
        orders.clear();
        return taken;
    }

    @Override
    public void rests(Choices offered) {
        this.offered.add(offered);
    }

    @Override
    public List<Intervention> interventions() {
        List<Intervention> taken = List.copyOf(interventions);
        interventions.clear();
        return taken;
    }
}
