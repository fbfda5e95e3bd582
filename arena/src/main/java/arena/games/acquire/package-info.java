/**
 * Acquire, as the document of the Windward Code War of 2015 describes it, with its power-ups, and as the board game is
 * played; arena/docs/games/acquire.md settles what they leave open. One rule book serves both: where they differ, a
 * {@link arena.games.acquire.state.Rule} says which side is played.
 *
 * <p>Start with {@link arena.games.acquire.Acquire}, which lists the rules in the order of a match, then {@link
 * arena.games.acquire.AcquireTurns}, which plays a turn by its stages, and {@link arena.games.acquire.Mergers}. What lies on
 * the table is {@code state}, what a player may answer {@code order}; {@code text} reads and writes both, and {@code
 * picture} draws. {@link arena.games.acquire.AcquireJudge} says what is wrong with an answer.
 *
 * <p>Players are numbered from 1 as in the files, chains from 0 in the alphabetical order of their names. The rules
 * touch no text: that is the codecs' work. Nothing here uses a file, a clock, a thread, or chance that is not part of a
 * value.
 */
@NullMarked
package arena.games.acquire;

import org.jspecify.annotations.NullMarked;
