/**
 * The files of Asterobots: {@link arena.games.asterobots.text.AsterobotsViewCodec} for the input, {@link
 * arena.games.asterobots.text.AsterobotsOrderCodec} for the output.
 */
@NullMarked
package arena.games.asterobots.text;

import org.jspecify.annotations.NullMarked;
