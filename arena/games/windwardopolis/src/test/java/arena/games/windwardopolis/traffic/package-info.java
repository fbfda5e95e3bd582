/** Tests of the cars: recorded drives and meetings, and laws over seeds. */
@NullMarked
package arena.games.windwardopolis.traffic;

import org.jspecify.annotations.NullMarked;
