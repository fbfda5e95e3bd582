/**
 * A new bot for a person who has none yet. No match is played here.
 *
 * <p>Start with {@link arena.app.bots.NewBotRequest}, which copies a starter bot from the {@link
 * arena.app.bots.StarterTemplates} and registers it.
 */
@NullMarked
package arena.app.bots;

import org.jspecify.annotations.NullMarked;
