/**
 * The commands of a turn of Asterobots.
 *
 * <p>Each {@link arena.games.asterobots.command.AsterobotsCommand} has its own checks, and changes a {@link
 * arena.games.asterobots.command.TurnLedger}, which serves one turn. {@link
 * arena.games.asterobots.command.AsterobotsErrorCode} lists every code; an {@link
 * arena.games.asterobots.command.AsterobotsOrder} is a complete answer.
 */
@NullMarked
package arena.games.asterobots.command;

import org.jspecify.annotations.NullMarked;
