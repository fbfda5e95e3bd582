/** Tests of {@code config.ini}: each error with its exact sentence. */
@NullMarked
package arena.config;

import org.jspecify.annotations.NullMarked;
