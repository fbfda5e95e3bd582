/**
 * A library for players of Windwardopolis 2 in the document's own way: extend {@link windwardopolis.PlayerBrain}, which
 * is told of the round and of everything that happens, give orders, and hand the player to
 * {@link windwardopolis.Contest}. Start reading with those two and with {@link windwardopolis.Game}.
 *
 * <p>The path finder is {@link windwardopolis.DrivingTimes}. Everything that comes out of a {@code Game} is immutable
 * and stays as it was. Seats have the numbers of the arena's files, from 1.
 */
package windwardopolis;
