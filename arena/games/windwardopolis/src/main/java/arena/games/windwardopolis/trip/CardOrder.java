package arena.games.windwardopolis.trip;

import java.util.Optional;

/** An order of a player about one card (Power-Up Orders). */
public sealed interface CardOrder {

    /** The reason why an order cannot be carried out. */
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

        // An Optional of an enum constant is immutable; the check recognises only annotated types.
        @SuppressWarnings("ImmutableEnumChecker")
        private final Optional<Status> status;

        Fault(Optional<Status> status) {
            this.status = status;
        }

        /** Returns the status that the player is sent, if the server of 2014 has one for it. */
        public Optional<Status> status() {
            return status;
        }
    }

    /** Returns the card. */
    Card card();

    /** Returns the reason why it cannot be carried out at a score, which includes the present trip. */
    Optional<Fault> fault(Cards cards, double score);

    /** Returns the cards after an order without {@link #fault} was carried out. */
    Cards carriedOut(Cards cards, double score);

    /** A card to draw from the deck into the hand. A player without any score may play it at once. */
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

    /** A card to discard from the hand. */
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

    /** A card to play from the hand. */
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
