/** Tests of {@code arena maps}. */
@NullMarked
package arena.cli.city;

import org.jspecify.annotations.NullMarked;
