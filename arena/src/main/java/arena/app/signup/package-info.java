/**
 * Teams that enter a contest themselves: each signs up, hands in an archive or a folder, reads what the check says of
 * it, and waits for the organiser, who accepts or refuses.
 *
 * <p>Start with {@link arena.app.signup.SignUps}. Whatever comes is a stranger's: {@link arena.app.signup.EntryNames}
 * says which names are taken, {@link arena.app.signup.EntryFiles} holds each entry to its limits, {@link
 * arena.app.signup.ZipArchive} and {@link arena.app.signup.SharedFolder} read what it is made from. It is started only
 * shut in as in a match, by {@link arena.app.signup.EntryCheck}; where the machine cannot shut it in, not before the
 * organiser says so. A team that is accepted is a section of the contest file like any other.
 */
@NullMarked
package arena.app.signup;

import org.jspecify.annotations.NullMarked;
