/**
 * The plug-in interface of a game: everything that the arena gets to know of it.
 *
 * <p>Start with {@link arena.provider.GameProvider}. A game is a jar with one provider, which the arena finds by
 * {@link java.util.ServiceLoader}: the rules and texts, the levels of the super bot, and commands of its own. The
 * browser component, its texts and the page of rules are resources beside the provider.
 */
@NullMarked
package arena.provider;

import org.jspecify.annotations.NullMarked;
