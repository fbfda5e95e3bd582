/** Tests of {@code arena contest}. */
@NullMarked
package arena.cli.contest;

import org.jspecify.annotations.NullMarked;
