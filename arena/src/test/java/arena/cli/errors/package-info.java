/** What went wrong, by what is typed and what is printed. */
@NullMarked
package arena.cli.errors;

import org.jspecify.annotations.NullMarked;
