/**
 * A recorded match played again up to one turn of one bot, and the positions that a bot must not get wrong twice.
 *
 * <p>Start with {@link arena.regress.MatchPrefix}: how a match began and what was answered before the turn. A {@link
 * arena.regress.PrefixPosition} is where that leads by the rules; a {@link arena.regress.ResumedMatch} seats players of
 * an ordinary match so that it goes the same way again, whatever they answer, and is free from that turn on. A {@link
 * arena.regress.RegressionCase} is a past with {@link arena.regress.CaseCondition conditions} on the answer, and {@link
 * arena.regress.CaseText} the text it is kept as.
 *
 * <p>Nothing here knows a particular game, opens a file, or starts anything.
 */
@NullMarked
package arena.regress;

import org.jspecify.annotations.NullMarked;
