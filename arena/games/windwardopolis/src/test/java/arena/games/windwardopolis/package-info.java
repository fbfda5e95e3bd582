/**
 * Tests of Windwardopolis 2. {@link arena.games.windwardopolis.ServerRecordings} reads the recordings of the server of
 * 2014.
 */
@NullMarked
package arena.games.windwardopolis;

import org.jspecify.annotations.NullMarked;
