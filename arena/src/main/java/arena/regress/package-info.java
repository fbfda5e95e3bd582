/**
 * The replay of recorded matches up to one turn of one bot, and regression cases for bots.
 *
 * <p>Start with {@link arena.regress.MatchPrefix}: the setup of a match and the answers before the turn. A {@link
 * arena.regress.PrefixPosition} is its last position by the rules; a {@link arena.regress.ResumedMatch} lets an
 * ordinary match repeat the recorded answers, whatever the players answer, and go on freely from that turn. A {@link
 * arena.regress.RegressionCase} is a prefix with {@link arena.regress.CaseCondition conditions} on the answer, and
 * {@link arena.regress.CaseText} its text format.
 *
 * <p>This package knows no particular game, opens no file and starts no process or thread.
 */
@NullMarked
package arena.regress;

import org.jspecify.annotations.NullMarked;
