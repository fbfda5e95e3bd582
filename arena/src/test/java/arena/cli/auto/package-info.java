/** Tests of {@code arena auto}. */
@NullMarked
package arena.cli.auto;

import org.jspecify.annotations.NullMarked;
