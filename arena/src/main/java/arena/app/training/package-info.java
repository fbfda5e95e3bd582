/**
 * Games for training: the rules as a service to a program that learns, without players, folders and clocks.
 *
 * <p>Start with {@link arena.app.training.TrainingServer}, which answers lines of JSON with lines of JSON; {@code
 * arena/docs/training.md} explains them. A {@link arena.app.training.TrainingGame} is one game: its steps follow the
 * same {@link arena.match.MatchPosition} as a match, in virtual time, and write the same events, so that its record is
 * verified like any other.
 *
 * <p>This package starts no program and opens no folder of a team.
 */
@NullMarked
package arena.app.training;

import org.jspecify.annotations.NullMarked;
