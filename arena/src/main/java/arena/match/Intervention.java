package arena.match;

import arena.game.Choices;

/**
 * An order of the host that something be done to a match that is held.
 *
 * @param chosen what the game's console allows
 * @param by who has ordered it
 * @param reason why, a sentence; empty if nobody has said
 */
public record Intervention(Choices.Chosen chosen, String by, String reason) {}
