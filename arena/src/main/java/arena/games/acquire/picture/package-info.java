/**
 * The table as people see it: {@link arena.games.acquire.picture.TableScene} holds what there is to see, {@link
 * arena.games.acquire.picture.TablePainter} draws it in a terminal, and {@link arena.games.acquire.picture.EventSentences} says
 * in words what has happened.
 */
@NullMarked
package arena.games.acquire.picture;

import org.jspecify.annotations.NullMarked;
