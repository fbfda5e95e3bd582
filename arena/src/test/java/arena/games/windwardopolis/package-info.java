/** Tests of Windwardopolis 2. {@link arena.games.windwardopolis.Recorded} reads what the server of 2014 recorded. */
@NullMarked
package arena.games.windwardopolis;

import org.jspecify.annotations.NullMarked;
