/**
 * The ladder of practice: the levels of the super bot that a team may play, and its results so far.
 *
 * <p>Start with {@link arena.practice.UnlockedLevels}, which is computed from the {@link arena.practice.LadderRules} of
 * the host and the team's {@link arena.practice.LadderMatch attempts}. {@link arena.practice.ProgressFile} stores the
 * matches, one line each, safely against a killed arena and against two arenas at the same time.
 *
 * <p>Levels are numbers here: this package knows no game, no super bot and no running match. It accesses only the one
 * file of a team and game.
 */
@NullMarked
package arena.practice;

import org.jspecify.annotations.NullMarked;
