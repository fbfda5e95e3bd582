/**
 * A contest from its draw to its last game: what was played, what the referee decided, what counts, and what is played
 * next.
 *
 * <p>Start with {@link arena.contest.ContestState}: a contest as it stands, worked out from nothing but the {@link
 * arena.contest.Contest} itself and what the {@link arena.store.ContestStore} has kept. Which result counts is what the
 * {@link arena.contest.Ledger} says; who plays next is what the {@link arena.contest.NextGame} says. The {@link
 * arena.contest.ContestRunner} has the games played, several at a time, by whatever implements {@link
 * arena.contest.GameRunner}. What its referee decides is a {@link arena.contest.RefereeDecision}; no other class knows
 * how the store keeps one.
 *
 * <p>Nothing is kept in memory that the store does not have: an arena that is killed at any moment goes on with the
 * next call. The room knows no game, no file format and no terminal, and it starts no program.
 */
@NullMarked
package arena.contest;

import org.jspecify.annotations.NullMarked;
