package arena.games.windwardopolis.traffic;

import arena.games.windwardopolis.map.MapTile;

/** A listener to the events of moving cars. */
public interface CarEvents {

    /**
     * A car has reached the middle of a stop; afterwards it starts again. The listener may change its speed limits.
     */
    void arrived(int seat, MapTile stop);

    /** A car has entered a tile without a usable path, and continues at random. */
    void lost(int seat);
}
