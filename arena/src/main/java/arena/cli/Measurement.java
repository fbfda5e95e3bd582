package arena.cli;

import java.util.function.Supplier;

/** Does what {@code arena bench} measures, so that Ctrl-C ends it in order. */
final class Measurement {

    private Measurement() {}

    /** What is measured. */
    @FunctionalInterface
    interface Work<P> {
        /**
         * Measures and prints.
         *
         * @throws InterruptedException if it was stopped
         */
        void run(P plan) throws InterruptedException;
    }

    /**
     * Measures as planned and returns the exit code.
     *
     * @param plan made of what somebody typed; it throws {@link IllegalArgumentException} with a sentence if that is impossible
     */
    static <P> int of(Host host, Supplier<P> plan, Work<P> work) {
        P made = made(plan);
        return StopSignal.guarding(() -> {
            try {
                work.run(made);
                return CommandFailure.FINE;
            } catch (InterruptedException stopped) {
                host.err().println("Stopped; what is printed was measured until then.");
                return CommandFailure.STOPPED;
            }
        });
    }

    private static <P> P made(Supplier<P> plan) {
        try {
            return plan.get();
        } catch (IllegalArgumentException impossible) {
            throw CommandFailure.usage(String.valueOf(impossible.getMessage()));
        }
    }
}
