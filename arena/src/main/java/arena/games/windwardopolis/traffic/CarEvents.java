package arena.games.windwardopolis.traffic;

import arena.games.windwardopolis.map.MapTile;

/** Is told what happens while cars move. */
public interface CarEvents {

    /** A car has reached the middle of a stop; afterwards it starts again. Its pace may be changed now. */
    void arrived(int seat, MapTile stop);

    /** A car has entered a tile without a path, or with one that leads nowhere, and goes on by chance. */
    void lost(int seat);
}
