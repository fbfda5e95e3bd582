package windwardopolis;

/** Why a player is told something. */
public enum Status {
    /** The regular update. */
    UPDATE,
    /** The car goes on without its path. A car that comes into the stop at the end of its path is told this first. */
    NO_PATH,
    PASSENGER_ABANDONED,
    PASSENGER_DELIVERED,
    /** One has left, delivered or abandoned, and another one boarded. */
    PASSENGER_DELIVERED_AND_PICKED_UP,
    /** The passenger stays on board, since an enemy waits at this stop. */
    PASSENGER_REFUSED_ENEMY,
    PASSENGER_PICKED_UP,
    PASSENGER_NO_ACTION,
    /** A coffee store sells nothing to a car with a passenger. */
    COFFEE_STORE_NO_STOCK_UP,
    COFFEE_STORE_CAR_RESTOCKED,
    PASSENGER_REFUSED_NO_COFFEE,
    /** One has left, delivered or abandoned, and the next one did not board without coffee. */
    PASSENGER_DELIVERED_AND_PICK_UP_REFUSED,
    POWER_UP_DRAW_TOO_MANY,
    POWER_UP_PLAY_NOT_EXIST,
    POWER_UP_PLAY_NOT_READY,
    POWER_UP_ILLEGAL_TO_PLAY,
    POWER_UP_PLAYED,
    POWER_UP_HAND_TOO_MANY;

    /** Returns whether it is about a card. */
    public boolean isPowerUp() {
        return name().startsWith("POWER_UP");
    }
}
