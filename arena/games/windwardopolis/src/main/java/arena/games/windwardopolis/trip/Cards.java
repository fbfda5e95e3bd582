package arena.games.windwardopolis.trip;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The cards of a player.
 *
 * @param deck the cards not drawn yet
 * @param hand the cards in the hand, in the order of drawing
 * @param nextStop a card for a transit, which takes effect when a passenger boards
 * @param transit the card in effect until the passenger leaves
 * @param atOnce the played card that takes effect at the beginning of the next tick
 */
public record Cards(
        List<Card> deck, List<Held> hand, Optional<Card> nextStop, Optional<Card> transit, Optional<Play> atOnce) {

    /**
     * A card in the hand.
     *
     * @param ready whether it may be played
     */
    public record Held(Card card, boolean ready) {}

    /**
     * A card that is played.
     *
     * @param target the passenger, or the number of the seat as text, according to {@link Card.Kind#target}; else
     *     empty
     */
    public record Play(Card card, String target) {}

    public Cards {
        deck = List.copyOf(deck);
        hand = List.copyOf(hand);
    }

    /** Returns the cards of a player who has drawn none. */
    static Cards inDeck(List<Card> deck) {
        return new Cards(deck, List.of(), Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** Returns the card in the hand, if it is there. */
    public Optional<Held> held(Card card) {
        return hand.stream().filter(held -> held.card().equals(card)).findFirst();
    }

    /** Returns the number of cards in deck and hand and in play. */
    public int count() {
        return deck.size()
                + hand.size()
                + (int) (nextStop.stream().count()
                        + transit.stream().count()
                        + atOnce.stream().count());
    }

    Cards drawn(Card card, boolean ready) {
        List<Held> more = new ArrayList<>(hand);
        more.add(new Held(card, ready));
        return new Cards(without(deck, card), more, nextStop, transit, atOnce);
    }

    /** Returns the cards with this one ready in the hand; it need not come from the deck. */
    Cards dealt(Card card) {
        if (held(card).isPresent()) {
            return discarded(card).returned(card);
        }
        return deck.contains(card) ? drawn(card, true) : returned(card);
    }

    Cards discarded(Card card) {
        return new Cards(deck, without(hand, held(card).orElseThrow()), nextStop, transit, atOnce);
    }

    /** Returns the cards after one was played; a card that waited in its place is lost. */
    Cards played(Play play) {
        Cards left = discarded(play.card());
        return play.card().kind().isTransit()
                ? new Cards(deck, left.hand, Optional.of(play.card()), transit, atOnce)
                : new Cards(deck, left.hand, nextStop, transit, Optional.of(play));
    }

    /** Returns the cards after one without effect came back to the hand. */
    Cards returned(Card card) {
        List<Held> more = new ArrayList<>(hand);
        more.add(new Held(card, true));
        return new Cards(deck, more, nextStop, transit, atOnce);
    }

    Cards allReady() {
        return hand.stream().allMatch(Held::ready)
                ? this
                : new Cards(
                        deck,
                        hand.stream().map(held -> new Held(held.card(), true)).toList(),
                        nextStop,
                        transit,
                        atOnce);
    }

    /** Returns the cards after the card for the next stop has taken effect, or was lost. */
    Cards boarded(boolean inEffect) {
        return new Cards(deck, hand, Optional.empty(), inEffect ? nextStop : transit, atOnce);
    }

    Cards withoutTransit() {
        return new Cards(deck, hand, nextStop, Optional.empty(), atOnce);
    }

    Cards withoutAtOnce() {
        return new Cards(deck, hand, nextStop, transit, Optional.empty());
    }

    private static <T> List<T> without(List<T> list, T one) {
        List<T> rest = new ArrayList<>(list);
        if (!rest.remove(one)) {
            throw new IllegalArgumentException(one + " is not in " + list);
        }
        return rest;
    }
}
