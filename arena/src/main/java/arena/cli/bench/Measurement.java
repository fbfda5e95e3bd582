package arena.cli.bench;

import arena.app.RequestFailure;
import arena.app.StopSignal;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ExitCode;
import arena.game.Setting;
import java.time.Duration;
import java.util.function.Supplier;

/** A measurement of {@code arena bench} that Ctrl-C ends cleanly. */
final class Measurement {

    private Measurement() {}

    /** The work that is measured. */
    @FunctionalInterface
    interface Work<P> {
        /**
         * Measures and prints, and returns the exit code.
         *
         * @throws InterruptedException if it was stopped
         */
        int run(P plan) throws InterruptedException;
    }

    /**
     * Measures as planned and returns the exit code.
     *
     * @param plan makes the plan from the options, or throws {@link IllegalArgumentException} with a sentence
     */
    static <P> int of(CommandEnvironment host, Supplier<P> plan, Work<P> work) {
        P made = made(plan);
        return StopSignal.guarding(() -> {
            try {
                return work.run(made);
            } catch (InterruptedException stopped) {
                host.err().println("Stopped; the figures are those measured so far.");
                return ExitCode.STOPPED;
            }
        });
    }

    /**
     * Returns the time that an option names.
     *
     * @throws RequestFailure if it is no time, or zero
     */
    static Duration time(String option, String text) {
        return Setting.duration(text)
                .filter(duration -> !duration.isZero())
                .orElseThrow(() -> RequestFailure.usage(
                        option + " is a time with its unit, such as 100ms or 1s, not \"" + text + "\"."));
    }

    private static <P> P made(Supplier<P> plan) {
        try {
            return plan.get();
        } catch (IllegalArgumentException impossible) {
            throw RequestFailure.usage(String.valueOf(impossible.getMessage()));
        }
    }
}
