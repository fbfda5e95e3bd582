package arena.cli.again;

import arena.config.BotEntry;
import arena.game.Seat;
import java.util.Optional;

/**
 * A seat of a recorded match.
 *
 * @param name the name that was played under
 * @param bot the program that the arena starts for it; nothing if the configuration has none of that name
 */
record AgainSeat(Seat seat, String name, Optional<BotEntry> bot) {}
