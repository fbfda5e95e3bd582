/**
 * Sign-ups: each team enters a contest itself, hands in an archive or a folder, reads the findings of its check, and
 * waits for the organiser, who accepts or refuses.
 *
 * <p>Start with {@link arena.app.signup.SignUps}. Every entry is untrusted: {@link arena.app.signup.EntryNames} checks
 * the names of its files, {@link arena.app.signup.EntryFiles} enforces its limits, {@link arena.app.signup.ZipArchive}
 * and {@link arena.app.signup.SharedFolder} read its source. {@link arena.app.signup.EntryCheck} starts it only under
 * the confinement of a match; where the machine cannot confine it, not without the organiser's consent. An accepted
 * team is a section of the contest file like any other.
 */
@NullMarked
package arena.app.signup;

import org.jspecify.annotations.NullMarked;
