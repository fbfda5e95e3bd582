/** Tests of the city: its text, its lanes, its generator and its fastest paths. */
@NullMarked
package arena.games.windwardopolis.map;

import org.jspecify.annotations.NullMarked;
