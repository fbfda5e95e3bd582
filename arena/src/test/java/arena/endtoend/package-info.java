/**
 * The built product from outside: the launcher script, real processes in several languages, real folders, real records.
 *
 * <p>Start with {@link arena.endtoend.Product}. These tests run after packaging, and need what {@code mvn package} has
 * made. A language whose tools are not on the machine is skipped, and says so aloud.
 */
@NullMarked
package arena.endtoend;

import org.jspecify.annotations.NullMarked;
