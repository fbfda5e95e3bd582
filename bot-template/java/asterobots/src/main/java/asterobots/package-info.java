/**
 * A library for players of Asterobots in the document's own way: extend {@link asterobots.ComputerPlayer}, answer its
 * two questions from a {@link asterobots.Game}, and hand the player to {@link asterobots.Contest}. Start reading with
 * those three.
 *
 * <p>Everything that comes out of a {@code Game} is immutable and stays as it was when the question was asked. Player
 * ids are the document's: 0 to n-1, and -1 for the aliens. (The files of the arena count players from 1 and have 0 for
 * the aliens; {@link asterobots.Prompt} and {@link asterobots.Commands} are the only places that know it.)
 */
package asterobots;
