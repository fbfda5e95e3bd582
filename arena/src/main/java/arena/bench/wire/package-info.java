/** A benchmark of bots that connect, beside bots that use folders: {@link arena.bench.wire.WireBench}. */
@NullMarked
package arena.bench.wire;

import org.jspecify.annotations.NullMarked;
