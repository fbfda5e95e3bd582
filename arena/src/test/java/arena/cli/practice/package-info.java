/** Climbing the levels, by what is typed and what is printed. */
@NullMarked
package arena.cli.practice;

import org.jspecify.annotations.NullMarked;
