/**
 * The files of Acquire: {@link arena.games.acquire.text.AcquireViewCodec} for the input, {@link
 * arena.games.acquire.text.AcquireOrderCodec} for the output.
 */
@NullMarked
package arena.games.acquire.text;

import org.jspecify.annotations.NullMarked;
