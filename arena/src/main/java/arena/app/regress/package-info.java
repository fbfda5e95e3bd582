/**
 * The positions that a bot must not get wrong twice: kept beside it, and tried all together.
 *
 * <p>Start with {@link arena.app.regress.CaseRequest}, which makes a turn of a record a case; {@link
 * arena.app.regress.RegressFile} is the file of all cases of a bot, and {@link arena.app.regress.RegressRun} tries
 * them, each in a match played again. What a case says and whether it holds is decided in {@link arena.regress}.
 */
@NullMarked
package arena.app.regress;

import org.jspecify.annotations.NullMarked;
