/**
 * The asteroid as people see it: {@link arena.games.asterobots.picture.FieldScene} holds the visible values, and {@link
 * arena.games.asterobots.picture.FieldPainter} draws them in a terminal.
 */
@NullMarked
package arena.games.asterobots.picture;

import org.jspecify.annotations.NullMarked;
