package arena.match;

import arena.game.Seat;

/**
 * An order that a seat be played on by another from now on.
 *
 * @param player has not joined a match yet
 * @param clock how time runs for the seat from now on
 * @param by who has ordered it
 * @param reason why, a sentence; empty if nobody has said
 */
public record HandOver(Seat seat, Player player, SeatClock clock, String by, String reason) {}
