package arena.games.windwardopolis.order;

import arena.game.Seat;
import arena.games.windwardopolis.trip.Card;
import arena.games.windwardopolis.trip.Roster;
import arena.text.WordSplitter;
import java.util.List;
import java.util.Optional;

/**
 * The names that orders may contain. Case is ignored, since no two names of a kind differ only in it.
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

    /** Returns whether two words are equal except for case. */
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
     * Returns the card for a passenger or company of this name, spelt like the player's card if there is one; nothing
     * if the name is invalid.
     */
    Optional<Card> card(Card.Kind kind, String name) {
        return cards.stream()
                .filter(card -> card.kind() == kind && same(card.names(), name))
                .findFirst()
                .or(() -> Optional.of(name).filter(Roster::isName).map(possible -> new Card(kind, possible)));
    }
}
