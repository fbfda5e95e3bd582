/** Tests of the cars: recorded drives and meetings, and what must hold for every seed. */
@NullMarked
package arena.games.windwardopolis.traffic;

import org.jspecify.annotations.NullMarked;
