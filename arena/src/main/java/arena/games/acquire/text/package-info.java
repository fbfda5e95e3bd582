/**
 * Views and orders as texts: {@link arena.games.acquire.text.AcquireViewCodec} is {@code input_i.txt}, {@link
 * arena.games.acquire.text.AcquireOrderCodec} is {@code output_i.txt}.
 */
@NullMarked
package arena.games.acquire.text;

import org.jspecify.annotations.NullMarked;
