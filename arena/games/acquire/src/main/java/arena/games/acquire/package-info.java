/**
 * Acquire by two rule sets: the document of the Windward Code War of 2015, with its power-ups, and the board game;
 * arena/docs/games/acquire.md settles open points. One implementation serves both: a {@link
 * arena.games.acquire.state.Rule} chooses the side where they differ.
 *
 * <p>Start with {@link arena.games.acquire.Acquire}, which lists the rules in the order of a match, then {@link
 * arena.games.acquire.AcquireTurns}, the stages of a turn, and {@link arena.games.acquire.Mergers}. The package {@code
 * state} holds the values, {@code order} the answers of players; {@code text} reads and writes both, and {@code
 * picture} draws. {@link arena.games.acquire.AcquireJudge} finds the errors of an answer.
 *
 * <p>Players are numbered from 1 as in the files, chains from 0 in the alphabetical order of their names. The rules
 * handle no text, which is the codecs' work. Nothing here uses a file, a clock, a thread, or chance that is not part of
 * a value.
 */
@NullMarked
package arena.games.acquire;

import org.jspecify.annotations.NullMarked;
