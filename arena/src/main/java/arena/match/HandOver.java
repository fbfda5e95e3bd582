package arena.match;

import arena.game.Seat;

/**
 * A host's order to give a seat to a new player.
 *
 * @param player has not joined a match yet
 * @param clock how time runs for the seat from now on
 * @param by who ordered it
 * @param reason the reason as a sentence; empty if none was given
 */
public record HandOver(Seat seat, Player player, SeatClock clock, String by, String reason) {}
