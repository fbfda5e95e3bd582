package arena.games.windwardopolis.trip;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The cards of a player, wherever they are.
 *
 * @param deck not drawn yet
 * @param hand drawn, in the order of drawing
 * @param nextStop of a transit, to take effect when somebody boards
 * @param transit in effect until the passenger leaves
 * @param atOnce played, to work at the beginning of the next tick
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
     * @param target the passenger, or the seat's number as text, as {@link Card.Kind#target} says; else empty
     */
    public record Play(Card card, String target) {}

    public Cards {
        deck = List.copyOf(deck);
        hand = List.copyOf(hand);
    }

    /** Returns the cards of somebody who has drawn none. */
    static Cards inDeck(List<Card> deck) {
        return new Cards(deck, List.of(), Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** Returns the card in the hand, if it is there. */
    public Optional<Held> held(Card card) {
        return hand.stream().filter(held -> held.card().equals(card)).findFirst();
    }

    /** Returns how many there are, in deck and hand and on the table. */
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

    /** Returns the cards after this one came into the hand, ready, if need be from nowhere. */
    Cards dealt(Card card) {
        if (held(card).isPresent()) {
            return discarded(card).returned(card);
        }
        return deck.contains(card) ? drawn(card, true) : returned(card);
    }

    Cards discarded(Card card) {
        return new Cards(deck, without(hand, held(card).orElseThrow()), nextStop, transit, atOnce);
    }

    /** Returns the cards after one was played; what waited in its place is gone. */
    Cards played(Play play) {
        Cards left = discarded(play.card());
        return play.card().kind().isTransit()
                ? new Cards(deck, left.hand, Optional.of(play.card()), transit, atOnce)
                : new Cards(deck, left.hand, nextStop, transit, Optional.of(play));
    }

    /** Returns the cards after one that had no effect came back to the hand. */
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

    /** Returns the cards after the next stop's one has taken effect, or has gone without. */
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
