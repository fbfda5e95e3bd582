/** Tests of films of matches. */
@NullMarked
package arena.report.film;

import org.jspecify.annotations.NullMarked;
