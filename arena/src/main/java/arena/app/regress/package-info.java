/**
 * Regression cases: positions that a bot must not get wrong again, kept beside it and tried together.
 *
 * <p>Start with {@link arena.app.regress.CaseRequest}, which makes a turn of a record a case; {@link
 * arena.app.regress.RegressFile} is the file of all cases of a bot, and {@link arena.app.regress.RegressRun} tries
 * them, each in a resumed match. {@link arena.regress} defines the cases and judges their answers.
 */
@NullMarked
package arena.app.regress;

import org.jspecify.annotations.NullMarked;
