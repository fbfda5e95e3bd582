/**
 * A library for players of Acquire in the document's own way: extend {@link acquire.PlayerBrain}, answer its questions
 * from a {@link acquire.Game}, and hand the player to {@link acquire.Contest}. Start reading with those three.
 *
 * <p>Everything that comes out of a {@code Game} is immutable and stays as it was when the question was asked. Players
 * have the numbers of the arena's files, from 1.
 */
package acquire;
