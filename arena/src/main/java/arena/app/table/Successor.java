package arena.app.table;

import arena.app.RequestFailure;
import arena.app.play.HostedMatch;
import arena.app.play.MatchRequest;
import arena.app.play.SeatChoice;
import arena.app.play.SeatedPlayer;
import arena.game.Seat;
import arena.match.Event;
import arena.match.HandOver;
import arena.match.Player;
import arena.match.SeatClock;
import arena.person.Person;
import arena.person.PersonSeat;
import java.util.Optional;

/** The player that takes over a seat of a running match. */
public final class Successor {

    private final HostedMatch match;
    private final Seat seat;
    private final Player player;
    private final SeatClock clock;
    private final Optional<PersonSeat> person;

    private Successor(HostedMatch match, Seat seat, Player player, SeatClock clock, Optional<PersonSeat> person) {
        this.match = match;
        this.seat = seat;
        this.player = player;
        this.clock = clock;
        this.person = person;
    }

    /**
     * Prepares a successor. A level of the super bot gets the clock of the seat; a person has no time limit.
     *
     * @param seat from 1
     * @param to {@code superbot:LEVEL} or {@code human:NAME}
     * @throws RequestFailure if there is no such player, or the seat cannot be taken over
     */
    public static Successor of(HostedMatch match, int seat, String to) {
        MatchRequest request = match.requireSeat(seat);
        SeatChoice choice =
                TableRequest.choice(match.configuration(), request.game().info(), to, TableRequest.Guests.SUPERBOT);
        Player player = match.player(new SeatedPlayer(choice.name(), choice));
        if (player instanceof Person person) {
            PersonSeat place = new PersonSeat(
                    request.game(),
                    request.setup(),
                    new Seat(seat),
                    new PersonSeat.Terms(match.configuration().match().joinTime(), false, false));
            return new Successor(match, new Seat(seat), place.sit(person), new SeatClock.Off(), Optional.of(place));
        }
        return new Successor(match, new Seat(seat), player, match.clock(seat), Optional.empty());
    }

    /** Returns the name of the new player. */
    public String name() {
        return player.name();
    }

    /** Returns the seat of the person, if it is one, with its questions after the hand-over. */
    public Optional<PersonSeat> person() {
        return person;
    }

    /**
     * Takes over from now on.
     *
     * @param by the person who decided that
     * @param reason a sentence; empty if none was given
     */
    public void takeOver(String by, String reason) {
        match.handOver(
                new HandOver(seat, player, clock, by, reason),
                event -> person.ifPresent(one -> {
                    one.write(event);
                    if (event instanceof Event.BrokenOff) {
                        one.over();
                    }
                }));
    }
}
