/**
 * The asteroid as people see it: {@link arena.games.asterobots.picture.FieldScene} holds what there is to see, and
 * {@link arena.games.asterobots.picture.FieldPainter} draws it in a terminal.
 */
@NullMarked
package arena.games.asterobots.picture;

import org.jspecify.annotations.NullMarked;
