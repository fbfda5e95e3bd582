/** Tests of passengers, coffee and cards: rules as sentences, laws over seeds, and what the server of 2014 recorded. */
@NullMarked
package arena.games.windwardopolis.trip;

import org.jspecify.annotations.NullMarked;
