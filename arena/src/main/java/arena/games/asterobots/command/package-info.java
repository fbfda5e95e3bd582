/**
 * What a player of Asterobots may do in a turn.
 *
 * <p>Each {@link arena.games.asterobots.command.AsterobotsCommand} has its own checks, and changes a {@link
 * arena.games.asterobots.command.TurnLedger} that serves one turn only.
 * {@link arena.games.asterobots.command.AsterobotsErrorCode} names every code; an {@link arena.games.asterobots.command.AsterobotsOrder} is
 * a whole answer.
 */
@NullMarked
package arena.games.asterobots.command;

import org.jspecify.annotations.NullMarked;
