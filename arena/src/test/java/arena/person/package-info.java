/** The tests of {@link arena.person}: how a person sits, what is looked at before he hands in, what he is advised. */
@NullMarked
package arena.person;

import org.jspecify.annotations.NullMarked;
