package arena.games.windwardopolis.trip;

import java.util.Optional;

/** What a player orders about one card (Power-Up Orders). */
public sealed interface CardOrder {

    /** What keeps an order from being carried out. */
    enum Fault {
        /** A card is drawn that is not in the deck. */
        NOT_IN_DECK(Optional.empty()),
        /** A card is drawn into a hand that is full. */
        HAND_FULL(Optional.of(Status.POWER_UP_DRAW_TOO_MANY)),
        /** A card is discarded that is not in the hand. */
        NOTHING_TO_DISCARD(Optional.empty()),
        /** A card is played that is not in the hand. */
        NOT_IN_HAND(Optional.of(Status.POWER_UP_PLAY_NOT_EXIST)),
        /** A card is played before the car has stopped with it. */
        NOT_READY(Optional.of(Status.POWER_UP_PLAY_NOT_READY));

        // An Optional of an enumeration's word never changes; the check knows only what is annotated.
        @SuppressWarnings("ImmutableEnumChecker")
        private final Optional<Status> status;

        Fault(Optional<Status> status) {
            this.status = status;
        }

        /** Returns why the player is told, if the server of 2014 has a word for it. */
        public Optional<Status> status() {
            return status;
        }
    }

    /** Returns the card. */
    Card card();

    /** Returns what keeps it from being carried out at a score, the part of the trip under way included. */
    Optional<Fault> fault(Cards cards, double score);

    /** Returns the cards after it was carried out, which has no {@link #fault}. */
    Cards carriedOut(Cards cards, double score);

    /** A card from the deck into the hand. Whoever has no score yet may play it at once. */
    record Draw(Card card) implements CardOrder {
        @Override
        public Optional<Fault> fault(Cards cards, double score) {
            if (!cards.deck().contains(card)) {
                return Optional.of(Fault.NOT_IN_DECK);
            }
            return cards.hand().size() >= Score.mostInHand(score) ? Optional.of(Fault.HAND_FULL) : Optional.empty();
        }

        @Override
        public Cards carriedOut(Cards cards, double score) {
            return cards.drawn(card, score == 0);
        }
    }

    /** A card from the hand that is thrown away. */
    record Discard(Card card) implements CardOrder {
        @Override
        public Optional<Fault> fault(Cards cards, double score) {
            return cards.held(card).isPresent() ? Optional.empty() : Optional.of(Fault.NOTHING_TO_DISCARD);
        }

        @Override
        public Cards carriedOut(Cards cards, double score) {
            return cards.discarded(card);
        }
    }

    /** A card from the hand that is played. */
    record Play(Cards.Play play) implements CardOrder {
        @Override
        public Card card() {
            return play.card();
        }

        @Override
        public Optional<Fault> fault(Cards cards, double score) {
            Optional<Cards.Held> held = cards.held(card());
            if (held.isEmpty()) {
                return Optional.of(Fault.NOT_IN_HAND);
            }
            return held.get().ready() ? Optional.empty() : Optional.of(Fault.NOT_READY);
        }

        @Override
        public Cards carriedOut(Cards cards, double score) {
            return cards.played(play);
        }
    }
}
