/**
 * The contract between the arena and its games.
 *
 * <p>Start with {@link arena.game.GameRules}, whose methods are listed in the order in which a match calls them, then
 * {@link arena.game.Phase}, the value that decides what the arena does next. A {@link arena.game.GameDefinition} is a
 * complete game: rules, texts, scenes and pictures for people ({@link arena.game.Presentation}) and, where they exist,
 * the search and the interventions of an organiser ({@link arena.game.Interventions}).
 *
 * <p>Everything here is a value or a pure function. This package uses no other package of the arena, reads no file, no
 * clock and no thread, and draws no random number: chance is a value, {@link arena.game.Chance}, inside a state.
 */
@NullMarked
package arena.game;

import org.jspecify.annotations.NullMarked;
