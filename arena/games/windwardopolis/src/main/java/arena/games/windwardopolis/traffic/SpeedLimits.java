package arena.games.windwardopolis.traffic;

/**
 * The speed limits of a car because of cards.
 *
 * @param slowInTransit whether it drives at a quarter of its speed until its passenger has left
 *     (MULT_DELIVERY_QUARTER_SPEED)
 * @param slowTicks the number of ticks for which it still drives at a quarter of its speed
 *     (ALL_OTHER_CARS_QUARTER_SPEED)
 * @param stoppedTicks the number of ticks for which it still stands (STOP_CAR)
 */
public record SpeedLimits(boolean slowInTransit, int slowTicks, int stoppedTicks) {

    /** No limits. */
    public static final SpeedLimits FULL = new SpeedLimits(false, 0, 0);

    /** The factor of a slow car's speed. */
    private static final float SLOW = 0.25f;

    boolean isSlow() {
        return slowInTransit || slowTicks > 0;
    }

    boolean isStopped() {
        return stoppedTicks > 0;
    }

    /** Returns the limited top speed for a usual one. */
    float top(int usual) {
        if (isStopped()) {
            return 0;
        }
        return isSlow() ? usual * SLOW : usual;
    }
}
