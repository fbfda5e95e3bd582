package arena.games.windwardopolis.traffic;

import arena.games.windwardopolis.map.TileLane;

/** The rule that lets a car drive through one that a card has stopped or slowed (Movement, 9). */
final class Passing {

    /** The lead in units after which a car has passed another one: a car's length, and one between them. */
    private static final int PAST_UNITS = 24;

    private static final float TOP_UNITS = 1;
    private static final float SLOW_UNITS = 0.25f;

    private final float acceleration;

    Passing(DrivingRules rules) {
        this.acceleration = rules.acceleration() / TileLane.TICKS_IN_TURN;
    }

    /** Returns whether a car that is not slowed itself gets completely past another one in the remaining time. */
    boolean mayPass(Car car, Car other) {
        SpeedLimits pace = other.limits;
        if (car.limits.isSlow() || car.limits.isStopped() || (pace.stoppedTicks() == 0 && pace.slowTicks() == 0)) {
            return false;
        }
        int ticks = Math.max(pace.stoppedTicks(), pace.slowTicks());
        float theirs = SLOW_UNITS * Math.max(0, ticks - pace.stoppedTicks());
        int distance = Math.abs(car.x - other.x) + Math.abs(car.y - other.y);
        return reach(car.speed / TileLane.TICKS_IN_TURN, ticks) >= distance + PAST_UNITS + theirs;
    }

    /** Returns the units that a car makes in some ticks if nothing blocks it. */
    private float reach(float units, int ticks) {
        float rising = Math.min(ticks, (TOP_UNITS - units) / acceleration);
        return rising * (units + acceleration * rising / 2) + (ticks - rising) * TOP_UNITS;
    }
}
