/** Tests of passengers, coffee and cards: rule examples, laws over seeds, and recordings of the server of 2014. */
@NullMarked
package arena.games.windwardopolis.trip;

import org.jspecify.annotations.NullMarked;
