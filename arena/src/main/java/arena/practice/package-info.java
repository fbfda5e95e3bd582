/**
 * The ladder of practice: which level of the super bot a team may play, and what it has won so far.
 *
 * <p>Start with {@link arena.practice.UnlockedLevels}, which answers every question from the {@link arena.practice.LadderRules}
 * of the host and the team's {@link arena.practice.LadderMatch attempts}. {@link arena.practice.ProgressFile} keeps the
 * attempts, a line each, so that neither a killed arena nor a second one at the same moment loses any.
 *
 * <p>Levels are numbers here: this package knows no game, no super bot and no match that is being played. It touches
 * the one file of a team and game, and nothing else.
 */
@NullMarked
package arena.practice;

import org.jspecify.annotations.NullMarked;
