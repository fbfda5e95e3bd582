package arena.games.windwardopolis.order;

import arena.game.Seat;
import arena.games.windwardopolis.trip.Card;
import arena.games.windwardopolis.trip.Roster;
import arena.text.WordSplitter;
import java.util.List;
import java.util.Optional;

/**
 * The names that orders may say. Upper and lower case are alike, since no two of a kind differ in it alone.
 *
 * @param players the teams, seat 1 first
 * @param passengers all passengers
 * @param cards the cards in the deck and the hand of the player
 */
public record OrderNames(List<String> players, List<String> passengers, List<Card> cards) {

    public OrderNames {
        players = List.copyOf(players);
        passengers = List.copyOf(passengers);
        cards = List.copyOf(cards);
    }

    /** Returns whether two words are one, but for the case of their letters. */
    static boolean same(String one, String other) {
        return WordSplitter.small(one).equals(WordSplitter.small(other));
    }

    Optional<String> passenger(String name) {
        return passengers.stream().filter(known -> same(known, name)).findFirst();
    }

    /** Returns the seat of a team, by the seat's number or by the team's name. */
    Optional<Seat> player(String name) {
        return Seat.first(players.size()).stream()
                .filter(seat -> Integer.toString(seat.number()).equals(name))
                .findFirst()
                .or(() -> Seat.first(players.size()).stream()
                        .filter(seat -> same(players.get(seat.index()), name))
                        .findFirst());
    }

    /**
     * Returns the card that is made for somebody of this name, spelt as it is if the player has it; nothing if nobody
     * can be called so.
     */
    Optional<Card> card(Card.Kind kind, String name) {
        return cards.stream()
                .filter(card -> card.kind() == kind && same(card.names(), name))
                .findFirst()
                .or(() -> Optional.of(name).filter(Roster::isName).map(possible -> new Card(kind, possible)));
    }
}
