/**
 * The program {@code arena}: it is started here, wired here, and answers for its mistakes here.
 *
 * <p>Start with {@link arena.cli.Main}, which knows all commands. Each family of commands has a package of its own
 * beside this page's, named after its first command; a command turns words into checked values, asks the application
 * floor ({@link arena.app}) and prints; what it must not do is decide anything about a match, or use another family.
 * What families share lies in three packages, each of which may use those named before it: {@link arena.cli.host} (the
 * place a command runs at), {@link arena.cli.match} (options and reports of matches) and {@link arena.cli.show} (what a
 * person sees of them).
 *
 * <p>What cannot be done is an {@link arena.app.RequestFailure}; {@link arena.cli.host.ExitCode} says which number the
 * command then ends with.
 */
@NullMarked
package arena.cli;

import org.jspecify.annotations.NullMarked;
