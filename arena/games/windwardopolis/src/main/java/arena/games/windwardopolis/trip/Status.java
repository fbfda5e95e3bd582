package arena.games.windwardopolis.trip;

/** The status of a report to players (What Information you are provided). */
public enum Status {
    /** The regular update. */
    UPDATE("The regular update."),
    /** The path has ended, or cannot be driven. */
    NO_PATH("The car goes on without its path."),
    /** The passenger left at another company than the destination. */
    PASSENGER_ABANDONED("The passenger left at another company than the destination."),
    /** The passenger left at the destination. */
    PASSENGER_DELIVERED("The passenger was delivered."),
    /** The passenger left, at the destination or not, and the next one boarded. */
    PASSENGER_DELIVERED_AND_PICKED_UP("The passenger left, and another one boarded."),
    /** The passenger stays on board because of an enemy. */
    PASSENGER_REFUSED_ENEMY("The passenger stays on board, since an enemy waits at this stop."),
    /** A passenger boarded. */
    PASSENGER_PICKED_UP("A passenger boarded."),
    /** No passenger left or boarded. */
    PASSENGER_NO_ACTION("Nobody left and nobody boarded."),
    /** A coffee store with a passenger on board. */
    COFFEE_STORE_NO_STOCK_UP("A coffee store sells nothing to a car with a passenger."),
    /** A coffee store without a passenger. */
    COFFEE_STORE_CAR_RESTOCKED("The car was stocked with coffee."),
    /** The passenger did not board because there is no coffee. */
    PASSENGER_REFUSED_NO_COFFEE("The passenger did not board, since there is no coffee."),
    /** The passenger left, at the destination or not, and the next one did not board because there is no coffee. */
    PASSENGER_DELIVERED_AND_PICK_UP_REFUSED("The passenger left, and the next one did not board without coffee."),
    /** The hand is full. */
    POWER_UP_DRAW_TOO_MANY("No card was drawn, since the hand is full."),
    /** A card that is not in the hand. */
    POWER_UP_PLAY_NOT_EXIST("The card was not played, since it is not in the hand."),
    /** A card that was drawn after the last stop. */
    POWER_UP_PLAY_NOT_READY("The card was not played, since the car has not stopped after it was drawn."),
    /** A card without effect. */
    POWER_UP_ILLEGAL_TO_PLAY("The card has no effect."),
    /** A card that takes effect. */
    POWER_UP_PLAYED("A card takes effect."),
    /** A card that was removed because the hand was too large. */
    POWER_UP_HAND_TOO_MANY("A card was thrown out, since the score allows fewer in the hand.");

    private final String words;

    Status(String words) {
        this.words = words;
    }

    /** Returns whether all players receive a report with this status, or only the player whose car it concerns. */
    public boolean isForAll() {
        return switch (this) {
            case UPDATE,
                    PASSENGER_ABANDONED,
                    PASSENGER_DELIVERED,
                    PASSENGER_DELIVERED_AND_PICKED_UP,
                    PASSENGER_REFUSED_ENEMY,
                    PASSENGER_PICKED_UP,
                    PASSENGER_NO_ACTION,
                    COFFEE_STORE_CAR_RESTOCKED,
                    PASSENGER_REFUSED_NO_COFFEE,
                    PASSENGER_DELIVERED_AND_PICK_UP_REFUSED,
                    POWER_UP_PLAYED -> true;
            case NO_PATH,
                    COFFEE_STORE_NO_STOCK_UP,
                    POWER_UP_DRAW_TOO_MANY,
                    POWER_UP_PLAY_NOT_EXIST,
                    POWER_UP_PLAY_NOT_READY,
                    POWER_UP_ILLEGAL_TO_PLAY,
                    POWER_UP_HAND_TOO_MANY -> false;
        };
    }

    /** Returns the meaning, as one sentence. */
    public String words() {
        return words;
    }
}
