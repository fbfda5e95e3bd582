package arena.match;

import arena.game.Choices;

/**
 * A host's order to change a match that is held.
 *
 * @param chosen what the interventions of the game allow
 * @param by who ordered it
 * @param reason the reason as a sentence; empty if none was given
 */
public record Intervention(Choices.Chosen chosen, String by, String reason) {}
