/** The tests of {@link arena.person}: persons on seats, checks of orders and advice. */
@NullMarked
package arena.person;

import org.jspecify.annotations.NullMarked;
