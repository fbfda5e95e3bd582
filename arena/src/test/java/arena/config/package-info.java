/** Tests of {@code config.ini}: every mistake with its exact sentence. */
@NullMarked
package arena.config;

import org.jspecify.annotations.NullMarked;
