package arena.games.windwardopolis.bench;

import arena.game.Chance;
import arena.games.windwardopolis.map.CarStart;
import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.traffic.CarEvents;
import arena.games.windwardopolis.traffic.DrivingRules;
import arena.games.windwardopolis.traffic.Traffic;
import java.util.List;

/** A drive of one car alone. */
public final class SoloDrive {

    /** A listener that ignores all events. */
    public static final CarEvents UNHEARD = new CarEvents() {
        @Override
        public void arrived(int seat, MapTile stop) {
            // The event is not needed.
        }

        @Override
        public void lost(int seat) {
            // The event is not needed.
        }
    };

    private static final int LONGEST_TICKS = 20_000;

    private SoloDrive() {}

    /** Returns the tick in which a car reaches the middle of the stop at the end of a path. */
    public static int ticks(CityMap city, DrivingRules rules, CarStart start, List<MapTile> path) {
        Traffic traffic = new Traffic(city, rules, List.of(start), Chance.of(1, "a drive"));
        traffic.order(0, path);
        MapTile end = path.get(path.size() - 1);
        boolean[] there = {false};
        CarEvents events = new CarEvents() {
            @Override
            public void arrived(int seat, MapTile stop) {
                there[0] = stop.equals(end);
            }

            @Override
            public void lost(int seat) {
                // It enters the stop when its path has ended.
            }
        };
        for (int tick = 1; tick <= LONGEST_TICKS; tick++) {
            traffic.tick(events);
            if (there[0]) {
                return tick;
            }
        }
        throw new IllegalStateException("never there: " + start + " by " + path);
    }
}
