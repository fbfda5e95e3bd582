/**
 * Conversions of bytes into lines, words and numbers, and of values into {@code key = value} lines.
 *
 * <p>Start with {@link arena.text.Lines}: the lines that a bot wrote. {@link arena.text.Cursor} reads one line from
 * left to right, {@link arena.text.WordSplitter} splits one; {@link arena.text.KeyValueReader} and {@link
 * arena.text.KeyValueWriter} read and write the arena's own files; {@link arena.text.Quote} quotes any text in a
 * message.
 *
 * <p>This package knows no game and no file. An error in a bot's text is a value here, never an exception; only texts
 * that the arena itself writes may throw when they are read back.
 */
@NullMarked
package arena.text;

import org.jspecify.annotations.NullMarked;
