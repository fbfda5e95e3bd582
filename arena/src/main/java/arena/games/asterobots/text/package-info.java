/**
 * The files of Asterobots: {@link arena.games.asterobots.text.ViewCodec} for the input, {@link
 * arena.games.asterobots.text.OrderCodec} for the output.
 */
@NullMarked
package arena.games.asterobots.text;

import org.jspecify.annotations.NullMarked;
