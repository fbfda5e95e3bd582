/**
 * The table as people see it: {@link arena.games.acquire.picture.TableScene} holds the visible values, {@link
 * arena.games.acquire.picture.TablePainter} draws them in a terminal, and {@link
 * arena.games.acquire.picture.EventSentences} puts events into words.
 */
@NullMarked
package arena.games.acquire.picture;

import org.jspecify.annotations.NullMarked;
