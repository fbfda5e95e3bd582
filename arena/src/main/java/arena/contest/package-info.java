/**
 * The course of a contest from its draw to its last game: the attempts, the referee's decisions, the results that
 * count, and the next game.
 *
 * <p>Start with {@link arena.contest.ContestState}: the state of a contest, computed only from the {@link
 * arena.contest.Contest} itself and the entries of the {@link arena.store.ContestStore}. The {@link
 * arena.contest.Ledger} holds the results that count; {@link arena.contest.NextGame} chooses the next game. The {@link
 * arena.contest.ContestRunner} plays them as a {@link arena.series series} with a {@link arena.contest.GameRunner}. A
 * decision is a {@link arena.contest.RefereeDecision}; only {@link arena.contest.DecisionCodec} knows its form in the
 * store.
 *
 * <p>Nothing is held in memory that the store does not have: an arena that is killed at any moment continues with the
 * next call. This package knows no game, no file format and no terminal, and it starts no program.
 */
@NullMarked
package arena.contest;

import org.jspecify.annotations.NullMarked;
