/** The asteroid as people see it in a terminal: {@link arena.games.asterobots.picture.FieldPainter}. */
@NullMarked
package arena.games.asterobots.picture;

import org.jspecify.annotations.NullMarked;
