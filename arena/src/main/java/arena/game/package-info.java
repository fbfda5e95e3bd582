/**
 * What a game is: the one contract between the arena and the games it hosts.
 *
 * <p>Start with {@link arena.game.Game}, whose methods are listed in the order in which a match calls them, then {@link
 * arena.game.Phase}, the one value from which the arena learns what to do next. A {@link arena.game.GameBox} is a whole
 * game: rules, texts, what people are shown ({@link arena.game.Presentation}) and, where there are such, what a search
 * needs and what an organiser may do to a match ({@link arena.game.Console}).
 *
 * <p>Everything here is a value or a pure function. This package uses no other package of the arena, reads no file, no
 * clock and no thread, and draws no random number: chance is a value, {@link arena.game.Chance}, inside a state.
 */
@NullMarked
package arena.game;

import org.jspecify.annotations.NullMarked;
