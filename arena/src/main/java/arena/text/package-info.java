/**
 * Turns bytes into lines, words and numbers, and values into {@code key = value} lines.
 *
 * <p>Start with {@link arena.text.Lines}: what a bot wrote, as lines. {@link arena.text.Cursor} reads one line from
 * left to right, {@link arena.text.WordSplitter} splits one; {@link arena.text.KeyValueReader} and {@link
 * arena.text.KeyValueWriter} read and write the arena's own files; {@link arena.text.Quote} makes anything fit to be
 * shown in a message.
 *
 * <p>This package knows no game and no file. What a bot writes wrong is a value here, never an exception; only the
 * texts that the arena itself writes may throw when they are read back.
 */
@NullMarked
package arena.text;

import org.jspecify.annotations.NullMarked;
