/** Tests of the city: its text, its ways, its maker and the paths through it. */
@NullMarked
package arena.games.windwardopolis.map;

import org.jspecify.annotations.NullMarked;
