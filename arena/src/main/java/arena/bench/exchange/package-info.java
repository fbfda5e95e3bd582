/**
 * A benchmark of a turn through a team folder, beside other ways for two processes to play turns: {@link
 * arena.bench.exchange.ExchangeBench}.
 */
@NullMarked
package arena.bench.exchange;

import org.jspecify.annotations.NullMarked;
