/**
 * The program {@code arena}: its entry point, its commands, and the reports of its failures.
 *
 * <p>Start with {@link arena.cli.Main}, which knows all commands. Each family of commands has a package of its own
 * below this one, named after its first command. A command turns words into checked values, calls the application
 * layer ({@link arena.app}) and prints; it must not decide anything about a match, and must not use another family.
 * The families share three packages, each of which may use those named before it: {@link arena.cli.host} (the
 * environment of a command), {@link arena.cli.match} (options and reports of matches) and {@link arena.cli.show} (the
 * display of matches).
 *
 * <p>A request that cannot be done throws an {@link arena.app.RequestFailure}; {@link arena.cli.host.ExitCode} maps it
 * to the exit code.
 */
@NullMarked
package arena.cli;

import org.jspecify.annotations.NullMarked;
