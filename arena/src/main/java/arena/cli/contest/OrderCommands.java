package arena.cli.contest;

import arena.app.contest.Referee;
import arena.cli.host.CommandEnvironment;
import java.util.function.Consumer;
import picocli.CommandLine.Command;

/** Orders to a contest that is being played, given from another terminal; it takes them within a second. */
final class OrderCommands {

    private OrderCommands() {}

    /** An order that is kept until the arena that plays the contest reads it. */
    private abstract static class Order extends RefereeCommand {

        private final Consumer<Referee> order;
        private final String words;

        /**
         * Creates the command.
         *
         * @param words a sentence for people about the effect
         */
        Order(CommandEnvironment host, Consumer<Referee> order, String words) {
            super(host);
            this.order = order;
            this.words = words;
        }

        @Override
        void decide(Referee referee, Consumer<String> out) {
            order.accept(referee);
            out.accept(words);
        }
    }

    /** {@code arena contest pause}. */
    @Command(
            name = "pause",
            mixinStandardHelpOptions = true,
            description = "Lets the running games end and begins no other until `resume`.")
    static final class Pause extends Order {
        Pause(CommandEnvironment host) {
            super(
                    host,
                    Referee::pause,
                    "The games pause: those that run are played to their end, and no other begins until"
                            + " `arena contest resume`.");
        }
    }

    /** {@code arena contest resume}. */
    @Command(name = "resume", mixinStandardHelpOptions = true, description = "Lets games begin again after `pause`.")
    static final class Resume extends Order {
        Resume(CommandEnvironment host) {
            super(
                    host,
                    Referee::resume,
                    "Games begin again, if `arena contest run` still waits for that; else give that command.");
        }
    }

    /** {@code arena contest drain}. */
    @Command(
            name = "drain",
            mixinStandardHelpOptions = true,
            description = "Lets the running games end; then `arena contest run` ends too, and can go on later.")
    static final class Drain extends Order {
        Drain(CommandEnvironment host) {
            super(
                    host,
                    Referee::drain,
                    "The running games are played to their end, then the contest stops; `arena contest run` goes"
                            + " on with it.");
        }
    }
}
