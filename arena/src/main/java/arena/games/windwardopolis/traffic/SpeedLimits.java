package arena.games.windwardopolis.traffic;

/**
 * What cards do to the speed of a car.
 *
 * @param slowInTransit whether it runs at a quarter of its speed until its passenger has left
 *     (MULT_DELIVERY_QUARTER_SPEED)
 * @param slowTicks for how many ticks more it runs at a quarter of its speed (ALL_OTHER_CARS_QUARTER_SPEED)
 * @param stoppedTicks for how many ticks more it stands (STOP_CAR)
 */
public record SpeedLimits(boolean slowInTransit, int slowTicks, int stoppedTicks) {

    /** No card is at work. */
    public static final SpeedLimits FULL = new SpeedLimits(false, 0, 0);

    /** Slow cars run at this part of the usual speed. */
    private static final float SLOW = 0.25f;

    boolean isSlow() {
        return slowInTransit || slowTicks > 0;
    }

    boolean isStopped() {
        return stoppedTicks > 0;
    }

    /** Returns the top speed where the usual one is this. */
    float top(int usual) {
        if (isStopped()) {
            return 0;
        }
        return isSlow() ? usual * SLOW : usual;
    }
}
